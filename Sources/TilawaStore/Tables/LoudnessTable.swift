import GRDB
import TilawaCore

/// Stores and deletes measured loudness inside a transaction.
enum LoudnessTable {
  static func put(_ loudness: Loudness, of key: LoudnessSource.Key, at time: Int, _ db: Database) throws {
    try forget(key, db)
    try db.execute(
      sql: """
        INSERT INTO loudness(reciter, file, integrated, true_peak, extent, measured_at) VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        key.reciter, key.file, loudness.integrated, loudness.truePeak, loudness.extent.rawValue, time,
      ])
  }

  static func forget(_ key: LoudnessSource.Key, _ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM loudness WHERE reciter = ? AND file IS ?", arguments: [key.reciter, key.file])
  }
}
