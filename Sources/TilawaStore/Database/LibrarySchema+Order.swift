import GRDB

extension LibrarySchema {
  /// The sounds of recordings emptied from the trash, whose files are still to be removed.
  ///
  /// They are noted in the same transaction that empties the trash. A leftover of a killed process then does not look
  /// like a lost recording.
  static let doomed = """
    CREATE TABLE doomed(sha256 TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    """

  /// Puts reciters of one's own recordings before the others, in a library in which nobody has ordered them: there they still stand
  /// in the order in which they came.
  static func putOwnFirst(_ db: Database) throws {
    let numbers = try Int64.fetchAll(db, sql: "SELECT number FROM reciter ORDER BY rank, number")
    guard numbers == numbers.sorted() else { return }
    let ranked = try Int64.fetchAll(db, sql: "SELECT number FROM reciter ORDER BY kind <> 'personal', rank, number")
    for (rank, number) in ranked.enumerated() {
      try db.execute(sql: "UPDATE reciter SET rank = ? WHERE number = ?", arguments: [rank, number])
    }
  }
}
