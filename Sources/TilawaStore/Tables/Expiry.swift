import GRDB
import TilawaCore

/// The limits of time before which items of the trash expire.
///
/// An item expires after 30 days by the clock and ten days of use, and nothing expires for ten days of use after the clock
/// jumped. The clock alone is not enough: set a year ahead, it would empty the trash.
struct Expiry {
  /// The latest removal time of expired items, in seconds since 1970.
  let time: Int
  /// The highest `seen` of expired items.
  let seen: Int

  /// The time for which the trash keeps an item: 30 days, in seconds.
  static let trashLasts = 30 * 86_400

  static let all = Expiry(time: .max, seen: .max)
  static let none = Expiry(time: .min, seen: .min)

  /// The days of use that must pass before something expires.
  static let daysOfUse = 10

  /// - Parameter now: seconds since 1970.
  init(_ age: TrashAge, now: Int, _ db: Database) throws {
    guard age == .expired else {
      self = .all
      return
    }
    let rows = try Row.fetchAll(
      db, sql: "SELECT number, day FROM used_day ORDER BY number DESC LIMIT ?", arguments: [Expiry.daysOfUse + 1])
    let numbers = try rows.map { try $0[0] as Int }
    let days = [StoredReading.day(ofSeconds: now)] + (try rows.map { try $0[1] as Int })
    let isSteady = zip(days, days.dropFirst()).allSatisfy { newer, older in
      let (distance, overflow) = newer.subtractingReportingOverflow(older)
      // The day of the clock here may be a day off that in Greenwich.
      return !overflow && (-1...LibraryBackup.clockJump).contains(distance)
    }
    guard isSteady, numbers.count >= Expiry.daysOfUse else {
      self = .none
      return
    }
    self = Expiry(time: now - Expiry.trashLasts, seen: numbers[Expiry.daysOfUse - 1] - 1)
  }

  private init(time: Int, seen: Int) {
    self.time = time
    self.seen = seen
  }

  /// Notes that the library was used on a day, in days since 1970.
  static func noteUse(on day: Int, _ db: Database) throws {
    try db.execute(sql: "INSERT OR IGNORE INTO used_day(day) VALUES (?)", arguments: [day])
  }
}
