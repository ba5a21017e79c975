import ArgumentParser
import CommandOptions
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaStore

struct AnnotateReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Draw a recording with its boundaries, their probability and the flags.",
    discussion: """
      The report is a picture (-o), numbers (--json), or else a few lines. In the picture, the bars below the sound show \
      how certain each suggestion is. Flagged suggestions and their flags are listed at the end.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(help: ArgumentHelp("The width of the picture in pixels, 400 to 8000.", valueName: "n"))
  var width = 1600

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions

  mutating func validate() throws {
    guard (400...8000).contains(width) else {
      throw ValidationError(RecordingCommandsSentences.widthOutOfRange(width: width, least: 400, most: 8000))
    }
    if target.report.json, output?.target == .standardOutput {
      throw ValidationError(
        RecordingCommandsSentences.outputAndJson(target: output?.kind == .png ? "png:-" : "-"))
    }
    if output?.target == .standardOutput, output?.kind == .png, Terminal.isTerminal(1) {
      throw ValidationError(RecordingCommandsSentences.noPngOnTerminal)
    }
  }

  func run() throws {
    let annotated = try target.open(for: .reading)
    var report = AnnotationReport(annotated, try annotated.annotation())
    if let output {
      let recording = annotated.recording
      let bar = ProgressBar(total: recording.file.frames, rate: recording.file.rate)
      let isShown = Terminal.isTerminal(2)
      defer { if isShown { ProgressBar.clear() } }
      let picture = try report.picture(width: width, in: annotated.library.folders) { if isShown { bar.show($0) } }
      try output.write(
        picture.drawing(width: width, theme: theme == .dark ? .dark : .light), writing, target.report)
      guard case .file(let path) = output.target else { return }
      report.pictureFile = .init(path: path, width: width, height: picture.height(width: width))
    }
    report.tell(target.report)
  }
}
