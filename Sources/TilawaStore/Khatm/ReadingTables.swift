import GRDB
import TilawaCore

/// Keeps the cycles of each khatm, and the sums of days, in step with the ledger. Used in one transaction.
struct ReadingTables {
  private let db: Database
  private let structure: QuranStructure
  private let now: Int
  private var stored: StoredReading
  /// The rows that were set aside.
  private(set) var setAside: [SetAside] = []

  /// - Parameters:
  ///   - db: the transaction.
  ///   - structure: knows the pages and ayat. Pages are those of the print that is set now: a process may be older than the setting.
  ///   - now: seconds since 1970.
  init(_ db: Database, _ structure: QuranStructure, at now: Int) {
    self.db = db
    let print = (try? SettingTable.value(of: .print, db)) ?? nil
    self.structure = print.map { print in structure.printed(asChosen: { print }) } ?? structure
    self.now = now
    stored = StoredReading(words: structure.words)
  }

  /// Whether entries changed since they were added up.
  static func areStale(_ db: Database) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM reading_stale)") ?? false
  }

  /// Whether anything has to be recomputed or set aside.
  func isToBeSettled() throws -> Bool {
    if try ReadingTables.areStale(db) { return true }
    let doubtful = try KhatmDoubts(db)
    return try !doubtful.khatmat.isEmpty || !doubtful.goals.isEmpty || isDamaged()
  }

  /// Whether stored sums are impossible for the entries.
  private func isDamaged() throws -> Bool {
    if try hasBadDays() { return true }
    return try KhatmTable.all(db).contains { khatm in
      try !StoredCycles(khatm.name, structure.words, db).isWhole || isMissing(khatm.name)
    }
  }

  /// Whether a khatm has entries and no sums.
  private func isMissing(_ khatm: String) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT NOT (EXISTS (SELECT * FROM khatm_cycle WHERE khatm = ?1) AND EXISTS (SELECT * FROM reading_day))
          AND EXISTS (SELECT * FROM events WHERE \(KhatmTable.counts) AND khatm = ?1)
        """, arguments: [khatm]) ?? false
  }

  /// Recomputes stale or damaged sums.
  mutating func settle() throws {
    let doubtful = try KhatmDoubts(db)
    setAside += try SetAsideStore.move(doubtful.khatmat, of: .khatm, at: now, db)
    setAside += try SetAsideStore.move(doubtful.goals, of: .goal, at: now, db)
    if try isDamaged() { try markEverything() }
    guard try ReadingTables.areStale(db) else { return }
    let khatmat = try Row.fetchAll(
      db, sql: "SELECT khatm, min(since) FROM reading_stale WHERE khatm <> '' GROUP BY khatm")
    for row in khatmat { try foldAgain(row[0], from: row[1]) }
    for day in try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM reading_stale") {
      try addUp(CalendarDay(number: day))
    }
    try finish()
  }

  private func markEverything() throws {
    try db.execute(
      sql: """
        DELETE FROM reading_day;
        DELETE FROM khatm_cycle;
        """)
    try ReadingTables.markDays(db)
  }

  /// Marks every day to be added up again.
  static func markDays(_ db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO reading_stale
          SELECT khatm, min(began_at), day FROM events WHERE \(KhatmTable.counts) GROUP BY khatm, day
        """)
  }

  private func hasBadDays() throws -> Bool {
    let (ayat, offsets, days) = (StoredReading.mostVerses, StoredReading.offsets, StoredReading.days)
    return try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (SELECT * FROM reading_day WHERE page_parts NOT BETWEEN 1 AND \(StoredReading.mostParts)
          OR day NOT BETWEEN \(days.lowerBound) AND \(days.upperBound)
          OR min(kufi, madani_later, madani_6217, makki) < 0 OR max(kufi, madani_later, madani_6217, makki) > \(ayat)
          OR min(first_offset, last_offset) < \(offsets.lowerBound) OR max(first_offset, last_offset) > \(offsets.upperBound))
        """) ?? false
  }

  /// Sets aside the bad rows that were found, and marks everything as settled.
  private mutating func finish() throws {
    setAside += try SetAsideStore.move(Array(Set(stored.bad)), of: .events, at: now, db)
    stored = StoredReading(words: structure.words)
    try db.execute(sql: "DELETE FROM reading_stale")
  }

  // MARK: - Cycles

  /// Adds events that were just stored, when everything else is settled. Later events extend the open cycle; earlier ones
  /// recompute from the cycle that they touch.
  mutating func take(_ events: [ReadingEvent], in khatm: String) throws {
    let events = events.sorted { $0.comes(before: $1) }
    guard let first = events.first else { return }
    let last = try Int.fetchOne(db, sql: "SELECT max(last_at) FROM khatm_cycle WHERE khatm = ?", arguments: [khatm])
    if first.time.seconds > last ?? .min, var progress = try StoredCycles(khatm, structure.words, db).progress {
      for event in events { progress.add(event) }
      try StoredCycles.store(progress, lastAt: events[events.count - 1].time.seconds, of: khatm, db)
    } else {
      try foldAgain(khatm, from: first.time.seconds)
    }
    for day in Set(events.map(\.day)) { try addUp(day) }
    try finish()
  }

  /// Recomputes the cycles from the one that holds a time.
  private mutating func foldAgain(_ khatm: String, from time: Int) throws {
    let cycles = try Row.fetchAll(
      db, sql: "SELECT number, began_at, last_at FROM khatm_cycle WHERE khatm = ? ORDER BY number", arguments: [khatm]
    ).map { try (number: $0[0] as Int, began: $0[1] as Int, last: $0[2] as Int) }
    // Cycles that share a second cannot be told apart; start from an earlier one.
    let index = cycles.indices.last { index in
      cycles[index].began < time && (index == 0 || cycles[index - 1].last < cycles[index].began)
    }
    let (earlier, began) = index.map { ($0, cycles[$0].began) } ?? (0, Int.min)
    try db.execute(sql: "DELETE FROM khatm_cycle WHERE khatm = ? AND number > ?", arguments: [khatm, earlier])
    let events = try stored.events(where: "khatm = ? AND began_at >= ?", [khatm, began], db)
    var progress = KhatmProgress(total: structure.words, earlier: earlier)
    for event in events { progress.add(event) }
    guard let last = events.last else { return }
    try StoredCycles.store(progress, lastAt: last.time.seconds, of: khatm, db)
  }

  // MARK: - Days

  /// Adds up a day again.
  private mutating func addUp(_ day: CalendarDay) throws {
    try db.execute(sql: "DELETE FROM reading_day WHERE day = ?", arguments: [day.number])
    let events = try stored.events(where: "day = ?", [day.number], db)
    guard let sum = ReadingDay(events, in: structure) else { return }
    try db.execute(
      sql: "INSERT INTO reading_day VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: StatementArguments(
        [day.number, sum.amount.pageParts] + sum.amount.verses + [sum.firstOffset, sum.lastOffset]))
  }
}
