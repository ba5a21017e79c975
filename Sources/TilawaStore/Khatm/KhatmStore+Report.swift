import GRDB
public import TilawaCore

extension Library {
  /// How reading stands. Takes as long with the ledger of ten years as with that of a week.
  ///
  /// What is stale is made anew and kept, or where the library can only be read, only made.
  ///
  /// `name`: of the khatm; nil: that in which is read.
  /// `riwayah`: whose ajza and ayat are counted.
  /// `now`: what the clock shows.
  /// - Throws: `.notFound` for a khatm that is not there.
  public func readingReport(
    in structure: QuranStructure, khatm name: String? = nil, riwayah: Riwayah = .hafs, now: ZonedTime
  ) throws(StoreError) -> ReadingReport {
    _ = try settleReading(in: structure)
    let facts = try read("read the progress") { db in
      let khatm =
        if let name, try name != Khatm.standardName || !khatmat(db).isEmpty { try self.khatm(named: name, db) } else {
          try currentKhatm(db) ?? Khatm(made: now.seconds)
        }
      let start = try dayStart(db)
      let derived = try DerivedReading(khatm.name, structure, .last, db)
      return ReadingReport.Facts(
        khatm: khatm, completed: derived.count, lastCycle: derived.completed.last, under: derived.under,
        days: derived.days, goals: try goals(db), now: now, start: start, doubt: try clockDoubt(now, start, db),
        riwayah: riwayah)
    }
    return ReadingReport(facts, in: structure)
  }

  /// The cycles of a khatm that were completed, in order.
  public func completedCycles(
    of name: String, in structure: QuranStructure
  ) throws(StoreError) -> [KhatmProgress.Cycle] {
    _ = try settleReading(in: structure)
    return try read("read the completed khatmat") { try DerivedReading(name, structure, .all, $0).completed }
  }

  /// The days on which something was read, in order.
  public func readingDays(in structure: QuranStructure) throws(StoreError) -> [ReadingDay] {
    _ = try settleReading(in: structure)
    return try read("read the days") { try DerivedReading.days(structure, $0) }
  }

  // MARK: - Goals

  /// What was wanted, and from when on.
  public func goals() throws(StoreError) -> GoalBook { try read("read the goals") { try goals($0) } }

  /// From this day on this much is wanted; nil: nothing.
  public func set(_ goal: Goal?, from day: CalendarDay) throws(StoreError) {
    try write("set the goal") { db in
      let counting = if case .verses(_, let counting) = goal { counting.rawValue } else { "" }
      try db.execute(
        sql: "INSERT OR REPLACE INTO goal VALUES (?, ?, ?)",
        arguments: [day.number, goal.map { "\($0)" } ?? Library.noGoal, counting])
    }
  }

  static let noGoal = "off"

  /// When days begin for whoever reads.
  public func dayStart() throws(StoreError) -> DayStart { try read("read a setting") { try dayStart($0) } }

  /// Those that make no sense are left out.
  func goals(_ db: Database) throws -> GoalBook {
    let rows = try Row.fetchAll(db, sql: "SELECT day, goal, counting FROM goal")
    return GoalBook(
      try rows.compactMap { row in
        let goal = try Goal(row[1], counting: VerseCounting(rawValue: row[2]) ?? .kufi)
        let isOff = try row[1] as String == Library.noGoal
        guard goal != nil || isOff, let day = try StoredReading.day(row[0]) else { return nil }
        return GoalBook.Entry(day: day, goal: goal)
      })
  }
}

/// What the ledger comes to: as it is stored, or added up where that is stale or cannot be believed.
struct DerivedReading {
  let completed: [KhatmProgress.Cycle]
  let count: Int
  let under: KhatmProgress.Under?
  let days: [ReadingDay]

  init(_ khatm: String, _ structure: QuranStructure, _ extent: StoredCycles.Extent, _ db: Database) throws {
    let cycles = try StoredCycles(khatm, structure.words, db, extent)
    days = try DerivedReading.days(structure, db)
    if try cycles.isWhole && !ReadingTables.areStale(db) {
      (completed, count, under) = (cycles.completed, cycles.count, cycles.under)
      return
    }
    var stored = StoredReading(words: structure.words)
    var progress = KhatmProgress(total: structure.words)
    for event in try stored.events(where: "khatm = ?", [khatm], db) { progress.add(event) }
    (completed, count, under) = (progress.completed, progress.count, progress.under)
  }

  static func days(_ structure: QuranStructure, _ db: Database) throws -> [ReadingDay] {
    if try ReadingTables.areStale(db) { return try added(structure, db) }
    var days: [ReadingDay] = []
    guard let handle = db.sqliteConnection else { return [] }
    try RawConnection(handle: handle).forEachRow("SELECT * FROM reading_day ORDER BY day") { row in
      let (verses, offsets) = ((2...5).map { row.int($0) }, [row.int(6), row.int(7)])
      // What cannot be believed is made anew once the library can be written.
      guard let day = StoredReading.day(row.int(0)), (1...StoredReading.mostParts).contains(row.int(1)),
        verses.allSatisfy((0...StoredReading.mostVerses).contains), offsets.allSatisfy(StoredReading.offsets.contains)
      else { return }
      days.append(
        ReadingDay(
          day: day, amount: ReadingAmount(pageParts: row.int(1), verses: verses), firstOffset: offsets[0],
          lastOffset: offsets[1]))
    }
    return days
  }

  private static func added(_ structure: QuranStructure, _ db: Database) throws -> [ReadingDay] {
    var stored = StoredReading(words: structure.words)
    let events = try stored.events(where: "1", [], db)
    return Dictionary(grouping: events, by: \.day).values.compactMap { ReadingDay($0, in: structure) }
      .sorted { $0.day < $1.day }
  }
}
