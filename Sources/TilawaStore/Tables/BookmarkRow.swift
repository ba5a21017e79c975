import FoundationEssentials
import GRDB
import TilawaCore

/// The bookmarks as rows of the table `bookmark`.
enum BookmarkRow {
  /// `row[0]` is the row's id.
  static let query = """
    SELECT id, CAST(uid AS BLOB), \(PlaceReader.columns), CAST(note AS BLOB), CAST(tags AS BLOB), CAST(colour AS BLOB),
      created_at, changed_at, removed_at
    FROM bookmark
    """

  static func bookmark(_ row: Row, _ places: PlaceReader) throws(PlaceReader.Doubt) -> Bookmark {
    typealias Doubt = PlaceReader.Doubt
    guard let id = StoredText.read(row, 1), Bookmark.isID(id) else { throw Doubt(StoreSentences.idInvalid) }
    let passage = try places.passage(row, at: 2)
    guard let note = StoredText.read(row, 6) else { throw Doubt(StoreSentences.noteNotUtf8) }
    guard let list = StoredText.read(row, 7),
      let tags = try? JSONDecoder().decode([String].self, from: Data(list.utf8)),
      tags.allSatisfy({ BookmarkTag.fault(in: $0) == nil })
    else { throw Doubt(StoreSentences.tagsUnreadable) }
    let colour = StoredText.read(row, 8)
    guard (try? row[8] as Data?) == .some(nil) || colour.flatMap(MarkColour.init) != nil else {
      throw Doubt(StoreSentences.noColour(colour: colour ?? "?"))
    }
    // Decode all three at once: a nil alone could be NULL or unreadable.
    guard let (created, changed, removed) = try? (row[9] as Int, row[10] as Int, row[11] as Int?),
      [created, changed, removed ?? 0].allSatisfy(RecordingTime.bounds.contains)
    else { throw Doubt(StoreSentences.itsTimeImpossible) }
    return Bookmark(
      id: id, passage: passage, note: note, tags: tags, colour: colour.flatMap(MarkColour.init), created: created,
      changed: changed, removed: removed)
  }

  /// Stores a bookmark in the place of one of the same id.
  static func put(_ bookmark: Bookmark, _ db: Database) throws {
    let tags = String(decoding: try JSONEncoder().encode(bookmark.tags), as: UTF8.self)
    try db.cachedStatement(
      sql: """
        INSERT INTO bookmark(
          uid, first_word, past_word, label, counting, note, tags, colour, created_at, changed_at, removed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT(uid) DO UPDATE SET
          first_word = excluded.first_word, past_word = excluded.past_word, label = excluded.label,
          counting = excluded.counting, note = excluded.note, tags = excluded.tags, colour = excluded.colour,
          changed_at = excluded.changed_at, removed_at = excluded.removed_at, is_emptied = 0
        """
    ).execute(arguments: [
      bookmark.id, bookmark.passage.words.start, bookmark.passage.words.end, bookmark.passage.label,
      bookmark.passage.counting.rawValue, bookmark.note, tags, bookmark.colour?.rawValue, bookmark.created,
      bookmark.changed, bookmark.removed,
    ])
  }

  /// Reads bookmarks; adds the rows that cannot be believed to `bad`.
  static func all(
    where condition: String, _ order: String, _ places: PlaceReader, _ db: Database, _ bad: inout [BadRow]
  ) throws -> [Bookmark] {
    let rows = try Row.fetchCursor(db, sql: "\(query) WHERE \(condition) ORDER BY \(order)")
    var bookmarks: [Bookmark] = []
    while let row = try rows.next() {
      do throws(PlaceReader.Doubt) {
        bookmarks.append(try bookmark(row, places))
      } catch {
        bad.append(try BadRow(id: row[0], reason: error.reason))
      }
    }
    return bookmarks
  }

  /// Stores that a bookmark was removed. This also holds for a bookmark that this library never had: a third library
  /// may still have it.
  static func remove(_ id: Bookmark.ID, at time: Int, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO bookmark(
          uid, first_word, past_word, label, counting, note, tags, created_at, changed_at, removed_at, is_emptied)
        VALUES (?1, 0, 1, '', '', '', '[]', ?2, ?2, ?2, 1)
        ON CONFLICT(uid) DO UPDATE SET removed_at = excluded.removed_at
        """, arguments: [id, time])
  }

  /// Deletes the content of bookmarks that were removed before a time; their removal stays known.
  static func empty(_ expiry: Expiry, _ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE bookmark SET note = '', tags = '[]', colour = NULL, first_word = 0, past_word = 1, label = '',
          counting = '', is_emptied = 1
        WHERE removed_at <= ? AND seen <= ? AND is_emptied = 0
        """, arguments: [expiry.time, expiry.seen])
  }

  /// The removed bookmarks whose content `empty` would delete, in words for the user.
  static func emptiable(_ expiry: Expiry, _ db: Database) throws -> [String] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT CAST(uid AS BLOB), CAST(label AS BLOB) FROM bookmark WHERE removed_at <= ? AND seen <= ?
          AND is_emptied = 0
        ORDER BY removed_at, uid
        """, arguments: [expiry.time, expiry.seen]
    ).map { row in
      StoreSentences.bookmarkAt(
        id: String((StoredText.read(row, 0) ?? "?").prefix(8)), label: StoredText.read(row, 1) ?? "?"
      ).text
    }
  }
}
