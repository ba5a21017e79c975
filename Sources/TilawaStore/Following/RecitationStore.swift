import GRDB
package import TilawaCore

/// The recitations that the program has heard and judged. Each call is one transaction.
package struct RecitationStore: LibraryStore {
  let database: LibraryDatabase

  /// Begins a session, and returns its number.
  package func begin(_ new: NewRecitation) throws(StoreError) -> Int {
    try write(StoreSentences.cannotBeginRecitation) { db in
      try db.execute(
        sql: """
          INSERT INTO recitation(id, at, utc_offset, zone, day, riwayah, first_word, past_word, mode, source, model)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          RandomID.make(), new.time.seconds, new.time.offset, new.time.zone, new.day.number, new.riwayah.rawValue,
          new.words?.start, new.words?.end, new.mode.rawValue, new.source, new.model,
        ])
      return Int(db.lastInsertedRowID)
    }
  }

  /// Stores what was heard since the last call.
  ///
  /// - Parameters:
  ///   - number: the session.
  ///   - words: the passage, where it was found only now.
  ///   - verdicts: the words whose verdict is a new one; `pending` removes it.
  ///   - length: the milliseconds of sound until now.
  package func note(
    _ number: Int, words: WordRange?, verdicts: [StoredRecitation.Verdict], counts: StoredRecitation.Counts, length: Int
  ) throws(StoreError) {
    try write(StoreSentences.cannotKeepRecitation) { db in
      for verdict in verdicts { try Self.put(verdict, in: number, db) }
      try db.execute(
        sql: """
          UPDATE recitation SET first_word = coalesce(?, first_word), past_word = coalesce(?, past_word), length = ?,
            repeats = ?, added = ?, jumps = ?, hints = ? WHERE number = ?
          """,
        arguments: [
          words?.start, words?.end, length, counts.repeats, counts.added, counts.jumps, counts.hints, number,
        ])
    }
  }

  /// Ends a session.
  ///
  /// - Parameter recording: the SHA-256 of its sound; nil where it was not kept.
  package func end(_ number: Int, at seconds: Int, recording: String?) throws(StoreError) {
    try write(StoreSentences.cannotEndRecitation) { db in
      try db.execute(
        sql: "UPDATE recitation SET ended = ?, recording = ? WHERE number = ?", arguments: [seconds, recording, number])
    }
  }

  /// Stores the verdict of a person on a word.
  package func correct(_ number: Int, _ verdict: StoredRecitation.Verdict) throws(StoreError) {
    try write(StoreSentences.cannotCorrectRecitation) { db in try Self.put(verdict, in: number, db) }
  }

  private static func put(_ verdict: StoredRecitation.Verdict, in number: Int, _ db: Database) throws {
    guard verdict.verdict != .pending else {
      return try db.execute(
        sql: "DELETE FROM recitation_verdict WHERE recitation = ? AND word = ? AND origin = ?",
        arguments: [number, verdict.word, verdict.origin.rawValue])
    }
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO recitation_verdict(recitation, word, origin, verdict, confidence, starts, ends, takes, corrected, fault)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      number, verdict.word, verdict.origin.rawValue, verdict.verdict.rawValue, verdict.confidence,
      verdict.sound?.lowerBound, verdict.sound?.upperBound, verdict.takes, verdict.isCorrected ? 1 : 0,
      verdict.fault?.rawValue,
    ])
  }

  /// Notes the file in which the sound of a session is recorded, by its name.
  package func note(_ number: Int, soundIn name: String) throws(StoreError) {
    try write(StoreSentences.cannotKeepRecitation) { db in
      try db.execute(sql: "UPDATE recitation SET sound = ? WHERE number = ?", arguments: [name, number])
    }
  }

  /// Gives the session whose sound was in a file the recording that was recovered from it.
  package func recover(_ recording: String, from name: String) throws(StoreError) {
    try write(StoreSentences.cannotRecoverRecitation) { db in
      try db.execute(
        sql: "UPDATE recitation SET recording = ? WHERE sound = ? AND recording IS NULL", arguments: [recording, name])
    }
  }

  // MARK: - Reading

  /// The sessions in the order in which they began. Rows that cannot be believed are left out.
  ///
  /// - Parameter words: the number of words in the Quran.
  package func all(words: Int) throws(StoreError) -> [StoredRecitation] {
    try read(StoreSentences.cannotReadRecitations) { db in try Self.sessions("", [], words, db) }
  }

  /// A session by its number; nil stands for the last one.
  package func find(_ number: Int?, words: Int) throws(StoreError) -> StoredRecitation? {
    try read(StoreSentences.cannotReadRecitation) { db in
      if let number { return try Self.sessions("WHERE number = ?", [number], words, db).first }
      return try Self.sessions("WHERE number = (SELECT max(number) FROM recitation)", [], words, db).first
    }
  }

  static func sessions(
    _ condition: String, _ arguments: StatementArguments, _ words: Int, _ db: Database
  ) throws -> [StoredRecitation] {
    let rows = try Row.fetchAll(db, sql: "SELECT * FROM recitation \(condition) ORDER BY number", arguments: arguments)
    return try rows.compactMap { try session($0, words, db) }
  }

  private static func session(_ row: Row, _ words: Int, _ db: Database) throws -> StoredRecitation? {
    let (number, at, offset, day): (Int?, Int?, Int?, Int?) = try (
      row["number"], row["at"], row["utc_offset"], row["day"]
    )
    let (zone, riwayah, mode): (String?, String?, String?) = try (row["zone"], row["riwayah"], row["mode"])
    guard let number, let time = StoredReading.time(at ?? -1, offset ?? 0, zone ?? ""),
      let day = StoredReading.day(day ?? -1), let riwayah = riwayah.flatMap(Riwayah.init(rawValue:)),
      let mode = mode.flatMap(StoredRecitation.Mode.init(rawValue:))
    else { return nil }
    let (first, past, length, ended): (Int?, Int?, Int?, Int?) = try (
      row["first_word"], row["past_word"], row["length"], row["ended"]
    )
    let range = first.flatMap { first in
      past.flatMap { 0 <= first && first < $0 && $0 <= words ? WordRange(first, $0) : nil }
    }
    let (repeats, added, jumps, hints): (Int?, Int?, Int?, Int?) = try (
      row["repeats"], row["added"], row["jumps"], row["hints"]
    )
    let (source, model, recording): (String?, String?, String?) = try (row["source"], row["model"], row["recording"])
    return StoredRecitation(
      number: number, time: time, day: day, riwayah: riwayah, words: range, mode: mode, source: source ?? "",
      model: model ?? "", length: max(0, length ?? 0), isEnded: ended != nil,
      counts: StoredRecitation.Counts(
        repeats: repeats ?? 0, added: added ?? 0, jumps: jumps ?? 0, hints: hints ?? 0),
      recording: recording, verdicts: try verdicts(of: number, words, db))
  }

  private static func verdicts(of number: Int, _ words: Int, _ db: Database) throws -> [StoredRecitation.Verdict] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM recitation_verdict WHERE recitation = ? ORDER BY word, origin", arguments: [number])
    return try rows.compactMap { row in
      let (word, starts, ends, takes, corrected): (Int?, Int?, Int?, Int?, Int?) = try (
        row["word"], row["starts"], row["ends"], row["takes"], row["corrected"]
      )
      let (origin, verdict, confidence, fault): (String?, String?, Double?, String?) = try (
        row["origin"], row["verdict"], row["confidence"], row["fault"]
      )
      guard let word, (0..<words).contains(word), let origin = origin.flatMap(HifzOrigin.init(rawValue:)),
        let verdict = verdict.flatMap(WordVerdict.init(rawValue:))
      else { return nil }
      let sound = starts.flatMap { start in ends.flatMap { 0 <= start && start <= $0 ? start..<$0 : nil } }
      return StoredRecitation.Verdict(
        word: word, origin: origin, verdict: verdict, confidence: max(0, min(1, confidence ?? 0)), sound: sound,
        takes: max(0, takes ?? 0), isCorrected: corrected == 1,
        fault: fault.flatMap(StoredRecitation.Fault.init(rawValue:)))
    }
  }
}
