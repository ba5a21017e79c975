/// A sample of a source for measuring its loudness before all of it can be measured: a minute, evenly spread.
public struct LoudnessSample: Hashable, Sendable {
  /// The pieces, in the order of the source.
  public let pieces: [AudioSlice]
  /// The extent of the pieces: the whole source, or a sample of it.
  public let extent: Loudness.Extent

  /// Makes a sample of a source; the whole source where it is not longer than a minute.
  ///
  /// The pieces are spread evenly over the time and not over the ayat, because short ayat are not more important. A
  /// piece never leaves its slice.
  ///
  /// - Parameter slices: the parts of the source that are heard, one for each ayah.
  public init(of slices: [AudioSlice]) {
    let ends = slices.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.seconds) }.dropFirst()
    let total = ends.last ?? 0
    guard total > Double(LoudnessSample.count) * LoudnessSample.length else {
      pieces = slices
      extent = .whole
      return
    }
    var chosen: [Int: [Double]] = [:]
    for number in 0..<LoudnessSample.count {
      let place = (Double(number) + 0.5) / Double(LoudnessSample.count) * total
      let index = min(ends.partitioningIndex { $0 > place } - ends.startIndex, slices.count - 1)
      chosen[index, default: []].append(place - (ends[ends.startIndex + index] - slices[index].seconds))
    }
    for index in LoudnessSample.missing(in: chosen.keys, of: slices.count) {
      chosen[index] = [slices[index].seconds / 2]
    }
    pieces = chosen.sorted { $0.key < $1.key }.flatMap { index, places in
      places.map { slices[index].piece(around: $0, seconds: LoudnessSample.length) }
    }
    extent = .sampled
  }

  private static let count = 60
  /// The length of a piece, in seconds.
  private static let length = 1.0
  private static let fewestAyat = 20

  /// Returns further ayat to measure where a few long ones took most of the pieces. They are evenly spread among all.
  private static func missing(in chosen: some Collection<Int>, of count: Int) -> [Int] {
    let wanted = min(fewestAyat, count) - chosen.count
    guard wanted > 0 else { return [] }
    let others = (0..<count).filter { !chosen.contains($0) }
    return (0..<wanted).map { others[$0 * others.count / wanted] }
  }
}

extension AudioSlice {
  fileprivate var seconds: Double { Double(end - start) / Double(file.rate) }

  /// Returns a piece of the slice of at most `seconds`, as near to `place` as the slice allows.
  fileprivate func piece(around place: Double, seconds: Double) -> AudioSlice {
    let length = min(end - start, max(1, Int(seconds * Double(file.rate))))
    let first = start + Int(place * Double(file.rate)) - length / 2
    let begin = min(max(first, start), end - length)
    return AudioSlice(file: file, start: begin, end: begin + length)
  }
}
