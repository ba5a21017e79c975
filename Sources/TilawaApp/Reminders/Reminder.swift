import Foundation
import TilawaCore
package import TilawaScripts
import TilawaStore

/// A task that Tilawa runs by itself once a day: by a timer of the user's systemd if that runs, else by a line of the
/// user's crontab. A name has at most one reminder.
package struct Reminder {
  /// The program that runs the reminder.
  package enum Runner: Hashable {
    /// A timer of the user's systemd that runs.
    case systemd(timer: String)
    /// A timer that begins with the next login, and the reason why not now.
    case sleepingSystemd(timer: String, because: String)
    case crontab
  }

  /// The time of the reminder, and the program that runs it.
  package struct Setting: Hashable {
    package let time: TimeOfDay
    package let runner: Runner
  }

  /// The name, of small letters and hyphens; unique among the reminders.
  package let name: String
  /// The subject of the reminder, for people.
  package let title: String
  /// The arguments with which this program runs at the time.
  package let arguments: [String]
  /// The command that removes the reminder.
  package let offWords: String
  /// The rule for a run missed while the machine was off; cron skips it.
  package let lateness: Schedule.Lateness
  private let environment: [String: String]

  package init(
    name: String, title: String, arguments: [String], offWords: String, lateness: Schedule.Lateness = .catchUp,
    environment: [String: String] = Surroundings.environment
  ) {
    self.name = name
    self.title = title
    self.arguments = arguments
    self.offWords = offWords
    self.lateness = lateness
    self.environment = environment
  }

  private var unit: String { SystemdUnitFiles.Family.reminders.rawValue + name }
  private var units: SystemdUnitFiles { SystemdUnitFiles(environment: environment) }

  /// Sets the reminder, in place of an earlier one.
  ///
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(at time: TimeOfDay) async throws -> Setting {
    let schedule = Schedule(times: [time], lateness: lateness)
    let run = try scheduledRun()
    let crontab = UserCrontab(environment: environment)
    try units.put(SystemdUnits(schedule, of: run, for: .reminder(name, off: offWords)), named: unit)
    switch await SystemdManager.settle("\(unit).timer", "start", environment: environment) {
    case .done:
      // It would come twice.
      try? await crontab?.put([], for: name)
      return Setting(time: time, runner: .systemd(timer: units.timer(unit)))
    case .absent(let why):
      guard let crontab else {
        guard OtherProgram.path("systemctl", environment) != nil else {
          _ = try units.remove(unit)
          throw Failure(.unavailable, "this machine has neither systemd nor cron")
        }
        return Setting(time: time, runner: .sleepingSystemd(timer: units.timer(unit), because: why))
      }
      guard let lines = CrontabLines(schedule, of: run) else {
        _ = try units.remove(unit)
        throw Failure(.usage, "a name with a backslash cannot be used in a crontab")
      }
      try await crontab.put(lines.lines, for: name)
      _ = try units.remove(unit)
      return Setting(time: time, runner: .crontab)
    }
  }

  /// Removes the reminder; returns false if there was none.
  package func off() async throws -> Bool {
    let crontab = UserCrontab(environment: environment)
    let isInCrontab = try await crontab?.lines(of: name).isEmpty == false
    if isInCrontab { try await crontab?.put([], for: name) }
    guard units.entry(unit) != nil else { return try units.remove(unit) || isInCrontab }
    _ = await SystemdManager.settle("\(unit).timer", "stop", environment: environment)
    _ = try units.remove(unit)
    return true
  }

  /// Returns the time and the program that runs the reminder; nil if it is off.
  package func setting() async throws -> Setting? {
    if let entry = units.entry(unit), let time = entry.facts.schedule.times.first {
      return Setting(time: time, runner: .systemd(timer: entry.timer))
    }
    let lines = try await UserCrontab(environment: environment)?.lines(of: name) ?? []
    return lines.lazy.compactMap(UserCrontab.time).first.map { Setting(time: $0, runner: .crontab) }
  }

  private func scheduledRun() throws -> ScheduledRun {
    let run = ScheduledRun(
      title: title, program: try Background.program(), arguments: arguments,
      environment: ["\(UserCrontab.mark)=\(name)"] + ScheduledRun.places(environment))
    guard run.fitsOnLine else { throw Failure(.usage, "a name with a control character cannot be scheduled") }
    return run
  }
}
