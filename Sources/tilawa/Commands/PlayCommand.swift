import ArgumentParser
import TilawaAudio
import TilawaCore
import TilawaPlayer

struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play ranges, with repeats, gaps and what leads in and out.",
    discussion: """
      Keys on a terminal: space pause · n or → next ayah · p or ← previous ayah · [ slower · ] faster · q quit
      """)

  @OptionGroup(title: "What to hear") var session: SessionOptions

  @Option(
    help: ArgumentHelp(
      "Where the sound goes: \(SinkChoice.kinds.joined(separator: ", ")). (default: pulse)", valueName: "sink"),
    completion: .sinks, transform: SinkArgument.parse)
  var output = SinkArgument.standard

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    var prepared = try Preparation(session)
    try prepared.tell()
    guard prepared.session.hasSound else { return try await playNothing(prepared) }
    try prepared.settleMissing(with: report.json ? .absent : .here)
    let sink = try openSink()
    let format = prepared.format(for: sink, self.format)
    let player = try Player(
      prepared.session, riwayah: prepared.riwayah, on: sink, format: format,
      limit: sound.limit(rate: format.rate), volume: sound.volume, speed: sound.speed, repair: prepared.repair.session)
    _ = try await perform(player, prepared)
  }

  private func perform(_ player: Player, _ prepared: Preparation) async throws -> Playback.EndReason {
    if report.json {
      return try await Performance(player: player, tell: { EventLine.json($0).text })
        .run(nil, whenInterrupted: .kept)
    }
    Terminal.say(headline(prepared, rate: player.format.rate))
    guard Terminal.isTerminal(1) else {
      return try await Performance(player: player, tell: { EventLine.words($0) }, warn: Terminal.complain)
        .run(nil, whenInterrupted: .kept)
    }
    let line = LiveLine(session: prepared.session, riwayah: prepared.riwayah, quran: prepared.quran)
    let screen = Screen(line)
    defer { LiveLine.clear() }
    return try await Performance(
      player: player, tell: { _ in nil }, warn: { screen.warn($0) }, show: { screen.show($0) }
    )
    .run(Keyboard(), whenInterrupted: .kept)
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
      _ = try await Performance(player: player, tell: { EventLine.json($0).text })
        .run(nil, whenInterrupted: .kept)
    }
    throw prepared.nothingToHear
  }

  private func headline(_ prepared: Preparation, rate: Int) -> String {
    let totals = SessionTotals(prepared.session, rate: rate, speed: sound.speed)
    let ranges = prepared.spec.ranges.map(\.description).joined(separator: " ")
    let length = totals.frames.map { LiveLine.clock(OutputTime(frames: $0, rate: rate)) } ?? "without end"
    let speed = sound.speed == .normal ? "" : " · \(sound.speed)×"
    return "\(ranges) · \(prepared.riwayah.name) (\(prepared.riwayah.counting.rawValue)) · \(length)\(speed)"
  }
}
