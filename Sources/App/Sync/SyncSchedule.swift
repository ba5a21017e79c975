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
  /// - Parameters:
  ///   - minutes: the time between two synchronisations without a change.
  ///   - rate: the most bytes a second; nil for no limit.
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(every minutes: Int, rate: Int? = nil) async throws -> CommandAnswer {
    let limit = rate.map { ["--limit-rate", "\($0)"] } ?? []
    let run = try timer.run("synchronisation", ["sync", "--quiet"] + limit)
    let units = SystemdUnits(
      every: minutes, of: run, for: .work(off: CommandHint("sync", "auto", "off")), watching: files)
    let runner = try await timer.on(units, crontab: CrontabLines(every: minutes, of: run))
    return CommandAnswer(
      parts: [
        .line(
          runner == .crontab
            ? SyncSentences.byItselfCron(minutes: minutes) : SyncSentences.byItself(minutes: minutes))
      ], SyncTiming(on: true, minutes: minutes, by: runner.name), remarks: runner.remarks)
  }

  /// Ends it.
  package func off() async throws -> CommandAnswer {
    let wasSet = try await timer.off()
    return CommandAnswer(
      [wasSet ? SyncSentences.byHand(command: CommandHint("sync")) : SyncSentences.wasNotSet],
      SyncSwitch(on: false))
  }

  /// Says what is set.
  package func status() async throws -> CommandAnswer {
    let runner = try await timer.runner()
    return CommandAnswer(
      [runner.map { SyncSentences.onBy(runner: $0.name) } ?? SyncSentences.off], SyncSwitch(on: runner != nil))
  }
}
