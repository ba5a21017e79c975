import Glibc
import TilawaCore
import TilawaScripts
package import TilawaStore

/// The timer that looks every few minutes for notifications of courses: of the user's systemd, else of cron.
package struct CourseTimer {
  /// The name of the reminder, `course` or `coach`; also the command that runs.
  private let name: String
  private let role: StoredCourse.Role
  private let environment: [String: String]

  package init(_ role: StoredCourse.Role, environment: [String: String] = Surroundings.environment) {
    (self.role, self.environment) = (role, environment)
    name = role == .coach ? "coach" : "course"
  }

  // Not among the reminders of once a day, whose times are listed.
  private var unit: String { "tilawa-\(name)-notify" }
  private var units: SystemdUnitFiles { SystemdUnitFiles(environment: environment) }

  /// Sets the timer, in place of an earlier one.
  ///
  /// - Parameter minutes: the time between two looks.
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(every minutes: Int) async throws -> CommandAnswer {
    let run = ScheduledRun(
      title: role == .coach ? "submissions" : "a course", program: try Background.program(),
      arguments: [name, "notify", "--sync"],
      environment: ["\(UserCrontab.mark)=\(name)"] + ScheduledRun.places(environment))
    guard run.fitsOnLine else { throw Failure(.usage, "a name with a control character cannot be scheduled") }
    let crontab = UserCrontab(environment: environment)
    try units.put(
      SystemdUnits(every: minutes, of: run, for: .reminder(name, off: "tilawa \(name) notify off")), named: unit)
    switch await SystemdManager.settle("\(unit).timer", "start", environment: environment) {
    case .done:
      try? await crontab?.put([], for: name)
      return answer(minutes, by: "systemd")
    case .absent(let why):
      if let crontab, minutes < 60, let line = CrontabLines.line(every: minutes, run) {
        _ = try units.remove(unit)
        try await crontab.put([line], for: name)
        return answer(minutes, by: "crontab")
      }
      guard OtherProgram.path("systemctl", environment) != nil else {
        _ = try units.remove(unit)
        throw Failure(.unavailable, "this machine has neither systemd nor cron")
      }
      var answer = answer(minutes, by: "systemd")
      answer.remarks.append(SystemdUnitFiles.whenAsleep(units.timer(unit), why))
      return answer
    }
  }

  /// Removes the timer.
  package func off() async throws -> CommandAnswer {
    let crontab = UserCrontab(environment: environment)
    let isInCrontab = try await crontab?.lines(of: name).isEmpty == false
    if isInCrontab { try await crontab?.put([], for: name) }
    if access(units.timer(unit), F_OK) == 0 {
      _ = await SystemdManager.settle("\(unit).timer", "stop", environment: environment)
    }
    let wasThere = try units.remove(unit) || isInCrontab
    return CommandAnswer(
      [wasThere ? "no notifications by themselves any more" : "it was not set"], .object([("on", .bool(false))]))
  }

  /// Says what is set.
  package func status() async throws -> CommandAnswer {
    let isUnit = access(units.timer(unit), F_OK) == 0
    let isInCrontab = try await UserCrontab(environment: environment)?.lines(of: name).isEmpty == false
    let isOn = isUnit || isInCrontab
    return CommandAnswer(
      [isOn ? "on, by \(isUnit ? "systemd" : "crontab")" : "off; to set it: tilawa \(name) notify on"],
      .object([("on", .bool(isOn))]))
  }

  private func answer(_ minutes: Int, by runner: String) -> CommandAnswer {
    CommandAnswer(
      ["notifications come by themselves: looked for every \(Count.words(minutes, "minute", "minutes")), by \(runner)"],
      .object([("on", .bool(true)), ("minutes", .int(minutes)), ("by", .string(runner))]))
  }
}
