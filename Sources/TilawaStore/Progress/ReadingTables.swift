import GRDB
import TilawaCore

/// Keeps what the ledger comes to in step with it: the cycles of each khatm, and the days. Used in one transaction.
struct ReadingTables {
  let db: Database
  let structure: QuranStructure
  private(set) var stored: StoredReading

  init(_ db: Database, _ structure: QuranStructure) {
    self.db = db
    self.structure = structure
    stored = StoredReading(words: structure.words)
  }

  /// Whether something has to be made anew.
  static func areStale(_ db: Database) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM reading_stale)") ?? false
  }

  /// Makes anew what is stale.
  mutating func settle() throws {
    guard try ReadingTables.areStale(db) else { return }
    let khatmat = try Row.fetchAll(
      db, sql: "SELECT khatm, min(since) FROM reading_stale WHERE khatm <> '' GROUP BY khatm")
    for row in khatmat { try foldAgain(row[0], from: row[1]) }
    let days = try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM reading_stale")
    for day in days { try addUp(CalendarDay(number: day)) }
    try db.execute(sql: "DELETE FROM reading_stale")
  }

  /// Makes everything anew.
  mutating func rebuild() throws {
    try db.execute(sql: "DELETE FROM reading_stale; DELETE FROM reading_day; DELETE FROM khatm_cycle")
    try db.execute(
      sql: """
        INSERT INTO reading_stale SELECT khatm, min(began_at), day FROM events WHERE \(Library.counts) GROUP BY khatm, day
        """)
    try settle()
  }

  // MARK: - Cycles

  /// Adds events that were just stored: to the cycle under way where they come last, else from the cycle on that they touch.
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
  }

  /// Adds up again from the cycle on in which the time lies.
  private mutating func foldAgain(_ khatm: String, from time: Int) throws {
    let cycles = try Row.fetchAll(
      db, sql: "SELECT number, began_at, last_at FROM khatm_cycle WHERE khatm = ? ORDER BY number", arguments: [khatm]
    ).map { (number: $0[0] as Int, began: $0[1] as Int, last: $0[2] as Int) }
    // Where one begins in the second in which the one before ended, which events are whose is only found from further back.
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
