import ArgumentParser
import AppBase
import AppCourse
import CommandOptions
import TilawaCore
import TilawaStore

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

struct CourseProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Show your level, your teacher, what you have done, and the resources.")

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { CourseProfileAnswer(try course.book(.student)).tell(report) }
}
