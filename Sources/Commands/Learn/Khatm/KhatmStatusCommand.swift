import AppMushaf
import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaScreens
import TilawaStore

struct KhatmStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the progress: in all, by juz, this week, today's goal, and the days in a row.",
    discussion: """
      In the grid of ajza, · is nothing and ✓ is a complete juz. In the week, ✓ is a day with the goal met, ~ a day with \
      some reading, - a day without. For a picture, use -o FILE.svg or FILE.png.
      """)

  @OptionGroup var which: KhatmOptions

  @Flag(help: "Stay and update the progress while you read elsewhere; Ctrl-C ends it.")
  var watch = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if watch, output != nil { throw ValidationError(LearnCommandsSentences.watchDrawsNot) }
    if report.json, output?.target == .standardOutput {
      throw ValidationError(
        LearnCommandsSentences.outputAndJson(target: output?.kind == .png ? "png:-" : "-"))
    }
    if output?.target == .standardOutput, output?.kind == .png, Terminal.isTerminal(1) {
      throw ValidationError(LearnCommandsSentences.noPngOnTerminal)
    }
  }

  func run() throws {
    let context = AppContext()
    if watch { return try KhatmWatch(context: context, name: which.khatm, isJSON: report.json).run() }
    let reading = try context.readingReport(which.khatm)
    guard let output else {
      return report.json ? CommandAnswer(value: KhatmStatusValue(reading)).tell(report) : show(reading)
    }
    let drawing = KhatmPicture(reading).drawing(theme: theme == .dark ? .dark : .light)
    try output.write(drawing, writing, report)
    guard case .file(let path) = output.target else { return }
    CommandAnswer(
      [Sentence(verbatim: "\(path) · \(drawing.width) × \(drawing.height)")],
      PictureWritten(file: path, width: drawing.width, height: drawing.height)
    ).tell(report)
  }

  private func show(_ reading: ReadingReport) {
    let columns = Terminal.isTerminal(1) ? Terminal.columns : 80
    let palette = Palette.standardOutput
    for line in KhatmStatusText(report: reading, columns: columns).lines {
      Terminal.say(line.text(palette, columns: columns))
    }
  }
}
