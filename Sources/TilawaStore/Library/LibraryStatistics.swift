import GRDB
package import TilawaCore

/// Counts of what the library holds.
package struct LibraryStatistics: Hashable, Sendable {
  /// The statistics of one reciter with recordings.
  package struct Line: Hashable, Sendable {
    /// The reciter.
    package let reciter: Reciter
    /// The number of recordings.
    package let recordings: Int
    /// The total length of the recordings, in seconds.
    package let seconds: Double
    /// The total size of their files, in bytes.
    package let bytes: Int
  }

  /// Reciters with recordings, in the order in which they are asked.
  package let lines: [Line]
  /// Rows of text that somebody vouched for, of all reciters' recordings and files.
  package let confirmed: Int
  /// Segments of recordings.
  package let segments: Int
  /// The number of items in the trash.
  package let trashed: Int
  /// The size of the library's own file, in bytes.
  package let libraryBytes: Int
  /// The existing backups, the newest first.
  package let backups: [LibraryBackup]

  /// Counts what a library holds.
  init(of database: LibraryDatabase) throws(StoreError) {
    let folders = database.folders
    self = try database.read(StoreSentences.cannotCountWhatIsThere) { db in
      func count(_ query: String) throws -> Int { try Int.fetchOne(db, sql: query) ?? 0 }
      let lines = try Row.fetchAll(
        db,
        sql: """
          SELECT number, id, name, riwayah, counting, kind, n, seconds, bytes FROM reciter JOIN (
            SELECT recording.reciter AS owner, count(*) AS n, sum(1.0 * frames / rate) AS seconds, sum(size) AS bytes
            FROM recording JOIN audio_file ON audio_file.id = recording.file GROUP BY recording.reciter
          ) ON owner = number ORDER BY rank, number
          """
      ).map { row in
        try Line(
          reciter: StoredReciter(row).reciter, recordings: row[6], seconds: row[7], bytes: row[8])
      }
      return LibraryStatistics(
        lines: lines,
        confirmed: try count(
          "SELECT count(*) FROM segment INDEXED BY segment_coverage WHERE status = 'confirmed' AND reach IS NOT NULL"),
        segments: try count("SELECT count(*) FROM segment WHERE part = 0 AND uid IS NOT NULL"),
        trashed: try count("SELECT count(*) FROM trash"),
        libraryBytes: (try? FileIdentity(path: folders.library).size) ?? 0, backups: try LibraryBackup.all(in: folders))
    }
  }

  private init(
    lines: [Line], confirmed: Int, segments: Int, trashed: Int, libraryBytes: Int, backups: [LibraryBackup]
  ) {
    self.lines = lines
    self.confirmed = confirmed
    self.segments = segments
    self.trashed = trashed
    self.libraryBytes = libraryBytes
    self.backups = backups
  }
}
