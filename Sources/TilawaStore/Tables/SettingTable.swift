import GRDB
import TilawaCore

/// Reads the settings that other subjects need in their own transactions.
enum SettingTable {
  static func value(of setting: LibrarySetting, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [setting.rawValue])
  }

  /// The place in the order of a new reciter with recordings of the user's.
  static func ownPlace(_ db: Database) throws -> ReciterPlace {
    try value(of: .ownPlace, db) == LibrarySetting.ownLast ? .last : .own
  }

  /// The time at which days begin.
  static func dayStart(_ db: Database) throws -> DayStart {
    try value(of: .dayStart, db).flatMap { DayStart($0) } ?? .midnight
  }
}
