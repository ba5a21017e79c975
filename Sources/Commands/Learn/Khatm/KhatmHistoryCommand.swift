import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmHistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the completed khatmat, and what was read on each day.",
    discussion: """
      Khatmat are those of all names, a line each: name, number, first and last day, how many days. Then the days with pages, \
      verses and the goal.
      """)

  @OptionGroup var which: KhatmOptions

  @Option(help: ArgumentHelp("The last days, today among them. (default: 14)", valueName: "n"))
  var days: Int?

  @Flag(help: "All days.")
  var all = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let days, days < 1 { throw ValidationError("--days takes 1 or more") }
    if days != nil, all { throw ValidationError("use --days or --all, not both") }
  }

  func run() throws {
    try KhatmHistory(of: which.khatm, lastDays: all ? nil : days ?? 14, in: AppContext()).tell(report)
  }
}
