import Glibc
import TilawaCore
import TilawaFiles
import TilawaScripts
import TilawaStore

/// Synchronisation by itself: by units of the user's systemd after changes and every few minutes, else by a line of the crontab.
package struct SyncSchedule {
  private static let unit = "tilawa-sync"
  private let environment: [String: String]
  private let library: String
  private var units: SystemdUnitFiles { SystemdUnitFiles(environment: environment) }

  package init(in context: AppContext, environment: [String: String] = Surroundings.environment) {
    self.environment = environment
    library = context.folders.library
  }

  /// Sets it up, in place of an earlier setting.
  ///
  /// - Parameter minutes: the time between two synchronisations without a change.
  /// - Throws: `Failure` 69 if there is neither systemd nor cron.
  package func on(every minutes: Int) async throws -> CommandAnswer {
    let run = try scheduledRun()
    let crontab = UserCrontab(environment: environment)
    try write(run, minutes)
    for unit in ["\(Self.unit).timer", "\(Self.unit).path"] {
      if case .absent(let why) = await SystemdManager.settle(unit, "start", environment: environment) {
        return try await withoutSystemd(why, run, minutes, crontab)
      }
    }
    try? await crontab?.put([], for: "sync")
    return answer(minutes, by: "systemd", ["the library is synchronised after changes and every \(minutes) minutes"])
  }

  private func withoutSystemd(
    _ why: String, _ run: ScheduledRun, _ minutes: Int, _ crontab: UserCrontab?
  ) async throws -> CommandAnswer {
    if let crontab, minutes < 60, let line = CrontabLines.line(every: minutes, run) {
      try await stopUnits()
      try await crontab.put([line], for: "sync")
      return answer(minutes, by: "crontab", ["the library is synchronised every \(minutes) minutes"])
    }
    guard OtherProgram.path("systemctl", environment) != nil else {
      try await stopUnits()
      throw Failure(.unavailable, "this machine has neither systemd nor cron")
    }
    return answer(minutes, by: "systemd", [SystemdUnitFiles.whenAsleep("\(Self.unit).timer", why)])
  }

  /// Ends it.
  package func off() async throws -> CommandAnswer {
    let wasThere = try await stopUnits()
    let crontab = UserCrontab(environment: environment)
    let isInCrontab = try await crontab?.lines(of: "sync").isEmpty == false
    if isInCrontab { try await crontab?.put([], for: "sync") }
    return CommandAnswer(
      [wasThere || isInCrontab ? "the library is synchronised by tilawa sync alone" : "it was not set"],
      .object([("on", .bool(false))]))
  }

  /// Says what is set.
  package func status() async throws -> CommandAnswer {
    let isUnit = access(units.timer(Self.unit), F_OK) == 0
    let isInCrontab = try await UserCrontab(environment: environment)?.lines(of: "sync").isEmpty == false
    return CommandAnswer(
      [isUnit || isInCrontab ? "on, by \(isUnit ? "systemd" : "crontab")" : "off"],
      .object([("on", .bool(isUnit || isInCrontab))]))
  }

  private func answer(_ minutes: Int, by runner: String, _ lines: [String]) -> CommandAnswer {
    CommandAnswer(
      lines, .object([("on", .bool(true)), ("minutes", .int(minutes)), ("by", .string(runner))]))
  }

  private func scheduledRun() throws -> ScheduledRun {
    let run = ScheduledRun(
      title: "synchronisation", program: try Background.program(), arguments: ["sync", "--quiet"],
      environment: ["\(UserCrontab.mark)=sync"] + ScheduledRun.places(environment))
    guard run.fitsOnLine else { throw Failure(.usage, "a name with a control character cannot be scheduled") }
    return run
  }

  // MARK: - Units

  private func write(_ run: ScheduledRun, _ minutes: Int) throws {
    let head =
      "# Written by tilawa sync auto; tilawa sync auto off deletes it.\n[Unit]\nDescription=Tilawa synchronises\n"
    let settings = run.environment.map { "Environment=\(SystemdUnits.quoted($0))\n" }.joined()
    let words = [SystemdUnits.quoted(run.program)] + run.arguments.map { SystemdUnits.argument($0) }
    // One change seldom comes alone: the service waits a little, and is not started anew meanwhile.
    let service =
      head + "\n[Service]\nType=oneshot\nNice=10\nIOSchedulingClass=idle\n\(settings)ExecStartPre=/bin/sleep 5\n"
      + "ExecStart=\(words.joined(separator: " "))\nSuccessExitStatus=69 75\n"
    let timer =
      head + "\n[Timer]\nOnStartupSec=2min\nOnUnitInactiveSec=\(minutes)min\n\n[Install]\nWantedBy=timers.target\n"
    let path =
      head
      + "\n[Path]\nPathChanged=\(SystemdUnits.path(library + "-wal"))\nPathChanged=\(SystemdUnits.path(library))\n"
      + "\n[Install]\nWantedBy=paths.target\n"
    for (text, suffix) in [(service, "service"), (timer, "timer"), (path, "path")] {
      try WholeFile.write(text.pathBytes, named: "\(Self.unit).\(suffix)", in: units.folder)
    }
    for (suffix, target) in SyncSchedule.wishes {
      try Folders.create("\(units.folder)/\(target).wants")
      let link = "\(units.folder)/\(target).wants/\(Self.unit).\(suffix)"
      guard symlink("../\(Self.unit).\(suffix)", link) == 0 || errno == EEXIST else {
        throw StoreError(system: errno, .cannotCreate, operation: "link", path: link)
      }
    }
  }

  /// The kinds of units that start at login, and the targets that start them.
  private static let wishes = [("timer", "timers.target"), ("path", "paths.target")]

  /// Stops the units and removes their files. Returns whether there were any.
  @discardableResult
  private func stopUnits() async throws -> Bool {
    for unit in ["\(Self.unit).timer", "\(Self.unit).path"] where access("\(units.folder)/\(unit)", F_OK) == 0 {
      _ = await SystemdManager.settle(unit, "stop", environment: environment)
    }
    return try removeUnits()
  }

  private func removeUnits() throws -> Bool {
    var isThere = false
    let links = SyncSchedule.wishes.map { "\($1).wants/\(Self.unit).\($0)" }
    for name in links + ["timer", "path", "service"].map({ "\(Self.unit).\($0)" }) {
      if unlink("\(units.folder)/\(name)") == 0 {
        isThere = true
      } else if errno != ENOENT, errno != ENOTDIR {
        throw Failure(.ioError, "\(units.folder)/\(name): cannot remove: \(String(cString: strerror(errno)))")
      }
    }
    return isThere
  }
}
