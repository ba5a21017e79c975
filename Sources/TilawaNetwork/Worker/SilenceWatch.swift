/// A watch over a silent connection: less than the least speed for as long as the time limit.
struct SilenceWatch: Hashable, Sendable {
  private let timeouts: Duration
  private let enough: Int
  private var since: ContinuousClock.Instant
  private var received = 0

  init(_ timeouts: HTTPTimeouts, from start: ContinuousClock.Instant) {
    self.timeouts = timeouts.silence
    let seconds = Int(clamping: timeouts.silence.components.seconds)
    enough = max(1, seconds.multipliedReportingOverflow(by: timeouts.speed).partialValue)
    since = start
  }

  /// The end of the time limit, unless enough comes before.
  var deadline: ContinuousClock.Instant { since + timeouts }

  mutating func came(_ count: Int, at now: ContinuousClock.Instant) {
    received += count
    guard received >= enough else { return }
    received = 0
    since = now
  }
}
