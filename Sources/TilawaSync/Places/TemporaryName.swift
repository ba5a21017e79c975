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
}
