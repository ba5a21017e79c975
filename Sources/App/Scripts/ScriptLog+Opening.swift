import AppBase
import TilawaFiles
import TilawaStore

extension ScriptLog {
  /// Opens the log of a run. Returns nil if a person watches, or the journal keeps the lines.
  static func forRun(
    _ request: ScriptRunRequest, of identity: ScriptIdentity, in context: AppContext
  ) throws -> ScriptLog? {
    if request.log == "none" { return nil }
    if let log = request.log {
      try OutputTargets.check(appendingTo: log, in: context)
      return try ScriptLog(path: log)
    }
    guard !context.interface.isSeen, !isJournal(Surroundings.environment) else { return nil }
    do throws(StoreError) {
      return try ScriptLog(path: "\(context.folders.data)/log/\(identity.key).log")
    } catch {
      // Play without the log: nobody asked for it, and a full disk is no reason for silence.
      context.interface.warn("\(error)")
      return nil
    }
  }
}
