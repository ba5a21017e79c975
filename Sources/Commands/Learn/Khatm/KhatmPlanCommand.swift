import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Say how many pages a day it takes to complete the khatm by a day.",
    discussion: """
      The day is read to its end. A day of the Islamic calendar is that of Umm al-Qura in 1420 to 1500; earlier and later ones \
      are counted off. A year that is typed counts; without one the next such day is meant. Where people look for the moon it may be a day earlier or later.
      """)

  @Option(help: ArgumentHelp("2027-02-08, \"1 Ramadan 1448\", 1448-09-01, or ramadan: the next.", valueName: "date"))
  var by: GoalDayArgument

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
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
