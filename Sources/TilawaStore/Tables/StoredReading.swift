import GRDB
import TilawaCore

/// Entries of the ledger that count in a khatm, as they are read from it; those that cannot be believed are left out.
struct StoredReading {
  static let columns = "began_at, utc_offset, zone, first_word, past_word, day, session, counting, kind, id"

  /// The number of words in the Quran.
  let words: Int
  private(set) var bad: [BadRow] = []

  init(words: Int) { self.words = words }

  /// The events of a query, in its order.
  ///
  /// - Parameter condition: the SQL after WHERE.
  mutating func events(
    where condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [ReadingEvent] {
    let query = "SELECT \(StoredReading.columns) FROM events WHERE \(KhatmTable.counts) AND \(condition)"
    let rows = try Row.fetchCursor(db, sql: query, arguments: arguments)
    var events: [ReadingEvent] = []
    while let row = try rows.next() {
      switch try event(row) {
      case .success(let event): events.append(event)
      case .failure(let fault): bad.append(try BadRow(id: row[9], reason: fault.reason))
      }
    }
    return events.sorted { $0.comes(before: $1) }
  }

  private struct Fault: Error { let reason: Sentence }

  /// Years 1 to 9999, and what clocks differ by on earth.
  static let times = -62_135_596_800...253_402_300_799
  static let offsets = -1560...1560

  /// Days of the years 1 to 9999, since 1970.
  static let days = -719_162...2_932_896

  /// The most that is believed of a day: ayat of a counting, and parts of pages.
  static let (mostVerses, mostParts) = (7000, 1_000_000_000)

  /// Returns a time; nil for impossible values.
  static func time(_ seconds: Int, _ offset: Int, _ zone: String) -> ZonedTime? {
    times.contains(seconds) && offsets.contains(offset) ? ZonedTime(seconds: seconds, offset: offset, zone: zone) : nil
  }

  /// Returns a day; nil for an impossible number.
  static func day(_ number: Int) -> CalendarDay? { days.contains(number) ? CalendarDay(number: number) : nil }

  /// The day in Greenwich.
  static func day(ofSeconds seconds: Int) -> Int { seconds / 86_400 }

  private func event(_ row: Row) throws -> Result<ReadingEvent, Fault> {
    let (start, end, seconds, offset): (Int, Int, Int, Int) = try (row[3], row[4], row[0], row[1])
    guard 0 <= start, start < end, end <= words else {
      return .failure(Fault(reason: StoreSentences.foreignWords))
    }
    guard StoredReading.times.contains(seconds), StoredReading.offsets.contains(offset) else {
      return .failure(Fault(reason: StoreSentences.noSuchTime))
    }
    let time = try ZonedTime(seconds: seconds, offset: offset, zone: row[2])
    let day = try CalendarDay(number: row[5])
    guard (-1...1).contains(day.number &- time.day.number) else {
      return .failure(Fault(reason: StoreSentences.dayNotOfTime))
    }
    guard try LedgerEntry.Kind(rawValue: row[8]) != nil else {
      return .failure(Fault(reason: StoreSentences.unknownKind))
    }
    guard let counting = try VerseCounting(rawValue: row[7]) else {
      return .failure(Fault(reason: StoreSentences.unknownCounting))
    }
    return .success(
      try ReadingEvent(words: WordRange(start, end).read(in: counting), time: time, day: day, session: row[6]))
  }
}
