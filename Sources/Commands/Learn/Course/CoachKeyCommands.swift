import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import TilawaConsole
import TilawaCore
import TilawaFiles
import TilawaStore

struct CoachKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Give a course another key where yours may be stolen or is lost.",
    discussion: """
      All that you write in a course is signed with your key, course.key in the data folder. Who has it can write in your name. \
      To give the course another key: tilawa coach key rotate. If students follow the thief's key already, or your machine is \
      gone: tilawa coach key recover, with the recovery code that was shown when the course was made. It wins over every key.
      """,
    subcommands: [
      CoachKeyShowCommand.self, CoachKeyRotateCommand.self, CoachKeyRecoverCommand.self, CoachKeyCodeCommand.self,
    ], defaultSubcommand: CoachKeyShowCommand.self)
}

struct CoachKeyShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Say which key the course has, and whether a recovery code.")

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { try course.book(.coach).keyAnswer().tell(report) }
}

struct CoachKeyRotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate", abstract: "Give the course another key, signed with the one before.",
    discussion: """
      Students are told with what you send next, and take nothing any more that the old key signs. What it has signed before \
      holds, as far as this machine has it.
      """)

  @OptionGroup var theft: TheftOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.rotateKey(since: try theft.moment(in: book)).tell(report)
  }
}

struct CoachKeyRecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover", abstract: "Give the course another key by its recovery code, whoever has the key before.",
    discussion: """
      The code is asked for; it is used up, and another one is shown. Where the course is not on this machine, --from takes it \
      from the invitation and from what students have sent: give all these files at once, since what the old key signed \
      holds only as far as they have it.
      """)

  @Option(
    help: ArgumentHelp("Read the recovery code from a file; `-` is standard input.", valueName: "file"),
    completion: .file())
  var codeFile: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Take the course from these bundles.", valueName: "file"),
    completion: .file(extensions: ["tilawa"]))
  var from: [String] = []

  @OptionGroup var theft: TheftOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if !from.isEmpty, theft.since != nil || course.course != nil {
      throw ValidationError(LearnCommandsSentences.fromAlone)
    }
  }

  func run() throws {
    let context = AppContext()
    guard from.isEmpty else { return try CourseBook.recover(from: from, try code(context), in: context).tell(report) }
    var book = try course.book(.coach, for: .writing)
    try book.recoverKey(try code(context), since: try theft.moment(in: book)).tell(report)
  }

  private func code(_ context: AppContext) throws -> String {
    if let codeFile { return try CourseOutput.text(of: codeFile) }
    guard context.interface.canAsk, let typed = context.interface.ask(LearnCommandsSentences.recoveryCode) else {
      throw Failure(.usage, LearnCommandsSentences.recoveryCodeMissing)
    }
    return typed
  }
}

struct CoachKeyCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code", abstract: "Make a recovery code for a course that has none; it is shown once.")

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    try book.makeCode().tell(report)
  }
}

/// The option that says since when a key may be in other hands.
struct TheftOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What came from others with your key since this day does not hold, such as 2027-02-01.", valueName: "day"))
  var since: String?

  mutating func validate() throws { if let since { _ = try CourseDayArgument.day(since) } }

  /// The beginning of the day on this machine, in seconds since 1970; nil where none is given.
  func moment(in book: CourseBook) throws -> Int? {
    guard let since else { return nil }
    return book.local.moment(of: try CourseDayArgument.day(since), minutes: 0)
  }
}
