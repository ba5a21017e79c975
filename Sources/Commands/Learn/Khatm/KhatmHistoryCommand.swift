import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmHistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the completed khatmat, and the reading of each day.",
    discussion: """
      First the khatmat, one per line: name, number, first and last day, number of days. Then the days with pages, ayat \
      and the goal.
      """)

  @OptionGroup var which: KhatmOptions

  @Option(help: ArgumentHelp("How many days, including today. (default: 14)", valueName: "n"))
  var days: Int?

  @Flag(help: "Show all days.")
  var all = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let days, days < 1 { throw ValidationError(LearnCommandsSentences.daysTooFew) }
    if days != nil, all { throw ValidationError(LearnCommandsSentences.daysOrAll) }
  }

  func run() throws {
    try KhatmHistory(of: which.khatm, lastDays: all ? nil : days ?? 14, in: AppContext()).tell(report)
  }
}
