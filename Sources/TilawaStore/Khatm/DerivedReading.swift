import GRDB
import TilawaCore

/// The progress of a khatm: the stored sums, or new ones where those are stale or damaged.
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
      // Skip an impossible row: the day is derived anew once the library can be written.
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
