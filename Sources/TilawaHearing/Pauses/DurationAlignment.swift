import Glibc

/// Aligns a passage of known ayat with the speech between pauses by durations alone: tells after which pause each ayah begins.
///
/// The likelihood of an alignment is that of the duration of each ayah, given the length of its text, and of each pause as the
/// end of an ayah. Ayat may follow each other without a pause, and speech before and after the passage is skipped. The result is
/// the Viterbi path; its confidences are posteriors of the forward–backward algorithm.
struct DurationAlignment {
  /// A pause with which an ayah begins.
  struct Place: Hashable {
    /// The pause, from 0; −1 for the beginning of the recording, the number of pauses for its end.
    let pause: Int
    /// The ayah that begins here, from 0; the number of ayat after the last one.
    let ayah: Int
    /// The posterior probability that this ayah begins here.
    let probability: Double
  }

  /// The paces that are possible, in hops a letter.
  private static let possiblePaces = 4.0...150.0

  private let lengths: TextLengths
  /// The log odds that an ayah ends at each place.
  private let evidence: [Double]
  private let spoken: SpeechDurations

  /// - Parameters:
  ///   - passage: the ayat, in order.
  ///   - speech: the hops of speech between pauses.
  ///   - odds: the odds of each pause that an ayah ends there.
  init(_ passage: [ExpectedAyah], speech: [Int], odds: [Double]) {
    lengths = TextLengths(passage)
    spoken = SpeechDurations(speech)
    evidence = [0] + odds.map { log(min(1e9, max(1e-9, $0))) } + [0]
  }

  /// Returns the most likely places, in order, from the beginning of the first ayah to the end of the last; empty where nothing
  /// fits.
  ///
  /// The pace is unknown at first. It is searched iteratively from several initial values, each of which leaves more of the
  /// speech outside the passage.
  func places() -> [Place] {
    guard let total = spoken.sums.last, total > 0 else { return [] }
    let usual = Double(total) / lengths.total
    var tried: [Double] = []
    var best: (score: Double, pace: Double)?
    for share in [1, 0.85, 0.7, 0.55, 0.4] {
      var pace = usual * share
      for _ in 0..<4 where !tried.contains(where: { abs(pace / $0 - 1) < 0.02 }) {
        tried.append(pace)
        guard DurationAlignment.possiblePaces.contains(pace) else { break }
        guard let path = DurationLattice(lengths, spoken, evidence, pace: pace).best() else { break }
        if path.score > best?.score ?? -.infinity { best = (path.score, pace) }
        pace = self.pace(of: path.places)
      }
    }
    guard let best else { return [] }
    let lattice = DurationLattice(lengths, spoken, evidence, pace: best.pace)
    return lattice.best().map { path in
      zip(path.places, lattice.probabilities(along: path.places)).map { place, probability in
        Place(pause: place.place - 1, ayah: place.ayah, probability: probability)
      }
    } ?? []
  }

  /// Returns the median pace of the ayat that were found, in hops of speech for a unit of text.
  private func pace(of places: [DurationLattice.Step]) -> Double {
    let paces = zip(places, places.dropFirst()).filter { $0.place < $1.place }.map { from, to in
      Double(spoken.hops(from.place, to.place)) / lengths.sum(from.ayah, to.ayah)
    }.sorted()
    return paces[paces.count / 2]
  }
}
