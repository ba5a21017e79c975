import FoundationEssentials
import TilawaCore
package import TilawaScripts
package import TilawaStore

extension SessionMemory {
  /// Returns the cursors of earlier script runs from the library, and their history.
  ///
  /// - Parameter identity: the key of the script in the library.
  package static func of(_ identity: String, in library: Library) throws -> SessionMemory {
    var cursors: [String: ScriptCursor] = [:]
    for (name, value) in try library.sessions.state(ofScript: identity) {
      guard let cursor = try? JSONDecoder().decode(ScriptCursor.self, from: Data(value.utf8)) else {
        throw Failure(
          .unreadable,
          ScriptsSentences.cursorUnreadable(
            path: library.folders.library, variable: "{{\(name)}}", script: identity))
      }
      cursors[name] = cursor
    }
    let start = SystemClock.now
    return SessionMemory(cursors: cursors) { scope, runs in
      let sessions = try library.ledger.recent(
        sessions: runs, ofScript: scope == .script ? identity : nil, before: start)
      return sessions.map { WordRange.joined($0.words(without: ["review"])) }
    }
  }

  /// Stores the cursors of a run, all of them or none. They are on the disk when the function returns.
  package static func keep(_ cursors: [String: ScriptCursor], of identity: String, in library: Library) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let values = try cursors.mapValues { String(decoding: try encoder.encode($0), as: UTF8.self) }
    try library.sessions.keep(values, ofScript: identity)
  }
}
