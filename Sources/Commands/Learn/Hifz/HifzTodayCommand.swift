import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaAudio
import TilawaConsole
import TilawaCore

struct HifzTodayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "List what is new, recent and old today, with minutes.",
    discussion: """
      On a terminal, the key of a line begins it, as tilawa hifz begin does. The list then says what was done, and what is \
      due tomorrow.
      """)

  @Flag(help: "Print the list and ask nothing.")
  var list = false

  @OptionGroup var hearing: HifzHearingOptions

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let isAsking =
      !list && !report.json && Terminal.isTerminal(0) && Terminal.isTerminal(1)
      && Surroundings.environment["TERM"] != "dumb"
    guard isAsking else { return HifzToday(try HifzBook(in: context)).tell(report) }
    try await hearing.dialogue(in: context).chooseLines()
  }
}

struct HifzBeginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "begin", abstract: "Begin a line of today's list, then say how it went.",
    discussion: """
      A new lesson is played, repeated with gaps in which you say it, and linked to the ayah before it. A page of the \
      recent or old round is said from memory while the program listens and grades it (see tilawa help recite); without a \
      microphone, or with --play, it is played once: say each ayah before you hear it. Then say how it went: 1 weak, 2 fair \
      (with slips), 3 good, 4 excellent. To see or change the steps: tilawa hifz script
      """)

  @Argument(
    help: ArgumentHelp("The key of the line, as in the list. (default: the first open line)", valueName: "line"))
  var line: String?

  @Option(
    help: ArgumentHelp(
      "Practise a place of slips instead, such as 2:255:7, or last: the newest slip.", valueName: "range"),
    completion: .ranges)
  var drill: String?

  @OptionGroup var hearing: HifzHearingOptions

  mutating func validate() throws {
    if line != nil, drill != nil { throw ValidationError(LearnCommandsSentences.lineOrDrill) }
  }

  func run() async throws {
    let context = AppContext()
    let dialogue = hearing.dialogue(in: context)
    let book = try HifzBook(in: context)
    if let drill { return try await dialogue.play(HifzScript(drill: try book.drillPlace(drill), of: book)) }
    try await dialogue.begin(try HifzChoice.task(line, of: book))
  }
}

struct HifzScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script", abstract: "Write the steps of a line of today's list as a session script.",
    discussion: "The script can be read, changed, and run by tilawa session run. Its language: man tilawa-script")

  @Argument(
    help: ArgumentHelp("The key of the line, as in the list. (default: the first open line)", valueName: "line"))
  var line: String?

  @Option(
    help: ArgumentHelp("A place of slips instead, such as 2:255:7, or last: the newest slip.", valueName: "range"),
    completion: .ranges)
  var drill: String?

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file; `-` is standard output.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var output = "-"

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if line != nil, drill != nil { throw ValidationError(LearnCommandsSentences.lineOrDrill) }
  }

  func run() throws {
    let book = try HifzBook(in: AppContext())
    let script =
      if let drill { HifzScript(drill: try book.drillPlace(drill), of: book) } else {
        HifzScript(try HifzChoice.task(line, of: book), of: book)
      }
    guard !OutputTargets.isPrinted(output) else {
      guard report.json else { return Terminal.put(file: script.text) }
      return CommandAnswer(value: Written(text: script.text)).tell(report)
    }
    try OutputFile.write(Array(script.text.utf8), to: writing.target(output, report))
    CommandAnswer(
      [LearnCommandsSentences.scriptWritten(path: output, command: CommandHint("session", "run", output))],
      FileWritten(output)
    ).tell(report)
  }
}

/// A script that no file has, for programs.
private struct Written: Encodable {
  let text: String
}

/// The options for how a line is heard.
struct HifzHearingOptions: ParsableArguments {
  @Flag(help: "Play a page that you hold, instead of listening to you.")
  var play = false

  @Flag(help: "Play nothing: only ask how it went.")
  var silent = false

  @OptionGroup var output: HifzOutputOptions

  mutating func validate() throws {
    if play, silent { throw ValidationError(LearnCommandsSentences.playOrSilent) }
  }

  func dialogue(in context: AppContext) -> HifzDialogue {
    HifzDialogue(context: context, manner: silent ? .silent : play ? .played : .recited, output: output.output)
  }
}

/// The option for the output of what hifz plays.
struct HifzOutputOptions: ParsableArguments {
  @Option(help: PlayOption.output.help("output"), completion: .sinks, transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)
}

/// The choice of a line of today's list.
enum HifzChoice {
  /// Returns the task of a key; without a key, the first one that is open.
  static func task(_ key: String?, of book: HifzBook) throws -> HifzTask {
    let today = HifzToday(book)
    if let key { return try today.task(key) }
    guard let task = today.work.tasks.first(where: { !$0.isDone }) else {
      throw Failure(
        .noInput, today.work.tasks.isEmpty ? LearnCommandsSentences.nothingDue : LearnCommandsSentences.allDone)
    }
    return task
  }
}

struct HifzStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Print one line for a status bar or a prompt: hifz 2/7 · 24 min.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let today = HifzToday(try HifzBook(in: AppContext()))
    CommandAnswer([today.statusLine], today.value).tell(report)
  }
}
