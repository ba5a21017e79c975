import Foundation
import GRDB
import Glibc
public import TilawaCore

/// What was deleted and can still be had back.
public struct TrashedItem: Hashable, Sendable, Identifiable {
  /// What lies in the trash.
  public enum Subject: Hashable, Sendable {
    /// A whole recording.
    case recording
    /// One segment of a recording that is still there, or was then.
    case segment(Segment.ID)
  }

  /// Its number among all that was ever deleted.
  public let number: Int64
  /// What it is.
  public let subject: Subject
  /// The digest of the recording.
  public let sha256: String
  /// The recording's title; of a segment with its label before it.
  public let title: String
  /// When it was deleted, in seconds since 1970.
  public let deletedAt: Int

  /// What is typed for it: the first eight digits of the recording's digest, or of the segment's name.
  public var id: String {
    switch subject {
    case .recording: String(sha256.prefix(8))
    case .segment(let uid): String(uid.prefix(8))
    }
  }
}

extension Library {
  /// How long the trash keeps what was deleted: 30 days, in seconds.
  public static let trashLasts = 30 * 86_400

  /// Deletes a recording: it goes to the trash with its segments and their history; its copy stays until the trash is
  /// emptied. Its reciter stays, also without recordings.
  ///
  /// - Parameters:
  ///   - recording: what is deleted.
  ///   - now: seconds since 1970.
  public func delete(_ recording: Recording, now: Int) throws(StoreError) {
    try write("delete \(recording.title)") { db in try trash(found(recording, db), at: now, db) }
  }

  /// Deletes a segment of a recording, as a change that can be taken back, and puts it into the trash too.
  ///
  /// - Parameters:
  ///   - id: the segment's name.
  ///   - label: what people call it.
  ///   - recording: what it is a segment of.
  ///   - now: seconds since 1970.
  public func delete(
    segment id: Segment.ID, called label: String, of recording: Recording, now: Int
  ) throws(StoreError) {
    try write("delete \(label)") { db in
      let stored = try found(recording, db)
      guard let segment = try annotation(of: stored, db).segment(id) else {
        throw error(.notFound, "delete \(label)", "there is no segment \(id)")
      }
      try change(stored, at: now, db) { (editing) throws(EditError) in try editing.delete([id]) }
      let content = String(decoding: try JSONEncoder().encode(segment), as: UTF8.self)
      try put(recording, uid: id, title: "\(label) of \(recording.title)", content, at: now, db)
    }
  }

  /// What can be restored, deleted last first. A segment that came back by an undo is not among it.
  public func trash() throws(StoreError) -> [TrashedItem] {
    try read("list the trash") { db in
      try Row.fetchAll(db, sql: "\(Library.trashQuery) ORDER BY deleted_at DESC, trash.id DESC").map(Library.item)
    }
  }

  /// What became of something that was to be restored.
  public enum Restoration: Hashable, Sendable {
    case restored
    /// The recording was there again; what the trash had marked in it was added.
    case merged
    /// All of it was there again.
    case known
  }

  /// Takes it out of the trash. What exists again by then is merged, nothing comes twice.
  ///
  /// - Parameters:
  ///   - item: what comes back.
  ///   - now: seconds since 1970.
  /// - Throws: `.notFound` where the sound is gone, or the recording of a segment; it stays in the trash then.
  public func restore(_ item: TrashedItem, now: Int) throws(StoreError) -> Restoration {
    try write("restore \(item.title)") { db in
      let query = "SELECT storage, path, content FROM trash WHERE id = ?"
      guard let row = try Row.fetchOne(db, sql: query, arguments: [item.number]) else {
        throw error(.notFound, "restore \(item.title)", "it is not in the trash any more")
      }
      let content = Data(try (row[2] as String).utf8)
      let outcome =
        switch item.subject {
        case .recording: try restore(item, content, storage: row[0], path: row[1], at: now, db)
        case .segment: try restoreSegment(item, content, at: now, db)
        }
      try db.execute(sql: "DELETE FROM trash WHERE id = ?", arguments: [item.number])
      return outcome
    }
  }

  private func restore(
    _ item: TrashedItem, _ content: Data, storage: String, path: String, at now: Int, _ db: Database
  ) throws -> Restoration {
    let document = try RecordingDocument.read(content, at: folders.library, words: .max)
    if let stored = try StoredRecording.find(item.sha256, db) {
      return try merge(document, into: stored, words: "restore what was marked before", at: now, db)
        ? .merged : .known
    }
    let storage = NewAudioFile.Storage(rawValue: storage) ?? .recordings
    let sound = storage == .recordings ? folders.recordings + "/" + path : path
    guard access(sound, R_OK) == 0 else {
      throw StoreError(
        code: .notFound, operation: "restore \(item.title)", path: sound,
        message: "its sound is gone; import it again, then restore")
    }
    guard try SHA256Hasher.digest(ofFile: sound).0 == item.sha256 else {
      throw StoreError(
        code: .notFound, operation: "restore \(item.title)", path: sound,
        message: "it is another sound by now; import the original again, then restore")
    }
    _ = try insert(document, soundAt: sound, storage, db)
    return .restored
  }

  private func restoreSegment(
    _ item: TrashedItem, _ content: Data, at now: Int, _ db: Database
  ) throws -> Restoration {
    guard let stored = try StoredRecording.find(item.sha256, db) else {
      throw error(.notFound, "restore \(item.title)", "restore or import its recording first")
    }
    let segment = try JSONDecoder().decode(Segment.self, from: content)
    let annotation = try annotation(of: stored, db)
    guard annotation.segment(segment.id) == nil, segment.end <= annotation.frames else { return .known }
    try change(stored, at: now, db) { _ in Edit(words: "restore \(item.title)", removed: [], added: [segment]) }
    return .restored
  }

  // MARK: - Inside a transaction

  /// Puts a recording into the trash.
  func trash(_ stored: StoredRecording, at now: Int, _ db: Database) throws {
    let recording = try recording(stored, db)
    let content = try document(of: recording, stored, db).text()
    try put(recording, uid: nil, title: recording.title, content, at: now, db)
    try db.execute(sql: "DELETE FROM audio_file WHERE id = ?", arguments: [stored.file])
  }

  private func put(
    _ recording: Recording, uid: Segment.ID?, title: String, _ content: String, at now: Int, _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO trash(sha256, uid, storage, path, title, deleted_at, content)
        SELECT ?1, ?2, storage, path, ?3, ?4, ?5
        FROM recording JOIN audio_file ON audio_file.id = recording.file WHERE recording.sha256 = ?1
        """,
      arguments: [recording.sha256, uid, title, now, content])
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
