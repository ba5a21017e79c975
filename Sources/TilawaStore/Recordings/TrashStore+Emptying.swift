import GRDB
import Glibc
import TilawaCore

extension TrashStore {
  /// The items that emptying the trash would delete.
  package func expendable(_ age: TrashAge, now: Int) throws(StoreError) -> TrashReport {
    try read(StoreSentences.cannotLookThroughTrash) { db in try expendable(Expiry(age, now: now, db), db).emptied }
  }

  /// Empties the trash: deletes its rows, unused copies, and outlines. The file of a recording that was only linked stays.
  ///
  /// Deletes rows first and notes their files in the same transaction. A killed process can leave a file, which the next
  /// process deletes, and never a row without its sound.
  package func empty(_ age: TrashAge, now: Int) throws(StoreError) -> TrashReport {
    let emptied = try write(StoreSentences.cannotEmptyTrash) { db in try empty(age, now, db) }
    try removeDoomed()
    return emptied
  }

  /// Notes that the library is used today, and deletes the rows of expired items.
  func expire(now: Int, _ db: Database) throws {
    try Expiry.noteUse(on: StoredReading.day(ofSeconds: now), db)
    _ = try empty(.expired, now, db)
  }

  /// Deletes the rows, and notes which files are to go.
  func empty(_ age: TrashAge, _ now: Int, _ db: Database) throws -> TrashReport {
    let expiry = try Expiry(age, now: now, db)
    let (rows, emptied) = try expendable(expiry, db)
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO doomed
        SELECT sha256 FROM trash WHERE uid IS NULL AND deleted_at <= ?1 AND seen <= ?2
        UNION SELECT path FROM trash
        WHERE uid IS NULL AND storage = 'recordings' AND deleted_at <= ?1 AND seen <= ?2
        """,
      arguments: [expiry.time, expiry.seen])
    for row in rows { try db.execute(sql: "DELETE FROM trash WHERE id = ?", arguments: [row]) }
    try BookmarkRow.empty(expiry, db)
    return emptied
  }

  /// Deletes the noted files of the trash unless the same sound was imported again. Holds the write lock meanwhile; the
  /// next call tries a file again that cannot be deleted.
  func removeDoomed() throws(StoreError) {
    let doomed = try read(StoreSentences.cannotLookForWhatIsToBeRemoved) { db in
      try String.fetchAll(db, sql: "SELECT sha256 FROM doomed")
    }
    guard !doomed.isEmpty else { return }
    try write(StoreSentences.cannotRemoveSoundsOfWhatWasDeleted) { db in
      for sha256 in doomed where try removeFiles(of: sha256, db) {
        try db.execute(sql: "DELETE FROM doomed WHERE sha256 = ?", arguments: [sha256])
      }
    }
  }

  /// Deletes the unused files of a sound, and returns whether all are gone.
  private func removeFiles(of sha256: String, _ db: Database) throws -> Bool {
    func isGone(_ path: String) -> Bool { unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR }
    let known = """
      SELECT EXISTS (SELECT * FROM recording WHERE sha256 = ?1)
        OR EXISTS (SELECT * FROM trash WHERE sha256 = ?1 AND uid IS NULL)
      """
    guard Hex.isDigest(sha256) else { return true }
    let isCopyNeeded = try RecordingTable.isNeeded(sha256, db)
    let isCopyGone = isCopyNeeded || isGone("\(folders.recordings)/\(sha256)")
    if !isCopyNeeded { RecordingStore.removeNames(of: sha256, in: folders) }
    let isOutlineNeeded = try Bool.fetchOne(db, sql: known, arguments: [sha256]) ?? true
    return isCopyGone && (isOutlineNeeded || isGone("\(folders.outlines)/\(sha256)"))
  }

  private func expendable(_ expiry: Expiry, _ db: Database) throws -> (rows: [Int64], emptied: TrashReport) {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, title FROM trash WHERE deleted_at <= ? AND seen <= ? ORDER BY deleted_at, id",
      arguments: [expiry.time, expiry.seen])
    let copies = try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT path FROM trash WHERE uid IS NULL AND storage = 'recordings' AND deleted_at <= ?1 AND seen <= ?2
          AND NOT EXISTS (SELECT * FROM audio_file WHERE audio_file.path = trash.path)
          AND NOT EXISTS (
            SELECT * FROM trash AS other
            WHERE other.sha256 = trash.sha256 AND other.uid IS NULL AND (other.deleted_at > ?1 OR other.seen > ?2))
        """, arguments: [expiry.time, expiry.seen])
    let bytes = copies.compactMap { try? FileIdentity(path: "\(folders.recordings)/\($0)").size }.reduce(0, +)
    let titles = try rows.map { try $0[1] as String } + (try BookmarkRow.emptiable(expiry, db))
    return (try rows.map { try $0[0] }, TrashReport(titles: titles, copies: copies, bytes: bytes))
  }
}
