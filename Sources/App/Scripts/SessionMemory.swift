package import TilawaCore
package import TilawaScripts

/// The cursors and history of earlier script runs.
package struct SessionMemory {
  /// The cursor of each variable.
  package var cursors: [String: ScriptCursor] = [:]

  package init(
    cursors: [String: ScriptCursor] = [:],
    history: @escaping (ScriptStep.Scope, Int) throws -> [[WordRange]] = { _, _ in [] }
  ) {
    self.cursors = cursors
    self.history = history
  }
  /// Returns the words heard in the given number of last runs, the newest run first.
  package var history: (ScriptStep.Scope, Int) throws -> [[WordRange]] = { _, _ in [] }
}
