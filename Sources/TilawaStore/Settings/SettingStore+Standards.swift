import GRDB
import Glibc

extension Library {
  /// Something that the user settled: one of the program's settings, or what an option is unless it is given.
  public enum SettingKey: Hashable, Sendable {
    /// One of the program's own.
    case setting(Setting)
    /// By the option's name, without hyphens before it.
    case standard(String)

    var stored: String {
      switch self {
      case .setting(let setting): setting.rawValue
      case .standard(let option): Library.standardPrefix + option
      }
    }
  }

  private static let standardPrefix = "default."
  /// All keys with the prefix, and no others, lie between it and this.
  private static let pastStandards = "default/"

  /// What options are unless they are given, by their names. Opens the library for no more than that: a fraction of a
  /// millisecond.
  ///
  /// - Throws: as opening the library does.
  public static func standards(in folders: Folders) throws(StoreError) -> [String: String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [:] }
    let query =
      "SELECT key, value FROM setting WHERE key >= '\(standardPrefix)' AND key < '\(pastStandards)'"
    var found: [String: String] = [:]
    func note(_ key: String, _ value: String) { found[String(key.dropFirst(standardPrefix.count))] = value }
    do {
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow(query) { note($0.text(0), $0.text(1)) }
      }
    } catch {
      let library = try Library(folders: folders, for: .reading)
      let rows = try library.read("read the defaults") { db in
        try Row.fetchAll(db, sql: query).map { try ($0[0] as String, $0[1] as String) }
      }
      found = [:]
      for (key, value) in rows { note(key, value) }
    }
    return found
  }

  /// All that was settled.
  public func settings() throws(StoreError) -> [SettingKey: String] {
    let rows = try read("read the settings") { db in
      try Row.fetchAll(db, sql: "SELECT key, value FROM setting").map { try ($0[0] as String, $0[1] as String) }
    }
    return rows.reduce(into: [:]) { settings, row in
      if let setting = Setting(rawValue: row.0) {
        settings[.setting(setting)] = row.1
      } else if row.0.hasPrefix(Library.standardPrefix) {
        settings[.standard(String(row.0.dropFirst(Library.standardPrefix.count)))] = row.1
      }
    }
  }

  /// Changes all of them or none; nil forgets.
  public func change(_ changes: [SettingKey: String?]) throws(StoreError) {
    try write("change the settings") { db in
      for (key, value) in changes {
        if let value {
          try db.execute(
            sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            arguments: [key.stored, value])
        } else {
          try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key.stored])
        }
      }
    }
  }
}
