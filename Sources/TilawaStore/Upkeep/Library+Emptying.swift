import GRDB
import Glibc

/// What of the trash is deleted for good.
public enum TrashAge: Hashable, Sendable {
  /// What was deleted more than 30 days ago, also by the days on which the library was used since.
  case expired
  case all
}

/// What was, or would be, deleted for good.
public struct Emptied: Hashable, Sendable {
  /// What it was called.
  public let titles: [String]
  /// The copies that go, by their digests.
  public let copies: [String]
  /// What the copies take, in bytes.
  public let bytes: Int
}

extension Library {
  /// What emptying the trash would delete.
  public func expendable(_ age: TrashAge, now: Int) throws(StoreError) -> Emptied {
    try read("look through the trash") { db in try expendable(Expiry(age, now: now, db), db).emptied }
  }

  /// Empties the trash: its rows, the copies that nothing else needs, and what was computed from them. A recording's file
  /// that was never copied stays where it is.
  ///
  /// Copies go before the transaction ends, while nobody else can write: one that a killed process left behind without a
  /// row would look like a recording that was lost.
  public func empty(_ age: TrashAge, now: Int) throws(StoreError) -> Emptied {
    try write("empty the trash") { db in try empty(age, now, db) }
  }

  func empty(_ age: TrashAge, _ now: Int, _ db: Database) throws -> Emptied {
    let expiry = try Expiry(age, now: now, db)
    let (rows, emptied) = try expendable(expiry, db)
    for row in rows { try db.execute(sql: "DELETE FROM trash WHERE id = ?", arguments: [row]) }
    try Library.emptyBookmarks(expiry, db)
    for copy in emptied.copies {
      unlink("\(folders.recordings)/\(copy)")
      unlink("\(folders.outlines)/\(copy)")
    }
    return emptied
  }

  private func expendable(_ expiry: Expiry, _ db: Database) throws -> (rows: [Int64], emptied: Emptied) {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, title FROM trash WHERE deleted_at <= ? AND seen <= ? ORDER BY deleted_at, id",
      arguments: [expiry.time, expiry.seen])
    let copies = try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT path FROM trash WHERE uid IS NULL AND storage = 'recordings' AND deleted_at <= ?1 AND seen <= ?2
          AND NOT EXISTS (SELECT * FROM audio_file WHERE audio_file.path = trash.path)
          AND NOT EXISTS (
            SELECT * FROM trash AS other
            WHERE other.sha256 = trash.sha256 AND other.uid IS NULL AND (other.deleted_at > ?1 OR other.seen > ?2))
        """, arguments: [expiry.time, expiry.seen])
    let bytes = copies.compactMap { try? FileIdentity(path: "\(folders.recordings)/\($0)").size }.reduce(0, +)
    let titles = try rows.map { try $0[1] as String } + (try Library.emptiable(expiry, db))
    return (try rows.map { try $0[0] }, Emptied(titles: titles, copies: copies, bytes: bytes))
  }
}
