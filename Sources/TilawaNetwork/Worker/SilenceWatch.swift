/// Says when too little comes: less than so many bytes a second for as long as is waited.
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

  /// When it is too long, unless enough comes until then.
  var deadline: ContinuousClock.Instant { since + timeouts }

  mutating func came(_ count: Int, at now: ContinuousClock.Instant) {
    received += count
    guard received >= enough else { return }
    received = 0
    since = now
  }
}
