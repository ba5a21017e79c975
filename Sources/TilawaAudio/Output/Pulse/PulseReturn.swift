/// The attempts to reach a lost server again, on a thread of their own, until success, the end of the session, or the
/// time limit.
struct PulseReturn: Sendable {
  let player: LoopGuarded<PulsePlayer>
  let timeout: Duration
  /// The bell for the end of the session.
  let closing: Bell

  private static let longestPause = Duration.seconds(2)

  func run() {
    let end = SuspendingClock.now + timeout
    var pause = Duration.zero
    while closing.isSilent(for: pause) {
      let failure: AudioError
      do throws(AudioError) {
        return try player.locked { player throws(AudioError) in try player?.comeBack() }
      } catch {
        failure = error
      }
      let left = end - SuspendingClock.now
      guard left > .zero else { return giveUp(after: failure) }
      pause = min(max(pause * 2, .milliseconds(100)), PulseReturn.longestPause, left)
    }
  }

  private func giveUp(after failure: AudioError) {
    let error = AudioError(
      .noServer, AudioSentences.cannotPlayOn,
      AudioSentences.serverStaysAway(time: "\(timeout)", error: failure.sentence))
    try? player.locked { player throws(AudioError) in player?.giveUp(error) }
  }
}
