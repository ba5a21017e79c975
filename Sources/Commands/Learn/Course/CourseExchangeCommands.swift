import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaDesktop
import TilawaScripts
import TilawaStore

struct CourseJoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: "Take part in the course of a teacher's invitation.",
    discussion: """
      The invitation is a file that ends in .tilawa. The first time, a key is made with which all that you send is signed; it \
      stays on this machine.
      """)

  @Argument(help: ArgumentHelp("The invitation.", valueName: "file"), completion: .file(extensions: ["tilawa"]))
  var file: String

  @Option(help: ArgumentHelp("Your name, as your teacher sees it.", valueName: "name"))
  var name: String

  @OptionGroup var report: ReportOptions

  func run() throws { try CourseArrival(in: AppContext()).join(file, name: name).tell(report) }
}

struct CourseOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Take over bundles that came from the other side.",
    discussion: "A bundle that is opened twice changes nothing, and their order does not matter.")

  @Argument(help: ArgumentHelp("The bundles.", valueName: "file"), completion: .file(extensions: ["tilawa"]))
  var files: [String]

  @OptionGroup var report: ReportOptions

  func run() throws {
    let arrival = try CourseArrival(in: AppContext())
    for file in files { try arrival.openAnswer(file).tell(report) }
  }
}

struct CourseSendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "send", abstract: "Write a file for your teacher, to be sent by mail or a messenger.",
    discussion:
      "It holds all that you did, and the recordings that have no feedback yet: a file that was lost is no loss.")

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file, NAME.tilawa.", valueName: "file"),
    completion: .file(extensions: ["tilawa"]))
  var output: String

  @OptionGroup var writing: WritingOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    try course.book(.student).send(to: writing.target(output, report)).tell(report)
  }
}

struct CourseSyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Exchange with your teacher through a place that both reach.",
    discussion: """
      The place is a folder that a program keeps alike, webdavs://[USER@]HOST/PATH, or rclone:REMOTE:PATH. Without it, the \
      one of the last time is used.
      """)

  @OptionGroup var place: CoursePlaceOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws { try await place.exchange(course, .student).tell(report) }
}

/// The place of a course, for both sides.
struct CoursePlaceOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The place.", valueName: "place"), completion: .directory)
  var place: String?

  @Flag(help: "Encrypt a new place with a passphrase. The other side is asked for it once.")
  var encrypt = false

  @OptionGroup var key: SyncKeyOptions

  func exchange(_ course: CourseOptions, _ role: StoredCourse.Role) async throws -> CommandAnswer {
    let known = place == nil ? try course.book(role).stored.folder : place
    guard let known else { throw Failure(.usage, "name the place that you share with the other side") }
    return try await CoursePlace(known, in: AppContext())
      .exchange(course.course, as: role, sealing: encrypt ? .encrypted : .asItIs, keyFile: key.keyFile)
  }
}

struct CourseQuietCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiet", abstract: "Set the hours without notifications, such as 22:00-07:00, or off.")

  @Argument(help: ArgumentHelp("HH:MM-HH:MM, or off.", valueName: "hours"))
  var hours: String

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard hours == "off" || QuietHours(hours) != nil else {
      throw ValidationError("quiet hours are such as 22:00-07:00, or off, not “\(hours)”")
    }
  }

  func run() throws {
    let book = try course.book(.student, for: .writing)
    let text = QuietHours(hours).map { "\($0)" } ?? ""
    try book.library.courses.setQuiet(text, of: book.stored.id)
    CommandAnswer(
      [text.isEmpty ? "notifications come at any hour" : "no notifications \(text)"],
      .object([("quiet", .string(text))])
    ).tell(report)
  }
}

struct CourseNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Show what became due since the last time: weeks, deadlines, sessions, feedback.",
    discussion: """
      To be called every few minutes, by a timer of systemd or cron. Each notification comes once; those of quiet hours come \
      after them if they still say something. A click opens the place.
      """)

  @Flag(help: "Print the notifications instead of showing them.")
  var list = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let book = try course.book(.student, for: .writing)
    try await CourseNotifications.tell(try CourseNotifying(book).take(), isListed: list, report)
  }
}

struct CoachNotifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: "Show the submissions that arrived since the last time.",
    discussion: "To be called every few minutes, by a timer of systemd or cron. A click opens the review.")

  @Flag(help: "Print the notifications instead of showing them.")
  var list = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let book = try course.book(.coach, for: .writing)
    try await CourseNotifications.tell(try CourseNotifying(book).takeArrivals(), isListed: list, report)
  }
}

/// The notifications of courses, on the desktop or as a list.
enum CourseNotifications {
  static func tell(_ notices: [CourseNotice], isListed: Bool, _ report: ReportOptions) async throws {
    guard !isListed, !report.json else { return answer(notices).tell(report) }
    for (index, notice) in notices.enumerated() {
      let page = Notice.Page(words: "Open", arguments: notice.command)
      let shown = try await Notice.show(DesktopNotice(title: notice.title, body: notice.body), opening: page)
      // One click is waited for, that on the newest.
      if index == notices.count - 1 { try await shown.openWhenClicked(in: AppContext()) }
    }
  }

  private static func answer(_ notices: [CourseNotice]) -> CommandAnswer {
    CommandAnswer(
      notices.map { "\($0.title): \($0.body.replacing("\n", with: " · "))" },
      .object([
        (
          "notices",
          .array(
            notices.map { notice in
              .object([
                ("at", .int(notice.at)), ("title", .string(notice.title)), ("body", .string(notice.body)),
                ("command", .strings(notice.command)),
              ])
            })
        )
      ]))
  }
}

struct CourseNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write the file of a new course, with remarks.",
    discussion: "Change it in any editor, check it (tilawa course check), and begin it (tilawa coach publish).")

  @Option(help: ArgumentHelp("The number of weeks, 1 to 52.", valueName: "n"))
  var weeks = 15

  @Option(help: ArgumentHelp("The first day. (default: the Saturday of next week)", valueName: "day"))
  var start: String?

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file; `-` is standard output.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var output = "-"

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (1...52).contains(weeks) else { throw ValidationError("--weeks takes 1 to 52") }
    if let start { _ = try CourseDayArgument.day(start) }
    if report.json, OutputTargets.isPrinted(output) { throw ValidationError("--json needs a file for the course") }
  }

  func run() throws {
    let text = CourseFileCheck.template(weeks: weeks, start: try start.map(CourseDayArgument.day))
    guard !OutputTargets.isPrinted(output) else { return CourseOutput.print(text) }
    try CourseOutput.write(text, to: output, writing, report)
  }
}

struct CourseCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the file of a course: each fault with its line and column.")

  @Argument(
    help: ArgumentHelp("The file; `-` is standard input.", valueName: "file"), completion: .file(extensions: ["yaml"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    try CourseFileCheck.answer(try CourseOutput.text(of: file), from: file, in: AppContext()).tell(report)
  }
}
