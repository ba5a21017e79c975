import TilawaCore

/// A shift of published timings by one amount, surah by surah.
struct TimingShift {
  /// The amount to add to the times.
  let time: Duration
  /// The number of chosen ayat.
  private(set) var count = 0
  /// All published timings after the shift, for the affected surahs.
  private(set) var published: [AyahTiming] = []
  /// The changed timings, by their origin.
  private(set) var changed: [String: [AyahTiming]] = [:]
  /// The timings that are no longer published.
  private(set) var gone: Set<AyahTiming> = []

  init(time: Duration) { self.time = time }

  /// Shifts some of the timings of one surah.
  ///
  /// - Parameters:
  ///   - chosen: the timings to shift.
  ///   - all: all published timings of the surah in files of this kind.
  ///   - origins: the origin of each timing, by the first word of its ayah.
  mutating func move(_ chosen: [AyahTiming], among all: [AyahTiming], from origins: [Int: String]) {
    count += chosen.count
    let moved = chosen.sorted { $0.span.start < $1.span.start }.shifted(by: time)
    let left = Set(moved.map(\.span))
    let lost = chosen.filter { !left.contains($0.span) }
    gone.formUnion(lost)
    let rest = all.filter { !lost.contains($0) }
    let after = rest.overlaid(with: moved)
    published += after
    let before = Set(all)
    for timing in after where !before.contains(timing) {
      let origin = origins[timing.span.start] ?? ""
      changed[left.contains(timing.span) ? name(of: origin) : origin, default: []].append(timing)
    }
  }

  /// Returns the origin with the total shift: "file.json +60 ms".
  private func name(of origin: String) -> String {
    var (name, sum) = (origin, time.milliseconds)
    let parts = origin.split(separator: " ")
    if parts.count >= 3, parts.last == "ms", let before = Int32(parts[parts.count - 2]) {
      name = parts.dropLast(2).joined(separator: " ")
      sum += Int(before)
    }
    return sum == 0 ? name : "\(name) \(sum > 0 ? "+" : "")\(sum) ms"
  }
}
