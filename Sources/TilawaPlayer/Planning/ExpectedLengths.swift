import TilawaCore

/// An estimate of the recitation time of a text without sound here.
struct ExpectedLengths {
  /// Returns the letters of several stretches of text; nil if they are not available.
  let texts: SessionPlanner.Texts?

  /// The usual seconds for a unit of `RecitedLength`. Measured over 560 ayat of three reciters: 0.15, 0.21 and 0.27.
  static let usualPace = 0.21
  /// The number of ayat sufficient for a reciter's pace.
  private static let sample = 40
  /// The assumed recited length of a word, including ends of ayat, for use without the letters.
  private static let ofWord = 5.0

  /// Returns the pace of a reciter's files here, else the usual one.
  func pace(of offer: ReciterOffer) throws -> Double {
    var spans: [WordRange] = []
    var seconds = 0.0
    for segment in offer.segments {
      guard case .text(let span) = segment.content, !segment.slice.file.isExpected else { continue }
      spans.append(span)
      seconds += Double(segment.slice.end - segment.slice.start) / Double(segment.slice.file.rate)
      if spans.count == ExpectedLengths.sample { break }
    }
    let total = try lengths(of: spans).reduce(0, +)
    return total > 0 && seconds > 0 ? min(2, max(0.05, seconds / total)) : ExpectedLengths.usualPace
  }

  /// Returns the expected length of each stretch in milliseconds, at least 1.
  func milliseconds(of spans: [WordRange], _ pace: Double) throws -> [Int] {
    try lengths(of: spans).map { max(1, Int($0 * pace * 1000)) }
  }

  private func lengths(of spans: [WordRange]) throws -> [Double] {
    guard let texts, !spans.isEmpty else { return spans.map { Double($0.count) * ExpectedLengths.ofWord } }
    return try texts(spans).map(RecitedLength.ofAyah)
  }
}
