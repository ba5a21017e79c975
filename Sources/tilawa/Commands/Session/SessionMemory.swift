import TilawaCore
import TilawaScripts

/// What earlier runs of a script have left behind.
struct SessionMemory {
  /// How far its variables have come.
  var cursors: [String: ScriptCursor] = [:]
  /// What so many runs heard, the newest first.
  var history: (ScriptStep.Scope, Int) throws -> [[WordRange]] = { _, _ in [] }
}
