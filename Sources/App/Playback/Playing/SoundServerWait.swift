import TilawaAudio
package import TilawaCore
package import TilawaPlayer

/// The wait for a sound server that does not answer yet, as before a login or right after the start of the machine.
package struct SoundServerWait: Sendable {
  private static let interval = Duration.milliseconds(500)

  /// A wait of no time: one attempt only.
  package static let none = SoundServerWait(limit: .zero)

  /// The time limit from the first attempt on. libpulse gives up an attempt that hangs after half a minute, possibly
  /// after the limit.
  package let limit: Duration

  package init(
    limit: Duration, tell: @escaping @Sendable (Sentence) -> Void = { _ in }
  ) {
    self.limit = limit
    self.tell = tell
  }
  /// Told once, before it waits.
  package var tell: @Sendable (Sentence) -> Void = { _ in }

  /// Makes the attempt until it succeeds, or fails for another reason, or the time is up, or a person stops the session.
  ///
  /// - Throws: `AudioError`, of the last attempt; where the task is cancelled.
  package func reach<Sound>(_ nowPlaying: NowPlaying, by attempt: () throws -> Sound) async throws -> Sound {
    let deadline = ContinuousClock.now + limit
    var isTold = false
    while true {
      do {
        return try attempt()
      } catch let error as AudioError {
        guard error.code == .noServer, ContinuousClock.now < deadline, await !nowPlaying.isStopped else { throw error }
        if !isTold {
          tell(
            PlaybackSentences.waitingForServer(
              reason: error.sentence, limit: limit.timeArgument))
        }
        isTold = true
      }
      try await Task.sleep(for: SoundServerWait.interval)
    }
  }
}

extension Duration {
  /// The duration as it is typed: `5m`.
  package var timeArgument: String { TimeLength(seconds: Int(components.seconds)).text }
}
