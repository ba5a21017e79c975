import FoundationEssentials
import GRDB
import TilawaCore

/// Turns recordings into documents and back, inside a transaction; the trash and exported folders consist of documents.
enum DocumentTable {
  static func document(
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
      loudness: recording.loudness, annotation: try SegmentHistoryRow.shared(of: stored, db),
      history: history(rows))
  }

  /// The changes after the last unreadable one; earlier ones cannot be undone in any case.
  private static func history(_ rows: [Row]) -> [RecordingDocument.Change] {
    let changes = rows.map { row in
      try? RecordingDocument.Change(
        at: row[0], undone: row[1], edit: JSONDecoder().decode(Edit.self, from: Data((row[2] as String).utf8)))
    }
    let readable = (changes.lastIndex { $0 == nil } ?? -1) + 1
    return changes[readable...].compactMap(\.self)
  }

  /// Stores a new recording with its segments and their history.
  ///
  /// - Parameters:
  ///   - document: what is known of it.
  ///   - path: where its sound lies while it is stored.
  ///   - storage: where it lies for good.
  ///   - fileDigest: the SHA-256 of its file; nil if that is the name of the recording.
  ///   - digest: the digest of its sound; nil if it is not known.
  ///   - db: in whose transaction.
  static func insert(
    _ document: RecordingDocument, soundAt path: String, _ storage: NewAudioFile.Storage, fileDigest: String? = nil,
    sound digest: SoundDigest? = nil, _ db: Database
  ) throws -> StoredRecording {
    let reciter = try owner(of: document, db)
    let sound = AudioFile(
      path: path, rate: document.sound.rate, channels: document.sound.channels, frames: document.sound.frames)
    let stored = try RecordingTable.insert(
      NewRecording(
        title: document.title, originalName: document.originalName, recordedAt: document.recordedAt,
        device: document.device, expected: document.expected),
      document.sha256,
      NewAudioFile(
        file: sound, storage: storage, sha256: fileDigest ?? document.sha256, segments: [],
        loudness: document.loudness, sound: digest),
      of: reciter, added: document.importedAt, db)
    for segment in document.annotation.segments { try SegmentRow.insert(segment, of: stored, db) }
    try SegmentHistoryRow.replace(by: document.annotation, of: stored, db)
    for (number, change) in document.history.enumerated() {
      try db.execute(
        sql: "INSERT INTO edit(recording, number, is_undone, made_at, content) VALUES (?, ?, ?, ?, ?)",
        arguments: [stored.number, number + 1, change.undone, change.at, AnnotationTable.text(of: change.edit)])
    }
    return stored
  }

  /// Merges a document into a stored recording, as one change that can be undone.
  ///
  /// - Returns: whether anything is another one by that.
  static func merge(
    _ document: RecordingDocument, into stored: StoredRecording, words: String, at now: Int, _ db: Database
  ) throws -> Bool {
    guard document.sound.frames == stored.frames, document.sound.rate == stored.rate else {
      throw StoreError(
        .invalid, StoreSentences.cannotMergeWhatIsMarkedIn(name: document.title), StoreSentences.ofAnotherLength)
    }
    let known = try SegmentHistoryRow.shared(of: stored, db)
    let merged = known.merged(with: document.annotation)
    let edit = merged.edit(of: try AnnotationTable.annotation(of: stored, db), words: words)
    if !edit.isEmpty { try AnnotationTable.change(stored, at: now, db) { _ in edit } }
    // Times are those of the decisions, not of the merge.
    if merged != known { try SegmentHistoryRow.replace(by: merged, of: stored, db) }
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

  /// The row number of the document's reciter, who is made if absent. If a reciter of that name recites another
  /// riwayah, the riwayah is added to the name.
  private static func owner(of document: RecordingDocument, _ db: Database) throws -> Int64 {
    let owner = document.reciter
    let names = [
      owner.name, "\(owner.name) (\(owner.riwayah.name))", "\(owner.name) (recordings, \(owner.riwayah.name))",
    ]
    for name in names {
      let new = NewReciter(name: name, riwayah: owner.riwayah, counting: owner.counting, kind: .personal)
      let (id, existing) = try ReciterTable.place(for: new, db)
      guard let existing else { return try ReciterTable.store(new, id: id, over: nil, db) }
      if ReciterTable.obstacle(to: new, joining: existing.reciter) == nil { return existing.number }
    }
    throw StoreError(
      .invalid, StoreSentences.cannotStore(name: document.title), StoreSentences.nameOfOtherReciters(name: owner.name))
  }
}
