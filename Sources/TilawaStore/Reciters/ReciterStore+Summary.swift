import GRDB
import TilawaCore

extension ReciterStore {
  /// Counts what is stored of a reciter.
  ///
  /// - Throws: `.notFound`.
  package func summary(of id: String) throws(StoreError) -> ReciterSummary {
    try read(StoreSentences.cannotShowReciter) { db in
      let stored = try StoredReciter.known(id, db)
      func count(_ table: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table) WHERE reciter = ?", arguments: [stored.number]) ?? 0
      }
      let query = "SELECT first_word, past_word, status FROM segment WHERE reciter = ? AND reach IS NOT NULL"
      var confirmed: [WordRange] = []
      var suggested = 0
      let rows = try Row.fetchCursor(db, sql: query, arguments: [stored.number])
      while let row = try rows.next() {
        if try row[2] == SourceSegment.Status.confirmed.rawValue {
          confirmed.append(try WordRange(stored: row[0] as Int?, past: row[1] as Int?))
        } else {
          suggested += 1
        }
      }
      return ReciterSummary(
        reciter: stored.reciter, files: try count("audio_file"), recordings: try count("recording"),
        confirmed: confirmed.count, suggested: suggested, coverage: confirmed.merged())
    }
  }

  /// The files of every reciter, by id.
  package func files() throws(StoreError) -> [String: ReciterFiles] {
    try read(StoreSentences.cannotLookUpWhatIsHere) { db in
      let query = """
        SELECT id, kind, is_pinned, number IN (SELECT reciter FROM remote_source),
          (SELECT count(*) FROM audio_file WHERE audio_file.reciter = number)
        FROM reciter
        """
      var files: [String: ReciterFiles] = [:]
      for row in try Row.fetchAll(db, sql: query) {
        let (id, kind): (String, String) = try (row[0], row[1])
        let (isPinned, isRemote): (Bool, Bool) = try (row[2], row[3])
        let origin: ReciterFiles.Origin =
          kind == Reciter.Kind.personal.rawValue ? .recordings : isRemote ? .network : .folder
        files[id] = try ReciterFiles(origin: origin, files: row[4], pinning: isPinned ? .pinned : .unpinned)
      }
      return files
    }
  }
}
