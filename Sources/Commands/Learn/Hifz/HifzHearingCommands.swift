import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaStore

struct HifzGradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Note how a passage went: weak, fair, good or excellent, or 1 to 4.",
    discussion: """
      1 weak: not without help; 2 fair: with slips or long pauses; 3 good: without a slip; 4 excellent: without thinking. A \
      teacher's word counts more than your own. New text that went fair or better is held from then on.
      """)

  @Argument(
    help: ArgumentHelp("The passage and the grade: 67:1-15 good, page:5 2.", valueName: "range grade"),
    completion: .ranges)
  var words: [String]

  @Option(help: "Who judged it.")
  var by = HifzJudge.oneself

  @Option(help: ArgumentHelp("The day of the hearing, such as 2026-11-20 or yesterday.", valueName: "date"))
  var date: ReadDayArgument?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard words.count >= 2 else {
      throw ValidationError(
        LearnCommandsSentences.nameAPassage(command: CommandHint("hifz", "grade", "67:1-15", "good")))
    }
    guard grade != nil else {
      throw ValidationError(LearnCommandsSentences.noGrade(word: words.last ?? ""))
    }
  }

  private var grade: HifzGrade? { words.last.flatMap { HifzGrade($0.lowercased()) } }

  func run() throws {
    guard let grade else { return }
    var book = try HifzBook(in: AppContext(), for: .writing)
    try book.grade(Array(words.dropLast()), grade, by: by.origin, on: date?.day).tell(report)
  }
}

struct HifzSlipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slip", abstract: "Mark a word at which you slipped.",
    discussion: """
      With a slip, a page is fair at best on that day. Three slips at a place make a drill: tilawa hifz begin --drill \
      2:255:7. The marks of a page go when it went well on three days.
      """)

  @Argument(
    help: ArgumentHelp("The word or words, such as 2:255:7 or 2:255:7-9.", valueName: "word"),
    completion: .ranges)
  var word: [String]

  @Option(
    help: ArgumentHelp("What you said instead: a place such as 3:2, or words of an ayah.", valueName: "text"))
  var said: String?

  @Option(help: "Who noticed it.")
  var by = HifzJudge.oneself

  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try HifzBook(in: AppContext(), for: .writing)
    try book.slip(word, said: said, by: by.origin).tell(report)
  }
}

struct HifzUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back what was noted last; again for the one before.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try HifzBook(in: AppContext(), for: .writing)
    try book.undo().tell(report)
  }
}
