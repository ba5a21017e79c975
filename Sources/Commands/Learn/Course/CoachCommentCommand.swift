import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import AppLearning
import TilawaCore
import TilawaStore

struct CoachCommentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comment", abstract: "Keep a spoken comment on a submission for its feedback.",
    discussion: """
      For other programs, which send the sound: samples of 16 bits, one channel, until the input ends. It is kept with the \
      marks of the review, which is then gone on with. On a terminal, coach review records a comment by its key.
      """)

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Argument(help: ArgumentHelp("The week, placement or assessment. (default: what waits longest)", valueName: "part"))
  var part: String?

  @Option(
    help: ArgumentHelp("The place: a time, a word or both, as in a mark. (default: the whole)", valueName: "place"))
  var at: String?

  @Option(help: ArgumentHelp("The sound: - for the standard input.", valueName: "-"))
  var input: String

  @Option(help: ArgumentHelp("Sample rate of the standard input in Hz.", valueName: "hz"))
  var rate = 16_000

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let part { _ = try CoursePartArgument.part(part) }
    guard input == "-" else { throw ValidationError(LearnCommandsSentences.inputTakesSound) }
    guard (8000...192_000).contains(rate) else { throw ValidationError(LearnCommandsSentences.rateOutOfRange) }
  }

  // The lines for programs.

  private struct Started: Encodable {
    let event = "start"
  }

  private struct Finished: Encodable {
    let event = "finished"
    let voice: String
    let seconds: JSONNumber
  }

  func run() throws {
    let book = try course.book(.coach, for: .writing)
    let record = try book.student(student)
    let submission = try book.submission(of: record, try part.map(CoursePartArgument.part))
    let place = try at.map { try book.mark($0, in: submission) }
    let context = AppContext()
    if report.json { context.interface.say(JSON.line(encoding: Started())) }
    guard let comment = try CourseCommentRecorder.take(rate: rate, in: context) else {
      throw Failure(.noInput, LearnCommandsSentences.noSoundCame)
    }
    // Marks that were made while the comment was spoken stay.
    let review = try CourseReview(book, record, submission, looksForFindings: false)
    let draft = review.draft ?? CourseFeedback(result: .pass)
    _ = try review.keep(onlyDraft: draft.with(voice: comment.sound, at: place))
    let length = RecitationWords.length(Int(comment.seconds.rounded()))
    CommandAnswer(
      [LearnCommandsSentences.commentKept(length: "\(length)")],
      Finished(voice: comment.sound, seconds: JSONNumber(digits: "\(comment.seconds)"))
    ).tell(report)
  }
}
