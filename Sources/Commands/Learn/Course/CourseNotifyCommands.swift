import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

/// The arguments of `course quiet` and `coach quiet`.
struct QuietOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("HH:MM-HH:MM, or off.", valueName: "hours"))
  var hours: String

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard hours == "off" || QuietHours(hours) != nil else {
      throw ValidationError(LearnCommandsSentences.noQuietHoursSuch(hours: hours))
    }
  }

  func run(_ role: StoredCourse.Role) throws {
    let context = AppContext()
    let text = QuietHours(hours).map { "\($0)" } ?? ""
    let courses = try context.library(for: .writing).courses
    for id in try course.all(role, in: context) { try courses.setQuiet(text, of: id) }
    CommandAnswer(
      [text.isEmpty ? LearnCommandsSentences.noQuietHours : LearnCommandsSentences.quietHours(hours: text)],
      QuietHoursSet(quiet: text)
    ).tell(report)
  }

  static func configuration() -> CommandConfiguration {
    CommandConfiguration(
      commandName: "quiet", abstract: "Set the hours without notifications, such as 22:00-07:00, or off.",
      discussion: "Without --course, they are set for all your courses.")
  }
}

struct CourseQuietCommand: ParsableCommand {
  static let configuration = QuietOptions.configuration()

  @OptionGroup var quiet: QuietOptions

  func run() throws { try quiet.run(.student) }
}

struct CoachQuietCommand: ParsableCommand {
  static let configuration = QuietOptions.configuration()

  @OptionGroup var quiet: QuietOptions

  func run() throws { try quiet.run(.coach) }
}

/// The arguments of `course notify` and `coach notify`.
struct NotifyOptions: ParsableArguments {
  /// A change of the timer.
  enum Wish: String, CaseIterable, ExpressibleByArgument { case on, off, status }

  @Argument(
    help: ArgumentHelp("The timer: on, off or status. Without it, what is due is shown now.", valueName: "timer"))
  var timer: Wish?

  @Option(help: ArgumentHelp("The time between two looks, such as 5m.", valueName: "time"))
  var every = Interval(minutes: 5)

  @Flag(help: "Exchange through the place of the course first.")
  var sync = false

  @Flag(help: "Print the notifications instead of showing them.")
  var list = false

  @Flag(help: "Print those of the last seven days, shown or not.")
  var recent = false

  mutating func validate() throws {
    guard every.minutes < 60 else { throw ValidationError(LearnCommandsSentences.everyOutOfRange) }
    if timer != nil, list || sync || recent {
      throw ValidationError(LearnCommandsSentences.timerAlone)
    }
  }

  func run(_ role: StoredCourse.Role, _ course: CourseOptions, _ report: ReportOptions) async throws {
    switch timer {
    case .on:
      _ = try course.all(role, in: AppContext())
      try await CourseTimer(role).on(every: every.minutes).tell(report)
    case .off: try await CourseTimer(role).off().tell(report)
    case .status: try await CourseTimer(role).status().tell(report)
    case nil:
      let context = AppContext()
      // No library is open while it is waited for clicks.
      let shown = try await show(role, course, report, context)
      try await Notice.openWhenClicked(shown, within: .seconds(8 * 3600), in: context)
    }
  }

  /// Shows or prints what is due, and returns what is shown.
  private func show(
    _ role: StoredCourse.Role, _ course: CourseOptions, _ report: ReportOptions, _ context: AppContext
  ) async throws -> [Notice.Shown] {
    let ids = try course.all(role, in: context)
    var (all, alarms): ([CourseNotifying], [CourseNotice]) = ([], [])
    for id in ids {
      if sync { alarms += try await exchange(role, id, context) }
      do {
        all.append(CourseNotifying(try CourseBook(id, as: role, in: context, for: .writing)))
      } catch let failure as Failure where ids.count > 1 {
        // A course that cannot be read does not silence the others.
        context.interface.warn("\(id): \(failure.message)")
      }
    }
    if recent {
      CourseNotifications.answer(all.flatMap(\.recent)).tell(report)
      return []
    }
    let shown = try await CourseNotifications.tell(alarms + all.flatMap(\.due), isListed: list, report)
    // Notifications that no desktop has shown come again.
    for notifying in all { try notifying.noteShown() }
    return shown
  }

  /// Exchanges, and returns the notices about keys. Without the place the known notices still count.
  private func exchange(
    _ role: StoredCourse.Role, _ id: String, _ context: AppContext
  ) async throws -> [CourseNotice] {
    do {
      let book = try CourseBook(id, as: role, in: context, for: .writing)
      guard let place = book.stored.folder else { return [] }
      let outcome = try await CoursePlace(place, for: book, in: context).exchange(book)
      let (title, command) =
        role == .coach
        ? (LearnCommandsSentences.somebodyHasKey.text, ["coach", "key", "--course", id])
        : (LearnCommandsSentences.teacherHasKey.text, ["course", "profile", "--course", id])
      return outcome.alarms.map { alarm in
        CourseNotice(at: SystemClock.now, until: Int.max, title: title, body: alarm.text, command: command)
      }
    } catch let failure as Failure {
      context.interface.warn(failure.message)
      return []
    }
  }
}

struct CourseNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Show what is new since the last time: weeks, sessions, feedback, changes.",
    discussion: """
      notify on lets a timer of systemd, or cron, look every few minutes, and exchange through the place of the course. Each \
      notification comes once; those of quiet hours come after them if they still say something. A click opens the page. \
      Without --course, it is about all your courses.
      """)

  @OptionGroup var notify: NotifyOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws { try await notify.run(.student, course, report) }
}

struct CoachNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Show submissions, questions and students that are new since the last time.",
    discussion: """
      notify on lets a timer of systemd, or cron, look every few minutes, and exchange through the place of the course. A click \
      opens the review. Without --course, it is about all your courses.
      """)

  @OptionGroup var notify: NotifyOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws { try await notify.run(.coach, course, report) }
}

/// The notifications of courses, on the desktop or as a list.
enum CourseNotifications {
  /// Shows notifications, or lists them. Returns those that are shown.
  static func tell(_ notices: [CourseNotice], isListed: Bool, _ report: ReportOptions) async throws -> [Notice.Shown] {
    guard !isListed, !report.json else {
      answer(notices).tell(report)
      return []
    }
    var shown: [Notice.Shown] = []
    for notice in notices {
      let page = Notice.Page(
        words: LearnCommandsSentences.openNotice.text, arguments: notice.command, ending: .afterEnter)
      shown.append(try await Notice.show(DesktopNotice(title: notice.title, body: notice.body), opening: page))
    }
    return shown
  }

  static func answer(_ notices: [CourseNotice]) -> CommandAnswer {
    CommandAnswer(
      notices.map { Sentence(verbatim: "\($0.title): \($0.body.replacing("\n", with: " · "))") },
      NoticesListed(
        notices: notices.map { notice in
          NoticesListed.Notice(at: notice.at, title: notice.title, body: notice.body, command: notice.command)
        }))
  }
}

// The lines for programs. Members keep this order.

/// The hours without notifications.
private struct QuietHoursSet: Encodable {
  let quiet: String
}

/// Notifications.
private struct NoticesListed: Encodable {
  struct Notice: Encodable {
    /// Seconds since 1970.
    let at: Int
    let title: String
    let body: String
    let command: [String]
  }

  let notices: [Notice]
}
