import GRDB

extension Library {
  /// What the user settled once for all sessions.
  public enum Setting: String, CaseIterable, Hashable, Sendable {
    /// The raw value of a `Riwayah`.
    case riwayah
    /// The name of whom imported recordings belong to.
    case teacher
  }

  /// Nil where it was never set.
  public func value(of setting: Setting) throws(StoreError) -> String? {
    try read("read a setting") { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [setting.rawValue])
    }
  }

  /// Nil forgets it.
  public func set(_ setting: Setting, to value: String?) throws(StoreError) {
    try write("change a setting") { db in
      guard let value else {
        return try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [setting.rawValue])
      }
      try db.execute(
        sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        arguments: [setting.rawValue, value])
    }
  }
}
