import GRDB
package import TilawaCore

/// The times of ayat and words in files: published, corrected, and estimated ones.
package struct TimingStore: LibraryStore {
  let database: LibraryDatabase

  /// Stores published timings of a reciter's files in the place of earlier ones of the same ayat.
  ///
  /// - Parameters:
  ///   - timings: checked, with no ayah twice; of an ayah whose timing is empty nothing is known any more.
  ///   - id: the reciter's.
  ///   - origin: where they are from, for people: the name of a file, an address.
  ///   - files: of the reciter, cut by them; stored in the same transaction.
  package func set(
    _ timings: [AyahTiming], of id: String, from origin: String, cutting files: [RecutFile] = []
  ) throws(StoreError) {
    try write(StoreSentences.cannotStoreTimings) { db in
      let reciter = try StoredReciter.known(id, db).number
      try TimingTable.put(PublishedSet(timings, from: origin), of: reciter, db)
      try TimingTable.put(files, of: reciter, db)
      try TimingTable.noteLengths(of: reciter, db)
    }
  }

  /// Replaces and deletes some published timings of a reciter; all others stay.
  ///
  /// - Parameters:
  ///   - sets: with no ayah twice.
  ///   - gone: whose ayat are published no longer.
  ///   - id: the reciter's.
  ///   - files: of the reciter, cut by them; stored in the same transaction.
  package func change(
    _ sets: [PublishedSet], without gone: [AyahTiming], of id: String, cutting files: [RecutFile]
  ) throws(StoreError) {
    try write(StoreSentences.cannotStoreTimings) { db in
      let reciter = try StoredReciter.known(id, db).number
      let removal = try db.cachedStatement(sql: "DELETE FROM timing WHERE reciter = ? AND base = ? AND first_word = ?")
      for timing in gone { try removal.execute(arguments: [reciter, timing.base.rawValue, timing.span.start]) }
      for set in sets { try TimingTable.put(set, of: reciter, db) }
      try TimingTable.put(files, of: reciter, db)
      try TimingTable.noteLengths(of: reciter, db)
    }
  }

  /// The timings of the ayat of a reciter that start in `span`, in the order of the text. An overlay for a file on this
  /// disk with a known digest replaces the published timing.
  ///
  /// An overlay also moves the edges of neighbours that touched the ayah (`[AyahTiming].overlaid(with:)`).
  package func all(of id: String, in span: WordRange, base: AyahTiming.Base) throws(StoreError) -> [AyahTiming] {
    try read(StoreSentences.cannotLookUpTimings) { db in
      let reciter = try StoredReciter.known(id, db).number
      let wide = try TimingTable.widened(span, of: reciter, base, db)
      let query = """
        SELECT DISTINCT overlay.first_word, overlay.past_word, overlay.start_ms, overlay.end_ms, overlay.words
        FROM overlay JOIN audio_file ON audio_file.sha256 = overlay.sha256
        WHERE audio_file.reciter = ? AND overlay.base = ? AND first_word >= ? AND first_word < ? ORDER BY first_word
        """
      let overlays = try TimingTable.rows(query, [reciter, base.rawValue, wide.start, wide.end], base, db)
      return try TimingTable.published(of: reciter, in: wide, base: base, db).overlaid(with: overlays)
        .filter { span.start <= $0.span.start && $0.span.start < span.end }
    }
  }

  /// The published timings of the ayat of a reciter that start in `span`, without overlays.
  package func published(
    of id: String, in span: WordRange, base: AyahTiming.Base
  ) throws(StoreError) -> [AyahTiming] {
    try read(StoreSentences.cannotLookUpTimings) { db in
      try TimingTable.published(of: StoredReciter.known(id, db).number, in: span, base: base, db)
    }
  }

  /// The timings, with overlays, of the ayat in a file that share words with `span`. The file may still have to be
  /// fetched. Empty for a file outside the library, and for a file without the name of an ayah or a surah.
  ///
  /// A file may belong to several reciters: the newest reciter with word times is taken, else the newest with any
  /// timings.
  ///
  /// - Parameters:
  ///   - path: the path, as in `AudioFile.path`.
  ///   - span: words of the Hafs text.
  ///   - id: the id of the reciter of the file; nil means any reciter.
  package func all(
    ofFile path: String, in span: WordRange, of id: String? = nil
  ) throws(StoreError) -> [AyahTiming] {
    guard let base = AyahTiming.Base(fileNamed: path) else { return [] }
    return try read(StoreSentences.cannotLookUpTimings) { db in
      var found: [AyahTiming] = []
      for file in try timedFiles(path, of: id.map { try StoredReciter.known($0, db).number }, db) {
        let timings = try timings(of: file, in: span, base: base, db)
        if timings.contains(where: { !$0.words.isEmpty }) { return timings }
        if found.isEmpty { found = timings }
      }
      return found
    }
  }

  private func timings(
    of file: TimedFile, in span: WordRange, base: AyahTiming.Base, _ db: Database
  ) throws -> [AyahTiming] {
    let wide = try TimingTable.widened(span, of: file.reciter, base, db)
    let overlays = try file.sha256.map { try TimingTable.overlays(of: $0, base, in: wide, db) } ?? []
    return try TimingTable.published(of: file.reciter, in: wide, base: base, fitting: file.milliseconds, db)
      .overlaid(with: overlays).filter { $0.span.overlaps(span) }
  }

  /// A file of one reciter.
  private struct TimedFile {
    let reciter: Int64
    /// The SHA-256; nil if it is not known.
    let sha256: String?
    /// The length in milliseconds; nil for a file that is yet to be fetched.
    let milliseconds: Int?
  }

  /// The owners of the file at a path, which may still have to be fetched; the newest first.
  private func timedFiles(_ path: String, of reciter: Int64?, _ db: Database) throws -> [TimedFile] {
    let query = """
      SELECT reciter, sha256, frames * 1000 / rate FROM audio_file WHERE path = ?1 AND (?2 IS NULL OR reciter = ?2) ORDER BY id DESC
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: query), arguments: [path, reciter])
    if !rows.isEmpty { return try rows.map { try TimedFile(reciter: $0[0], sha256: $0[1], milliseconds: $0[2]) } }
    let folder = folders.downloads + "/"
    guard path.hasPrefix(folder), let id = path.dropFirst(folder.count).split(separator: "/").first else { return [] }
    return try StoredReciter.find(String(id), db).map {
      [TimedFile(reciter: $0.number, sha256: nil, milliseconds: nil)]
    }
      ?? []
  }

  /// The origins of a reciter's timings in `span`, each once.
  package func origins(of id: String, in span: WordRange) throws(StoreError) -> [String] {
    try read(StoreSentences.cannotLookUpTimings) { db in
      let query =
        "SELECT DISTINCT origin FROM timing WHERE reciter = ? AND first_word >= ? AND first_word < ? ORDER BY origin"
      return try String.fetchAll(
        db, sql: query, arguments: [try StoredReciter.known(id, db).number, span.start, span.end])
    }
  }

  /// The origins of a reciter's timings of the ayat that start in `span`, by the first word of the ayah.
  package func origins(
    of id: String, in span: WordRange, base: AyahTiming.Base
  ) throws(StoreError) -> [Int: String] {
    try read(StoreSentences.cannotLookUpTimings) { db in
      let query =
        "SELECT first_word, origin FROM timing WHERE reciter = ? AND base = ? AND first_word >= ? AND first_word < ?"
      let rows = try Row.fetchAll(
        db, sql: query, arguments: [try StoredReciter.known(id, db).number, base.rawValue, span.start, span.end])
      return Dictionary(try rows.map { try ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Whether word times of a reciter's files are stored. Looks through the reciter's timings until it finds some.
  package func hasWords(of id: String) throws(StoreError) -> Bool {
    try read(StoreSentences.cannotLookUpTimings) { db in
      let query = """
        SELECT EXISTS (SELECT 1 FROM timing WHERE reciter = ?1 AND words IS NOT NULL) OR EXISTS (
          SELECT 1 FROM overlay JOIN audio_file USING (sha256) WHERE reciter = ?1 AND words IS NOT NULL)
        """
      return try Bool.fetchOne(db, sql: query, arguments: [try StoredReciter.known(id, db).number]) ?? false
    }
  }

  /// Notes that no more timings of a surah are published than are stored; nil for all surahs of the reciter.
  package func noteAbsence(of surah: Int?, by id: String, at now: Int) throws(StoreError) {
    try write(StoreSentences.cannotNoteWhatServerDoesNotHave) {
      try AbsenceTable.note(AbsenceTable.timingName(surah), by: id, at: now, $0)
    }
  }

  /// Whether the timings of a surah were noted as absent less than a week ago.
  ///
  /// - Parameters:
  ///   - surah: its number.
  ///   - id: the reciter's.
  ///   - now: seconds since 1970; nil: the clock's.
  package func isAbsent(of surah: Int, by id: String, now: Int? = nil) throws(StoreError) -> Bool {
    try read(StoreSentences.cannotLookUpWhatServerDoesNotHave) { db in
      try [nil, surah].contains { surah in
        try AbsenceTable.isThere(AbsenceTable.timingName(surah), of: id, now: now ?? self.now, db)
      }
    }
  }

}
