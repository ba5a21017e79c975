import Glibc

/// A clock that lets a thread go as fast as sound: by the monotonic clock from a fixed beginning, so that no error adds
/// up.
struct PaceClock {
  private let rate: Int
  private var beginning: Int?
  private var frames = 0

  init(rate: Int) { self.rate = rate }

  /// Begins anew, so that time without sound does not count.
  mutating func restart() { beginning = nil }

  /// Sleeps for the length of `count` more frames.
  mutating func wait(playing count: Int) {
    let begun = beginning ?? Self.now()
    if beginning == nil {
      beginning = begun
      frames = 0
    }
    frames += count
    let due = begun + frames / rate * 1_000_000_000 + frames % rate * 1_000_000_000 / rate
    var time = timespec(tv_sec: due / 1_000_000_000, tv_nsec: due % 1_000_000_000)
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// The present time in nanoseconds.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
