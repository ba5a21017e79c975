/// Says when too little comes: less than so many bytes a second for as long as is waited.
struct SilenceWatch: Hashable, Sendable {
  private let patience: Duration
  private let enough: Int
  private var since: ContinuousClock.Instant
  private var received = 0

  init(_ patience: HTTPClient.Patience, from start: ContinuousClock.Instant) {
    self.patience = patience.silence
    let seconds = Int(clamping: patience.silence.components.seconds)
    enough = max(1, seconds.multipliedReportingOverflow(by: patience.speed).partialValue)
    since = start
  }

  /// When it is too long, unless enough comes until then.
  var deadline: ContinuousClock.Instant { since + patience }

  mutating func came(_ count: Int, at now: ContinuousClock.Instant) {
    received += count
    guard received >= enough else { return }
    received = 0
    since = now
  }
}
