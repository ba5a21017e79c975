package import TilawaCore
package import TilawaScripts

/// What earlier runs of a script have left behind.
package struct SessionMemory {
  /// How far its variables have come.
  package var cursors: [String: ScriptCursor] = [:]

  package init(
    cursors: [String: ScriptCursor] = [:],
    history: @escaping (ScriptStep.Scope, Int) throws -> [[WordRange]] = { _, _ in [] }
  ) {
    self.cursors = cursors
    self.history = history
  }
  /// What so many runs heard, the newest first.
  package var history: (ScriptStep.Scope, Int) throws -> [[WordRange]] = { _, _ in [] }
}
