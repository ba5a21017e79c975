/// The times of the attempts to reach a lost server again: at once, then after 100 ms doubling to 2 s, until the time
/// limit.
struct CaptureReturn {
  private let end: SuspendingClock.Instant
  private let timeout: Duration
  private let first: AudioError
  private var next = SuspendingClock.now
  private var pause = Duration.zero

  private static let longestPause = Duration.seconds(2)

  init(_ failure: AudioError, timeout: Duration) {
    first = failure
    self.timeout = timeout
    end = SuspendingClock.now + timeout
  }

  var isDue: Bool { SuspendingClock.now >= next }

  /// Takes note of a failed attempt; returns the error if there will be no other attempt.
  mutating func failed(_ error: AudioError) -> AudioError? {
    let left = end - SuspendingClock.now
    guard left > .zero else {
      return AudioError(
        .noServer, first.action, AudioSentences.serverStaysAway(time: "\(timeout)", error: error.sentence))
    }
    pause = min(max(pause * 2, .milliseconds(100)), CaptureReturn.longestPause, left)
    next = SuspendingClock.now + pause
    return nil
  }
}
