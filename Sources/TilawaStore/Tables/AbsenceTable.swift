import GRDB

/// The absences: files and timings that a server does not have.
enum AbsenceTable {
  /// The time for which an absent file is not requested again from the server, in seconds.
  static let lasts = 7 * 86_400
  /// The error of a clock in seconds; a time further in the future is not believed.
  static let clockError = 86_400

  /// The name that stands for the timings of a surah, or of all surahs; no file has such a name.
  static func timingName(_ surah: Int?) -> String { surah.map { "timings-\($0)" } ?? "timings" }

  /// Notes that a server does not have a file of a reciter.
  static func note(_ name: String, by id: String, at now: Int, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO absence VALUES (?, ?, ?)",
      arguments: [try StoredReciter.known(id, db).number, name, now])
  }

  /// Whether a server said that it lacks a file, not too long ago to be believed.
  static func isThere(_ name: String, of id: String, now: Int, _ db: Database) throws -> Bool {
    let query = """
      SELECT EXISTS (SELECT * FROM absence JOIN reciter ON reciter.number = absence.reciter
        WHERE reciter.id = ? AND absence.name = ? AND noticed_at > ? AND noticed_at < ?)
      """
    let arguments: StatementArguments = [id, name, now - lasts, now + clockError]
    return try Bool.fetchOne(db.cachedStatement(sql: query), arguments: arguments) ?? false
  }
}
