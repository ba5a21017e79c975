import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Calculate the pages per day to complete the khatm by a date.",
    discussion: """
      The last day is included. Islamic dates follow the Umm al-Qura calendar from 1420 to 1500, and arithmetic outside. \
      Without a year, the next such day is meant. Where the month begins by sight of the moon, a date may be a day earlier \
      or later.
      """)

  @Option(
    help: ArgumentHelp("2027-02-08, \"1 Ramadan 1448\", 1448-09-01, or ramadan for the next one.", valueName: "date"))
  var by: GoalDayArgument?

  /// A date without `--by`, which is refused with the whole line.
  @Argument(help: .hidden)
  var words: [String] = []

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard words.isEmpty else {
      let date = words.joined(separator: " ")
      throw ValidationError(LearnCommandsSentences.dateAfterBy(command: CommandHint("khatm", "plan", "--by", date)))
    }
    guard by != nil else {
      throw ValidationError(LearnCommandsSentences.byWhichDay(command: CommandHint("khatm", "plan", "--by", "ramadan")))
    }
  }

  func run() throws {
    guard let by else { return }
    let reading = try AppContext().readingReport(which.khatm)
    try reading.plan(by: GoalDay(by.text, after: reading.today.day)).tell(report)
  }
}

/// A day of either calendar, which is read when today is known.
struct GoalDayArgument: ExpressibleByArgument {
  let text: String

  init(argument: String) { text = argument }

  static var allValueStrings: [String] { ["2027-02-08", "1 Ramadan 1448", "1448-09-01", "ramadan"] }
  static var defaultCompletionKind: CompletionKind { .list([]) }
}
