import GRDB
package import TilawaCore

// Corrections by hand, for the audio of one digest: they hold wherever that audio lies, and for no other edition.

extension TimingStore {
  /// Stores overlays for the audio of a digest in the place of those of the same ayat.
  ///
  /// - Parameters:
  ///   - timings: of one kind of file.
  ///   - sha256: 64 hexadecimal digits.
  ///   - now: seconds since 1970.
  ///   - files: cut by them; stored in the same transaction.
  ///   - id: of the reciter whose files they are.
  package func setOverlays(
    _ timings: [AyahTiming], of sha256: String, at now: Int, cutting files: [RecutFile] = [], of id: String? = nil
  ) throws(StoreError) {
    try setOverlays([sha256: timings], at: now, cutting: files, of: id)
  }

  /// Stores overlays for the audio of several digests, in one transaction.
  package func setOverlays(
    _ overlays: [String: [AyahTiming]], at now: Int, cutting files: [RecutFile] = [], of id: String? = nil
  ) throws(StoreError) {
    try write(StoreSentences.cannotStoreOverlays) { db in
      let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO overlay VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      for (sha256, timings) in overlays {
        for timing in timings {
          try statement.execute(arguments: [
            sha256, timing.base.rawValue, timing.span.start, timing.span.end,
            timing.range?.lowerBound.wholeMilliseconds, timing.range?.upperBound.wholeMilliseconds,
            timing.words.isEmpty ? nil : WordBlob(timing.words).data, now,
          ])
        }
      }
      if let id { try TimingTable.put(files, of: StoredReciter.known(id, db).number, db) }
    }
  }

  /// The overlays of the audio of this digest, in the order of the text.
  package func overlays(of sha256: String) throws(StoreError) -> [AyahTiming] {
    try read(StoreSentences.cannotLookUpOverlays) { db in
      let all = WordRange(0, .max)
      return try
        (TimingTable.overlays(of: sha256, .ayah, in: all, db) + TimingTable.overlays(of: sha256, .surah, in: all, db))
        .sorted { $0.span.start < $1.span.start }
    }
  }

  /// Removes overlays of ayat that start in `span`, and says how many there were.
  @discardableResult
  package func removeOverlays(
    of sha256: String, in span: WordRange, cutting files: [RecutFile] = [], of id: String? = nil
  ) throws(StoreError) -> Int {
    try write(StoreSentences.cannotRemoveOverlays) { db in
      try db.execute(
        sql: "DELETE FROM overlay WHERE sha256 = ? AND first_word >= ? AND first_word < ?",
        arguments: [sha256, span.start, span.end])
      let count = db.changesCount
      if let id { try TimingTable.put(files, of: StoredReciter.known(id, db).number, db) }
      return count
    }
  }

  /// The first words of all ayat with an overlay, for any audio.
  package func overlaidWords() throws(StoreError) -> [Int] {
    try read(StoreSentences.cannotLookUpOverlays) { db in
      try Int.fetchAll(db, sql: "SELECT DISTINCT first_word FROM overlay ORDER BY first_word")
    }
  }

  /// The first words of the ayat that start in `span` and have an overlay for the files of the reciter.
  package func overlaidWords(
    of id: String, in span: WordRange, base: AyahTiming.Base
  ) throws(StoreError) -> Set<Int> {
    try read(StoreSentences.cannotLookUpOverlays) { db in
      let query = """
        SELECT first_word FROM overlay JOIN audio_file ON audio_file.sha256 = overlay.sha256
        WHERE audio_file.reciter = ? AND overlay.base = ? AND first_word >= ? AND first_word < ?
        """
      return Set(
        try Int.fetchAll(
          db, sql: query, arguments: [try StoredReciter.known(id, db).number, base.rawValue, span.start, span.end]))
    }
  }

  /// The overlays for audio without a file in the library, by digest. The reciter of such audio is unknown.
  package func overlaysElsewhere() throws(StoreError) -> [String: [AyahTiming]] {
    try read(StoreSentences.cannotLookUpOverlays) { db in
      let query = """
        SELECT DISTINCT sha256 FROM overlay WHERE NOT EXISTS (SELECT 1 FROM audio_file WHERE sha256 = overlay.sha256)
        """
      let all = WordRange(0, .max)
      return try String.fetchAll(db, sql: query).reduce(into: [:]) { found, sha256 in
        found[sha256] =
          try TimingTable.overlays(of: sha256, .ayah, in: all, db)
          + TimingTable.overlays(of: sha256, .surah, in: all, db)
      }
    }
  }
}
