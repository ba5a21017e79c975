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

  /// The allowed names in words: "FILE.wav, FILE.flac or FILE.mp3".
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

  /// The typed options, as a request.
  private var request: PlayRequest {
    var request = session.request
    sound.add(to: &request)
    format.add(to: &request)
    return request
  }

  func run() async throws {
    guard let target else { return }
    let context = AppContext()
    var request = try context.complete(request, for: .render)
    request.replacesFiles = writing.force
    request.isForProgram = report.json
    let isShown = Terminal.isTerminal(2) && !report.json
    let rendering = Rendering(request, to: target.kind, at: target.path, in: context)
    defer { if isShown { ProgressBar.clear() } }
    let answer = try await rendering.run(
      waiting: { ref in
        guard isShown else { return }
        if let ref { Terminal.draw(Painted(LiveLine.waiting(for: ref)), on: 2) } else { Terminal.clear() }
      },
      progress: { length in
        guard isShown else { return nil }
        let bar = ProgressBar(total: length.frames, rate: length.rate)
        return { bar.show($0.at.frames, waiting: $0.waitingFor) }
      })
    answer.tell(report)
  }
}
