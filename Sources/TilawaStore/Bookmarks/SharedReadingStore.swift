import GRDB
import TilawaCore

extension Library {
  /// All bookmarks and positions, also what was removed.
  func sharedReading(in structure: QuranStructure) throws(StoreError) -> Sifted<SharedReading> {
    let found = try read("read bookmarks and positions") { db in try FoundReading(db, structure) }
    var setAside: [SetAside] = []
    for (kind, rows) in found.bad where !rows.isEmpty { setAside += try setAsideIfPossible(rows, of: kind) }
    return Sifted(values: [found.reading], setAside: setAside)
  }

  /// Takes in what others say of bookmarks and positions. What is here is read in the transaction that writes, so that nothing is
  /// lost that somebody sets meanwhile; what cannot be believed is set aside in it.
  ///
  /// - Parameters:
  ///   - other: what comes.
  ///   - structure: says which places there are.
  /// - Returns: what is otherwise by that.
  func merge(_ other: SharedReading, in structure: QuranStructure) throws(StoreError) -> ReadingExchange.Outcome {
    try write("merge bookmarks and positions") { db in
      let found = try FoundReading(db, structure)
      let setAside = try found.bad.flatMap { try self.setAside($1, of: $0, db) }
      let merged = found.reading.merged(with: other)
      var outcome = ReadingExchange.Outcome(from: found.reading, to: merged)
      outcome.setAside = setAside
      if merged != found.reading { try Library.apply(merged, to: found.reading, db) }
      return outcome
    }
  }

  /// What one look at the library found: what can be believed, and which rows cannot.
  private struct FoundReading {
    let reading: SharedReading
    let bad: [(SetAside.Kind, [BadRow])]

    init(_ db: Database, _ structure: QuranStructure) throws {
      let places = PlaceReader(structure)
      var (badBookmarks, badPositions): ([BadRow], [BadRow]) = ([], [])
      reading = SharedReading(
        bookmarks: try Library.bookmarks(where: "removed_at IS NULL", "uid", places, db, &badBookmarks),
        gone: try Library.times(db, "SELECT CAST(uid AS BLOB), removed_at FROM bookmark WHERE removed_at IS NOT NULL")
          .filter { Bookmark.isID($0.key) },
        positions: try Library.positions(where: "1", [], places, db, &badPositions),
        left: try Library.times(db, "SELECT CAST(name AS BLOB), removed_at FROM position WHERE removed_at IS NOT NULL")
          .filter { ReadingPosition.fault(inName: $0.key) == nil })
      bad = [(.bookmark, badBookmarks), (.position, badPositions)]
    }
  }

  private static func times(_ db: Database, _ query: String) throws -> [String: Int] {
    try Row.fetchAll(db, sql: query).reduce(into: [:]) { times, row in
      let time = try row[1] as Int
      if let name = StoredText.read(row, 0), RecordingTime.bounds.contains(time) { times[name] = time }
    }
  }

  /// Makes the library say what was merged.
  ///
  /// - Parameters:
  ///   - merged: what holds from now on.
  ///   - before: what the library says in this transaction, of which `merged` knows all.
  private static func apply(_ merged: SharedReading, to before: SharedReading, _ db: Database) throws {
    for (id, bookmark) in merged.bookmarks where before.bookmarks[id] != bookmark { try BookmarkRow.put(bookmark, db) }
    for (id, time) in merged.gone where before.gone[id] != time { try Library.remove(bookmark: id, at: time, db) }
    for (name, position) in merged.positions where before.positions[name] != position { try Library.put(position, db) }
    for (name, time) in merged.left where before.left[name] != time {
      try Library.remove(position: name, at: time, db)
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
