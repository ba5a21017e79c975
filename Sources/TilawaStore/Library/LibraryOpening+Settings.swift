// Settings without more of the library: a short command needs nothing else of it.

extension LibraryOpening {
  /// The value of a setting; nil where it was never set.
  ///
  /// - Throws: as opening the library does.
  package func value(of setting: LibrarySetting) throws(StoreError) -> String? {
    try settings("SELECT key, value FROM setting WHERE key = '\(setting.rawValue)'").first?.value
  }

  /// The values that options have unless they are given, by the names of the options.
  ///
  /// - Throws: as opening the library does.
  package func standards() throws(StoreError) -> [String: String] { try values(after: SettingKey.standardPrefix) }

  /// The changed keys of the screens, by the names of the actions: names of keys with spaces between them.
  ///
  /// - Throws: as opening the library does.
  package func keys() throws(StoreError) -> [String: String] { try values(after: SettingKey.keyPrefix) }

  private func values(after prefix: String) throws(StoreError) -> [String: String] {
    // All keys with the prefix, and no others, lie between it and this.
    let end = prefix.dropLast() + "/"
    let rows = try settings("SELECT key, value FROM setting WHERE key >= '\(prefix)' AND key < '\(end)'")
    return rows.reduce(into: [:]) { $0[String($1.key.dropFirst(prefix.count))] = $1.value }
  }
}
