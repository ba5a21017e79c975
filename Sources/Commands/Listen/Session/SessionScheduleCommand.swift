import ArgumentParser
import CommandOptions
import AppBase
import AppScripts
import TilawaConsole
import TilawaCore
import TilawaScripts

struct SessionScheduleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule", abstract: "Run a session script automatically at times of the day.",
    discussion: """
      The schedule is two units for systemd. With --print-cron, a line for your crontab is printed instead, and no file is \
      written. Options after -- are options of `session run`, such as -- --keep-going.
      """)

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file())
  var file: String?

  @Argument(parsing: .postTerminator, help: ArgumentHelp("Options of `session run`.", valueName: "option"))
  var more: [String] = []

  @Option(name: .customLong("at"), help: "The time of day on this machine. Repeatable.")
  var times: [TimeOfDay] = []

  @Option(help: "The days: names of three letters or more, ranges of them, or daily.")
  var days: Weekdays = .daily

  @Flag(help: "What becomes of it where the machine was off or asleep at the time.")
  var lateness = LatenessArgument.skip

  @Option(
    help: ArgumentHelp("With --skip: how late the run may still begin.", valueName: "time"))
  var notLaterThan = TimeLength.halfAnHour

  @Flag(help: "Print a line for the crontab; write nothing.")
  var printCron = false

  @Flag(help: "Remove the schedule of the script.")
  var remove = false

  @Flag(help: "List the scheduled scripts and their next runs.")
  var list = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard [printCron, remove, list].filter(\.self).count <= 1 else {
      throw ValidationError(ListenCommandsSentences.oneOfThree)
    }
    guard (file == nil) == list else {
      throw ValidationError(
        list ? ListenCommandsSentences.listTakesNoScript : ListenCommandsSentences.nameAScript)
    }
    guard times.isEmpty == (list || remove) else {
      throw ValidationError(
        list || remove ? ListenCommandsSentences.noTimeHere : ListenCommandsSentences.sayWhen)
    }
    guard notLaterThan.seconds.isMultiple(of: 60) else { throw ValidationError(ListenCommandsSentences.wholeMinutes) }
    guard let file, !more.isEmpty else { return }
    do { _ = try SessionRunCommand.parse([file] + more) } catch {
      throw ValidationError(ListenCommandsSentences.faultBehind(reason: SessionRunCommand.message(for: error)))
    }
  }

  func run() async throws {
    let environment = Surroundings.environment
    let units = SystemdUnitFiles(environment: environment)
    if list {
      return ScheduleAnswer(units.entries(.scripts, warn: Terminal.complain)).tell(report)
    }
    guard let file else { return }
    if remove {
      let identity = try await ScriptScheduling.remove(file, from: units, environment: environment)
      return CommandAnswer(
        [ListenCommandsSentences.noLongerScheduled(name: identity.name)],
        Unscheduled(script: identity.path)
      ).tell(report)
    }
    let identity = try ScriptIdentity(file)
    _ = try CheckedScript(file: file, goingOnFrom: nil, in: AppContext()) { Terminal.complain($0.text) }
    let schedule = Schedule(
      times: times, days: days,
      lateness: lateness == .catchUp ? .catchUp : .skip(afterMinutes: notLaterThan.seconds / 60))
    let scheduling = ScriptScheduling(identity, schedule, environment: environment)
    if printCron {
      let lines = try scheduling.crontab(more: more)
      return CommandAnswer([Sentence(verbatim: lines.description)], CronLines(crontab: lines.lines)).tell(report)
    }
    let (entry, state) = try await scheduling.settle(more: more)
    let answer = ScheduleAnswer(entry, state)
    answer.tell(report)
    for warning in answer.warnings { Terminal.complain(warning.text) }
  }
}

// The lines for programs. Members keep this order.

/// A script that is no longer scheduled.
private struct Unscheduled: Encodable {
  let script: String
  let removed = true
}

/// The lines for a crontab.
private struct CronLines: Encodable {
  let crontab: [String]
}

/// `--catch-up`, `--skip`.
enum LatenessArgument: EnumerableFlag {
  case catchUp, skip

  static func help(for value: LatenessArgument) -> ArgumentHelp? {
    switch value {
    case .catchUp: "If the machine was off or asleep at the time, run the script when it is on again."
    case .skip: "If the machine was off at the time, skip the run. This is the default."
    }
  }
}
