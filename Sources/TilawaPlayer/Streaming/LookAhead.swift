import TilawaCore

/// The choice of files to fetch now, in the order of hearing.
enum LookAhead {
  /// The least number of units ahead of the present one; `leastSeconds` must be reached too.
  private static let leastUnits = 3
  /// The least time of sound ahead, in seconds.
  private static let leastSeconds = 30
  /// The largest number of units ahead.
  private static let mostUnits = 12
  /// The largest number of segments examined, because repeats may never end.
  private static let mostSegments = 1000

  /// Returns the paths of the files to fetch.
  ///
  /// - Parameters:
  ///   - walk: the segments from the listener's position.
  ///   - rate: the frames a second of the output.
  ///   - speed: the speed of the session.
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
