import TilawaAudio
import TilawaCore
import TilawaPlayer

/// Runs a player: passes its events on, obeys the keyboard and the signals, and says how it ended.
struct Performance {
  let player: Player
  /// The line on standard output for each event, in order; nil for what need not be told.
  let tell: @Sendable (PlayerEvent) -> String?
  /// Takes one line about what goes wrong while it plays.
  var warn: @Sendable (String) -> Void = { _ in }
  /// Called some times a second while it plays; nil: nobody looks.
  var show: (@Sendable (Player.Progress) -> Void)?
  let interruption: Interruption
  /// Keeps the place; nil where nobody comes back to it.
  var keeper: PositionKeeper?

  private static let refresh = Duration.milliseconds(100)
  /// What a key changes; per cent of full amplitude.
  private static let volumeStep = 5

  /// - Parameter interrupted: what becomes of a file when a signal ends the session.
  func run(_ keyboard: Keyboard?, whenInterrupted ending: Ending) async throws -> Playback.EndReason {
    let caught = Caught()
    interruption.hand { [player] code in
      Task { [player] in
        await caught.set(code)
        await player.stop(.interrupted, ending == .kept ? .complete : .discard)
      }
    }
    let telling = Task { [player, tell, warn] () -> Int32? in
      for await event in player.events {
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
    let keeping = Task { [player, keeper] in await keeper?.follow(player) }
    let keys = Task { [player] in
      if let keyboard { for await key in keyboard.keys { await Performance.obey(key, player) } }
    }
    defer {
      keyboard?.close()
      keys.cancel()
      withExtendedLifetime(interruption) {}
    }
    let result: Result<Playback.EndReason, any Error>
    do { result = .success(try await player.run(for: .listening)) } catch { result = .failure(error) }
    showing.cancel()
    keeping.cancel()
    await keeping.value
    if let position = await player.position { await keeper?.keep(position) }
    await showing.value
    if let code = await caught.code {
      await Performance.wait(for: telling, atMost: .seconds(2))
      throw Failure(code, "")
    }
    if let failure = await telling.value { Terminal.leave(after: failure) }
    return try result.get()
  }

  /// Waits for what is still to be told, but no longer: whoever reads it may have gone.
  private static func wait(for telling: Task<Int32?, Never>, atMost patience: Duration) async {
    let (done, continuation) = AsyncStream.makeStream(of: Void.self)
    Task {
      _ = await telling.value
      continuation.finish()
    }
    Task {
      try? await Task.sleep(for: patience)
      continuation.finish()
    }
    for await _ in done {}
  }

  /// What becomes of a file when a signal ends the session.
  enum Ending { case kept, discarded }

  private static func obey(_ key: Keyboard.Key, _ player: Player) async {
    switch key {
    case .toggle: await player.toggle()
    case .next: await player.next()
    case .previous: await player.previous()
    case .slower: await player.changeSpeed { $0.slower }
    case .faster: await player.changeSpeed { $0.faster }
    case .louder: await player.changeVolume(byPercent: Performance.volumeStep)
    case .softer: await player.changeVolume(byPercent: -Performance.volumeStep)
    case .quit: await player.stop()
    case .discard, .yes: break
    }
  }
}

/// The signal that ended the session, if one did.
private actor Caught {
  private(set) var code: ExitCodes?
  func set(_ code: ExitCodes) { self.code = self.code ?? code }
}
