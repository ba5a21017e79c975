import TilawaIntake
import AppBase
import TilawaAudio
package import TilawaCore
import TilawaPlayer
import TilawaStore

extension PlaySession {
  /// Decides about missing ayat, opens the sink, and plays.
  ///
  /// - Parameter last: the session that goes on; nil for one that begins.
  package func play(
    _ prepared: PreparedSession, after last: LastSession?, with services: PlaybackServices, as step: StepContext?
  ) async throws -> Playback.EndReason {
    var prepared = prepared
    let display = services.display
    let volume = request.volume ?? last?.volume ?? 100
    let speed = request.speed ?? last?.position.speed ?? .normal
    prepared.tell()
    guard prepared.session.hasSound else { try await playNothing(prepared, services.nowPlaying, step) }
    // Choose without a question where a screen has the terminal.
    try prepared.settleMissing(asking: !isForProgram && !display.hasTerminal)
    let target = try request.target(in: context)
    let interruption =
      step?.interruption ?? context.leavingNothing(of: .sound, in: target.map { Disk.split($0.path).folder })
    await display.begin()
    guard try await fetchFirst(&prepared, services) else { return .stopped }
    if let last { prepared.goOn(with: last) }
    guard prepared.session.hasSound else { try await playNothing(prepared, services.nowPlaying, step) }
    let sink = try await openSink(onto: target, services.nowPlaying, step)
    let format = prepared.format(for: sink, request)
    let player = try Player(
      prepared.session, riwayah: prepared.riwayah, on: sink, format: format,
      with: Player.Options(
        from: prepared.position, limit: request.lastFrame(rate: format.rate), volume: volume, speed: speed,
        replaced: prepared.replaced),
      using: Player.Services(
        levels: try prepared.levels(request),
        words: display.showsWords || services.isWatchable ? prepared.words : nil,
        repair: prepared.repair.session, fetching: prepared.fetching, structure: prepared.structure))
    let recorder =
      request.isKept
      ? ResumePointRecorder(library: prepared.library, session: prepared.remembered(volume: volume)) : nil
    await services.nowPlaying.enter(
      player, riwayah: prepared.riwayah, script: step?.script, step: step?.kind, trace: request.isKept ? .kept : .none)
    let reason: Playback.EndReason
    do {
      if step?.telling != .troubles, !display.isForProgram, !display.isScreen {
        context.interface.say(headline(prepared, rate: format.rate, speed))
      }
      reason = try await run(player, prepared, recorder, interruption, services, step)
      await services.nowPlaying.leave(reason)
    } catch {
      // A client that hears of a signal hears of no error.
      await services.nowPlaying.leave((error as? Failure)?.code.isSignal == true ? .interrupted : .error)
      await tellPlace(of: player, prepared, recorder, step)
      throw error
    }
    await tellPlace(of: player, prepared, recorder, step)
    if request.isKept { measureHeard(await player.session, prepared) }
    // The files that were expected could not be fetched after all.
    let played = await player.session
    if !played.hasSound { throw prepared.nothingToHear(in: played) }
    return reason
  }

  /// Starts a background measurement of a sample for each heard reciter of unknown loudness.
  private func measureHeard(_ session: Session, _ prepared: PreparedSession) {
    guard context.allowsBackground else { return }
    let heard = Set(session.units.compactMap { $0.source?.reciter }.filter { $0.kind == .reciter }.map(\.id))
    // Measure in the background; a failure there is no trouble of the session.
    let unknown =
      (try? prepared.library.loudness.sources(of: heard))?.filter { $0.loudness == nil }.map(\.reciter.id) ?? []
    if !unknown.isEmpty { _ = Background.run(["reciters", "measure"] + Set(unknown).sorted() + ["--background"]) }
  }

  var isForProgram: Bool { request.isForProgram == true }

  private func run(
    _ player: Player, _ prepared: PreparedSession, _ recorder: ResumePointRecorder?,
    _ interruption: any InterruptionSource, _ services: PlaybackServices, _ step: StepContext?
  ) async throws -> Playback.EndReason {
    let (display, interface) = (services.display, context.interface)
    var tell: @Sendable (PlayerEvent) -> String? = { _ in nil }
    if display.isForProgram {
      let letters = SessionText(of: prepared).riwayah
      tell = { PlayerEventMessage($0, textRiwayah: letters).line }
    } else if display.tellsLines {
      tell = { EventLine.words($0)?.text }
    }
    var warn: @Sendable (Sentence) -> Void = { _ in }
    if !display.isForProgram { warn = { interface.warn($0) } }
    if step?.telling == .troubles { tell = { _ in nil } }
    return try await PlayerRunner(
      player: player, nowPlaying: services.nowPlaying, interface: interface, tell: tell, warn: warn,
      interruption: interruption,
      recorder: recorder, usage: DownloadUsage(library: prepared.library)
    ).run(whenInterrupted: .kept)
  }
}
