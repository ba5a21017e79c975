import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write what a session sounds like to a file, faster than it plays.")

  @OptionGroup(title: "What to hear") var session: SessionOptions

  @Option(name: [.customShort("o"), .long], help: "The file to make: \(endings).", completion: .file())
  var output: String

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard let target else { throw ValidationError("-o takes \(Self.endings), not \(output)") }
    do { try request.checkFormat(for: target.kind) } catch { throw ValidationError("\(error)") }
  }

  /// "FILE.wav, FILE.flac or FILE.mp3".
  private static let endings: String = {
    let all = FileSink.Kind.allCases.map { "FILE.\($0)" }
    return all.dropLast().joined(separator: ", ") + (all.last.map { " or \($0)" } ?? "")
  }()

  /// The kind of file, by a prefix as in `--output` or by the ending.
  private var target: (kind: FileSink.Kind, path: String)? {
    if case .file(let kind, let path)? = try? SinkChoice(parsing: output) { return (kind, path) }
    let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return FileSink.Kind(rawValue: ending).map { ($0, output) }
  }

  /// What was typed, as a request.
  private var request: PlayRequest {
    var request = session.request
    sound.add(to: &request)
    format.add(to: &request)
    return request
  }

  func run() async throws {
    guard let target else { return }
    let context = AppContext()
    let request = try context.complete(request, for: .render)
    var prepared = try PreparedSession(request, in: context)
    try prepared.tell()
    guard prepared.session.hasSound else { throw prepared.nothingToHear }
    try prepared.settleMissing(asking: !report.json)
    let file = try writing.target(target.path, report)
    let folder = Disk.split(file.path).folder
    Leftovers.remove(.sound, in: folder)
    let interruption = context.leavingNothing(of: .sound, in: folder)
    let isShown = Terminal.isTerminal(2) && !report.json
    try await prepared.fetchFirst { if isShown { Terminal.draw(Painted(LiveLine.waiting(for: $0)), on: 2) } }
    if isShown { Terminal.clear() }
    guard prepared.session.hasSound else {
      for fallback in prepared.replaced { Terminal.complain(EventLine.words(fallback)) }
      throw prepared.nothingToHear
    }
    let sink = FileSink(file, kind: target.kind, encoding: request.encoding)
    let format = prepared.format(for: sink, request)
    let totals = SessionTotals(prepared.session, rate: format.rate, speed: request.speed ?? .normal)
    let limit = request.lastFrame(rate: format.rate)
    guard let frames = [totals.frames, limit].compactMap(\.self).min() else {
      throw Failure(.usage, "a session that never ends cannot be rendered: limit it with --for")
    }
    let player = try Player(
      prepared.session, riwayah: prepared.riwayah, on: sink, format: format,
      with: Player.Options(
        limit: limit, volume: request.volume ?? 100, speed: request.speed ?? .normal, replaced: prepared.replaced),
      using: Player.Services(
        levels: try prepared.levels(request), repair: prepared.repair.session, fetching: prepared.fetching))
    try await perform(player, prepared, interruption, frames: frames)
    let made = await player.total?.frames ?? frames
    tell(prepared, path: target.path, format: format, frames: made, steps: totals.steps)
  }

  private func perform(
    _ player: Player, _ prepared: PreparedSession, _ interruption: any InterruptionSource, frames: Int
  ) async throws {
    let isShown = Terminal.isTerminal(2) && !report.json
    let bar = ProgressBar(total: frames, rate: player.format.rate)
    defer { if isShown { ProgressBar.clear() } }
    _ = try await PlayerRunner(
      player: player, interface: prepared.context.interface, tell: { _ in nil }, warn: Terminal.complain,
      show: { if isShown { bar.show($0.at.frames, waiting: $0.waitingFor) } },
      interruption: interruption, usage: DownloadUsage(library: prepared.library)
    ).run(whenInterrupted: .discarded)
  }

  private func tell(_ prepared: PreparedSession, path: String, format: AudioFormat, frames: Int, steps: Int?) {
    let length = OutputTime(frames: frames, rate: format.rate)
    guard report.json else {
      return Terminal.say(
        "\(path) · \(Lengths.time(length)) · \(format.rate) Hz · \(format.channels) ch · \(prepared.riwayah.name)")
    }
    Terminal.say(
      JSON.object([
        ("file", .string(path)), ("riwayah", .string(prepared.riwayah.rawValue)), ("rate", .int(format.rate)),
        ("channels", .int(format.channels)), ("frames", .int(frames)), ("seconds", .time(length)),
        ("steps", .optional(steps, JSON.int)), ("missing", .strings(prepared.session.missing.map(\.ref))),
      ]).text)
  }
}
