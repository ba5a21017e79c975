import ArgumentParser
import TilawaAudio
import TilawaCore
import TilawaPlayer

struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play ranges, with repeats, gaps and what leads in and out.",
    discussion: """
      `play last` goes on where the last session was left.

      Keys on a terminal: space pause · n or → next ayah · p or ← previous ayah · [ slower · ] faster · + or ↑ louder · \
      - or ↓ softer · q quit
      """)

  @OptionGroup(title: "What to hear") var session: SessionOptions

  @Option(
    help: ArgumentHelp(
      "Where the sound goes: \(SinkChoice.kinds.joined(separator: ", ")). (default: pulse)", valueName: "sink"),
    transform: SinkArgument.parse)
  var output = SinkArgument.standard

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Format") var format: FormatOptions
  @Flag(help: "Do not remember where the session is left: play last goes on with the one before.")
  var noSave = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if case .file(let kind, _) = output.choice { try format.check(for: kind) }
  }

  func run() async throws {
    guard session.ranges == ["last"] else {
      return try await play(Preparation(session), volume: sound.volume, speed: sound.speed)
    }
    let options = try LastOptions.read(CommandLine.arguments.dropFirst(2))
    let (prepared, last) = try Preparation.ofLastSession()
    try await play(
      prepared, volume: options.volume ?? last.volume, speed: options.speed ?? last.position.speed)
  }

  private func play(_ prepared: Preparation, volume: Int, speed: Speed) async throws {
    var prepared = prepared
    try prepared.tell()
    guard prepared.session.hasSound else { return try await playNothing(prepared) }
    try prepared.settleMissing(with: report.json ? .absent : .here)
    let sink = try openSink()
    let format = prepared.format(for: sink, self.format)
    let interruption = Interruption.leaving(nothingOf: .sound, in: output.folder)
    let player = try Player(
      prepared.session, riwayah: prepared.riwayah, on: sink, format: format, from: prepared.position,
      limit: sound.limit(rate: format.rate), volume: volume, speed: speed,
      levels: try prepared.levels(sound), repair: prepared.repair.session)
    let isForSomebody = sink.pace == .realTime && !noSave
    let keeper =
      isForSomebody
      ? PositionKeeper(library: prepared.library, session: try prepared.remembered(volume: volume)) : nil
    do {
      try await perform(player, prepared, keeper, interruption, speed)
    } catch {
      await tellPlace(of: player, prepared, keeper)
      throw error
    }
    await tellPlace(of: player, prepared, keeper)
  }

  private func perform(
    _ player: Player, _ prepared: Preparation, _ keeper: PositionKeeper?, _ interruption: Interruption, _ speed: Speed
  ) async throws {
    func performance(
      tell: @escaping @Sendable (PlayerEvent) -> String?, warn: @escaping @Sendable (String) -> Void = { _ in },
      show: (@Sendable (Player.Progress) -> Void)? = nil
    ) -> Performance {
      Performance(player: player, tell: tell, warn: warn, show: show, interruption: interruption, keeper: keeper)
    }
    if report.json {
      _ = try await performance(tell: { EventLine.json($0).text }).run(nil, whenInterrupted: .kept)
      return
    }
    Terminal.say(headline(prepared, rate: player.format.rate, speed))
    guard Terminal.isTerminal(1) else {
      _ = try await performance(tell: { EventLine.words($0) }, warn: Terminal.complain)
        .run(nil, whenInterrupted: .kept)
      return
    }
    let line = LiveLine(session: prepared.session, riwayah: prepared.riwayah, quran: prepared.quran)
    let screen = Screen(line)
    defer { LiveLine.clear() }
    _ = try await performance(tell: { EventLine.notice($0) }, warn: { screen.warn($0) }, show: { screen.show($0) })
      .run(Keyboard(), whenInterrupted: .kept)
  }

  /// Says where a session was left that can go on, unless whoever reads is a program; or why it cannot.
  private func tellPlace(of player: Player, _ prepared: Preparation, _ keeper: PositionKeeper?) async {
    if let failure = keeper?.failure { return Terminal.complain("\(failure)") }
    guard keeper != nil, !report.json, let position = await player.position,
      let place = Counters.place(position, in: prepared.session)
    else { return }
    // Whoever hung up does not read it.
    _ = Terminal.attempt("stopped at \(place); go on with: tilawa play last\n")
  }

  private func openSink() throws -> any AudioSink {
    do throws(AudioError) {
      return try output.sink(format)
    } catch {
      guard error.code == .noServer else { throw error }
      throw Failure(.unavailable, "\(error); to play without one: --output wav:FILE or --output null:realtime")
    }
  }

  /// Nothing in the session has audio: the events say so, and the line what to do about it.
  private func playNothing(_ prepared: Preparation) async throws {
    if report.json {
      let player = try Player(
        prepared.session, riwayah: prepared.riwayah, on: NullSink(pace: .unpaced),
        format: AudioFormat(rate: 44_100, channels: 1))
      let interruption = Interruption.leaving(nothingOf: .sound, in: nil)
      _ = try await Performance(
        player: player, tell: { EventLine.json($0).text }, interruption: interruption
      ).run(nil, whenInterrupted: .kept)
    }
    throw prepared.nothingToHear
  }

  private func headline(_ prepared: Preparation, rate: Int, _ speed: Speed) -> String {
    let totals = SessionTotals(prepared.session, rate: rate, speed: speed, from: prepared.position)
    let place = prepared.position.flatMap { Counters.place($0, in: prepared.session) }.map { " · from \($0)" } ?? ""
    let ranges = prepared.spec.ranges.map(\.description).joined(separator: " ")
    let length = totals.frames.map { LiveLine.clock(OutputTime(frames: $0, rate: rate)) } ?? "without end"
    let tempo = speed == .normal ? "" : " · \(speed)×"
    return "\(ranges) · \(prepared.riwayah.name) (\(prepared.riwayah.counting.rawValue)) · \(length)\(tempo)\(place)"
  }
}
