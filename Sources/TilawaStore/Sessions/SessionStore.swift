import FoundationEssentials
import GRDB
package import TilawaCore

/// The last session, and what runs of scripts left for the next run.
package struct SessionStore: LibraryStore {
  let database: LibraryDatabase

  /// The last session; nil where nothing was listened to yet.
  ///
  /// - Throws: `.corrupt` for what this program cannot have stored.
  package func last() throws(StoreError) -> LastSession? {
    let content = try read(StoreSentences.cannotReadLastSession) { db in
      try String.fetchOne(db, sql: "SELECT content FROM last_session")
    }
    guard let content else { return nil }
    do {
      return try JSONDecoder().decode(LastSession.self, from: Data(content.utf8))
    } catch {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotReadLastSession, path: folders.library,
        detail: StoreSentences.sessionFormatUnknown)
    }
  }

  /// Stores the last session in the place of the one before.
  package func keep(_ session: LastSession) throws(StoreError) {
    try write(StoreSentences.cannotKeepPlace) { db in
      let content = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
      try db.execute(
        sql: "INSERT INTO last_session VALUES (1, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
        arguments: [content])
    }
  }

  /// The values that earlier runs of a script left, by name; empty where there was no run.
  ///
  /// - Parameter script: what its state is kept under.
  package func state(ofScript script: String) throws(StoreError) -> [String: String] {
    try read(StoreSentences.cannotReadStateOfScript) { db in
      let rows = try Row.fetchAll(db, sql: "SELECT name, value FROM script_state WHERE script = ?", arguments: [script])
      return Dictionary(try rows.map { try ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    }
  }

  /// Stores values for the next run of a script, all or none; values of other names stay. They are on the disk when it returns.
  ///
  /// - Parameters:
  ///   - state: by name.
  ///   - script: what its state is kept under.
  package func keep(_ state: [String: String], ofScript script: String) throws(StoreError) {
    guard !state.isEmpty else { return }
    try write(StoreSentences.cannotKeepStateOfScript) { db in
      for (name, value) in state {
        try db.execute(
          sql: """
            INSERT INTO script_state VALUES (?, ?, ?) ON CONFLICT(script, name) DO UPDATE SET value = excluded.value
            """, arguments: [script, name, value])
      }
    }
  }
}
