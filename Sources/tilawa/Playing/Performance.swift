import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer

/// Runs a player: passes its events on, obeys the signals, and says how it ended.
struct Performance {
  let player: Player
  /// Where everybody else sees it.
  var nowPlaying = NowPlaying()
  /// The line on standard output for each event, in order; nil for what need not be told.
  let tell: @Sendable (PlayerEvent) -> String?
  /// Takes one line about what goes wrong while it plays.
  var warn: @Sendable (String) -> Void = { _ in }
  /// Called some times a second while it makes a file; nil: nobody looks.
  var show: (@Sendable (Player.Progress) -> Void)?
  let interruption: Interruption
  /// Keeps the place; nil where nobody comes back to it.
  var recorder: ResumePointRecorder?
  /// Notes which downloads are heard.
  var usage: DownloadUsage?

  private static let refresh = Duration.milliseconds(100)

  /// - Parameter interrupted: what becomes of a file when a signal ends the session.
  func run(whenInterrupted ending: Ending) async throws -> Playback.EndReason {
    let caught = Caught()
    interruption.hand { [player] code in
      Task { [player] in
        await caught.set(code)
        await player.stop(.interrupted, ending == .kept ? .complete : .discard)
      }
    }
    let telling = Task { [player, nowPlaying, tell, warn] () -> Int32? in
      for await event in player.events {
        await nowPlaying.tell(event)
        if let words = EventLine.warning(event) { warn(words) }
        guard let line = tell(event), let failure = Terminal.attempt(line + "\n") else { continue }
        await player.stop(.interrupted)
        return failure
      }
      return nil
    }
    let showing = Task { [player, show] in
      while let show, !Task.isCancelled {
        if let progress = await player.progress { show(progress) }
        try? await Task.sleep(for: Performance.refresh)
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
      // Whoever reads it may have gone.
      await telling.finish(atMost: .seconds(2))
      throw Failure(code, "")
    }
    if let failure = await telling.value { Terminal.leave(after: failure) }
    return try result.get()
  }

  /// What becomes of a file when a signal ends the session.
  enum Ending { case kept, discarded }
}

/// The signal that ended the session, if one did.
private actor Caught {
  private(set) var code: ExitCodes?
  func set(_ code: ExitCodes) { self.code = self.code ?? code }
}
