import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import TilawaAudio
import TilawaCore
import TilawaStore

struct CourseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", abstract: "Follow a course with a teacher: the week, what to do now, feedback, sessions.",
    discussion: """
      Your teacher gives you an invitation, a file: tilawa course join FILE --name NAME. After that tilawa course says which \
      week it is, what to do now, and when the next session is. Recordings go to your teacher in a file (tilawa course send), \
      or through a folder that both of you share (tilawa course sync FOLDER).
      """,
    subcommands: [
      CourseTodayCommand.self, CourseWeekCommand.self, CourseLessonCommand.self, CourseRecordCommand.self,
      CourseSubmitCommand.self, CourseFeedbackCommand.self, CourseSoundCommand.self, CourseAskCommand.self,
      CourseScheduleCommand.self,
      CourseAnswerCommand.self, CourseCalendarCommand.self, CourseProfileCommand.self, CourseJoinCommand.self,
      CourseOpenCommand.self, CourseSendCommand.self, CourseSyncCommand.self, CourseQuietCommand.self,
      CourseNotifyCommand.self, CourseNewCommand.self, CourseCheckCommand.self,
    ], defaultSubcommand: CourseTodayCommand.self)
}

/// The option `--course`, for those who take part in several.
struct CourseOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The course, by its id. (default: the one that runs today)", valueName: "id"))
  var course: String?

  /// Opens the course, and says which of several it is.
  func book(_ role: StoredCourse.Role, for purpose: LibraryDatabase.Purpose = .reading) throws -> CourseBook {
    let context = AppContext()
    let library = try context.library(for: purpose)
    return try CourseBook(choice(role, context, library), in: context, library, now: .now)
  }

  /// Lists the students of the course, and says which of several it is.
  func list() throws -> CoachList {
    let context = AppContext()
    let library = try context.library()
    return try CoachList(choice(.coach, context, library), in: context, library, now: .now)
  }

  /// The ids of the courses that a command is about which is about all of them where none is named.
  func all(_ role: StoredCourse.Role, in context: AppContext) throws -> [String] {
    let library = try context.library()
    let choice = try CourseChoice(course, as: role, in: context, library)
    return [choice.stored.id] + (course == nil ? choice.others : [])
  }

  private func choice(
    _ role: StoredCourse.Role, _ context: AppContext, _ library: Library
  ) throws -> CourseChoice {
    let choice = try CourseChoice(course, as: role, in: context, library)
    if let remark = choice.remark { context.interface.warn(remark) }
    return choice
  }
}

/// A part of a course on the command line.
enum CoursePartArgument {
  /// Reads `3`, `placement` or `assessment`.
  ///
  /// - Throws: `ValidationError` for any other text.
  static func part(_ text: String) throws -> CourseEvent.Part {
    guard let part = CourseEvent.Part(text) else {
      throw ValidationError(LearnCommandsSentences.noPart(text: text))
    }
    return part
  }
}

struct CourseTodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show the week, what to do now, and the next session.")

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { CourseTodayAnswer(try course.book(.student)).tell(report) }
}

struct CourseWeekCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "week", abstract: "Show a week: lesson, passage, submissions, feedback; or all weeks.")

  @Argument(help: ArgumentHelp("The number of the week. (default: the present one)", valueName: "week"))
  var week: Int?

  @Flag(help: "List all weeks.")
  var all = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if all, week != nil { throw ValidationError(LearnCommandsSentences.weekOrAll) }
  }

  func run() throws {
    let book = try course.book(.student)
    if all { CourseWeeksAnswer(book).tell(report) } else { try CourseWeekAnswer(book, week: week).tell(report) }
  }
}

struct CourseLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Show the lesson of a week, open or hear its parts, and note what is done.",
    discussion: """
      Week 0 is the orientation. Without a week, it is the lesson that is to be done now. --open shows a page of the web in your \
      browser and a video in your player, and plays sound here. Files of the course are in the folder files of the folder that your \
      teacher shares.
      """)

  @Argument(help: ArgumentHelp("The number of the week, or done for the present lesson.", valueName: "week"))
  var week: String?

  @Flag(help: "Note that all of the lesson is done.")
  var done = false

  @Option(help: ArgumentHelp("Note that this part of the lesson is done.", valueName: "n"))
  var part: Int?

  @Option(help: ArgumentHelp("Open this part of the lesson, or play it.", valueName: "n"))
  var open: Int?

  @Option(help: PlayOption.output.help("output"), completion: .sinks, transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  private var isDone: Bool { done || week == "done" }

  mutating func validate() throws {
    if let week, week != "done", Int(week) == nil { throw ValidationError(LearnCommandsSentences.noWeek(week: week)) }
    guard [isDone, part != nil, open != nil].count(where: { $0 }) <= 1 else {
      throw ValidationError(LearnCommandsSentences.oneOfLesson)
    }
  }

  func run() throws {
    let number = week.flatMap { Int($0) }
    if isDone || part != nil {
      var book = try course.book(.student, for: .writing)
      return try book.finishLesson(week: number, item: part).tell(report)
    }
    let book = try course.book(.student)
    if let open { return try CourseItemOpening(book, week: number, item: open).open(on: output).tell(report) }
    guard number != 0 else {
      guard let orientation = book.course.orientation else {
        throw Failure(.usage, LearnCommandsSentences.noOrientation)
      }
      return CourseOrientationAnswer(orientation).tell(report)
    }
    try CourseWeekAnswer(book, week: number).tell(report)
  }
}

struct CourseScheduleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule", abstract: "List live sessions and the deadline of a week.",
    discussion: "Times are those of your time zone, which is named beside them.")

  @Argument(help: ArgumentHelp("The number of the week. (default: the coming seven days)", valueName: "week"))
  var week: Int?

  @Option(help: "Only sessions of this kind.")
  var kind: CourseSession.Kind?

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { try CourseScheduleAnswer(try course.book(.student), week: week, kind: kind).tell(report) }
}

extension CourseSession.Kind: ExpressibleByArgument {}

struct CourseAnswerCommand: ParsableCommand {
  /// Whether somebody comes.
  enum Coming: String, CaseIterable, ExpressibleByArgument { case yes, no }

  static let configuration = CommandConfiguration(
    commandName: "answer", abstract: "Say whether you will come to a session.")

  @Argument(help: ArgumentHelp("The id of the session, or its kind, such as class.", valueName: "session"))
  var session: String

  @Argument(help: ArgumentHelp("The day, such as 2027-01-19.", valueName: "day"))
  var day: String

  @Argument(help: "yes or no.")
  var coming: Coming

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws { _ = try CourseDayArgument.day(day) }

  func run() throws {
    var book = try course.book(.student, for: .writing)
    try book.answer(session, on: CourseDayArgument.day(day), isComing: coming == .yes).tell(report)
  }
}

/// A day on the command line.
enum CourseDayArgument {
  static func day(_ text: String) throws -> CalendarDay {
    guard let day = CalendarDay(text) else { throw ValidationError(LearnCommandsSentences.noDay(text: text)) }
    return day
  }
}

struct CourseCalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: "Write the sessions and deadlines as iCalendar, for a calendar program.")

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file; `-` is standard output.", valueName: "file"),
    completion: .file(extensions: ["ics"]))
  var output: String

  @OptionGroup var writing: WritingOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if report.json, OutputTargets.isPrinted(output) { throw ValidationError(LearnCommandsSentences.jsonNeedsCalendar) }
  }

  func run() throws {
    let book = try course.book(.student)
    let text = CourseICalendar(book.view, stamp: book.now.seconds).text
    guard !OutputTargets.isPrinted(output) else { return CourseOutput.print(text) }
    try CourseOutput.write(text, to: output, writing, report)
  }
}

struct CourseProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Show your level, your teacher, what you have done, and the resources.")

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { CourseProfileAnswer(try course.book(.student)).tell(report) }
}
