import TilawaCore

/// Restricts the second pass to places near the path of the first pass at about the same time.
struct SearchNeighbourhood {
  /// Some hops of the recording, and the places of the passage in which the path is meanwhile.
  struct Visit: Hashable {
    let hops: Range<Int>
    let places: ClosedRange<Double>
  }

  private let visits: [Visit]
  /// Half width in hops, of the recording and of the reference.
  private let reach: Int
  private let reference: SpeechFrames
  private let hopsInFrame: Double

  /// - Parameters:
  ///   - visits: the path of the first pass, in the order of the recording.
  ///   - reference: the frames of the second pass.
  init(_ visits: [Visit], reach: Int, _ reference: SpeechFrames) {
    (self.visits, self.reach, self.reference) = (visits, reach, reference)
    hopsInFrame = Double(reference.hops.reduce(0) { $0 + $1.count }) / Double(max(1, reference.count))
  }

  /// Returns the columns from and to which the path may go during some hops.
  func columns(_ hops: Range<Int>) -> ClosedRange<Int> {
    let first = visits.partitioningIndex { $0.hops.upperBound > hops.lowerBound - reach }
    let near = visits[first...].prefix { $0.hops.lowerBound < hops.upperBound + reach }
    let columns = Int((Double(reach) / hopsInFrame).rounded())
    let low = near.map(\.places.lowerBound).min() ?? 0
    let high = near.map(\.places.upperBound).max() ?? low
    return max(
      0, reference.frame(atPlace: low) - columns)...min(
        reference.count, reference.frame(atPlace: high) + columns)
  }
}
