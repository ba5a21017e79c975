import GRDB
import TilawaCore

/// The numbers by which the tables know a recording.
struct StoredRecording {
  let number: Int64
  let file: Int64
  let reciter: Int64
  let frames: Int
  let rate: Int

  /// The numbers of the recording of a digest; nil where there is none.
  static func find(_ sha256: String, _ db: Database) throws -> StoredRecording? {
    let query = """
      SELECT recording.id, audio_file.id, audio_file.reciter, frames, rate
      FROM recording JOIN audio_file ON audio_file.id = recording.file WHERE recording.sha256 = ?
      """
    return try Row.fetchOne(db.cachedStatement(sql: query), arguments: [sha256]).map { row in
      // The checks of any stored file apply here too.
      let file = try AudioFile(stored: sha256, rate: row[4], channels: 1, frames: row[3])
      return try StoredRecording(number: row[0], file: row[1], reciter: row[2], frames: file.frames, rate: file.rate)
    }
  }

  /// The numbers of the recording of a digest, or of the one that it was joined with.
  static func findOrKept(_ sha256: String, _ db: Database) throws -> StoredRecording? {
    try find(sha256, db) ?? SoundTable.kept(insteadOf: sha256, db).flatMap { try find($0, db) }
  }

  /// The numbers of a recording.
  ///
  /// - Throws: `.notFound` for a recording that was deleted.
  static func of(_ recording: Recording, _ db: Database) throws -> StoredRecording {
    guard let stored = try find(recording.sha256, db) else {
      throw StoreError(
        .notFound, StoreSentences.cannotFindRecordingNamed(name: recording.title), StoreSentences.wasDeleted)
    }
    return stored
  }
}
