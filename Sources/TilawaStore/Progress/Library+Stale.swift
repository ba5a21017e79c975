import GRDB
import TilawaCore

// What the ledger comes to is made anew where entries came, changed or went without anybody who knows the pages.

extension Library {
  static let counts = "khatm <> '' AND plays > 0"

  /// When days begin.
  func dayStart(_ db: Database) throws -> DayStart {
    let value = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [Setting.dayStart.rawValue])
    return value.flatMap { DayStart($0) } ?? .midnight
  }

  /// The entry that this one is, or has become part of.
  func markStale(like entry: LedgerEntry, _ db: Database) throws {
    try markStale(
      where: "session = ? AND day = ? AND first_word = ?",
      [entry.occasion.session, entry.day.number, entry.words.start], db)
  }

  /// Whatever these entries count in.
  ///
  /// - Parameter condition: on `events`.
  func markStale(where condition: String, _ arguments: StatementArguments, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO reading_stale
        SELECT khatm, min(began_at), day FROM events WHERE \(Library.counts) AND \(condition) GROUP BY khatm, day
        """, arguments: arguments)
  }
}
