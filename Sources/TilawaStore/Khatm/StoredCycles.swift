import GRDB
import TilawaCore

/// The cycles of a khatm as the table `khatm_cycle` has them.
struct StoredCycles {
  /// The completed cycles, in order.
  let completed: [KhatmProgress.Cycle]
  /// The number of completed cycles.
  let count: Int
  let under: KhatmProgress.Under?
  /// Whether the stored cycles are consistent; others are recomputed.
  let isWhole: Bool
  private let total: Int

  /// The completed cycles to read.
  enum Extent { case none, last, all }

  init(_ khatm: String, _ total: Int, _ db: Database, _ extent: Extent = .none) throws {
    self.total = total
    let highest =
      try Int.fetchOne(
        db, sql: "SELECT max(number) FROM khatm_cycle WHERE khatm = ? AND last_day IS NOT NULL", arguments: [khatm])
      ?? 0
    let from =
      switch extent {
      case .none: highest + 1;
      case .last: max(1, highest);
      case .all: 1
      }
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT number, began_at, began_offset, began_zone, first_day, last_at, ended_offset, ended_zone, last_day, words
        FROM khatm_cycle WHERE khatm = ? AND number >= ? ORDER BY number
        """, arguments: [khatm, from])
    let ended = try rows.filter { try $0[8] as Int? != nil }
    let cycles = try ended.map(StoredCycles.cycle)
    completed = cycles.compactMap(\.self)
    count = highest
    let open = try rows.last { try $0[8] as Int? == nil }
    under = try open.flatMap { try StoredCycles.under($0, total) }
    let isInOrder = try zip(rows, from...).allSatisfy { try $0[0] as Int == $1 }
    isWhole =
      isInOrder && completed.count == cycles.count && rows.count - ended.count <= 1 && (open == nil || under != nil)
  }

  /// The progress to which events are added; nil for inconsistent cycles.
  var progress: KhatmProgress? {
    isWhole ? KhatmProgress(total: total, earlier: count, under: under) : nil
  }

  /// Reads a cycle; nil for values that cannot be believed.
  private static func cycle(_ row: Row) throws -> KhatmProgress.Cycle? {
    guard let began = try StoredReading.time(row[1], row[2], row[3]), let first = try StoredReading.day(row[4]),
      let completed = try StoredReading.time(row[5], row[6] as Int? ?? 0, row[7] as String? ?? ""),
      let last = try StoredReading.day(row[8])
    else { return nil }
    return KhatmProgress.Cycle(
      number: try row[0], began: began, firstDay: first, completed: completed, lastDay: last)
  }

  private static func under(_ row: Row, _ total: Int) throws -> KhatmProgress.Under? {
    guard let words = try WordSet(text: row[9], words: total), !words.isEmpty, words.count < total,
      let began = try StoredReading.time(row[1], row[2], row[3]), let first = try StoredReading.day(row[4])
    else { return nil }
    return KhatmProgress.Under(began: began, firstDay: first, words: words)
  }

  /// Stores the cycles of a khatm after `progress.earlier`.
  ///
  /// - Parameter lastAt: when the last event was, in seconds since 1970.
  static func store(_ progress: KhatmProgress, lastAt: Int, of khatm: String, _ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM khatm_cycle WHERE khatm = ? AND number > ?", arguments: [khatm, progress.earlier])
    let adding = "INSERT INTO khatm_cycle VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    for cycle in progress.completed {
      try db.execute(
        sql: adding,
        arguments: [
          khatm, cycle.number, cycle.began.seconds, cycle.began.offset, cycle.began.zone, cycle.firstDay.number,
          cycle.completed.seconds, cycle.completed.offset, cycle.completed.zone, cycle.lastDay.number, "",
        ])
    }
    guard let under = progress.under else { return }
    try db.execute(
      sql: adding,
      arguments: [
        khatm, progress.count + 1, under.began.seconds, under.began.offset, under.began.zone, under.firstDay.number,
        lastAt, nil, nil, nil, under.words.text,
      ])
  }
}
