import ArgumentParser
import CommandOptions
import AppBase
import AppScripts
import TilawaAudio
import TilawaCore
import TilawaScripts

struct SessionRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a session script.",
    discussion: """
      Keys on a terminal: those of `play`. During a pause, space continues and q ends the run.

      Without a terminal, the run waits for the sound server, and writes events to a log file, unless the system journal \
      records them.
      """)

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file())
  var file: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the sound goes, as in play. (default: pulse)", valueName: "sink"), completion: .sinks,
    transform: SinkArgument.parse)
  var output: SinkChoice?

  @Flag(help: "If a step fails, continue with the next one. The exit code is that of the first failure.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp(
      "How long to wait for the sound server. Default: 5m without a terminal, else no wait.", valueName: "time"))
  var waitForSound: TimeLength?

  @Option(
    name: .customLong("scheduled"),
    help: ArgumentHelp("The planned time, to see whether the run is late. Repeatable."))
  var times: [TimeOfDay] = []

  @Option(help: "With --scheduled: the days, as in session schedule.")
  var days: Weekdays = .daily

  @Option(
    help: ArgumentHelp("With --scheduled: skip the run if it is later than this.", valueName: "time"))
  var notLaterThan = TimeLength.halfAnHour

  @Option(
    help: ArgumentHelp(
      "The log file, or `none`. Default: without a terminal, a file next to the library.",
      valueName: "file"), completion: .file())
  var log: String?

  @OptionGroup var writing: WritingOptions

  @Flag(help: "Print nothing on standard output.")
  var quiet = false

  @Flag(help: "Keep no place and no history; only the variables advance.")
  var noSave = false

  @OptionGroup(title: "If something is already playing") var claiming: ClaimOptions
  @OptionGroup(title: "On a terminal") var display: DisplayOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if days != .daily, times.isEmpty { throw ValidationError(ListenCommandsSentences.daysNeedSchedule) }
    guard !quiet || !report.json else { throw ValidationError(ListenCommandsSentences.quietOrJson) }
  }

  /// The typed options, as a request.
  private var request: ScriptRunRequest {
    var request = ScriptRunRequest(file: file)
    display.add(to: &request.play)
    request.play.output = output
    request.play.turn = claiming.turn
    request.play.isForProgram = report.json ? true : nil
    request.wait = waitForSound
    request.lockWait = claiming.limit
    request.due = (times, days, notLaterThan)
    request.log = log
    request.isQuiet = quiet
    request.keepsGoing = keepGoing
    request.replacesFiles = writing.force
    request.remembersNothing = noSave
    return request
  }

  func run() async throws { try await ScriptRunner(request, in: AppContext()).run() }
}

extension TimeLength {
  static let halfAnHour = TimeLength(seconds: 1800)
}
