import TilawaCore

/// Where a structure is looked at again: around the places at which a first way was about the same time.
struct StructureNeighbourhood {
  /// Some hops of the recording, and the places of the passage that the way has in them, in ayat and parts of their speech.
  struct Visit: Hashable {
    let hops: Range<Int>
    let places: ClosedRange<Double>
  }

  private let visits: [Visit]
  /// In hops of the recording and of the reference.
  private let reach: Int
  private let reference: SpokenFrames
  private let hopsInFrame: Double

  /// - Parameters:
  ///   - visits: in the order of the recording, all of it.
  ///   - reference: the frames that are looked at then.
  init(_ visits: [Visit], reach: Int, _ reference: SpokenFrames) {
    (self.visits, self.reach, self.reference) = (visits, reach, reference)
    hopsInFrame = Double(reference.hops.reduce(0) { $0 + $1.count }) / Double(max(1, reference.count))
  }

  /// The columns from which, and to which, the way may go about the time of these hops.
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
