import GRDB
import Glibc
package import TilawaCore

/// Two recordings that became one, since their sounds are the same.
package struct JoinedRecordings: Hashable, Sendable {
  /// The recording that has the labels of both.
  package let kept: Recording
  /// The recording that lies in the trash now.
  package let joined: Recording
}

/// Recordings with the same sound in files with other tags: which they are, and how they become one, inside a transaction.
///
/// The recording with the lower SHA-256 stays, on every device. It gets the labels of the other one, which goes to the trash.
struct SameSound {
  let table: RecordingTable
  /// Seconds since 1970.
  let now: Int

  /// Joins all recordings whose sounds are the same, or those with the sound of one recording.
  func join(of digest: SoundDigest? = nil, _ db: Database) throws -> [JoinedRecordings] {
    let query = """
      SELECT digest FROM sound WHERE ?1 IS NULL OR digest = ?1 GROUP BY digest HAVING count(*) > 1 ORDER BY digest
      """
    return try String.fetchAll(db, sql: query, arguments: [digest?.text]).flatMap { digest in
      guard SoundDigest(digest) != nil else { return [JoinedRecordings]() }
      return try join(all: try recordings(of: digest, db), db)
    }
  }

  private func recordings(of digest: String, _ db: Database) throws -> [Recording] {
    try Row.fetchAll(
      db,
      sql: """
        \(RecordingTable.query) WHERE recording.id IN (SELECT recording FROM sound WHERE digest = ?)
        ORDER BY recording.sha256
        """, arguments: [digest]
    ).map(table.recording)
  }

  private func join(all recordings: [Recording], _ db: Database) throws -> [JoinedRecordings] {
    var rest: [Recording] = []
    var done: [JoinedRecordings] = []
    for recording in recordings {
      if let kept = rest.first(where: { isOne($0, recording) }) {
        try join(recording, with: kept, db)
        done.append(JoinedRecordings(kept: kept, joined: recording))
      } else {
        rest.append(recording)
      }
    }
    return done
  }

  /// Whether nothing is lost when `other` gives way: every label keeps its place and its text, and the sound that stays is as
  /// safe as the other.
  private func isOne(_ kept: Recording, _ other: Recording) -> Bool {
    guard kept.file.hasFrames(of: other.file), kept.reciter.riwayah == other.reciter.riwayah else { return false }
    let copies = table.folders.recordings + "/"
    let isAsSafe = kept.file.path.hasPrefix(copies) || !other.file.path.hasPrefix(copies)
    return isAsSafe && access(kept.file.path, R_OK) == 0
  }

  private func join(_ other: Recording, with kept: Recording, _ db: Database) throws {
    let (from, to) = (try StoredRecording.of(other, db), try StoredRecording.of(kept, db))
    let document = try DocumentTable.document(of: other, from, db)
    _ = try DocumentTable.merge(
      document, into: to, words: StoreSentences.editTookLabelsOf(title: other.title).text, at: now, db)
    try db.execute(
      sql: "UPDATE recitation SET recording = ? WHERE recording = ?", arguments: [kept.sha256, other.sha256])
    try SoundTable.note(other.sha256, joinedWith: kept.sha256, db)
    try db.execute(sql: "UPDATE sync_sound SET wanted = 0 WHERE sha256 = ?", arguments: [other.sha256])
    try table.trash(from, at: now, db)
  }
}
