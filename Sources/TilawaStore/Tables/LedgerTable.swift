import GRDB
import TilawaCore

/// The entries of the ledger as rows of the table `events`.
enum LedgerTable {
  static let insertion = """
    INSERT INTO events(
      kind, session, script, step, day, began_at, ended_at, utc_offset, zone, first_word, past_word, reach, ref, counting,
      role, riwayah, reciter, reciter_kind, sha256, plays, heard_ms, khatm)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  static let adding = """
    \(insertion)
    ON CONFLICT(session, day, first_word, past_word, kind, role, step, reciter, sha256) DO UPDATE SET
      plays = plays + excluded.plays, heard_ms = heard_ms + excluded.heard_ms, ended_at = max(ended_at, excluded.ended_at)
    """

  /// - Parameter khatm: in which it counts; empty: in none.
  static func values(of entry: LedgerEntry, in khatm: String) -> StatementArguments {
    let (occasion, began, naming, source) = (entry.occasion, entry.began, entry.naming, entry.source)
    return [
      entry.kind.rawValue, occasion.session, occasion.script, occasion.step ?? "", entry.day.number, began.seconds,
      entry.ended, began.offset, began.zone, entry.words.start, entry.words.end, FileTable.reach(of: entry.words),
      naming.ref,
      naming.counting.rawValue, naming.role.rawValue, entry.riwayah.rawValue, source?.reciter ?? "",
      source?.kind.rawValue ?? "", source?.sha256 ?? "", entry.plays, entry.heard.milliseconds, khatm,
    ]
  }

  static let entryColumns = """
    kind, session, script, step, began_at, ended_at, utc_offset, zone, first_word, past_word, ref, counting, role, riwayah,
    reciter, reciter_kind, sha256, plays, heard_ms, day
    """

  /// - Throws: `DatabaseError` for what this program cannot have stored.
  static func entry(_ row: Row) throws -> LedgerEntry {
    guard let kind = try LedgerEntry.Kind(rawValue: row[0]), let counting = try VerseCounting(rawValue: row[11]),
      let role = try RepeatPlan.Role(rawValue: row[12]), let riwayah = try Riwayah(rawValue: row[13])
    else { throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: StoreSentences.ledgerKindUnknown.text) }
    let days = try CalendarDay(number: row[19]).number &- StoredReading.day(ofSeconds: row[4])
    guard try StoredReading.times.contains(row[4]), try StoredReading.times.contains(row[5]),
      try StoredReading.offsets.contains(row[6]), (-3...3).contains(days),
      try LedgerRecord.plays.contains(row[17]), try LedgerRecord.milliseconds.contains(row[18])
    else {
      throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: StoreSentences.ledgerTimeImpossible.text)
    }
    let source = try Reciter.Kind(rawValue: row[15]).map { kind in
      try LedgerEntry.Source(reciter: row[14], kind: kind, sha256: (row[16] as String).nonEmpty)
    }
    return try LedgerEntry(
      kind: kind,
      occasion: LedgerEntry.Occasion(session: row[1], script: row[2], step: (row[3] as String).nonEmpty),
      words: WordRange(stored: row[8] as Int?, past: row[9] as Int?),
      naming: LedgerEntry.Naming(ref: row[10], counting: counting, role: role), riwayah: riwayah, source: source,
      began: ZonedTime(seconds: row[4], offset: row[6], zone: row[7]), ended: row[5], plays: row[17],
      heard: .milliseconds(row[18] as Int), day: CalendarDay(number: row[19]))
  }

  /// The part of a query after FROM. Finds overlapping entries as `SegmentReader` finds segments.
  static func condition(_ filter: LedgerFilter) -> (String, StatementArguments) {
    var conditions = ["1"]
    var arguments = StatementArguments()
    func require(_ condition: String, _ values: StatementArguments) {
      conditions.append(condition)
      arguments += values
    }
    if let kind = filter.kind { require("kind = ?", [kind.rawValue]) }
    if let days = filter.days { require("day BETWEEN ? AND ?", [days.lowerBound.number, days.upperBound.number]) }
    if let words = filter.words {
      require(
        """
        events.id IN (
          WITH RECURSIVE reaches(reach) AS (VALUES (0) UNION ALL SELECT reach + 1 FROM reaches WHERE reach < 17)
          SELECT events.id FROM reaches CROSS JOIN events INDEXED BY events_text
          WHERE events.reach = reaches.reach AND events.first_word > ? - (1 << reaches.reach)
            AND events.first_word < ? AND events.past_word > ?)
        """, [words.start, words.end, words.start])
    }
    if let reciter = filter.reciter { require("reciter = ?", [reciter]) }
    if let script = filter.script { require("script = ?", [script]) }
    return ("events WHERE " + conditions.joined(separator: " AND "), arguments)
  }
}

extension Duration {
  /// Whole ones, rounded down.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
