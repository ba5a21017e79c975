import ArgumentParser
import CommandOptions
import Foundation
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
    let units = SystemdUnitFiles(environment: environment)
    if list {
      return ScheduleAnswer(units.entries(.scripts, warn: Terminal.complain)).tell(report)
    }
    guard let file else { return }
    if remove {
      let identity = try await ScriptScheduling.remove(file, from: units, environment: environment)
      return CommandAnswer(
        ["\(identity.name) no longer runs by itself"],
        .object([("script", .string(identity.path)), ("removed", .bool(true))])
      ).tell(report)
    }
    let identity = try ScriptIdentity(file)
    _ = try CheckedScript(file: file, goingOnFrom: nil, in: AppContext(), telling: Terminal.complain)
    let schedule = Schedule(
      times: times, days: days,
      lateness: lateness == .catchUp ? .catchUp : .skip(afterMinutes: notLaterThan.seconds / 60))
    let scheduling = ScriptScheduling(identity, schedule, environment: environment)
    if printCron {
      let lines = try scheduling.crontab(more: more)
      return CommandAnswer([lines.description], .object([("crontab", .strings(lines.lines))])).tell(report)
    }
    let (entry, state) = try await scheduling.settle(more: more)
    let answer = ScheduleAnswer(entry, state)
    answer.tell(report)
    answer.warnings.forEach(Terminal.complain)
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
