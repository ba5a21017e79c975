import GRDB
import TilawaCore

/// The cycles of a khatm as the table `khatm_cycle` has them.
struct StoredCycles {
  /// In order.
  let completed: [KhatmProgress.Cycle]
  /// How many were.
  let count: Int
  let under: KhatmProgress.Under?
  /// Whether what is stored can be believed; what is not is made anew.
  let isWhole: Bool
  private let total: Int

  /// Which of the completed ones are read.
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
    let ended = rows.filter { $0[8] as Int? != nil }
    completed = ended.map(StoredCycles.cycle)
    count = highest
    let open = rows.last { $0[8] as Int? == nil }
    under = open.flatMap { StoredCycles.under($0, total) }
    let isInOrder = zip(rows, from...).allSatisfy { $0[0] as Int == $1 }
    isWhole = isInOrder && rows.count - ended.count <= 1 && (open == nil || under != nil)
  }

  /// What events are added to; nil where what is stored cannot be believed.
  var progress: KhatmProgress? {
    isWhole ? KhatmProgress(total: total, earlier: count, under: under) : nil
  }

  private static func cycle(_ row: Row) -> KhatmProgress.Cycle {
    KhatmProgress.Cycle(
      number: row[0], began: ZonedTime(seconds: row[1], offset: row[2], zone: row[3]),
      firstDay: CalendarDay(number: row[4]),
      completed: ZonedTime(seconds: row[5], offset: row[6] as Int? ?? 0, zone: row[7] as String? ?? ""),
      lastDay: CalendarDay(number: row[8]))
  }

  private static func under(_ row: Row, _ total: Int) -> KhatmProgress.Under? {
    guard let words = WordSet(text: row[9], words: total), !words.isEmpty, words.count < total else { return nil }
    return KhatmProgress.Under(
      began: ZonedTime(seconds: row[1], offset: row[2], zone: row[3]), firstDay: CalendarDay(number: row[4]),
      words: words)
  }

  /// Stores what has become of a khatm since `progress.earlier`.
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
