import TilawaIntake
import ArgumentParser
import CommandOptions
import AppBase
import AppCourse
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct CourseSubmitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "submit", abstract: "Submit a recording that is here.",
    discussion: """
      FILE is a sound file, or a recording of the library: its id, its title, or last. On a terminal you confirm it first. It \
      counts by the time at which it is submitted, also where it reaches your teacher later.
      """)

  @Argument(help: ArgumentHelp("The sound file, or the recording.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The week, placement or assessment. (default: what is to be done now)", valueName: "part"))
  var `for`: String?

  @Flag(help: "Submit without a question.")
  var yes = false

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws { if let part = self.for { _ = try CoursePartArgument.part(part) } }

  func run() throws {
    let context = AppContext()
    var book = try course.book(.student, for: .writing)
    let part = try self.for.map(CoursePartArgument.part) ?? book.partToRecite()
    let left = try book.check(part)
    let sound = try book.soundFile(file)
    if !yes, !report.json, context.interface.canAsk {
      let (title, teacher) = ("\(part.title)", book.course.teacher)
      let rest = left.map { CourseWords.count($0.left, of: $0) }
      let question =
        rest.map {
          LearnCommandsSentences.submitPartLeaving(
            part: title, teacher: teacher, rest: "\($0)")
        } ?? LearnCommandsSentences.submitPart(part: title, teacher: teacher)
      guard context.confirms(question.text) else {
        throw Failure(.usage, LearnCommandsSentences.nothingSubmitted)
      }
    }
    try book.submit(part, sound).tell(report)
  }
}

struct CourseRecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Recite the passage of a week: record, hear it, again, submit.",
    discussion: """
      The passage is shown, and the recording begins when you press Enter. Afterwards hear it, record it again, submit it, or \
      keep it for later; every recording stays in your library. With --json nothing is asked or submitted: it records until \
      it is ended, and tells the id for tilawa course submit.
      """)

  @Argument(help: ArgumentHelp("The number of the week. (default: what is to be done now)", valueName: "week"))
  var week: Int?

  @Flag(help: "Recite for the assessment.")
  var assessment = false

  @Flag(help: "Recite so that you can be placed in a level.")
  var placement = false

  @Option(
    help: ArgumentHelp(
      "The microphone (a source of the sound server). Default: the default microphone.", valueName: "name"))
  var source: String?

  @Option(
    help: ArgumentHelp(
      "With - and --json: take samples of the standard input, 16 bits, one channel.", valueName: "-"))
  var input: String?

  @Option(help: ArgumentHelp("Sample rate of the standard input in Hz.", valueName: "hz"))
  var rate = 16_000

  @Option(help: PlayOption.output.help("output"), completion: .sinks, transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)

  @OptionGroup var course: CourseOptions
  @OptionGroup var levels: LevelOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    try levels.check(report)
    if let input, input != "-" || !report.json { throw ValidationError(LearnCommandsSentences.inputWithJson) }
    guard (8000...192_000).contains(rate) else { throw ValidationError(LearnCommandsSentences.rateOutOfRange) }
    if [week != nil, assessment, placement].count(where: { $0 }) > 1 {
      throw ValidationError(LearnCommandsSentences.nameAWeek)
    }
  }

  private func part(_ book: CourseBook) throws -> CourseEvent.Part {
    if assessment { return .assessment }
    if placement { return .placement }
    return try week.map { .week($0) } ?? book.partToRecite()
  }

  func run() async throws {
    let context = AppContext()
    guard report.json || context.interface.canAsk else {
      throw Failure(
        .usage,
        LearnCommandsSentences.asksQuestions(
          recordCommand: CommandHint("record"), submitCommand: CommandHint("course", "submit", "last")))
    }
    let book = try course.book(.student)
    let part = try part(book)
    _ = try book.check(part)
    let passage = try CoursePassage(book, part)
    guard !report.json else { return try await recordAlone(passage, context) }
    while true {
      Terminal.say(
        ["\(part.title): \(passage.title)", passage.pages?.text].compactMap(\.self).joined(separator: " · "))
      passage.lines.forEach { Terminal.say($0) }
      guard wantsToBegin(context) else { return }
      guard let recording = try await record(passage, context) else { continue }
      guard try ask(recording, part, book.stored.id, context) == .again else { return }
    }
  }

  private func wantsToBegin(_ context: AppContext) -> Bool {
    let leaving = context.leavingNothing(of: .sound, in: nil)
    defer { withExtendedLifetime(leaving) {} }
    return context.interface.ask(LearnCommandsSentences.enterBegins) == ""
  }

  private func request(_ passage: CoursePassage) -> RecordRequest {
    var request = RecordRequest()
    (request.range, request.reciter, request.riwayah) = (passage.range, passage.reciter, passage.riwayah)
    // The caller itself asks for the next step.
    (request.source, request.isLast, request.tellsNextStep) = (source, true, false)
    return request
  }

  /// Records for a program, which ends it and then asks for what it wants.
  private func recordAlone(_ passage: CoursePassage, _ context: AppContext) async throws {
    var request = request(passage)
    (request.isForProgram, request.tellsEachLevel) = (true, levels.levels)
    if input != nil { (request.readsInput, request.rate) = (true, rate) }
    let session = RecordSession(request, in: context)
    let end = try await request.readsInput ? session.performFromInput() : session.perform()
    if case .nothing(let failure) = end { throw failure }
  }

  private func record(_ passage: CoursePassage, _ context: AppContext) async throws -> Recording? {
    let before = try context.library().recordings.all().first?.sha256
    let request = request(passage)
    if case .nothing(let failure) = try await RecordSession(request, in: context).perform() { throw failure }
    let newest = try context.library().recordings.all().first
    return newest?.sha256 == before ? nil : newest
  }

  private enum Choice { case again, done }

  private func ask(
    _ recording: Recording, _ part: CourseEvent.Part, _ course: String, _ context: AppContext
  ) throws -> Choice {
    // A recording has caught the signals; they must end the questions too.
    let leaving = context.leavingNothing(of: .sound, in: nil)
    defer { withExtendedLifetime(leaving) {} }
    while true {
      switch context.interface.ask(LearnCommandsSentences.hearOrSubmit) {
      case "h":
        do { try SlicePlayback.play([AudioSlice(whole: recording.file)], on: output) } catch {
          context.interface.warn("\(error)")
        }
      case "a": return .again
      case "s":
        var book = try CourseBook(course, as: .student, in: context, for: .writing)
        let left = try book.check(part)
        let teacher = book.course.teacher
        let rest = left.map { CourseWords.count($0.left, of: $0) }
        let question =
          rest.map {
            LearnCommandsSentences.submitRecordingLeaving(
              teacher: teacher, rest: "\($0)")
          } ?? LearnCommandsSentences.submitRecording(teacher: teacher)
        guard context.confirms(question.text) else { continue }
        try book.submit(part, recording.file).print(as: .text)
        return .done
      case "k", nil:
        Terminal.say(
          LearnCommandsSentences.keptAs(
            id: recording.id, command: CommandHint("course", "submit", recording.id)
          ).text)
        return .done
      default: continue
      }
    }
  }
}

struct CourseSoundCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sound", abstract: "Show where a sound of a course lies: a submission, or a spoken comment.")

  @Argument(help: ArgumentHelp("Its SHA-256, as the answers with --json have it.", valueName: "sha256"))
  var sound: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    guard let path = CourseSounds(in: AppContext().folders).path(of: sound) else {
      throw Failure(.noInput, LearnCommandsSentences.noSuchSound(sound: sound.printableLine))
    }
    CommandAnswer([Sentence(verbatim: path)], Found(sha256: sound, file: path)).tell(report)
  }

  /// The line for programs.
  private struct Found: Encodable {
    let sha256: String
    let file: String
  }
}

struct CourseFeedbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feedback", abstract: "Read and hear the teacher's feedback at its places in your recitation.",
    discussion: """
      On a terminal the spoken comments are played, each after the place of your own recitation to which it belongs. What was \
      read or heard is not new any more.
      """)

  @Argument(help: ArgumentHelp("The week, or placement. (default: what is new, else the last)", valueName: "week"))
  var week: String?

  @Flag(help: "The result of the assessment.")
  var assessment = false

  @Flag(help: "Play nothing.")
  var silent = false

  @Option(help: PlayOption.output.help("output"), completion: .sinks, transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let week { _ = try CoursePartArgument.part(week) }
    if assessment, week != nil { throw ValidationError(LearnCommandsSentences.weekOrAssessment) }
  }

  func run() throws {
    var book = try course.book(.student, for: .writing)
    let part = assessment ? CourseEvent.Part.assessment : try week.map(CoursePartArgument.part)
    if part == .assessment, let completion = try book.completion() { return completion.tell(report) }
    let feedback = try CourseFeedbackAnswer(book, part)
    feedback.tell(report)
    if !silent, !report.json, Terminal.isTerminal(1) {
      do { try SlicePlayback.play(try feedback.slices, on: output) } catch { Terminal.complain("\(error)") }
    }
    try book.hear(feedback)
  }
}

struct CourseAskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Write to your teacher, also beside a feedback.")

  @Argument(help: ArgumentHelp("The text.", valueName: "text"))
  var text: String

  @Option(
    help: ArgumentHelp(
      "The week, placement or assessment that it is about. (default: the present week)", valueName: "part"))
  var about: String?

  @Option(
    help: ArgumentHelp("A sound file or a recording with a spoken question.", valueName: "file"), completion: .file())
  var voice: String?

  @OptionGroup var course: CourseOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws { if let about { _ = try CoursePartArgument.part(about) } }

  func run() throws {
    var book = try course.book(.student, for: .writing)
    let week = min(max(1, book.view.week), book.course.length)
    let part = try about.map(CoursePartArgument.part) ?? .week(week)
    try book.ask(text, about: part, voice: try voice.map { try book.soundFile($0) }).tell(report)
  }
}
