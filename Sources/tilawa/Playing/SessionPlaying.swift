import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

/// Plays one session as a command or a step of a script asks for it: settles what is missing, opens the sink, performs.
struct SessionPlaying {
  let request: PlayRequest
  let company: Company
  /// What it takes from the run of the script that it is a step of.
  let part: ScriptPart?

  /// - Parameter last: the session that goes on; nil for one that begins.
  func play(
    _ prepared: Preparation, after last: LastSession? = nil, volume: Int, speed: Speed
  ) async throws -> Playback.EndReason {
    var prepared = prepared
    try prepared.tell()
    guard prepared.session.hasSound else { try await playNothing(prepared) }
    try prepared.settleMissing(with: listener)
    let target = try request.target()
    let interruption =
      part?.interruption
      ?? .leaving(
        nothingOf: .sound, in: target.map { Disk.split($0.path).folder })
    await display.begin()
    guard try await fetchFirst(&prepared) else { return .stopped }
    if let last { prepared.goOn(with: last) }
    guard prepared.session.hasSound else { try await playNothing(prepared) }
    let sink = try await openSink(onto: target)
    let format = prepared.format(for: sink, request)
    let player = try Player(
      prepared.session, riwayah: prepared.riwayah, on: sink, format: format,
      with: Player.Options(
        from: prepared.position, limit: request.lastFrame(rate: format.rate), volume: volume, speed: speed,
        replaced: prepared.replaced),
      using: Player.Services(
        levels: try prepared.levels(request), words: display.showsWords ? prepared.words : nil,
        repair: prepared.repair.session, fetching: prepared.fetching, structure: prepared.structure))
    let recorder =
      request.isKept
      ? ResumePointRecorder(library: prepared.library, session: try prepared.remembered(volume: volume)) : nil
    await company.nowPlaying.enter(
      player, riwayah: prepared.riwayah, script: part?.script, step: part?.kind, trace: request.isKept ? .kept : .none)
    let reason: Playback.EndReason
    do {
      reason = try await perform(player, prepared, recorder, interruption, speed)
      await company.nowPlaying.leave(reason)
    } catch {
      // Whoever is told that a signal ended it is not told of an error.
      await company.nowPlaying.leave((error as? Failure)?.code.isSignal == true ? .interrupted : .error)
      await tellPlace(of: player, prepared, recorder)
      throw error
    }
    await tellPlace(of: player, prepared, recorder)
    if request.isKept { measureHeard(await player.session, prepared) }
    // Nobody could be had after all, of whom it was expected.
    let played = await player.session
    if !played.hasSound { throw prepared.nothingToHear(in: played) }
    return reason
  }

  /// Has a sample measured, in the background, of those who were heard and of whom it is not known how loud they are.
  private func measureHeard(_ session: Session, _ prepared: Preparation) {
    guard CommandContext().allowsBackground else { return }
    let heard = Set(session.units.compactMap { $0.source?.reciter }.filter { $0.kind == .reciter }.map(\.id))
    // It is a service: what goes wrong with it is no trouble of the session.
    let unknown =
      (try? prepared.library.loudness.sources(of: heard))?.filter { $0.loudness == nil }.map(\.reciter.id) ?? []
    if !unknown.isEmpty { _ = Background.run(["reciters", "measure"] + Set(unknown).sorted() + ["--background"]) }
  }

  private var display: Display { company.display }
  private var isForProgram: Bool { request.isForProgram == true }

  /// Where a screen has the terminal, nobody can be asked on it.
  private var listener: Preparation.Listener { isForProgram || company.isShown ? .absent : .here }

  /// Has what is heard first fetched; false where somebody stopped it before that was here.
  private func fetchFirst(_ prepared: inout Preparation) async throws -> Bool {
    let before = prepared
    let audience: Preparation.Audience = display.isForProgram ? .nobody : .display(display)
    let fetching = Task {
      var prepared = before
      try await prepared.fetchFirst(audience)
      return prepared
    }
    let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
    let fetched = Task {
      _ = await fetching.result
      continuation.yield(true)
    }
    let stopped = Task { [nowPlaying = company.nowPlaying] in
      await nowPlaying.untilStopped()
      continuation.yield(false)
    }
    defer { for task in [fetched, stopped] { task.cancel() } }
    guard await ends.first(where: { _ in true }) == true else {
      fetching.cancel()
      return false
    }
    prepared = try await fetching.value
    return true
  }

  private func perform(
    _ player: Player, _ prepared: Preparation, _ recorder: ResumePointRecorder?, _ interruption: Interruption,
    _ speed: Speed
  ) async throws -> Playback.EndReason {
    var tell: @Sendable (PlayerEvent) -> String? = { _ in nil }
    if display.isForProgram {
      let letters = SessionText(of: prepared).riwayah
      tell = { PlayerEventMessage($0, textRiwayah: letters).line }
    } else if display.tellsLines {
      tell = { EventLine.words($0) }
    }
    var warn: @Sendable (String) -> Void = { _ in }
    if !display.isForProgram { warn = { Terminal.complain($0) } }
    if part?.telling == .troubles {
      tell = { _ in nil }
    } else if !display.isForProgram, !display.isScreen {
      Terminal.say(headline(prepared, rate: player.format.rate, speed))
    }
    return try await Performance(
      player: player, nowPlaying: company.nowPlaying, tell: tell, warn: warn,
      interruption: interruption, recorder: recorder, usage: DownloadUsage(library: prepared.library)
    ).run(whenInterrupted: .kept)
  }

  /// Says where a session was left that can go on, unless whoever reads is a program; or why it cannot.
  private func tellPlace(of player: Player, _ prepared: Preparation, _ recorder: ResumePointRecorder?) async {
    if let failure = recorder?.failure { return Terminal.complain(failure.lineWithAdvice) }
    guard recorder != nil, !isForProgram, part?.telling != .troubles, let position = await player.position,
      let place = Counters.place(position, in: prepared.session.changed(by: position.changes))
    else { return }
    // Whoever hung up does not read it.
    _ = Terminal.attempt("stopped at \(place); go on with: tilawa play last\n")
  }

  private func openSink(onto target: OutputTarget?) async throws -> any AudioSink {
    do {
      return try await (part?.patience ?? .none).reach(company.nowPlaying) { () throws(AudioError) in
        try request.sink.open(request.encoding, onto: target)
      }
    } catch let error as AudioError {
      guard error.code == .noServer else { throw error }
      throw Failure(.unavailable, "\(error); to play without one: --output wav:FILE or --output null:realtime")
    }
  }

  /// Nothing in the session has audio: the events say so, and the line what to do about it.
  private func playNothing(_ prepared: Preparation) async throws -> Never {
    if isForProgram {
      let player = try Player(
        prepared.session, riwayah: prepared.riwayah, on: NullSink(pace: .unpaced),
        format: AudioFormat(rate: 44_100, channels: 1), with: Player.Options(replaced: prepared.replaced))
      let interruption = part?.interruption ?? .leaving(nothingOf: .sound, in: nil)
      let letters = SessionText(of: prepared).riwayah
      _ = try await Performance(
        player: player, nowPlaying: company.nowPlaying, tell: { PlayerEventMessage($0, textRiwayah: letters).line },
        interruption: interruption
      ).run(whenInterrupted: .kept)
    }
    if !isForProgram { for fallback in prepared.replaced { Terminal.complain(EventLine.words(fallback)) } }
    throw prepared.nothingToHear
  }

  private func headline(_ prepared: Preparation, rate: Int, _ speed: Speed) -> String {
    let totals = SessionTotals(prepared.session, rate: rate, speed: speed, from: prepared.position)
    let place = prepared.position.flatMap { Counters.place($0, in: prepared.session) }.map { " · from \($0)" } ?? ""
    let ranges = prepared.spec.ranges.map(\.description).joined(separator: " ")
    let about = prepared.session.isEstimate ? "about " : ""
    let length = totals.frames.map { about + Lengths.time(atLeastASecondOf: $0, rate: rate) } ?? "without end"
    let tempo = speed == .normal ? "" : " · \(speed)×"
    return "\(ranges) · \(prepared.riwayah.name) (\(prepared.riwayah.counting.rawValue)) · \(length)\(tempo)\(place)"
  }
}
