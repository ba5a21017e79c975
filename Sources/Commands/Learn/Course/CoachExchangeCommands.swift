import AppSync
import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct CoachPublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Begin the course of a file, or bring it up to date.",
    discussion: "The id in the file names the course. Students get the new file with what you send next.")

  @Argument(
    help: ArgumentHelp("The file of the course; `-` is standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let text = try CourseOutput.text(of: file)
    _ = try CourseFileCheck.course(text, from: CommandInput.name(of: file), in: context)
    try CourseBook.publish(text, in: context).tell(report)
  }
}

struct CoachInviteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Write the invitation, a file by which students join.")

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file, NAME.tilawa.", valueName: "file"),
    completion: .file(extensions: ["tilawa"]))
  var output: String

  @OptionGroup var writing: WritingOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { try course.book(.coach).invite(writing.target(output, report)).tell(report) }
}

struct CoachAccessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "access",
    abstract: "Show the address of one student's part of a place, and the policy of a key for it.",
    discussion: """
      Who has the key of a whole place reads what all students send. In a bucket, each student can have a key that opens one folder \
      alone: make it with the store's own tools and this policy, and give the student the key and the address. Without a student, it \
      is the whole place, which is the teacher's.
      """)

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String?

  @Option(
    help: ArgumentHelp("The place. (default: that of the last exchange)", valueName: "place"), completion: .directory)
  var place: String?

  @Flag(help: "Print the policy alone, as JSON for the store.")
  var policy = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    try CourseAccess(course.book(.coach), of: student, at: place, printsPolicy: policy).tell(report)
  }
}

struct CoachOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Take over bundles of students.",
    discussion: "A bundle that is opened twice changes nothing, and their order does not matter.")

  @Argument(
    help: ArgumentHelp("The bundles; `-` alone is standard input.", valueName: "file"),
    completion: .file(extensions: ["tilawa"]))
  var files: [String]

  @OptionGroup var report: ReportOptions

  func run() throws { try CourseOutput.open(files, report) }
}

struct CoachSendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "send", abstract: "Write a file for a student, to be sent by mail or a messenger.")

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file, NAME.tilawa.", valueName: "file"),
    completion: .file(extensions: ["tilawa"]))
  var output: String

  @OptionGroup var writing: WritingOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() throws { try course.book(.coach).send(to: student, writing.target(output, report)).tell(report) }
}

struct CoachSyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Exchange with students through a place that you share with them.",
    discussion: """
      The place is a folder that any program carries, webdavs://[USER@]HOST/PATH, s3://BUCKET/PREFIX, or rclone:REMOTE:PATH; a \
      new one is made. It holds the invitation, and a folder for each student with the beginning of the student's key as its name. Who can \
      read the place can read all of it: to keep students apart, share with each only that folder. Without a place, it is the one \
      of the last time.
      """)

  @OptionGroup var place: CoursePlaceOptions

  @Flag(help: "Encrypt a new place with a passphrase, for which each student is asked once.")
  var encrypt = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    try await place.exchange(course, .coach, sealing: encrypt ? .encrypted : .asItIs, report)
  }
}

struct CoachSheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Write a sheet of the semester: a row for each student. CSV, or HTML.")

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file, FILE.csv or FILE.html; `-` is standard output, as CSV.", valueName: "file"),
    completion: .file(extensions: ["csv", "html"]))
  var output = "-"

  @OptionGroup var writing: WritingOptions
  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if report.json, OutputTargets.isPrinted(output) { throw ValidationError(LearnCommandsSentences.jsonNeedsSheet) }
  }

  func run() throws {
    let sheet = CoachSheet(try course.list())
    let text = output.lowercased().hasSuffix(".html") ? sheet.html : sheet.csv
    guard !OutputTargets.isPrinted(output) else { return CourseOutput.print(text) }
    try CourseOutput.write(text, to: output, writing, report)
  }
}

struct CoachReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Give feedback on a submission, with marks at its words and times.",
    discussion: """
      On a terminal, a screen shows the sound, the words, and the findings of the program: suggestions, which hold nothing \
      against the student until you make a mark of them; ? shows its keys. --result stores a feedback without it, and --draft \
      keeps it for the next time. A mark is a time, a word or both, a symbol (madd, ghunnah, makhraj, stop, forgotten, good, or - \
      for none) and words of yours: --mark "0:12 78:2:3 madd hold it longer".
      """)

  @Argument(help: ArgumentHelp("The student.", valueName: "student"), completion: .students)
  var student: String

  @Argument(help: ArgumentHelp("The week, placement or assessment. (default: what waits longest)", valueName: "part"))
  var part: String?

  @Option(help: "The result; stores the feedback.")
  var result: CourseFeedback.Result?

  @Option(help: ArgumentHelp("Words for the student.", valueName: "text"))
  var text = ""

  @Option(
    help: ArgumentHelp("A sound file or a recording with a spoken comment.", valueName: "file"), completion: .file())
  var voice: String?

  @Option(help: ArgumentHelp("A mark; may be repeated.", valueName: "mark"))
  var mark: [String] = []

  @Option(
    help: ArgumentHelp(
      "The microphone for comments (a source of the sound server). Default: the default microphone.",
      valueName: "name"))
  var source: String?

  @Flag(help: "Keep the marks and words for the next time, and tell the student nothing.")
  var draft = false

  @Flag(help: "Keep the spoken comments of the draft with the marks at the same places.")
  var keepSpoken = false

  @Option(
    help: ArgumentHelp("Hear this word from a reciter, such as 78:2:3; with --json: where it is.", valueName: "word"))
  var beside: String?

  @Flag(help: "Do not look for findings.")
  var noFindings = false

  @Flag(help: "Print lines instead of the full screen.")
  var lines = false

  @Option(help: PlayOption.output.help("output"), completion: .sinks, transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let part { _ = try CoursePartArgument.part(part) }
    if result == nil, !draft, !mark.isEmpty || !text.isEmpty || voice != nil {
      throw ValidationError(LearnCommandsSentences.feedbackNeedsResult)
    }
    guard [result != nil, draft, beside != nil].count(where: { $0 }) <= 1 else {
      throw ValidationError(LearnCommandsSentences.oneOfFeedback)
    }
  }

  func run() throws {
    var book = try course.book(.coach, for: .writing)
    let record = try book.student(student)
    let submission = try book.submission(of: record, try part.map(CoursePartArgument.part))
    if let beside {
      let word = try CourseWordSound(beside, riwayah: book.course.riwayah, in: AppContext())
      word.tell(report)
      if !report.json { try SlicePlayback.play(word.slices, on: output) }
      return
    }
    if result != nil || draft {
      let marks = try mark.map { try book.mark($0, in: submission) }
      let spoken = try voice.map { try book.takeVoice($0) }
      var feedback = CourseFeedback(result: result ?? .pass, text: text, voice: spoken, marks: marks)
      let review = try CourseReview(book, record, submission, looksForFindings: false)
      if keepSpoken, let draft = review.draft { feedback = feedback.withVoices(of: draft) }
      guard draft else { return try book.give(feedback, on: submission, of: record).tell(report) }
      return try review.keep(onlyDraft: feedback).tell(report)
    }
    let review = try CourseReview(book, record, submission, looksForFindings: !noFindings)
    guard !report.json, !lines, Terminal.isTerminal(0), Terminal.isTerminal(1) else { return review.tell(report) }
    if let trouble = review.trouble { Terminal.complain(trouble.text) }
    let context = AppContext()
    let sound = CoachReviewScreen.Sound(output: output, source: source)
    guard let feedback = try CoachReviewScreen(review, in: context, sound).run(on: ScreenLook(context)) else {
      return Terminal.say(LearnCommandsSentences.noFeedbackStored.text)
    }
    try book.give(feedback, on: submission, of: record).tell(report)
  }
}
