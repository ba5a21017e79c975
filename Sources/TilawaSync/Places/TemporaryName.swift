/// The names of files that are being written into a place.
enum TemporaryName {
  /// The prefix by which Syncthing knows temporary files: it does not send them to other devices.
  private static let prefix = ".syncthing.tilawa-"
  private static let suffix = ".tmp"

  /// Returns a name that no other file has.
  static func random() -> String {
    prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
      + suffix
  }

  static func isOurs(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

  // MARK: - On servers

  /// The folder of temporary files on a server. No object has its name, and servers list it, which they do not do with hidden names.
  static let folderOnServer = "tilawa.tmp/"

  /// Returns a name with its folder that no other file of a server has.
  static func onServer() -> String {
    folderOnServer + String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
      + suffix
  }

  /// Whether the last part of a name is one that `onServer` makes.
  static func isOursOnServer(_ name: some StringProtocol) -> Bool {
    name.hasSuffix(suffix) && SyncName.isPart(name.dropLast(suffix.count))
  }
}
