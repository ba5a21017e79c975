import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaAudio
import TilawaCore
import TilawaScripts

struct SessionRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Do what a session script says, step after step.",
    discussion: """
      Keys on a terminal: those of `play`; in a pause, space goes on and q ends the run.

      Without a terminal a sound server that does not answer yet is waited for, and what happens is written to a log, \
      unless the system's journal has it.
      """)

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp("Where the sound goes, as for play. (default: pulse)", valueName: "sink"), completion: .sinks,
    transform: SinkArgument.parse)
  var output: SinkChoice?

  @Flag(help: "Go on with the next step where one fails; the exit code is that of the first that did.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp(
      "Wait so long for a sound server. Default: 5m without a terminal, else not at all.", valueName: "time"))
  var waitForSound: TimeLength?

  @Option(
    name: .customLong("scheduled"),
    help: ArgumentHelp("When a schedule starts it, to see whether it is late. May be given several times."))
  var times: [TimeOfDay] = []

  @Option(help: "With --scheduled: on which days, as for session schedule.")
  var days: Weekdays = .daily

  @Option(
    help: ArgumentHelp("With --scheduled: leave it out where it would begin so much too late.", valueName: "time"))
  var notLaterThan = TimeLength.halfAnHour

  @Option(
    help: ArgumentHelp(
      "Add what happens to this file, or `none`. Default: one beside the library, where nobody looks on.",
      valueName: "file"), completion: .file())
  var log: String?

  @OptionGroup var writing: WritingOptions

  @Flag(help: "Say nothing on standard output.")
  var quiet = false

  @Flag(help: "Remember nothing of what is heard, but for where variables go on.")
  var noSave = false

  @OptionGroup(title: "Where it runs already, or something else sounds") var claiming: ClaimOptions
  @OptionGroup(title: "On a terminal") var display: DisplayOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if days != .daily, times.isEmpty { throw ValidationError("--days needs --scheduled") }
    guard !quiet || !report.json else { throw ValidationError("use --quiet or --json, not both") }
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
