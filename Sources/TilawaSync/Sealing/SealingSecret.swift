import TilawaCore

/// The secret that opens the key ring of a sealed place.
package enum SealingSecret: Hashable, Sendable {
  case passphrase(String)
  /// The 32 bytes of a key file.
  case keyFile([UInt8])

  /// The least number of characters of a new passphrase.
  package static let shortest = 8
  private static let title = "tilawa key file 1"

  /// Makes the content of a new key file, and its secret.
  package static func newKeyFile() throws(SyncPlaceError) -> (content: [UInt8], secret: SealingSecret) {
    try Sodium.load()
    let key = Sodium.random(Sodium.keySize)
    return (Array("\(title)\n\(Hex.text(key))\n".utf8), .keyFile(key))
  }

  /// Reads the content of a key file.
  ///
  /// - Throws: `.refused` where it is none.
  package init(keyFile content: [UInt8]) throws(SyncPlaceError) {
    let lines = content.count > 1024 ? [] : String(decoding: content, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, lines[0] == Self.title[...], let key = Hex.bytes(lines[1], count: Sodium.keySize) else {
      throw .refused(TilawaSyncSentences.noKeyFile(command: CommandHint("sync", "key")))
    }
    self = .keyFile(key)
  }

  /// Checks that a new passphrase is not too short.
  func check() throws(SyncPlaceError) {
    guard case .passphrase(let text) = self, text.count < Self.shortest else { return }
    throw .refused(TilawaSyncSentences.passphraseTooShort(least: Self.shortest))
  }
}
