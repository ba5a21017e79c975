import GRDB
package import TilawaCore

/// The loudness of reciters' files and recordings.
package struct LoudnessStore: LibraryStore {
  let database: LibraryDatabase

  /// The sources of reciters with their loudness, in the order of the reciters and of their recordings.
  ///
  /// - Parameter ids: nil for all reciters.
  package func sources(of ids: Set<String>? = nil) throws(StoreError) -> [LoudnessSource] {
    try read(StoreSentences.cannotLookUpLoudness) { db in
      let reciters = try StoredReciter.ranked(db).filter { ids?.contains($0.reciter.id) ?? true }
      return try reciters.flatMap { try sources(of: $0, db) }
    }
  }

  /// The sources of a reciter with the slices to measure; a source without recited slices is left out.
  ///
  /// - Throws: `.notFound`.
  package func tasks(of id: String) throws(StoreError) -> [LoudnessTask] {
    try read(StoreSentences.cannotLookUpWhatToMeasure) { db in
      try sources(of: StoredReciter.known(id, db), db).compactMap { source in
        let query = """
          SELECT segment.id, segment.file, start_frame, end_frame, rate, channels, frames, storage, path
          FROM segment JOIN audio_file ON audio_file.id = segment.file
          WHERE \(source.key.file == nil ? "segment.reciter" : "segment.file") = ?
            AND kind <> 'other' AND status = 'confirmed'
          ORDER BY segment.file, start_frame
          """
        let rows = try Row.fetchAll(db, sql: query, arguments: [source.key.file ?? source.key.reciter])
        let slices = try rows.map { row in
          let file = try AudioFile(
            stored: path(row[8], storedIn: row[7]), rate: row[4], channels: row[5], frames: row[6])
          let (start, end): (Int, Int) = try (row[2], row[3])
          guard 0 <= start, start < end, end <= file.frames else {
            throw DatabaseError(
              resultCode: .SQLITE_CORRUPT, message: StoreSentences.segmentLeavesFile(path: file.path).text)
          }
          return AudioSlice(file: file, start: start, end: end)
        }
        guard !slices.isEmpty, let version = try version(of: source.key, db) else { return nil }
        return LoudnessTask(source: source, slices: slices, version: version)
      }
    }
  }

  /// Stores a measured loudness in the place of an earlier one.
  ///
  /// - Parameters:
  ///   - loudness: the measured loudness.
  ///   - task: of what, as it was when the measurement began.
  ///   - time: seconds since 1970.
  /// - Returns: false where the source is another one by now, or gone; nothing is stored then.
  package func store(_ loudness: Loudness, of task: LoudnessTask, at time: Int) throws(StoreError) -> Bool {
    try write(StoreSentences.cannotStoreLoudness) { db in
      guard try version(of: task.source.key, db) == task.version else { return false }
      try LoudnessTable.put(loudness, of: task.source.key, at: time, db)
      return true
    }
  }

  /// Runs `body` while no other process measures this reciter.
  ///
  /// - Parameters:
  ///   - id: the reciter's.
  ///   - waiting: called if another one does, before waiting for it to end.
  ///   - body: measures.
  package func measuring<Value>(
    _ id: String, waiting: () -> Void = {}, _ body: () throws -> Value
  ) throws -> Value {
    try Folders.create(folders.runtime)
    let lock = try FileLock(path: "\(folders.runtime)/loudness-\(id).lock", waiting: waiting)
    defer { lock.release() }
    return try body()
  }

  /// Runs `body` while no other process measures in the background, so that such work takes one processor at most.
  package func measuringUnasked<Value>(_ body: () throws -> Value) throws -> Value {
    try Folders.create(folders.runtime)
    let lock = try FileLock(path: "\(folders.runtime)/loudness.lock")
    defer { lock.release() }
    return try body()
  }

  // MARK: - Inside a transaction

  private func sources(of stored: StoredReciter, _ db: Database) throws -> [LoudnessSource] {
    guard stored.reciter.kind == .personal else {
      let query = "SELECT integrated, true_peak, extent FROM loudness WHERE reciter = ? AND file IS NULL"
      let row = try Row.fetchOne(db, sql: query, arguments: [stored.number])
      return [try source(of: stored, file: nil, path: nil, row)]
    }
    let query = """
      SELECT integrated, true_peak, extent, audio_file.id, storage = 'recordings', path
      FROM audio_file LEFT JOIN loudness ON loudness.file = audio_file.id
      WHERE audio_file.reciter = ? ORDER BY audio_file.id
      """
    guard let handle = db.sqliteConnection else { return [] }
    var sources: [LoudnessSource] = []
    let folder = folders.recordings + "/"
    try RawConnection(handle: handle).forEachRow(query, [Int(stored.number)]) { row in
      let loudness =
        row.isNull(0)
        ? nil
        : Loudness.Extent(rawValue: row.text(2)).flatMap {
          Loudness(integrated: row.double(0), truePeak: row.double(1), extent: $0)
        }
      sources.append(
        LoudnessSource(
          reciter: stored.reciter, recording: row.int(4) != 0 ? folder + row.text(5) : row.text(5), loudness: loudness,
          key: LoudnessSource.Key(reciter: stored.number, file: Int64(row.int(3)))))
    }
    return sources
  }

  private func source(of stored: StoredReciter, file: Int64?, path: String?, _ row: Row?) throws -> LoudnessSource {
    var loudness: Loudness?
    if let row, let integrated = try row[0] as Double?, let peak = try row[1] as Double?,
      let extent = try row[2] as String?
    {
      loudness = Loudness.Extent(rawValue: extent).flatMap {
        Loudness(integrated: integrated, truePeak: peak, extent: $0)
      }
    }
    return LoudnessSource(
      reciter: stored.reciter, recording: path, loudness: loudness,
      key: LoudnessSource.Key(reciter: stored.number, file: file))
  }

  private func path(_ path: String, storedIn storage: String) -> String {
    storage == NewAudioFile.Storage.recordings.rawValue ? folders.recordings + "/" + path : path
  }

  private func version(of key: LoudnessSource.Key, _ db: Database) throws -> Int64? {
    let column = key.file == nil ? "reciter" : "file"
    return try Int64.fetchOne(
      db, sql: "SELECT max(id) FROM segment WHERE \(column) = ?", arguments: [key.file ?? key.reciter])
  }
}
