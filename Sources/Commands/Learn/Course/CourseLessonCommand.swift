import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import TilawaAudio
import TilawaCore
import TilawaStore

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
