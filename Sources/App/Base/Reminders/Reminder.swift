package import TilawaCore
import TilawaScripts
import TilawaStore

/// A task that Tilawa runs by itself once a day: by a timer of the user's systemd if that runs, else by a line of the
/// user's crontab. A name has at most one reminder.
package struct Reminder {
  /// The time of the reminder, and the program that runs it.
  package struct Setting: Hashable {
    package let time: TimeOfDay
    package let runner: UserTimer.Runner
  }

  /// The name, of small letters and hyphens; unique among the reminders.
  package let name: String
  /// The subject of the reminder, for people.
  package let title: Sentence
  /// The arguments with which this program runs at the time.
  package let arguments: [String]
  /// The command that removes the reminder.
  package let offCommand: CommandHint
  /// The rule for a run missed while the machine was off; cron skips it.
  package let lateness: Schedule.Lateness
  private let environment: [String: String]

  package init(
    name: String, title: Sentence, arguments: [String], off: CommandHint, lateness: Schedule.Lateness = .catchUp,
    environment: [String: String] = Surroundings.environment
  ) {
    self.name = name
    self.title = title
    self.arguments = arguments
    offCommand = off
    self.lateness = lateness
    self.environment = environment
  }

  private var timer: UserTimer {
    UserTimer(name: name, unit: SystemdUnitFiles.Family.reminders.rawValue + name, environment: environment)
  }

  /// Sets the reminder, in place of an earlier one.
  ///
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(at time: TimeOfDay) async throws -> Setting {
    let schedule = Schedule(times: [time], lateness: lateness)
    let run = try timer.run(title.text, arguments)
    let units = SystemdUnits(schedule, of: run, for: .reminder(name, off: offCommand))
    return Setting(time: time, runner: try await timer.on(units, crontab: CrontabLines(schedule, of: run)))
  }

  /// Removes the reminder; returns false if there was none.
  package func off() async throws -> Bool { try await timer.off() }

  /// Returns the time and the program that runs the reminder; nil if it is off.
  package func setting() async throws -> Setting? {
    if let entry = timer.units.entry(timer.unit), let time = entry.facts.schedule.times.first {
      return Setting(time: time, runner: .systemd(timer: entry.timer))
    }
    return try await timer.crontabLines().lazy.compactMap(UserCrontab.time).first.map {
      Setting(time: $0, runner: .crontab)
    }
  }
}
