import ArgumentParser
import CommandOptions
import AppCourse
import TilawaCore
import TilawaStore

struct CoachCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coach", abstract: "Teach a course: who waits for feedback, reviews, groups, announcements.",
    discussion: """
      Write a course (tilawa course new -o course.yaml), begin it (tilawa coach publish course.yaml) and invite students \
      (tilawa coach invite -o course.tilawa). What they send is taken over by tilawa coach open FILE, or through a shared \
      folder by tilawa coach sync FOLDER. A student is named by the name, a part of it, or the beginning of the key.
      """,
    subcommands: [
      CoachTodayCommand.self, CoachReviewCommand.self, CoachCommentCommand.self, CoachStudentsCommand.self,
      CoachPlaceCommand.self,
      CoachWaiveCommand.self, CoachAssessCommand.self, CoachGraduateCommand.self, CoachAnnounceCommand.self,
      CoachWriteCommand.self, CoachAttendCommand.self, CoachSessionCommand.self, CoachSheetCommand.self,
      CoachPublishCommand.self, CoachInviteCommand.self, CoachAccessCommand.self, CoachOpenCommand.self,
      CoachSendCommand.self,
      CoachSyncCommand.self, CoachKeyCommand.self, CoachQuietCommand.self, CoachNotifyCommand.self,
    ], defaultSubcommand: CoachTodayCommand.self)
}

struct CoachTodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show who waits for feedback, who has open weeks, and what is due.")

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { CoachToday(try course.list()).tell(report) }
}

struct CoachStudentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "students", abstract: "List the students.")

  @Option(help: ArgumentHelp("Only this group.", valueName: "group"))
  var group: String?

  @Flag(help: "Only those who wait for feedback.")
  var waiting = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    CoachStudents(try course.list(), group: group, isWaiting: waiting).tell(report)
  }
}

struct CoachPlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place", abstract: "Place a student in a level and a group.")

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Argument(help: ArgumentHelp("The level. (default: that of the course)", valueName: "level"))
  var level: String?

  @Option(help: ArgumentHelp("The group.", valueName: "name"))
  var group = ""

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.place(student, level: level, group: group).tell(report)
  }
}

struct CoachWaiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waive", abstract: "Ask nothing of a student in a week; it counts as done.")

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Argument(help: ArgumentHelp("The number of the week.", valueName: "week"))
  var week: Int

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.waive(student, week: week).tell(report)
  }
}

struct CoachAssessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assess", abstract: "Give the result of a student's assessment.",
    discussion: "For marks at words and times: tilawa coach review STUDENT assessment")

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Argument(help: "pass, again or not-passed.")
  var result: CourseFeedback.Result

  @Option(help: ArgumentHelp("Words for the student.", valueName: "text"))
  var text = ""

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    let record = try book.student(student)
    let submission = try book.submission(of: record, .assessment)
    try book.give(CourseFeedback(result: result, text: text), on: submission, of: record).tell(report)
  }
}

extension CourseFeedback.Result: ExpressibleByArgument {}

struct CoachGraduateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graduate", abstract: "Complete the level of a student who has passed.")

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Option(help: ArgumentHelp("The next level. (default: that of the course)", valueName: "level"))
  var next: String?

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.graduate(student, next: next).tell(report)
  }
}

struct CoachAnnounceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce", abstract: "Tell all students something.")

  @Argument(help: ArgumentHelp("The text.", valueName: "text"))
  var text: String

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.announce(text).tell(report)
  }
}

struct CoachWriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Show the questions of a student, or write to the student.")

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Argument(help: ArgumentHelp("The text; without it the thread is shown.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "The week, placement or assessment that it is about. (default: that of the last question)", valueName: "part"))
  var about: String?

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws { if let about { _ = try CoursePartArgument.part(about) } }

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    guard let text else { return try book.thread(student).tell(report) }
    let last = try book.student(student).messages.last?.part ?? .week(max(1, min(book.view.week, book.course.length)))
    try book.answer(student, text, about: try about.map(CoursePartArgument.part) ?? last).tell(report)
  }
}

struct CoachAttendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "attend", abstract: "Note who was at a session.")

  @Argument(help: ArgumentHelp("The id of the session, or its kind, such as class.", valueName: "session"))
  var session: String

  @Argument(help: ArgumentHelp("The day, such as 2027-01-19.", valueName: "day"))
  var day: String

  @Argument(help: ArgumentHelp("The students.", valueName: "student"), completion: .students)
  var students: [String]

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws { _ = try CourseDayArgument.day(day) }

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.attend(session, on: CourseDayArgument.day(day), students).tell(report)
  }
}

struct CoachSessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: "Move or cancel one session, or give the link of its recording.")

  @Argument(help: ArgumentHelp("The id of the session, or its kind, such as class.", valueName: "session"))
  var session: String

  @Argument(help: ArgumentHelp("The day on which it is planned.", valueName: "day"))
  var day: String

  @Flag(help: "The session does not take place.")
  var cancel = false

  @Option(help: ArgumentHelp("The new time, such as \"2027-01-20 18:00\".", valueName: "time"))
  var move: String?

  @Option(help: ArgumentHelp("The link of its recording.", valueName: "link"))
  var recording: String?

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    _ = try CourseDayArgument.day(day)
    guard [cancel, move != nil, recording != nil].count(where: { $0 }) == 1 else {
      throw ValidationError(LearnCommandsSentences.oneOfMeeting)
    }
    if move != nil { _ = try moment() }
    if let recording, !CourseLink.isWeb(recording) || !CourseLink.isAllowed(recording) {
      throw ValidationError(LearnCommandsSentences.recordingTakesLink)
    }
  }

  private func moment() throws -> (CalendarDay, Int) {
    let parts = (move ?? "").split(separator: " ")
    guard parts.count == 2, let minutes = CourseTime.minutes(String(parts[1])), let day = CalendarDay(String(parts[0]))
    else {
      throw ValidationError(LearnCommandsSentences.moveTakes)
    }
    return (day, minutes)
  }

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    let planned = try CourseDayArgument.day(day)
    if let recording { return try book.keep(recording, of: session, on: planned).tell(report) }
    let change: CourseChange = try move == nil ? .cancelled : .moved(to: moment().0, start: moment().1)
    try book.change(session, on: planned, change).tell(report)
  }
}
