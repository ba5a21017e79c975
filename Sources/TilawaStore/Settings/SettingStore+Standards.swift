import GRDB
import Glibc

extension SettingStore {
  /// The values that options have unless they are given, by the names of the options. Opens the library for reading only this,
  /// which takes a fraction of a millisecond.
  ///
  /// - Throws: as opening the library does.
  package static func standards(in folders: Folders) throws(StoreError) -> [String: String] {
    try values(after: SettingKey.standardPrefix, in: folders)
  }

  /// The changed keys of the screens, by the names of the actions: names of keys with spaces between them.
  ///
  /// - Throws: as opening the library does.
  package static func keys(in folders: Folders) throws(StoreError) -> [String: String] {
    try values(after: SettingKey.keyPrefix, in: folders)
  }

  private static func values(after prefix: String, in folders: Folders) throws(StoreError) -> [String: String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [:] }
    // All keys with the prefix, and no others, lie between it and this.
    let end = prefix.dropLast() + "/"
    let query = "SELECT key, value FROM setting WHERE key >= '\(prefix)' AND key < '\(end)'"
    var found: [String: String] = [:]
    func note(_ key: String, _ value: String) { found[String(key.dropFirst(prefix.count))] = value }
    do {
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow(query) { note($0.text(0), $0.text(1)) }
      }
    } catch {
      let database = try LibraryDatabase(folders: folders, for: .reading)
      let rows = try database.read("read the settings") { db in
        try Row.fetchAll(db, sql: query).map { try ($0[0] as String, $0[1] as String) }
      }
      found = [:]
      for (key, value) in rows { note(key, value) }
    }
    return found
  }
}
