import GRDB
import TilawaCore

/// Reads and stores the rows of recordings inside a transaction.
struct RecordingTable {
  let folders: Folders

  static let query = """
    SELECT recording.sha256, title, original_name, recorded_at, imported_at, device, recording.first_word,
      recording.past_word, storage, path, rate, channels, frames, integrated, true_peak, extent,
      reciter.number, reciter.id, name, riwayah, counting, reciter.kind, audio_file.sha256
    FROM recording JOIN audio_file ON audio_file.id = recording.file JOIN reciter ON reciter.number = recording.reciter
      LEFT JOIN loudness ON loudness.file = audio_file.id
    """

  /// The recording of a row of `query`.
  func recording(_ row: Row) throws -> Recording {
    let expected = try? WordRange(stored: row[6] as Int?, past: row[7] as Int?)
    let path: String = try row[9]
    let isCopy = try row[8] == NewAudioFile.Storage.recordings.rawValue
    let sha256: String = try row[0]
    return try Recording(
      sha256: sha256, fileDigest: row[22] as String? ?? sha256, title: row[1], originalName: row[2],
      recordedAt: StoredNumbers.moment(row[3]),
      importedAt: StoredNumbers.checked(row[4] as Int, StoreSentences.noTime), device: row[5],
      expected: expected, reciter: StoredReciter(row, from: 16).reciter,
      file: AudioFile(
        stored: isCopy ? folders.recordings + "/" + path : path, rate: row[10], channels: row[11], frames: row[12]),
      loudness: loudness(row))
  }

  private func loudness(_ row: Row) throws -> Loudness? {
    guard let integrated = try row[13] as Double?, let peak = try row[14] as Double?,
      let extent = try row[15] as String?
    else { return nil }
    return Loudness.Extent(rawValue: extent).flatMap { Loudness(integrated: integrated, truePeak: peak, extent: $0) }
  }

  func recording(_ stored: StoredRecording, _ db: Database) throws -> Recording {
    let query = "\(RecordingTable.query) WHERE recording.id = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: query), arguments: [stored.number]) else {
      throw StoreError(.notFound, StoreSentences.cannotFindRecording, StoreSentences.wasDeleted)
    }
    return try recording(row)
  }

  /// Puts a recording into the trash.
  func trash(_ stored: StoredRecording, at now: Int, _ db: Database) throws {
    let recording = try self.recording(stored, db)
    let content = try DocumentTable.document(of: recording, stored, db).text()
    try RecordingTable.put(recording, uid: nil, title: recording.title, content, at: now, db)
    try db.execute(sql: "DELETE FROM audio_file WHERE id = ?", arguments: [stored.file])
  }

  /// Puts a recording, or a segment of it, into the trash.
  static func put(
    _ recording: Recording, uid: Segment.ID?, title: String, _ content: String, at now: Int, _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO trash(sha256, uid, storage, path, title, deleted_at, content, file_sha256)
        SELECT ?1, ?2, storage, path, ?3, ?4, ?5, audio_file.sha256
        FROM recording JOIN audio_file ON audio_file.id = recording.file WHERE recording.sha256 = ?1
        """,
      arguments: [recording.sha256, uid, title, now, content])
  }

  /// Whether a recording, or one in the trash, has this copy.
  static func isNeeded(_ copy: String, _ db: Database) throws -> Bool {
    let query = """
      SELECT EXISTS (SELECT * FROM audio_file WHERE path = ?1)
        OR EXISTS (SELECT * FROM trash WHERE (sha256 = ?1 OR path = ?1) AND uid IS NULL)
      """
    return try Bool.fetchOne(db, sql: query, arguments: [copy]) ?? true
  }

  static func insert(
    _ recording: NewRecording, _ sha256: String, _ file: NewAudioFile, of reciter: Int64, added: Int, _ db: Database
  ) throws -> StoredRecording {
    let stored = try FileTable.insert(file, of: reciter, added: added, db)
    try db.execute(
      sql: """
        INSERT INTO recording(
          sha256, title, reciter, file, imported_at, original_name, recorded_at, device, first_word, past_word)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        sha256, recording.title, reciter, stored, added, recording.originalName, recording.recordedAt,
        recording.device, recording.expected?.start, recording.expected?.end,
      ])
    let recording = StoredRecording(
      number: db.lastInsertedRowID, file: stored, reciter: reciter, frames: file.file.frames, rate: file.file.rate)
    if let sound = file.sound { try SoundTable.put(sound, of: recording, db) }
    return recording
  }

  /// Updates the recording of a sound that is imported again: its reciter and path change, its segments and their history
  /// stay.
  static func update(
    _ stored: StoredRecording, with recording: NewRecording, _ file: NewAudioFile, of reciter: Int64, added: Int,
    _ db: Database
  ) throws -> StoredRecording {
    let identity = try FileIdentity(path: file.file.path)
    let path = file.storage == .absolute ? file.file.path : file.sha256
    try db.execute(
      sql: """
        UPDATE audio_file SET reciter = ?, storage = ?, path = ?, sha256 = ?, frames = ?, size = ?, mtime_ns = ? WHERE id = ?
        """,
      arguments: [
        reciter, file.storage.rawValue, path, file.sha256, file.file.frames, identity.size, identity.modified,
        stored.file,
      ])
    if let sound = file.sound { try SoundTable.put(sound, of: stored, db) }
    for table in ["segment", "loudness"] {
      try db.execute(sql: "UPDATE \(table) SET reciter = ? WHERE file = ?", arguments: [reciter, stored.file])
    }
    try db.execute(
      sql: """
        UPDATE recording SET reciter = ?, title = ?, recorded_at = coalesce(?, recorded_at),
          device = coalesce(?, device), first_word = coalesce(?, first_word), past_word = coalesce(?, past_word)
        WHERE id = ?
        """,
      arguments: [
        reciter, recording.title, recording.recordedAt, recording.device, recording.expected?.start,
        recording.expected?.end, stored.number,
      ])
    if let loudness = file.loudness {
      try LoudnessTable.put(loudness, of: LoudnessSource.Key(reciter: reciter, file: stored.file), at: added, db)
    }
    return StoredRecording(
      number: stored.number, file: stored.file, reciter: reciter, frames: file.file.frames, rate: stored.rate)
  }
}
