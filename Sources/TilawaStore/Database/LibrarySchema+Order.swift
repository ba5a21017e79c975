import GRDB

extension LibrarySchema {
  /// The sounds that went with the trash and whose files are to be removed: noted in the transaction that empties it, so that
  /// what a killed process leaves behind is not taken for a recording that was lost.
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
