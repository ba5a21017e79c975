import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaStore

struct AnnotateReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Draw a recording with its boundaries, how sure each is, and what to look at.",
    discussion: """
      A picture (-o), row below row, or the figures (--json); without either a few lines. Bars below the sound are as high as \
      a suggestion is sure; what is flagged is named with its reasons at the end.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to make; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(help: ArgumentHelp("Pixels of the picture's width, 400 to 8000.", valueName: "n"))
  var width = 1600

  @Option(help: "The picture's colours.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions

  mutating func validate() throws {
    guard (400...8000).contains(width) else { throw ValidationError("--width \(width): it may be 400 to 8000") }
    if target.report.json, output?.target == .standardOutput {
      throw ValidationError("-o \(output?.kind == .png ? "png:-" : "-") and --json both want standard output")
    }
    if output?.target == .standardOutput, output?.kind == .png, Terminal.isTerminal(1) {
      throw ValidationError("a terminal cannot show a PNG: name a file")
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
