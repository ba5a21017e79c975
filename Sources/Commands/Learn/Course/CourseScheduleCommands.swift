import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import TilawaCore
import TilawaStore

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
