import GRDB
import TilawaCore

extension Library {
  /// All bookmarks and positions, also what was removed.
  func sharedReading(in structure: QuranStructure) throws(StoreError) -> Sifted<SharedReading> {
    let bookmarks = try bookmarks(in: structure)
    let positions = try positions(in: structure)
    let (gone, left) = try read("read what was removed") { db in
      (
        try Library.times(db, "SELECT CAST(uid AS BLOB), removed_at FROM bookmark WHERE removed_at IS NOT NULL")
          .filter { Bookmark.isID($0.key) },
        try Library.times(db, "SELECT CAST(name AS BLOB), removed_at FROM position WHERE removed_at IS NOT NULL")
          .filter { ReadingPosition.fault(inName: $0.key) == nil }
      )
    }
    let reading = SharedReading(
      bookmarks: bookmarks.values, gone: gone, positions: positions.values, left: left)
    return Sifted(values: [reading], setAside: bookmarks.setAside + positions.setAside)
  }

  private static func times(_ db: Database, _ query: String) throws -> [String: Int] {
    try Row.fetchAll(db, sql: query).reduce(into: [:]) { times, row in
      let time = try row[1] as Int
      if let name = StoredText.read(row, 0), RecordingTime.bounds.contains(time) { times[name] = time }
    }
  }

  /// Makes the library say what was merged, in one transaction.
  ///
  /// - Parameters:
  ///   - merged: what holds from now on.
  ///   - before: what the library said, of which `merged` knows all.
  func apply(_ merged: SharedReading, to before: SharedReading) throws(StoreError) {
    try write("merge bookmarks and positions") { db in
      for (id, bookmark) in merged.bookmarks where before.bookmarks[id] != bookmark {
        try BookmarkRow.put(bookmark, db)
      }
      for (id, time) in merged.gone where before.gone[id] != time { try Library.remove(bookmark: id, at: time, db) }
      for (name, position) in merged.positions where before.positions[name] != position {
        try Library.put(position, db)
      }
      for (name, time) in merged.left where before.left[name] != time {
        try Library.remove(position: name, at: time, db)
      }
    }
  }

  /// One that the library never had is remembered all the same: a third library may still have it.
  private static func remove(bookmark id: Bookmark.ID, at time: Int, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO bookmark(
          uid, first_word, past_word, label, counting, note, tags, created_at, changed_at, removed_at, is_emptied)
        VALUES (?1, 0, 1, '', '', '', '[]', ?2, ?2, ?2, 1)
        ON CONFLICT(uid) DO UPDATE SET removed_at = excluded.removed_at
        """, arguments: [id, time])
  }

  private static func remove(position name: String, at time: Int, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO position(
          name, first_word, past_word, label, counting, riwayah, set_at, utc_offset, zone, removed_at)
        VALUES (?1, 0, 1, '', '', '', ?2, 0, '', ?2)
        ON CONFLICT(name) DO UPDATE SET removed_at = excluded.removed_at
        """, arguments: [name, time])
  }

  /// Forgets what the notes of bookmarks said that were removed before a time; that they were removed stays known.
  static func emptyBookmarks(_ expiry: Expiry, _ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE bookmark SET note = '', tags = '[]', colour = NULL, first_word = 0, past_word = 1, label = '',
          counting = '', is_emptied = 1
        WHERE removed_at <= ? AND seen <= ? AND is_emptied = 0
        """, arguments: [expiry.time, expiry.seen])
  }

  /// What of bookmarks would be emptied, for people.
  static func emptiable(_ expiry: Expiry, _ db: Database) throws -> [String] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT CAST(uid AS BLOB), CAST(label AS BLOB) FROM bookmark WHERE removed_at <= ? AND seen <= ?
          AND is_emptied = 0
        ORDER BY removed_at, uid
        """, arguments: [expiry.time, expiry.seen]
    ).map { row in
      "bookmark \((StoredText.read(row, 0) ?? "?").prefix(8)) at \(StoredText.read(row, 1) ?? "?")"
    }
  }
}
