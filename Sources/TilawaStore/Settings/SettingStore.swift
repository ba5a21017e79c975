import GRDB
package import TilawaCore

/// The settings of the program, and the values that options have unless they are given.
package struct SettingStore: LibraryStore {
  let database: LibraryDatabase

  /// Whether a new reciter with recordings of the user's is asked before published reciters.
  package func isOwnFirst() throws(StoreError) -> Bool { try value(of: .ownPlace) != LibrarySetting.ownLast }

  /// The time in view after which a page counts as read; nil if no page does so by itself.
  package func readMoment() throws(StoreError) -> Duration? {
    guard let value = try value(of: .readMoment) else { return LibrarySetting.standardReadMoment }
    return Int(value).map(Duration.seconds)
  }

  /// The time at which days begin for the reader.
  package func dayStart() throws(StoreError) -> DayStart {
    try read(StoreSentences.cannotReadSetting) { try SettingTable.dayStart($0) }
  }

  /// The value of a setting; nil where it was never set.
  package func value(of setting: LibrarySetting) throws(StoreError) -> String? {
    try read(StoreSentences.cannotReadSetting) { try SettingTable.value(of: setting, $0) }
  }

  /// Stores the value of a setting; nil forgets it.
  package func set(_ setting: LibrarySetting, to value: String?) throws(StoreError) {
    try write(StoreSentences.cannotChangeSetting) { db in
      guard let value else {
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [setting.rawValue])
        return try SettingStore.changed([.setting(setting)], db)
      }
      try db.execute(
        sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        arguments: [setting.rawValue, value])
      try SettingStore.changed([.setting(setting)], db)
    }
  }

  /// Marks what depends on changed settings: days are counted in pages of the print.
  private static func changed(_ keys: [SettingKey], _ db: Database) throws {
    if keys.contains(.setting(.print)) { try ReadingTables.markDays(db) }
  }

  /// All stored settings and defaults.
  package func all() throws(StoreError) -> [SettingKey: String] {
    let rows = try read(StoreSentences.cannotReadSettings) { db in
      try Row.fetchAll(db, sql: "SELECT key, value FROM setting").map { try ($0[0] as String, $0[1] as String) }
    }
    return rows.reduce(into: [:]) { settings, row in
      if let key = SettingKey(stored: row.0) { settings[key] = row.1 }
    }
  }

  /// Changes several values, all or none; nil deletes a value.
  package func change(_ changes: [SettingKey: String?]) throws(StoreError) {
    try write(StoreSentences.cannotChangeSettings) { db in
      for (key, value) in changes {
        if let value {
          try db.execute(
            sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            arguments: [key.stored, value])
        } else {
          try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key.stored])
        }
      }
      try SettingStore.changed(Array(changes.keys), db)
    }
  }
}
