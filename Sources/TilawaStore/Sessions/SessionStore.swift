import Foundation
import GRDB
public import TilawaCore

extension Library {
  /// What was listened to last; nil where nothing was yet.
  ///
  /// - Throws: `.corrupt` for what this program cannot have stored.
  public func lastSession() throws(StoreError) -> LastSession? {
    let content = try read("read the last session") { db in
      try String.fetchOne(db, sql: "SELECT content FROM last_session")
    }
    guard let content else { return nil }
    do {
      return try JSONDecoder().decode(LastSession.self, from: Data(content.utf8))
    } catch {
      throw StoreError(
        code: .corrupt, operation: "read the last session", path: folders.library,
        message: "it is not as this version stores it; play something anew")
    }
  }

  /// Takes the place of the one before, in one transaction.
  public func keep(_ session: LastSession) throws(StoreError) {
    try write("keep the place") { db in
      let content = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
      try db.execute(
        sql: "INSERT INTO last_session VALUES (1, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
        arguments: [content])
    }
  }
}
