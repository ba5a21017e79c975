import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaDrawing

struct HifzHistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List what was heard on each day, the days in a row, and what is whole.",
    discussion: """
      Days off do not break the days in a row. Then come the surahs and ajza that you hold whole. With --months: the hours \
      of each month, and how many hearings went without help; -o FILE.svg or FILE.png draws them. With --surahs: how often \
      each surah went without a slip, one time after another.
      """)

  @Option(help: ArgumentHelp("How many days, including today. (default: 14)", valueName: "n"))
  var days: Int?

  @Flag(help: "Show all days.")
  var all = false

  @Flag(help: "A line for each month.")
  var months = false

  @Flag(help: "A line for each surah.")
  var surahs = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("With --months: the picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let days, days < 1 { throw ValidationError(LearnCommandsSentences.daysTooFew) }
    if [days != nil, all, months, surahs].count(where: { $0 }) > 1 {
      throw ValidationError(LearnCommandsSentences.oneOfSpan)
    }
    guard let output else { return }
    guard months else { throw ValidationError(LearnCommandsSentences.outputNeedsMonths) }
    try output.check(report)
  }

  func run() throws {
    let book = try HifzBook(in: AppContext())
    if surahs { return try HifzSurahs(book).tell(report) }
    guard months else { return HifzDays(book, last: all ? nil : min(days ?? 14, 1_000_000)).tell(report) }
    let found = HifzMonths(book)
    guard let output else { return found.tell(report) }
    let picture = HifzMonthsPicture(
      found.months.map { month in
        HifzMonthsPicture.Month(
          name: HifzMonths.name(month), minutes: (month.sum.seconds + 30) / 60,
          known: month.known.map { Int(($0 * 100).rounded(.down)) })
      })
    try output.writeAndTell(picture.drawing(theme: theme == .dark ? .dark : .light), writing, report)
  }
}
