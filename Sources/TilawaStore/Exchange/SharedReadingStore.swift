import GRDB
import TilawaCore

/// Bookmarks and positions together, with what was removed, as they are exchanged.
struct SharedReadingStore: LibraryStore {
  let database: LibraryDatabase

  /// All bookmarks and positions, also what was removed.
  func all(in structure: QuranStructure) throws(StoreError) -> ReadRows<SharedReading> {
    let found = try read(StoreSentences.cannotReadBookmarksAndPositions) { db in try FoundReading(db, structure) }
    var setAside: [SetAside] = []
    for (kind, rows) in found.bad where !rows.isEmpty {
      setAside += try SetAsideStore(database: database).moveIfPossible(rows, of: kind)
    }
    return ReadRows(values: [found.reading], setAside: setAside)
  }

  /// Merges bookmarks and positions from elsewhere into the library. Its own are read in the same transaction, so that
  /// no change made meanwhile is lost; rows that cannot be believed are set aside in it.
  ///
  /// - Parameters:
  ///   - other: the bookmarks and positions to merge.
  ///   - structure: the structure of the Quran, to check places.
  /// - Returns: the number of changes.
  func merge(_ other: SharedReading, in structure: QuranStructure) throws(StoreError) -> ReadingExchange.Outcome {
    try write(StoreSentences.cannotMergeBookmarksAndPositions) { db in
      let found = try FoundReading(db, structure)
      let setAside = try found.bad.flatMap { try SetAsideStore.move($1, of: $0, at: now, db) }
      let merged = found.reading.merged(with: other)
      var outcome = ReadingExchange.Outcome(from: found.reading, to: merged)
      outcome.setAside = setAside
      if merged != found.reading { try Self.apply(merged, to: found.reading, db) }
      return outcome
    }
  }

  /// The bookmarks and positions of one read, with the rows that cannot be believed.
  private struct FoundReading {
    let reading: SharedReading
    let bad: [(SetAside.Kind, [BadRow])]

    init(_ db: Database, _ structure: QuranStructure) throws {
      let places = PlaceReader(structure)
      var (badBookmarks, badPositions): ([BadRow], [BadRow]) = ([], [])
      reading = SharedReading(
        bookmarks: try BookmarkRow.all(where: "removed_at IS NULL", "uid", places, db, &badBookmarks),
        gone: try SharedReadingStore.times(
          db, "SELECT CAST(uid AS BLOB), removed_at FROM bookmark WHERE removed_at IS NOT NULL"
        )
        .filter { Bookmark.isID($0.key) },
        positions: try PositionRow.all(where: "1", [], places, db, &badPositions),
        left: try SharedReadingStore.times(
          db, "SELECT CAST(name AS BLOB), removed_at FROM position WHERE removed_at IS NOT NULL"
        )
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

  /// Writes merged bookmarks and positions into the library.
  ///
  /// - Parameters:
  ///   - merged: the state from now on.
  ///   - before: the state of the library in this transaction; `merged` contains all of it.
  private static func apply(_ merged: SharedReading, to before: SharedReading, _ db: Database) throws {
    for (id, bookmark) in merged.bookmarks where before.bookmarks[id] != bookmark { try BookmarkRow.put(bookmark, db) }
    for (id, time) in merged.gone where before.gone[id] != time { try BookmarkRow.remove(id, at: time, db) }
    for (name, position) in merged.positions where before.positions[name] != position {
      try PositionRow.put(position, db)
    }
    for (name, time) in merged.left where before.left[name] != time {
      try PositionRow.remove(name, at: time, db)
    }
  }
}
