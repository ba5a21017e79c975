import ArgumentParser
import CommandOptions
import AppBase
import AppPlayback
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write the sound of a session to a file, or to a file for each ayah.",
    discussion: """
      With --split, FILE is a folder. Each ayah becomes a file SSSAAA.mp3, as players of the Quran on phones expect; the \
      basmalah before a surah becomes SSS000.mp3. Each page becomes page-PPP.mp3, with the ayat that begin on it. The \
      files have tags, a cover and chapters.
      """)

  @OptionGroup(title: "What to hear") var session: SessionOptions

  @Option(
    name: [.customShort("o"), .long], help: "The file to write: \(endings); with --split a folder.", completion: .file()
  )
  var output: String

  @OptionGroup(title: "Files for each ayah or page") var splitting: SplittingOptions

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if splitting.split == nil, let unused = splitting.firstGiven {
      throw ValidationError(ListenCommandsSentences.needsSplit(option: unused))
    }
    guard let target else { throw ValidationError(fault) }
    do { try request.checkFormat(for: target.kind) } catch { throw ValidationError("\(error)") }
  }

  /// The allowed names for the help: "FILE.wav, FILE.flac or FILE.mp3".
  private static let endings: String = {
    let all = FileSink.Kind.allCases.map { "FILE.\($0)" }
    return all.dropLast().joined(separator: ", ") + (all.last.map { " or \($0)" } ?? "")
  }()

  /// The sentence about an output that names no kind of file.
  private var fault: Sentence {
    let all = FileSink.Kind.allCases.map { "FILE.\($0)" }
    return ListenCommandsSentences.outputTakes(
      names: all.dropLast().listed, last: all.last ?? "", output: output)
  }

  /// The kind of file, by a prefix as in `--output` or by the ending; of a split session by `--format`.
  private var target: (kind: FileSink.Kind, path: String)? {
    let isFolder = splitting.split != nil
    if case .file(let kind, let path)? = try? SinkChoice(parsing: output), !isFolder || path != output {
      return (kind, path)
    }
    return isFolder ? (splitting.format ?? .mp3, output) : FileSink.Kind(endingOf: output).map { ($0, output) }
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
    if splitting.split != nil {
      // Files of pages are those of the print that is named.
      let parser = RangeParser(structure: try context.quran().structure, riwayah: try context.riwayah(request.riwayah))
      context.choose(parser.print(namedIn: request.ranges))
    }
    if let unit = splitting.split { request = try request.split(by: unit, typed: self.request) }
    request.replacesFiles = writing.force
    request.isForProgram = report.json
    defer { if isShown { ProgressBar.clear() } }
    let answer: CommandAnswer
    if let unit = splitting.split {
      let rendering = SplitRendering(
        request, splitting.options(unit, target.kind), to: target.path, in: context)
      answer = try await rendering.run(
        waiting: tell(waitingFor:),
        progress: { length in
          guard let bar = bar(length) else { return nil }
          return { bar.show($0, waiting: $1) }
        })
    } else {
      let rendering = Rendering(request, to: target.kind, at: target.path, in: context)
      answer = try await rendering.run(
        waiting: tell(waitingFor:),
        progress: { length in
          guard let bar = bar(length) else { return nil }
          return { bar.show($0.at.frames, waiting: $0.waitingFor) }
        })
    }
    if isShown { ProgressBar.clear() }
    answer.tell(report)
  }

  // MARK: - Progress

  private var isShown: Bool { Terminal.isTerminal(2) && !report.json }

  private func tell(waitingFor ref: String?) {
    guard isShown else { return }
    if let ref { Terminal.draw(Painted(LiveLine.waiting(for: ref)), on: 2) } else { Terminal.clear() }
  }

  private func bar(_ length: OutputTime) -> ProgressBar? {
    isShown ? ProgressBar(total: length.frames, rate: length.rate) : nil
  }
}
