import AppMushaf
import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmGoalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goal", abstract: "Set or show the daily goal.",
    discussion: "A new goal holds from today on.")

  @Argument(
    help: ArgumentHelp("pages:1 to pages:20, verses:1 to verses:100, or off.", valueName: "goal"),
    completion: .words(["pages:", "verses:", "off"]))
  var goal: String?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    guard let goal else { return try context.readingReport(nil).goalAnswer.tell(report) }
    let counting = try context.counting()
    let wanted = goal == "off" ? nil : Goal(goal, counting: counting)
    guard goal == "off" || wanted != nil else {
      throw Failure(
        .usage,
        Goal.meant(by: goal, counting: counting).map {
          LearnCommandsSentences.noGoalMeant(goal: goal, meant: "\($0)")
        } ?? LearnCommandsSentences.noGoal(goal: goal))
    }
    let library = try context.library(for: .writing)
    try library.khatm.set(wanted, from: try library.settings.dayStart().day(of: .now))
    try context.readingReport(nil).goalAnswer.tell(report)
  }
}

struct KhatmStreakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak", abstract: "Show how many days in a row the goal was met.",
    discussion: """
      Without a goal, days with some reading count. Days follow the local time of the place where you were. To set when a \
      day begins: tilawa config set day-start 03:00
      """)

  @OptionGroup var report: ReportOptions

  func run() throws { try AppContext().readingReport(nil).streakAnswer.tell(report) }
}
