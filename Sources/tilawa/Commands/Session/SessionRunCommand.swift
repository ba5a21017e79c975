import ArgumentParser
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaScripts
import TilawaStore

struct SessionRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Do what a session script says, step after step.",
    discussion: """
      Keys on a terminal: those of `play`; in a pause, space goes on and q ends the run.

      Without a terminal a sound server that does not answer yet is waited for, and what happens is written to a log, \
      unless the system's journal has it.
      """)

  /// One output for the whole run, also where a preset of a step names another.
  private static let usualOutput = SinkChoice.pulse(sink: nil)

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

  func run() async throws {
    let context = AppContext()
    let identity = try ScriptIdentity(file)
    let log = try openLog(identity, context)
    try UnattendedRescue.check(in: context)
    if let done = UnattendedRescue.done { log?.note("\(identity.name): \(done)") }
    do {
      if !isTooLate(identity, log) { try await run(identity, log, context) }
    } catch {
      // What ended a step is in the log by now; here is what kept the run from beginning.
      if let failure = Failure(error) { await note(failure, of: identity, log) }
      throw error
    }
  }

  /// Where nobody looks on.
  private func note(_ failure: Failure, of identity: ScriptIdentity, _ log: ScriptLog?) async {
    guard !failure.message.isEmpty else { return }
    log?.note("\(identity.name): \(failure.message)")
    if !isSeen, !AppContext().isDetached { await Tilawa.notify(of: failure, in: identity.name) }
  }

  private func run(_ identity: ScriptIdentity, _ log: ScriptLog?, _ context: AppContext) async throws {
    let lock = try await ScriptLock.take(
      identity, in: context.folders, timeout: claiming.limit.map { .seconds($0.seconds) })
    defer { withExtendedLifetime(lock) {} }
    let library = try context.library()
    let checked = try await check(identity, library, log, context)
    let request = try context.complete(request, for: .run)
    let sink = request.output ?? SessionRunCommand.usualOutput
    try check(sink, has: checked.resolved.steps)
    let report = RunReport(
      audience: audience, interface: context.interface, log: log, name: identity.name,
      count: checked.resolved.steps.count)
    let right = try await PlaybackLock.take(request.turn, for: sink, asking: audience == .terminal, in: context)
    let interruption = context.leavingNothing(of: .sound, in: nil)
    let form = try quiet ? .lines : request.displayForm()
    let services = PlaybackServices(for: sink, holding: right, notices: request.notices(in: context), in: context) {
      PlaybackDisplay(form, $0, in: context)
    }
    let run = SessionRun(
      steps: checked.resolved.steps, identity: checked.script.identity, file: file, options: options(report, request),
      services: services, interruption: interruption, library: library,
      context: context.having(checked.script.quran, library), report: report)
    try await services.run {
      try await run.perform { [isSeen] failure in if !isSeen { await Tilawa.notify(of: failure, in: identity.name) } }
    }
  }

  /// What is wrong with it stands in lines of its own by the time it is thrown, and in the log.
  private func check(
    _ identity: ScriptIdentity, _ library: Library, _ log: ScriptLog?, _ context: AppContext
  ) async throws -> CheckedScript {
    do {
      return try CheckedScript(file: file, goingOnFrom: library, in: context) { fault in
        log?.note("\(identity.name): \(fault)")
        Terminal.complain(fault)
      }
    } catch let failure as Failure {
      let words = "the script is wrong; where, says: tilawa session check \(ShellWord.quoted(identity.path))"
      if failure.message.isEmpty, !isSeen { await Tilawa.notify(of: Failure(failure.code, words), in: identity.name) }
      throw failure
    }
  }

  /// A file is made anew by each session: of several only the last would be left.
  private func check(_ sink: SinkChoice, has steps: [ResolvedStep]) throws {
    guard sink.path != nil else { return }
    let sessions = steps.filter { if case .play = $0.action { true } else { false } }.count
    guard sessions > 1 else { return }
    throw Failure(
      .usage, "a file holds one session, and the script has \(sessions) steps that play; see: tilawa help render")
  }

  private var audience: RunReport.Audience {
    if report.json { return .program }
    return quiet ? .nobody : Terminal.isTerminal(1) ? .terminal : .reader
  }

  private func options(_ report: RunReport, _ request: PlayRequest) -> SessionRun.Options {
    let limit = waitForSound.map { Duration.seconds($0.seconds) } ?? (Terminal.isTerminal(1) ? .zero : .seconds(300))
    return SessionRun.Options(
      play: stepRequest(request), isForProgram: self.report.json,
      wait: SoundServerWait(limit: limit) { report.complain($0) },
      failing: keepGoing ? .goesOn : .ends)
  }

  /// What was typed, as a request.
  private var request: PlayRequest {
    var request = PlayRequest()
    display.add(to: &request)
    request.output = output
    request.turn = claiming.turn
    request.isForProgram = report.json ? true : nil
    return request
  }

  /// What holds for each step that plays.
  private func stepRequest(_ request: PlayRequest) -> PlayRequest {
    var step = PlayRequest()
    step.output = request.output ?? SessionRunCommand.usualOutput
    step.isForProgram = report.json ? true : nil
    step.keeps = noSave ? false : nil
    step.replacesFiles = writing.force ? true : nil
    return step
  }

  /// Whether somebody looks on.
  private var isSeen: Bool { Terminal.isTerminal(1) || Terminal.isTerminal(2) }

  /// Nil where somebody looks on, or the journal keeps it.
  private func openLog(_ identity: ScriptIdentity, _ context: AppContext) throws -> ScriptLog? {
    if log == "none" { return nil }
    if let log {
      try OutputTargets.check(appendingTo: log, in: AppContext())
      return try ScriptLog(path: log)
    }
    guard !isSeen, !ScriptLog.isJournal(Surroundings.environment) else { return nil }
    do throws(StoreError) {
      return try ScriptLog(path: "\(context.folders.data)/log/\(identity.key).log")
    } catch {
      // Nobody asked for it; a full disk is no reason for silence.
      Terminal.complain("\(error)")
      return nil
    }
  }

  /// Whether the time of the schedule is gone; it is told then.
  private func isTooLate(_ identity: ScriptIdentity, _ log: ScriptLog?) -> Bool {
    guard let due = DueTime(times, on: days, now: Date()), due.delay > .seconds(notLaterThan.seconds) else {
      return false
    }
    let time = DayClock().words(due.moment)
    let line =
      "\(identity.name): left out: it was due at \(time), more than \(notLaterThan.defaultValueDescription) ago"
    log?.note(line)
    switch audience {
    case .terminal, .reader: Terminal.say(line)
    case .program: Terminal.say(JSON.object([("event", .string("too-late")), ("due", .string(time))]).text)
    case .nobody: break
    }
    return true
  }
}

extension TimeLength {
  static let halfAnHour = TimeLength(seconds: 1800)
}
