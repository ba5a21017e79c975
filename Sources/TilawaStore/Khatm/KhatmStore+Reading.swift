import GRDB

package import TilawaCore

extension KhatmStore {
  /// Stores a reading and updates the progress in one transaction; both are on the disk when it returns.
  ///
  /// - Parameters:
  ///   - reading: the words that were read, and the time.
  ///   - structure: the structure of the Quran, for pages.
  ///   - name: the name of the khatm in which it counts; nil means the current one.
  ///   - now: the time of the clock, if it differs from the reading's time.
  /// - Throws: `.notFound` or `.invalid` for a khatm that does not exist or is closed.
  package func note(
    _ reading: Reading, in structure: QuranStructure, khatm name: String? = nil, now: ZonedTime? = nil
  ) throws(StoreError) -> ReadingNote {
    let now = now ?? reading.began
    return try write(StoreSentences.cannotNoteWhatWasRead) { db in
      let khatm = try KhatmTable.forReading(name, at: now.seconds, db)
      let start = try SettingTable.dayStart(db)
      var tables = ReadingTables(db, structure, at: self.now)
      try tables.settle()
      let doubt = try clockDoubt(now, start, db)
      let before = try completions(of: khatm.name, db)
      let entries = reading.entries(named: "read-" + RandomID.make()).map { $0.living(by: start) }
      try insert(entries, in: khatm.name, db)
      try tables.take(entries.map { ReadingEvent($0) }, in: khatm.name)
      let after = try completions(of: khatm.name, db)
      return ReadingNote(
        khatm: khatm.name, completed: after > before ? after : nil, doubt: doubt,
        setAside: tables.setAside)
    }
  }

  func insert(_ entries: [LedgerEntry], in khatm: String, _ db: Database) throws {
    let statement = try db.cachedStatement(sql: LedgerTable.adding)
    for entry in entries { try statement.execute(arguments: LedgerTable.values(of: entry, in: khatm)) }
  }

  /// The number of completed cycles.
  func completions(of khatm: String, _ db: Database) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT max(number) FROM khatm_cycle WHERE khatm = ? AND last_day IS NOT NULL", arguments: [khatm]) ?? 0
  }

  /// The contradiction between the clock and the ledger; nil where there is none.
  func clockDoubt(_ now: ZonedTime, _ start: DayStart, _ db: Database) throws -> ClockDoubt? {
    let query = """
      SELECT began_at, utc_offset, zone, day FROM events INDEXED BY events_khatm_day
      WHERE khatm <> '' AND day < 4000000 AND abs(began_at / 86400 - day) <= 2 ORDER BY day DESC LIMIT 1
      """
    guard let row = try Row.fetchOne(db, sql: query) else { return nil }
    guard let last = try StoredReading.time(row[0], row[1], row[2]), let day = try StoredReading.day(row[3]) else {
      return nil
    }
    return ClockDoubt(now: now, last: last, lastDay: day, start: start)
  }
}
