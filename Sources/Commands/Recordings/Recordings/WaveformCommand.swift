import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaPlayer
import TilawaStore
import TilawaTerminal

struct WaveformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waveform", abstract: "Show the waveform of a recording with its labels.",
    discussion: """
      On the terminal, as a picture (-o), or as numbers (--json). Suggested boundaries are dashed.
      """)

  @Argument(
    help: ArgumentHelp("The recording: its id, its title, or `last`.", valueName: "recording"), completion: .recordings)
  var recording: String

  @Option(help: ArgumentHelp("Where to begin: 62.5, 1:02.5, 500ms. Default: the start.", valueName: "time"))
  var from: String?

  @Option(help: ArgumentHelp("Where to end. Default: the end.", valueName: "time"))
  var to: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(
    help: ArgumentHelp(
      "The width: pixels of a picture (default 1600), columns of a line (default: the terminal's, else 80), or columns with --json (default 1000).",
      valueName: "n"))
  var width: Int?

  @Option(
    help: ArgumentHelp("The height: pixels of a picture (default 320) or rows of a line (default 4).", valueName: "n"))
  var height: Int?

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  private static let pictureWidths = 200...16_384
  private static let pictureHeights = 200...2000
  private static let lineWidths = 20...16_384
  private static let numbers = 1...100_000
  private static let lineHeights = 1...50

  mutating func validate() throws {
    let widths = output != nil ? Self.pictureWidths : report.json ? Self.numbers : Self.lineWidths
    let heights = output != nil ? Self.pictureHeights : Self.lineHeights
    if let width, !widths.contains(width) {
      throw ValidationError(
        RecordingCommandsSentences.widthOutOfRange(width: width, least: widths.lowerBound, most: widths.upperBound))
    }
    if let height, !heights.contains(height) {
      throw ValidationError(
        RecordingCommandsSentences.heightOutOfRange(height: height, least: heights.lowerBound, most: heights.upperBound)
      )
    }
    if report.json, output?.target == .standardOutput {
      throw ValidationError(
        RecordingCommandsSentences.outputAndJson(target: output?.kind == .png ? "png:-" : "-"))
    }
    if output?.target == .standardOutput, output?.kind == .png, Terminal.isTerminal(1) {
      throw ValidationError(RecordingCommandsSentences.noPngOnTerminal)
    }
  }

  func run() throws {
    let context = AppContext()
    let view = try RecordingView(recording, from: from, to: to, in: context)
    guard let output else { return try report.json ? tellNumbers(view) : show(view) }
    let (width, height) = (width ?? 1600, height ?? 320)
    let columns = min(WaveformPicture.columns(ofWidth: width), view.frames.count)
    let peaks = try view.shownPeaks(WaveformWindow(view.frames, columns: columns))
    let drawing = view.picture(peaks).drawing(width: width, height: height, theme: theme == .dark ? .dark : .light)
    try output.write(drawing, writing, report)
    guard case .file(let path) = output.target else { return }
    WaveformAnswer(view, peaks, picture: (path, width, height)).tell(report)
  }

  private func tellNumbers(_ view: RecordingView) throws {
    let peaks = try view.shownPeaks(WaveformWindow(view.frames, columns: min(width ?? 1000, view.frames.count)))
    WaveformAnswer(view, peaks).tell(report)
  }

  private func show(_ view: RecordingView) throws {
    let isTerminal = Terminal.isTerminal(1)
    let columns = width ?? (isTerminal ? max(Self.lineWidths.lowerBound, Terminal.columns) : 80)
    let window = WaveformWindow(view.frames, columns: columns)
    let text = WaveformText(
      try view.shownPeaks(window), view.marks, window, rate: view.recording.file.rate, height: height ?? 4)
    Terminal.say("\(view.title) · \(view.details)".fitting(columns))
    let palette = Palette.standardOutput
    for row in text.rows { Terminal.say(palette.line(row)) }
    if text.hidden > 0 {
      Terminal.complain(RecordingCommandsSentences.labelsHidden(count: text.hidden).text)
    }
  }
}

extension RecordingView {
  /// The peaks. A bar shows the progress of the reading.
  func shownPeaks(_ window: WaveformWindow) throws -> [ClosedRange<Float>] {
    let bar = ProgressBar(total: recording.file.frames, rate: recording.file.rate)
    let isShown = Terminal.isTerminal(2)
    defer { if isShown { ProgressBar.clear() } }
    return try peaks(window) { if isShown { bar.show($0) } }
  }
}
