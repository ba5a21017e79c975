/// Finds the sound that nobody counted: what came while the process was stopped or the machine slept, when the server has
/// nowhere to put it and says nothing.
///
/// Times are of one clock that goes on in sleep. A source's own clock goes a little wrong, so only what lies around such
/// a break is compared, never the whole.
struct StallWatch {
  private let rate: Int
  /// The last turn, and what had come until then.
  private var last: (time: Duration, frames: Int)?
  /// The turn before a break, until it is known what came of it.
  private var before: (time: Duration, frames: Int)?
  /// When that is known: what the server had kept has come then.
  private var settled = Duration.zero

  /// Turns come so much later only if something held the thread up.
  private static let longest = Duration.seconds(3)
  private static let timeout = Duration.seconds(1)
  /// Less than this is the jitter of two clocks.
  private static let tolerated = Duration.milliseconds(500)

  init(rate: Int) { self.rate = rate }

  /// Nothing is expected to come; the next turn is a first one.
  mutating func rest() { (last, before) = (nil, nil) }

  /// One turn: `frames` have come or are known to be lost. Returns how many more should have.
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
