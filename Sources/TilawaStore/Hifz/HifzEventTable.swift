import GRDB
import TilawaCore

/// The rows of the ledger of hifz, inside a transaction.
enum HifzEventTable {
  /// An event and its place in the order of arrival.
  struct Stored {
    let number: Int
    let event: HifzEvent
  }

  private static let columns = """
    number, id, at, utc_offset, zone, day, kind, first_word, past_word, value, name, seconds, said_first, said_past
    """

  /// The events that arrived after a number, in the order of arrival. Rows that cannot be believed are left out.
  ///
  /// - Parameter words: the number of words in the Quran.
  static func events(after number: Int = 0, words: Int, _ db: Database) throws -> [Stored] {
    guard let handle = db.sqliteConnection else { return [] }
    var events: [Stored] = []
    try RawConnection(handle: handle).forEachRow(
      "SELECT \(columns) FROM hifz_event WHERE number > ? ORDER BY number", [number]
    ) { row in
      guard let day = StoredReading.day(row.int(5)) else { return }
      var stored = HifzEventRow(HifzEvent(id: row.text(1), time: zero, day: day, kind: .undo("")))
      (stored.at, stored.utcOffset, stored.zone) = (row.int(2), row.int(3), row.text(4))
      stored.kind = row.text(6)
      (stored.firstWord, stored.pastWord) = (optional(row, 7), optional(row, 8))
      stored.value = row.isNull(9) ? nil : row.text(9)
      stored.name = row.isNull(10) ? nil : row.text(10)
      stored.seconds = optional(row, 11)
      (stored.saidFirst, stored.saidPast) = (optional(row, 12), optional(row, 13))
      guard let event = try? stored.event(words: words) else { return }
      events.append(Stored(number: row.int(0), event: event))
    }
    return events
  }

  private static let zero = ZonedTime(seconds: 0, offset: 0, zone: "")

  private static func optional(_ row: borrowing RawRow, _ column: Int32) -> Int? {
    row.isNull(column) ? nil : row.int(column)
  }

  /// Adds an event; returns false if its id is there already.
  static func insert(_ event: HifzEvent, _ db: Database) throws -> Bool {
    let row = HifzEventRow(event)
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO hifz_event(id, at, utc_offset, zone, day, kind, first_word, past_word, value, name, seconds,
          said_first, said_past) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      row.id, row.at, row.utcOffset, row.zone, event.day.number, row.kind, row.firstWord, row.pastWord, row.value,
      row.name, row.seconds, row.saidFirst, row.saidPast,
    ])
    return db.changesCount > 0
  }

  /// The place of the newest row and its id; nil for an empty ledger.
  static func newest(_ db: Database) throws -> (number: Int, id: String)? {
    try Row.fetchOne(db, sql: "SELECT number, id FROM hifz_event ORDER BY number DESC LIMIT 1").map {
      (try $0[0] as Int? ?? 0, try $0[1] as String? ?? "")
    }
  }
}
