import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

struct KhatmRemindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: "Set a daily reminder of the goal.",
    discussion: """
      With at 20:30, the desktop shows a notification at that time if today's goal is not met. It shows what remains, and \
      a click on it opens the page. The reminder uses systemd, or without it your crontab. Without an argument, the \
      present setting is shown.
      """)

  @OptionGroup var reminder: ReminderOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let isSet = try await reminder.carryOut(for: .khatm, report)
    guard isSet, !report.json, try AppContext().readingReport(nil).today.goal == nil else { return }
    Terminal.complain(LearnCommandsSentences.noGoalYet(command: CommandHint("khatm", "goal", "pages:5")).text)
  }
}

struct KhatmNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify",
    abstract: "Show a notification about today's goal now, if it is not met.",
    discussion: """
      A click on it opens the page in a terminal ($TERMINAL, xdg-terminal-exec or x-terminal-emulator). The command waits \
      for the click until the notification closes, at most ten minutes. If the desktop does not support clicks, it does \
      not wait.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let told = KhatmNotice(try context.readingReport(nil))
    try await Notice.tell(told.notice, opening: told.page, in: context, report)
  }
}
