package import AppBase
import TilawaCore
import TilawaScripts
import TilawaStore

/// Synchronisation by itself: after changes and every few minutes; by cron, every few minutes.
package struct SyncSchedule {
  private let timer: UserTimer
  /// The files whose changes start a synchronisation.
  private let files: [String]

  package init(in context: AppContext, environment: [String: String] = Surroundings.environment) {
    timer = UserTimer(name: "sync", unit: "tilawa-sync", environment: environment)
    files = [context.folders.library + "-wal", context.folders.library]
  }

  /// Sets it up, in place of an earlier setting.
  ///
  /// - Parameter minutes: the time between two synchronisations without a change.
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(every minutes: Int) async throws -> CommandAnswer {
    let run = try timer.run("synchronisation", ["sync", "--quiet"])
    let units = SystemdUnits(every: minutes, of: run, for: .work(off: "tilawa sync auto off"), watching: files)
    let runner = try await timer.on(units, crontab: CrontabLines(every: minutes, of: run))
    let when = (runner == .crontab ? "" : "after changes and ") + "every \(Count.words(minutes, "minute", "minutes"))"
    return CommandAnswer(
      ["the library is synchronised \(when)"],
      .object([("on", .bool(true)), ("minutes", .int(minutes)), ("by", .string(runner.name))]),
      remarks: runner.remarks)
  }

  /// Ends it.
  package func off() async throws -> CommandAnswer {
    CommandAnswer(
      [try await timer.off() ? "the library is synchronised by tilawa sync alone" : "it was not set"],
      .object([("on", .bool(false))]))
  }

  /// Says what is set.
  package func status() async throws -> CommandAnswer {
    let runner = try await timer.runner()
    return CommandAnswer(
      [runner.map { "on, by \($0.name)" } ?? "off"], .object([("on", .bool(runner != nil))]))
  }
}
