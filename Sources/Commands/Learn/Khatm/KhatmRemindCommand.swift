import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

struct KhatmRemindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: "Be reminded at a time of the day of what remains of the goal.",
    discussion: """
      At 20:30 the desktop shows a notification, but only where today's goal is not met; it says what remains, and a click on it \
      opens the page. By your systemd, or where there is none by your crontab. Without words it says what is set.
      """)

  @Argument(help: ArgumentHelp("at HH:MM, or off.", valueName: "when"), completion: .list(["at", "off"]))
  var words: [String] = []

  @OptionGroup var report: ReportOptions

  mutating func validate() throws { _ = try ReminderWish(typed: words) }

  func run() async throws {
    let wish = try ReminderWish(typed: words)
    try await KhatmRemindCommand.reminder.carryOut(wish).tell(report)
    guard case .at = wish, !report.json, try AppContext().readingReport(nil).today.goal == nil else { return }
    Terminal.complain("there is no goal yet; to set one: tilawa khatm goal pages:5")
  }

  static let reminder = Reminder(
    name: "khatm", title: "what remains of the day's goal", arguments: ["khatm", "notify"],
    offWords: "tilawa khatm remind off")
}

struct KhatmNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify",
    abstract: "Show now what remains of today's goal as a notification; nothing where it is met.",
    discussion: """
      A click on it opens the page in a terminal ($TERMINAL, xdg-terminal-exec or x-terminal-emulator). The command waits for \
      that until the notification is gone, ten minutes at most; not at all where the desktop takes no clicks.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let reading = try AppContext().readingReport(nil)
    let told = KhatmNotice(reading)
    let notice = told.notice
    var shown: Notice.Shown?
    if let notice { shown = try await Notice.show(notice, opening: told.page) }
    CommandAnswer(
      [],
      .object([
        ("shown", .bool(notice != nil)), ("title", .optional(notice?.title, JSON.string)),
        ("body", .optional(notice?.body, JSON.string)),
      ])
    ).tell(report)
    try await shown?.openWhenClicked(in: AppContext())
  }
}
