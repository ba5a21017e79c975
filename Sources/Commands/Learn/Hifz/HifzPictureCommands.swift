import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaDrawing

struct HifzPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Show the load of the coming weeks.",
    discussion: """
      It is what comes if all is done and goes well. -o FILE.svg or FILE.png draws the minutes of each day; -o FILE.ics is a \
      calendar of the days.
      """)

  @Option(help: ArgumentHelp("How many weeks, 1 to 52.", valueName: "n"))
  var weeks = 4

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture or calendar to write: FILE.svg, FILE.png, FILE.ics.", valueName: "file"),
    completion: .file(extensions: ["svg", "png", "ics"]))
  var output: String?

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  private var isCalendar: Bool { output.map { $0.lowercased().hasSuffix(".ics") } ?? false }

  mutating func validate() throws {
    guard HifzPlanAnswer.weekCounts.contains(weeks) else {
      throw ValidationError(LearnCommandsSentences.weeksOutOfRange)
    }
    guard let output, !isCalendar else { return }
    guard let picture = PictureArgument(argument: output) else {
      throw ValidationError(LearnCommandsSentences.planOutput(output: output))
    }
    try picture.check(report)
  }

  func run() throws {
    let plan = HifzPlanAnswer(try HifzBook(in: AppContext()), weeks: weeks)
    guard let output else { return plan.tell(report) }
    guard isCalendar else {
      let bars = plan.bars.map { HifzPlanPicture.Bar(day: $0.day, minutes: $0.minutes) }
      guard let picture = PictureArgument(argument: output) else { return }
      return try picture.writeAndTell(
        HifzPlanPicture(bars).drawing(theme: theme == .dark ? .dark : .light), writing, report)
    }
    try OutputFile.write(Array(plan.calendar.utf8), to: writing.target(output, report))
    let days = plan.forecast.days.count { !$0.tasks.isEmpty }
    CommandAnswer(
      [LearnCommandsSentences.calendarWritten(path: output, count: days)],
      Calendar(file: output, days: days)
    ).tell(report)
  }

  /// The line for programs about a calendar.
  private struct Calendar: Encodable {
    let file: String
    /// The number of days with work.
    let days: Int
  }
}

struct HifzMapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map", abstract: "Show all pages of the print by strength.",
    discussion: """
      A page is fuller the longer it would stay; + is to learn, ! was not heard within the cycle. For a picture, use -o \
      FILE.svg or FILE.png.
      """)

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let output { try output.check(report) }
  }

  func run() throws {
    let map = HifzMapAnswer(try HifzBook(in: AppContext()))
    guard let output else { return map.tell(report) }
    try output.writeAndTell(
      HifzMapPicture(map.pages, on: map.day).drawing(theme: theme == .dark ? .dark : .light), writing, report)
  }
}
