package import AppBase
import TilawaCore
import TilawaScripts

/// The schedule of a script, run by systemd or cron at times of the day.
package struct ScriptScheduling {
  private let identity: ScriptIdentity
  private let schedule: Schedule
  private let environment: [String: String]

  package init(_ identity: ScriptIdentity, _ schedule: Schedule, environment: [String: String]) {
    self.identity = identity
    self.schedule = schedule
    self.environment = environment
  }

  /// Writes the units of systemd, and makes systemd load them.
  ///
  /// - Parameter more: further options of `session run`.
  package func settle(more: [String]) async throws -> (entry: SystemdUnitFiles.Entry, answer: SystemdManager.Answer) {
    let units = SystemdUnitFiles(environment: environment)
    try units.put(SystemdUnits(schedule, of: run(more), script: identity.path), named: identity.unit)
    let answer = await SystemdManager.settle("\(identity.unit).timer", "start", environment: environment)
    let facts = SystemdUnits.Facts(subject: identity.path, schedule: schedule)
    return (SystemdUnitFiles.Entry(facts: facts, timer: units.timer(identity.unit)), answer)
  }

  /// Returns the lines for a crontab.
  ///
  /// - Parameter more: further options of `session run`.
  package func crontab(more: [String]) throws -> CrontabLines {
    guard let lines = CrontabLines(schedule, of: try run(["--quiet"] + more)) else {
      throw Failure(.usage, ScriptsSentences.backslash)
    }
    return lines
  }

  private func run(_ more: [String]) throws -> ScheduledRun {
    let run = ScheduledRun(
      title: identity.name, program: try Background.program(),
      arguments: ["session", "run", identity.path] + schedule.runOptions + more,
      environment: ScheduledRun.places(environment))
    guard run.fitsOnLine else {
      throw Failure(.usage, ScriptsSentences.controlCharacter(path: identity.path))
    }
    return run
  }

  /// Removes the schedule of a script.
  ///
  /// - Throws: `Failure`, 66, if there is none.
  package static func remove(
    _ file: String, from units: SystemdUnitFiles, environment: [String: String]
  ) async throws -> ScriptIdentity {
    // The script may be gone already.
    let identity = (try? ScriptIdentity(file)) ?? ScriptIdentity(resolved: Background.absolute(file))
    guard Disk.exists(units.timer(identity.unit)) else {
      throw Failure(
        .noInput,
        ScriptsSentences.noSchedule(path: file, command: CommandHint("session", "schedule", "--list")))
    }
    _ = await SystemdManager.settle("\(identity.unit).timer", "stop", environment: environment)
    _ = try units.remove(identity.unit)
    return identity
  }
}
