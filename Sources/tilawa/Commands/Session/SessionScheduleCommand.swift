import ArgumentParser
import Foundation
import Glibc
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScripts

struct SessionScheduleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule", abstract: "Have a session script run by itself at times of the day.",
    discussion: """
      It is written for your systemd, in two units; with --print-cron a line for your crontab is printed instead, and \
      nothing written. What stands behind -- are options of `session run`, such as -- --keep-going.
      """)

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file())
  var file: String?

  @Argument(parsing: .postTerminator, help: ArgumentHelp("Options of `session run`.", valueName: "option"))
  var more: [String] = []

  @Option(name: .customLong("at"), help: "When, in the time of this machine. May be given several times.")
  var times: [TimeOfDay] = []

  @Option(help: "On which days: names of three letters or more, spans of them, or daily.")
  var days: Weekdays = .daily

  @Flag(help: "What becomes of it where the machine was off or asleep at the time.")
  var lateness = LatenessArgument.skip

  @Option(
    help: ArgumentHelp("With --skip: how late it may begin all the same.", valueName: "time"))
  var notLaterThan = TimeLength.halfAnHour

  @Flag(help: "Print the line for a crontab; write nothing.")
  var printCron = false

  @Flag(help: "Take the schedule of the script away.")
  var remove = false

  @Flag(help: "Say which scripts have a schedule, and when they run next.")
  var list = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard [printCron, remove, list].filter(\.self).count <= 1 else {
      throw ValidationError("use one of --print-cron, --remove and --list")
    }
    guard (file == nil) == list else {
      throw ValidationError(list ? "--list takes no script" : "say which script, such as morning.yaml")
    }
    guard times.isEmpty == (list || remove) else {
      throw ValidationError(list || remove ? "--at has no place here" : "say when, such as --at 05:30")
    }
    guard notLaterThan.seconds.isMultiple(of: 60) else { throw ValidationError("--not-later-than takes whole minutes") }
    guard let file, !more.isEmpty else { return }
    do { _ = try SessionRunCommand.parse([file] + more) } catch {
      throw ValidationError("behind --: \(SessionRunCommand.message(for: error))")
    }
  }

  func run() async throws {
    let environment = Surroundings.environment
    let shelf = SystemdUnitFiles(environment: environment)
    if list {
      return ScheduleWords(report.json ? .program : .reader).tell(shelf.entries(.scripts, warn: Terminal.complain))
    }
    guard let file else { return }
    if remove { return try await takeAway(file, from: shelf, environment) }
    let identity = try ScriptIdentity(file)
    _ = try CheckedScript(file: file, goingOnFrom: nil, in: AppContext(), telling: Terminal.complain)
    let schedule = Schedule(
      times: times, days: days,
      lateness: lateness == .catchUp ? .catchUp : .skip(afterMinutes: notLaterThan.seconds / 60))
    let run = try scheduledRun(identity, schedule, environment)
    if printCron { return try printCrontab(schedule, run) }
    try shelf.put(SystemdUnits(schedule, of: run, script: identity.path), named: identity.unit)
    let answer = await SystemdManager.settle("\(identity.unit).timer", "start", environment: environment)
    ScheduleWords(report.json ? .program : .reader).tell(
      SystemdUnitFiles.Entry(
        facts: SystemdUnits.Facts(subject: identity.path, schedule: schedule), timer: shelf.timer(identity.unit)),
      answer)
  }

  private func scheduledRun(
    _ identity: ScriptIdentity, _ schedule: Schedule, _ environment: [String: String]
  ) throws -> ScheduledRun {
    let run = ScheduledRun(
      title: identity.name, program: try Background.program(),
      arguments: ["session", "run", identity.path] + schedule.runOptions + (printCron ? ["--quiet"] : []) + more,
      environment: ScheduledRun.places(environment))
    guard run.fitsOnLine else {
      throw Failure(.usage, "\(identity.path): a name with a control character in it cannot be scheduled")
    }
    return run
  }

  private func printCrontab(_ schedule: Schedule, _ run: ScheduledRun) throws {
    guard let lines = CrontabLines(schedule, of: run) else {
      throw Failure(.usage, "a name with a backslash in it cannot stand in a crontab")
    }
    Terminal.say(report.json ? JSON.object([("crontab", .strings(lines.lines))]).text : lines.description)
  }

  private func takeAway(_ file: String, from shelf: SystemdUnitFiles, _ environment: [String: String]) async throws {
    // The script may be gone already.
    let identity = (try? ScriptIdentity(file)) ?? ScriptIdentity(resolved: Background.absolute(file))
    guard Disk.exists(shelf.timer(identity.unit)) else {
      throw Failure(.noInput, "\(file) has no schedule; those that have one: tilawa session schedule --list")
    }
    _ = await SystemdManager.settle("\(identity.unit).timer", "stop", environment: environment)
    _ = try shelf.remove(identity.unit)
    Terminal.say(
      report.json
        ? JSON.object([("script", .string(identity.path)), ("removed", .bool(true))]).text
        : "\(identity.name) no longer runs by itself")
  }
}

/// `--catch-up`, `--skip`.
enum LatenessArgument: EnumerableFlag {
  case catchUp, skip

  static func help(for value: LatenessArgument) -> ArgumentHelp? {
    switch value {
    case .catchUp: "Where the machine was off or asleep at the time, run it as soon as it is there again."
    case .skip: "Leave it out then. This is what is done by itself."
    }
  }
}
