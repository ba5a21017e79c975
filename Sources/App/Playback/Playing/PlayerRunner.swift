package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaIntake
package import TilawaPlayer

/// Runs a player: passes its events on, obeys the requests to end, and returns how it ended.
package struct PlayerRunner {
  package let player: Player
  /// The state of the session, visible to all other services.
  package var nowPlaying = NowPlaying()
  package let interface: any UserInterface
  /// The line on standard output for each event, in order; nil for an event without one.
  package let tell: @Sendable (PlayerEvent) -> String?
  /// Prints one line about a problem during the session.
  package var warn: @Sendable (Sentence) -> Void = { _ in }
  /// Called several times a second while a file is written; nil if nobody watches.
  package var show: (@Sendable (Player.Progress) -> Void)?
  package let interruption: any InterruptionSource
  /// The recorder of the session position; nil for sessions that cannot be resumed.
  package var recorder: ResumePointRecorder?
  /// Notes which downloads are heard.
  package var usage: DownloadUsage?

  private static let refresh = Duration.milliseconds(100)

  package init(
    player: Player, nowPlaying: NowPlaying = NowPlaying(), interface: any UserInterface,
    tell: @escaping @Sendable (PlayerEvent) -> String?, warn: @escaping @Sendable (Sentence) -> Void = { _ in },
    show: (@Sendable (Player.Progress) -> Void)? = nil, interruption: any InterruptionSource,
    recorder: ResumePointRecorder? = nil, usage: DownloadUsage? = nil
  ) {
    self.player = player
    self.nowPlaying = nowPlaying
    self.interface = interface
    self.tell = tell
    self.warn = warn
    self.show = show
    self.interruption = interruption
    self.recorder = recorder
    self.usage = usage
  }

  /// - Parameter ending: the fate of a file when a signal ends the session.
  package func run(whenInterrupted ending: Ending) async throws -> Playback.EndReason {
    let caught = Caught()
    interruption.hand { [player] code in
      Task { [player] in
        await caught.set(code)
        await player.stop(.interrupted, ending == .kept ? .complete : .discard)
      }
    }
    let telling = Task { [player, nowPlaying, interface, tell, warn] () -> Int32? in
      for await event in player.events {
        await nowPlaying.tell(event)
        if let words = EventLine.warning(event) { warn(words) }
        guard let line = tell(event), let failure = interface.attempt(line + "\n") else { continue }
        await player.stop(.interrupted)
        return failure
      }
      return nil
    }
    let showing = Task { [player, show] in
      while let show, !Task.isCancelled {
        if let progress = await player.progress { show(progress) }
        try? await Task.sleep(for: PlayerRunner.refresh)
      }
    }
    let keeping = Task { [player, recorder] in await recorder?.follow(player) }
    let using = Task { [player, usage] in await usage?.follow(player) }
    defer { withExtendedLifetime(interruption) {} }
    let result: Result<Playback.EndReason, any Error>
    do { result = .success(try await player.run(for: .listening)) } catch { result = .failure(error) }
    showing.cancel()
    keeping.cancel()
    using.cancel()
    await keeping.value
    await using.value
    await usage?.note(player.takeHeardFiles())
    if let position = await player.position { await recorder?.keep(position) }
    await showing.value
    if let code = await caught.code {
      // The reader of the events may have gone.
      await telling.finish(atMost: .seconds(2))
      throw Failure(silent: code)
    }
    if let failure = await telling.value { interface.leave(after: failure) }
    return try result.get()
  }

  /// The fate of a file when a signal ends the session.
  package enum Ending { case kept, discarded }
}

/// The signal that ended the session, if one did.
private actor Caught {
  private(set) var code: ExitCodes?
  func set(_ code: ExitCodes) { self.code = self.code ?? code }
}
