package import TilawaCore
import TilawaScripts

/// Runs of this program that start by themselves: by units of the user's systemd if that runs, else by lines of the
/// user's crontab. A name has at most one timer.
package struct UserTimer {
  /// The program that starts the runs.
  package enum Runner: Hashable {
    /// Units of the user's systemd that run.
    case systemd(timer: String)
    /// Units that begin with the next login, and the reason why not now.
    case sleepingSystemd(timer: String, because: Sentence)
    case crontab
  }

  /// The name in the crontab, of small letters and hyphens.
  package let name: String
  /// The name of the units.
  package let unit: String
  private let environment: [String: String]
  package var units: SystemdUnitFiles { SystemdUnitFiles(environment: environment) }
  private var crontab: UserCrontab? { UserCrontab(environment: environment) }

  package init(name: String, unit: String, environment: [String: String]) {
    (self.name, self.unit, self.environment) = (name, unit, environment)
  }

  /// Returns a run of this program as it is written into units and lines.
  ///
  /// - Parameter title: the subject for people.
  /// - Throws: `Failure` (usage) if no line can hold it.
  package func run(_ title: String, _ arguments: [String]) throws -> ScheduledRun {
    let run = ScheduledRun(
      title: title, program: try Background.program(), arguments: arguments,
      environment: ["\(UserCrontab.mark)=\(name)"] + ScheduledRun.places(environment))
    guard run.fitsOnLine else { throw Failure(.usage, BaseSentences.noControlCharacters) }
    return run
  }

  /// Sets the timer, in place of an earlier one.
  ///
  /// - Parameter lines: the lines for cron; nil if a crontab cannot hold the run.
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(_ texts: SystemdUnits, crontab lines: CrontabLines?) async throws -> Runner {
    try units.put(texts, named: unit)
    guard let why = await start() else {
      // Remove the line for cron, or the reminder would come twice.
      try? await crontab?.put([], for: name)
      return .systemd(timer: units.timer(unit))
    }
    if let crontab {
      do {
        guard let lines else {
          throw Failure(.usage, BaseSentences.crontabTakes)
        }
        try await crontab.put(lines.lines, for: name)
      } catch {
        try await removeUnits()
        throw error
      }
      try await removeUnits()
      return .crontab
    }
    guard OtherProgram.path("systemctl", environment) != nil else {
      try await removeUnits()
      throw Failure(.unavailable, BaseSentences.noScheduler)
    }
    return .sleepingSystemd(timer: units.timer(unit), because: why)
  }

  /// Starts the units. Returns the reason why not; nil on success.
  private func start() async -> Sentence? {
    for starter in units.starters(unit) {
      if case .absent(let why) = await SystemdManager.settle(starter, "start", environment: environment) { return why }
    }
    return nil
  }

  /// Removes the timer; returns false if there was none.
  package func off() async throws -> Bool {
    let isInCrontab = try await !crontabLines().isEmpty
    if isInCrontab { try await crontab?.put([], for: name) }
    return try await removeUnits() || isInCrontab
  }

  @discardableResult
  private func removeUnits() async throws -> Bool {
    for starter in units.starters(unit) {
      _ = await SystemdManager.settle(starter, "stop", environment: environment)
    }
    return try units.remove(unit)
  }

  /// The lines of the timer in the user's crontab.
  package func crontabLines() async throws -> [String] { try await crontab?.lines(of: name) ?? [] }

  /// Returns the program that starts the runs; nil if the timer is off.
  package func runner() async throws -> Runner? {
    if Disk.exists(units.timer(unit)) { return .systemd(timer: units.timer(unit)) }
    return try await crontabLines().isEmpty ? nil : .crontab
  }
}

extension UserTimer.Runner {
  /// The name of the runner, for people and programs.
  package var name: String {
    switch self {
    case .systemd, .sleepingSystemd: "systemd"
    case .crontab: "crontab"
    }
  }

  /// The file of the timer.
  package var timer: String? {
    switch self {
    case .systemd(let timer), .sleepingSystemd(let timer, _): timer
    case .crontab: nil
    }
  }

  /// The remark about a timer that does not run yet.
  package var remarks: [Sentence] {
    guard case .sleepingSystemd(let timer, let why) = self else { return [] }
    return [SystemdUnitFiles.whenAsleep(timer, why)]
  }
}
