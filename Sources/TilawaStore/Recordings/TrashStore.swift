import FoundationEssentials
import GRDB
import Glibc
import TilawaCore

/// The trash: recordings and segments that were deleted and can still be restored.
package struct TrashStore: LibraryStore {
  let database: LibraryDatabase

  /// The time for which the trash keeps an item: 30 days, in seconds.
  package static let lasts = Expiry.trashLasts

  /// The items that can be restored, the latest first. A segment that an undo brought back is left out.
  package func all() throws(StoreError) -> [TrashedItem] {
    try read(StoreSentences.cannotListTrash) { db in
      try Row.fetchAll(db, sql: "\(Self.trashQuery) ORDER BY deleted_at DESC, trash.id DESC").map(Self.item)
    }
  }

  /// Restores an item. A recording that exists again is merged with it, and nothing is doubled.
  ///
  /// - Parameters:
  ///   - item: the item to restore.
  ///   - now: seconds since 1970.
  /// - Throws: `.notFound` if the sound is missing, or the recording of a segment; the item then stays in the trash.
  package func restore(_ item: TrashedItem, now: Int) throws(StoreError) -> Restoration {
    try write(StoreSentences.cannotRestore(name: item.title)) { db in
      let query = "SELECT storage, path, content, file_sha256 FROM trash WHERE id = ?"
      guard let row = try Row.fetchOne(db, sql: query, arguments: [item.number]) else {
        throw StoreError(.notFound, StoreSentences.cannotRestore(name: item.title), StoreSentences.noLongerInTrash)
      }
      let content = Data(try (row[2] as String).utf8)
      let outcome =
        switch item.subject {
        case .recording: try restore(item, content, from: Kept(row, of: item), at: now, db)
        case .segment: try restoreSegment(item, content, at: now, db)
        }
      try db.execute(sql: "DELETE FROM trash WHERE id = ?", arguments: [item.number])
      return outcome
    }
  }

  /// The file of a recording in the trash.
  private struct Kept {
    let storage: NewAudioFile.Storage
    let path: String
    let digest: String

    init(_ row: Row, of item: TrashedItem) throws {
      storage = NewAudioFile.Storage(rawValue: try row[0]) ?? .recordings
      (path, digest) = (try row[1], try row[3] as String? ?? item.sha256)
    }
  }

  private func restore(
    _ item: TrashedItem, _ content: Data, from kept: Kept, at now: Int, _ db: Database
  ) throws -> Restoration {
    let document = try RecordingDocument.read(content, at: folders.library, words: .max)
    if let stored = try StoredRecording.findOrKept(item.sha256, db) {
      return try DocumentTable.merge(document, into: stored, words: StoreSentences.editRestoredMarks.text, at: now, db)
        ? .merged : .known
    }
    let sound = kept.storage == .recordings ? folders.recordings + "/" + kept.path : kept.path
    guard access(sound, R_OK) == 0 else {
      throw StoreError(
        code: .notFound, operation: StoreSentences.cannotRestore(name: item.title), path: sound,
        detail: StoreSentences.restoreWithoutSound)
    }
    guard try SHA256Hasher.digest(ofFile: sound).0 == kept.digest else {
      throw StoreError(
        code: .notFound, operation: StoreSentences.cannotRestore(name: item.title), path: sound,
        detail: StoreSentences.restoreChangedSound)
    }
    _ = try DocumentTable.insert(document, soundAt: sound, kept.storage, fileDigest: kept.digest, db)
    return .restored
  }

  private func restoreSegment(
    _ item: TrashedItem, _ content: Data, at now: Int, _ db: Database
  ) throws -> Restoration {
    guard let stored = try StoredRecording.findOrKept(item.sha256, db) else {
      throw StoreError(.notFound, StoreSentences.cannotRestore(name: item.title), StoreSentences.recordingFirst)
    }
    let segment = try JSONDecoder().decode(Segment.self, from: content)
    let annotation = try AnnotationTable.annotation(of: stored, db)
    guard annotation.segment(segment.id) == nil, segment.end <= annotation.frames else { return .known }
    try AnnotationTable.change(stored, at: now, db) { _ in
      Edit(words: StoreSentences.editRestored(title: item.title).text, removed: [], added: [segment])
    }
    return .restored
  }

  /// All that can be restored.
  private static let trashQuery = """
    SELECT trash.id, uid, sha256, title, deleted_at FROM trash
    WHERE uid IS NULL OR NOT EXISTS (
      SELECT * FROM recording JOIN segment ON segment.file = recording.file
      WHERE recording.sha256 = trash.sha256 AND segment.uid = trash.uid)
    """

  private static func item(_ row: Row) throws -> TrashedItem {
    let uid = try row[1] as String?
    return try TrashedItem(
      number: row[0], subject: uid.map { .segment($0) } ?? .recording, sha256: row[2], title: row[3],
      deletedAt: row[4])
  }
}
