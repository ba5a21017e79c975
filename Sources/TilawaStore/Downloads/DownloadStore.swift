import GRDB
import Glibc
package import TilawaCore

/// The files that were fetched.
package struct DownloadStore: LibraryStore {
  let database: LibraryDatabase

  /// The folder of a reciter's fetched files.
  package func folder(of id: String) -> String { "\(folders.downloads)/\(id)" }

  /// Stores files that lie in the downloads folder, all or none. Rows of the same paths are replaced and stay pinned.
  ///
  /// - Parameters:
  ///   - downloads: on the disk, with their SHA-256.
  ///   - now: seconds since 1970.
  /// - Throws: `.notFound` where a reciter or a file is gone.
  package func add(_ downloads: [NewDownload], at now: Int) throws(StoreError) {
    try write(StoreSentences.cannotStoreWhatWasFetched) { db in
      for download in downloads { try add(download, at: now, db) }
    }
  }

  private func add(_ download: NewDownload, at now: Int, _ db: Database) throws {
    let reciter = try StoredReciter.known(download.reciter, db).number
    let path = download.file.file.path
    let old = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT file, download.is_pinned FROM download JOIN audio_file ON audio_file.id = download.file WHERE path = ?
          """), arguments: [path])
    if let old { try db.execute(sql: "DELETE FROM audio_file WHERE id = ?", arguments: [old[0] as Int64]) }
    let file = NewAudioFile(
      file: download.file.file, storage: .absolute, sha256: download.file.sha256,
      segments: download.fault == nil ? download.file.segments : [])
    let number = try FileTable.insert(file, of: reciter, added: now, db)
    try db.cachedStatement(
      sql: """
        INSERT INTO download(file, url, etag, modified, fetched_at, used_at, is_pinned, fault) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      number, download.origin.url, download.origin.etag, download.origin.modified, now, now,
      download.pinning == .pinned || old?[1] == true, download.fault,
    ])
    try db.cachedStatement(sql: "DELETE FROM absence WHERE reciter = ? AND name = ?")
      .execute(arguments: [reciter, path.split(separator: "/").last.map(String.init)])
  }

  // MARK: - Asking

  private static let columns = """
    SELECT reciter.id, path, rate, channels, frames, size, sha256, url, etag, modified, fetched_at, used_at,
      download.is_pinned OR reciter.is_pinned, fault
    FROM download JOIN audio_file ON audio_file.id = download.file JOIN reciter ON reciter.number = audio_file.reciter
    """

  /// The downloads of a reciter, or of all where `id` is nil, in the order of the paths.
  ///
  /// - Parameters:
  ///   - id: the reciter's.
  ///   - path: what follows this one; nil from the first on.
  ///   - limit: the greatest number of results.
  package func all(
    by id: String? = nil, after path: String? = nil, limit: Int = .max
  ) throws(StoreError) -> [Download] {
    try read(StoreSentences.cannotListWhatWasFetched) { db in
      if let id { _ = try StoredReciter.known(id, db) }
      let query = Self.columns + " WHERE (?1 IS NULL OR reciter.id = ?1) AND path > ?2 ORDER BY path LIMIT ?3"
      return try Row.fetchAll(db.cachedStatement(sql: query), arguments: [id, path ?? "", limit])
        .map(Self.download)
    }
  }

  /// The fetched file at this path; nil where the library knows of none.
  package func at(_ path: String) throws(StoreError) -> Download? {
    try read(StoreSentences.cannotLookUpWhatWasFetched) { db in
      try Row.fetchOne(db.cachedStatement(sql: Self.columns + " WHERE path = ?"), arguments: [path])
        .map(Self.download)
    }
  }

  private static func download(_ row: Row) throws -> Download {
    try Download(
      reciter: row[0], file: AudioFile(stored: row[1], rate: row[2], channels: row[3], frames: row[4]), size: row[5],
      sha256: row[6] ?? "", origin: Download.Origin(url: row[7], etag: row[8], modified: row[9]), fetchedAt: row[10],
      usedAt: row[11], isPinned: row[12], fault: row[13])
  }

  /// The segments of an unchanged download, in the order of the sound; nil for a file that has to be fetched, empty for a
  /// file with a fault.
  package func segments(of path: String) throws(StoreError) -> [SourceSegment]? {
    guard let identity = try? FileIdentity(path: path) else { return nil }
    return try read(StoreSentences.cannotLookUpWhatWasFetched) { db in
      let query = """
        SELECT kind, first_word, past_word, surah, start_frame, end_frame, status, opening, rate, channels, frames
        FROM download JOIN audio_file ON audio_file.id = download.file LEFT JOIN segment ON segment.file = audio_file.id
        WHERE path = ? AND size = ? AND mtime_ns = ? ORDER BY start_frame
        """
      let rows = try Row.fetchAll(
        db.cachedStatement(sql: query), arguments: [path, identity.size, identity.modified])
      return rows.isEmpty ? nil : try rows.compactMap { try Self.segment($0, of: path) }
    }
  }

  private static func segment(_ row: Row, of path: String) throws -> SourceSegment? {
    let content: SourceSegment.Content
    switch try row[0] as String? {
    case "text": content = .text(try WordRange(stored: row[1], past: row[2]))
    case "basmalah": content = .basmalah(surah: try StoredNumbers.surah(row[3]))
    case "istiadha": content = .istiadha
    default: return nil
    }
    let file = try AudioFile(stored: path, rate: row[8], channels: row[9], frames: row[10])
    let (start, end): (Int, Int) = try (row[4], row[5])
    guard 0 <= start, start < end, end <= file.frames else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: StoreSentences.segmentLeavesFile(path: path).text)
    }
    return try SourceSegment(
      content: content, slice: AudioSlice(file: file, start: start, end: end),
      status: SourceSegment.Status(rawValue: row[6]) ?? .suggested,
      opening: SourceSegment.Opening(rawValue: row[7]) ?? .plain)
  }

  /// The paths of a reciter's fetched files with this content.
  package func paths(of id: String, withDigest sha256: String) throws(StoreError) -> [String] {
    try read(StoreSentences.cannotLookUpWhatWasFetched) { db in
      try String.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT path FROM audio_file JOIN download ON download.file = audio_file.id
              JOIN reciter ON reciter.number = audio_file.reciter
            WHERE sha256 = ? AND reciter.id = ? ORDER BY path
            """), arguments: [sha256, id])
    }
  }

  // MARK: - Changing

  /// Stores the present size and time of a download whose content was found unchanged.
  package func confirm(_ path: String) throws(StoreError) {
    let identity = try FileIdentity(path: path)
    try write(StoreSentences.cannotNoteThatFileIsWhole) { db in
      try db.execute(
        sql: "UPDATE audio_file SET size = ?, mtime_ns = ? WHERE path = ?",
        arguments: [identity.size, identity.modified, path])
    }
  }

  /// Stores the fault of a download, which is no longer played.
  package func withhold(_ path: String, because fault: String) throws(StoreError) {
    try write(StoreSentences.cannotNoteFault) { db in
      let file = "(SELECT id FROM audio_file WHERE path = ?)"
      try db.execute(sql: "UPDATE download SET fault = ? WHERE file = \(file)", arguments: [fault, path])
      if db.changesCount > 0 { try db.execute(sql: "DELETE FROM segment WHERE file = \(file)", arguments: [path]) }
    }
  }

  /// Pins or unpins downloads; unknown paths are ignored. Pinned files stay when the cache exceeds its limit.
  ///
  /// - Returns: how many files it was said of.
  @discardableResult
  package func pin(_ paths: [String], _ pinning: Pinning) throws(StoreError) -> Int {
    try write(StoreSentences.cannotPinWhatWasFetched) { db in
      let statement = try db.cachedStatement(
        sql: "UPDATE download SET is_pinned = ? WHERE file IN (SELECT id FROM audio_file WHERE path = ?)")
      return try paths.reduce(0) { count, path in
        try statement.execute(arguments: [pinning == .pinned, path])
        return count + db.changesCount
      }
    }
  }
}
