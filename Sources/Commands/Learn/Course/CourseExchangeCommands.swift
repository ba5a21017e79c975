import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import AppSync
import TilawaCore
import TilawaFiles
import TilawaScripts
import TilawaStore
import TilawaSync

struct CourseJoinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: "Take part in the course of a teacher's invitation.",
    discussion: """
      The invitation is a file that ends in .tilawa, or the place that your teacher shares: a folder, webdavs://[USER@]HOST/PATH, \
      s3://BUCKET/PREFIX, or rclone:REMOTE:PATH; - is an invitation on the standard input. The first time, a key is made with \
      which all that you send is signed; it stays on this machine.
      """)

  @Argument(help: ArgumentHelp("The invitation, or the place.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Your name, as your teacher sees it.", valueName: "name"))
  var name: String

  @OptionGroup var key: SyncKeyOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    if file == "-" {
      let (bytes, input) = try CourseOutput.bundle()
      return try CourseArrival(in: context).join(bytes, named: input, name: name).tell(report)
    }
    guard CoursePlaceOptions.isPlace(file) else {
      return try CourseArrival(in: context).join(file, name: name).tell(report)
    }
    try await CoursePlace(file, keyFile: key.keyFile, in: context).join(name: name).tell(report)
  }
}

struct CourseOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Take over bundles that came from the other side.",
    discussion: "A bundle that is opened twice changes nothing, and their order does not matter.")

  @Argument(
    help: ArgumentHelp("The bundles; `-` alone is standard input.", valueName: "file"),
    completion: .file(extensions: ["tilawa"]))
  var files: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try CourseOutput.open(files, report) }
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
    commandName: "sync", abstract: "Exchange with your teacher through a place that both share.",
    discussion: """
      The place is a folder that any program carries, webdavs://[USER@]HOST/PATH, s3://BUCKET/PREFIX, or rclone:REMOTE:PATH. \
      Without it, it is the one of the last time.
      """)

  @OptionGroup var place: CoursePlaceOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws { try await place.exchange(course, .student, report) }
}

/// The place of a course, for both sides.
struct CoursePlaceOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The folder or address.", valueName: "place"), completion: .directory)
  var place: String?

  @OptionGroup var key: SyncKeyOptions

  @OptionGroup var spending: SpendingOptions

  func exchange(
    _ course: CourseOptions, _ role: StoredCourse.Role, sealing: SyncPlaceOpening.Sealing = .asItIs,
    _ report: ReportOptions
  ) async throws {
    let book = try course.book(role, for: .writing)
    guard let address = place ?? book.stored.folder else {
      throw Failure(
        .usage, LearnCommandsSentences.nameThePlace)
    }
    let isNew = role == .coach && book.stored.folder == nil
    let context = AppContext()
    let opened = try await CoursePlace(
      address, for: book, ifAbsent: isNew ? .makes : .fails, sealing: sealing, keyFile: key.keyFile,
      isOverBudget: spending.overBudget, in: context)
    let outcome = try await opened.exchange(book)
    outcome.answer.tell(report)
    if let remark = try PlaceSpending.remark(on: address, in: context) { context.interface.warn(remark) }
    if outcome.code != .done { throw Failure(silent: outcome.code) }
  }

  /// Whether a text is a place rather than a file.
  static func isPlace(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("rclone:") || Disk.isFolder(text)
  }
}

struct CourseNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write the file of a new course, with remarks.",
    discussion: """
      Change it in any editor, check it (tilawa course check), and begin it (tilawa coach publish). A recovery code is shown once: \
      write it down. It takes the course back if your key is stolen or lost (tilawa coach key recover).
      """)

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
    guard (1...52).contains(weeks) else { throw ValidationError(LearnCommandsSentences.weeksOutOfRange) }
    if let start { _ = try CourseDayArgument.day(start) }
    if report.json, OutputTargets.isPrinted(output) { throw ValidationError(LearnCommandsSentences.jsonNeedsCourse) }
  }

  func run() throws {
    let code = RecoveryCode()
    let text = try CourseFileCheck.template(weeks: weeks, start: try start.map(CourseDayArgument.day), code: code)
    code.show(in: AppContext())
    guard !OutputTargets.isPrinted(output) else { return CourseOutput.print(text) }
    try CourseOutput.write(text, to: output, writing, report, Recovery(code: code.text))
  }

  /// The code with which the course can be taken over.
  private struct Recovery: Encodable {
    let code: String

    private enum CodingKeys: String, CodingKey { case code = "recovery_code" }
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
    let text = try CourseOutput.text(of: file)
    try CourseFileCheck.answer(text, from: CommandInput.name(of: file), in: AppContext()).tell(report)
  }
}
