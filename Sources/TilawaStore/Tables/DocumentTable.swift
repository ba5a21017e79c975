import Foundation
import GRDB
public import TilawaCore

// Recordings as documents, and back: what the trash and exported folders are made of.

extension Library {
  /// All that is known of a recording but its sound.
  ///
  /// - Throws: `.notFound` for one that is gone.
  public func document(of recording: Recording) throws(StoreError) -> RecordingDocument {
    try read("read what is known of \(recording.title)") { db in
      try document(of: recording, found(recording, db), db)
    }
  }

  // MARK: - Inside a transaction

  func document(
    of recording: Recording, _ stored: StoredRecording, _ db: Database
  ) throws -> RecordingDocument {
    let rows = try Row.fetchAll(
      db, sql: "SELECT made_at, is_undone, content FROM edit WHERE recording = ? ORDER BY number",
      arguments: [stored.number])
    let reciter = recording.reciter
    return RecordingDocument(
      sha256: recording.sha256, title: recording.title, originalName: recording.originalName,
      recordedAt: recording.recordedAt, importedAt: recording.importedAt, device: recording.device,
      expected: recording.expected,
      reciter: RecordingDocument.Owner(name: reciter.name, riwayah: reciter.riwayah, counting: reciter.counting),
      sound: RecordingDocument.Sound(
        rate: recording.file.rate, channels: recording.file.channels, frames: recording.file.frames),
      loudness: recording.loudness, annotation: try FateRow.shared(of: stored, db),
      history: history(rows))
  }

  /// The changes behind the last one that cannot be read: what lies before it cannot be taken back anyhow.
  private func history(_ rows: [Row]) -> [RecordingDocument.Change] {
    let changes = rows.map { row in
      try? RecordingDocument.Change(
        at: row[0], undone: row[1], edit: JSONDecoder().decode(Edit.self, from: Data((row[2] as String).utf8)))
    }
    let readable = (changes.lastIndex { $0 == nil } ?? -1) + 1
    return changes[readable...].compactMap(\.self)
  }

  func recording(_ stored: StoredRecording, _ db: Database) throws -> Recording {
    let query = "\(Library.recordingQuery) WHERE recording.id = ?"
    guard let row = try Row.fetchOne(db, sql: query, arguments: [stored.number]) else {
      throw error(.notFound, "find a recording", "it was deleted")
    }
    return try recording(row)
  }

  /// Stores a recording that is not there yet, with its segments and their history.
  ///
  /// - Parameters:
  ///   - document: what is known of it.
  ///   - path: where its sound lies while it is stored.
  ///   - storage: where it lies for good.
  ///   - db: in whose transaction.
  func insert(
    _ document: RecordingDocument, soundAt path: String, _ storage: NewAudioFile.Storage, _ db: Database
  ) throws -> StoredRecording {
    let reciter = try owner(of: document, db)
    let sound = AudioFile(
      path: path, rate: document.sound.rate, channels: document.sound.channels, frames: document.sound.frames)
    let stored = try insert(
      NewRecording(
        title: document.title, originalName: document.originalName, recordedAt: document.recordedAt,
        device: document.device, expected: document.expected),
      document.sha256,
      NewAudioFile(
        file: sound, storage: storage, sha256: document.sha256, segments: [], loudness: document.loudness),
      of: reciter, added: document.importedAt, db)
    for segment in document.annotation.segments { try SegmentRow.insert(segment, of: stored, db) }
    try FateRow.replace(by: document.annotation, of: stored, db)
    for (number, change) in document.history.enumerated() {
      try db.execute(
        sql: "INSERT INTO edit(recording, number, is_undone, made_at, content) VALUES (?, ?, ?, ?, ?)",
        arguments: [stored.number, number + 1, change.undone, change.at, Library.text(of: change.edit)])
    }
    return stored
  }

  /// Adds what a document says of a recording that is there; one change that can be taken back.
  ///
  /// - Returns: whether anything is another one by that.
  func merge(
    _ document: RecordingDocument, into stored: StoredRecording, words: String, at now: Int, _ db: Database
  ) throws -> Bool {
    guard document.sound.frames == stored.frames, document.sound.rate == stored.rate else {
      throw error(.invalid, "merge what is marked in \(document.title)", "it is of another length or rate")
    }
    let known = try FateRow.shared(of: stored, db)
    let merged = known.merged(with: document.annotation)
    let edit = merged.edit(of: try annotation(of: stored, db), words: words)
    if !edit.isEmpty { try change(stored, at: now, db) { _ in edit } }
    // Times are those of whoever decided, not of the merge.
    if merged != known { try FateRow.replace(by: merged, of: stored, db) }
    try db.execute(
      sql: """
        UPDATE recording SET recorded_at = coalesce(recorded_at, ?), device = coalesce(device, ?),
          first_word = coalesce(first_word, ?), past_word = coalesce(past_word, ?)
        WHERE id = ?
        """,
      arguments: [
        document.recordedAt, document.device, document.expected?.start, document.expected?.end, stored.number,
      ])
    return !edit.isEmpty
  }

  /// The number of the reciter whose recitation it is; made if absent. One of that name who recites another riwayah stays
  /// himself: then the name has the riwayah with it.
  private func owner(of document: RecordingDocument, _ db: Database) throws -> Int64 {
    let owner = document.reciter
    let names = [
      owner.name, "\(owner.name) (\(owner.riwayah.name))", "\(owner.name) (recordings, \(owner.riwayah.name))",
    ]
    for name in names {
      let new = NewReciter(name: name, riwayah: owner.riwayah, counting: owner.counting, kind: .personal)
      let (id, existing) = try place(for: new, db)
      guard let existing else { return try store(new, id: id, over: nil, db) }
      if obstacle(to: new, joining: existing.reciter) == nil { return existing.number }
    }
    throw error(.invalid, "store \(document.title)", "other reciters have the name \(owner.name)")
  }

  static func text(of edit: Edit) throws -> String { String(decoding: try JSONEncoder().encode(edit), as: UTF8.self) }
}
