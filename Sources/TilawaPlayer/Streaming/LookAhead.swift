import TilawaCore

/// The choice of files to fetch now, in the order of hearing.
enum LookAhead {
  /// The least number of units ahead of the present one; `leastSeconds` must be reached too.
  private static let leastUnits = 3
  /// and at least so much sound,
  private static let leastSeconds = 30
  /// but no more units than these.
  private static let mostUnits = 12
  /// Repeats that never end are not walked for ever.
  private static let mostSegments = 1000

  /// - Parameter walk: from where the listener is.
  static func paths(in walk: SegmentWalk, rate: Int, speed: Speed) -> [String] {
    var walk = walk
    var paths: [String] = []
    var seen: Set<String> = []
    var items: Set<Int> = []
    var frames = 0
    for _ in 0..<mostSegments {
      guard let segment = walk.next() else { break }
      guard case .sound(let slices) = segment.content else { continue }
      if !items.contains(segment.step.item) {
        let isEnough = items.count > leastUnits && frames >= leastSeconds * rate
        if isEnough || items.count > mostUnits { break }
        items.insert(segment.step.item)
      }
      for slice in slices {
        frames += slice.frames(at: rate, speed: speed)
        if slice.file.isExpected, seen.insert(slice.file.path).inserted { paths.append(slice.file.path) }
      }
    }
    return paths
  }
}
