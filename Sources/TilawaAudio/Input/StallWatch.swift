/// A watch for uncounted lost sound. While the process was stopped or the machine slept, a server with a full buffer
/// drops sound without a message.
///
/// Times are of one clock that includes sleep. A source's own clock is not exact, so only the time around such a break
/// is compared, never the whole.
struct StallWatch {
  private let rate: Int
  /// The time of the last turn, and the number of frames until then.
  private var last: (time: Duration, frames: Int)?
  /// The turn before a break, until the missing frames are known.
  private var before: (time: Duration, frames: Int)?
  /// The time at which the missing frames can be counted: the frames in the server's buffer have come by then.
  private var settled = Duration.zero

  /// The longest time between turns; a longer one means that the thread was stopped.
  private static let longest = Duration.seconds(3)
  private static let timeout = Duration.seconds(1)
  /// The tolerated difference, from the jitter of two clocks.
  private static let tolerated = Duration.milliseconds(500)

  init(rate: Int) { self.rate = rate }

  /// Takes note that no frames are expected; the next turn is a first one.
  mutating func rest() { (last, before) = (nil, nil) }

  /// Takes a turn: `frames` have come or are known to be lost. Returns the number of missing frames; nil for none.
  mutating func turn(at now: Duration, frames: Int) -> Int? {
    if let last, now - last.time > StallWatch.longest {
      before = before ?? last
      settled = now + StallWatch.timeout
    }
    last = (now, frames)
    guard let start = before, now >= settled else { return nil }
    before = nil
    let missing = (now - start.time) - .seconds(Double(frames - start.frames) / Double(rate))
    return missing > StallWatch.tolerated ? Int(missing / .seconds(1) * Double(rate)) : nil
  }
}
