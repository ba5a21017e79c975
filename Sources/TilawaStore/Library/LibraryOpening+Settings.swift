extension SettingStore {
  /// The values that options have unless they are given, by the names of the options. Opens the library for reading only this,
  /// which takes a fraction of a millisecond.
  ///
  /// - Throws: as opening the library does.
  package static func standards(in opening: LibraryOpening) throws(StoreError) -> [String: String] {
    try values(after: SettingKey.standardPrefix, in: opening)
  }

  /// The changed keys of the screens, by the names of the actions: names of keys with spaces between them.
  ///
  /// - Throws: as opening the library does.
  package static func keys(in opening: LibraryOpening) throws(StoreError) -> [String: String] {
    try values(after: SettingKey.keyPrefix, in: opening)
  }

  private static func values(after prefix: String, in opening: LibraryOpening) throws(StoreError) -> [String: String] {
    // All keys with the prefix, and no others, lie between it and this.
    let end = prefix.dropLast() + "/"
    let rows = try opening.settings("SELECT key, value FROM setting WHERE key >= '\(prefix)' AND key < '\(end)'")
    return rows.reduce(into: [:]) { $0[String($1.key.dropFirst(prefix.count))] = $1.value }
  }
}
