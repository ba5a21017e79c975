import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

struct HifzRemindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: "Set a daily reminder of today's list.",
    discussion: """
      With at 05:30, the desktop shows a notification at that time if something of today's list is open. A click on it \
      opens the list. The reminder uses systemd, or without it your crontab. Without an argument, the present setting is \
      shown.
      """)

  @OptionGroup var reminder: ReminderOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let isSet = try await reminder.carryOut(for: .hifz, report)
    guard isSet, !report.json else { return }
    let book = try HifzBook(in: AppContext())
    if book.held.isEmpty, book.state.planned.isEmpty {
      Terminal.complain(LearnCommandsSentences.nothingEntered(command: CommandHint("hifz", "add", "juz:30")).text)
    }
  }
}

struct HifzNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Show a notification about today's list now, if something is open.",
    discussion: """
      A click on it opens the list in a terminal ($TERMINAL, xdg-terminal-exec or x-terminal-emulator). The command waits \
      for the click until the notification closes, at most ten minutes. If the desktop does not support clicks, it does \
      not wait.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let told = HifzNotice(HifzToday(try HifzBook(in: context)))
    try await Notice.tell(told.notice, opening: told.page, in: context, report)
  }
}
