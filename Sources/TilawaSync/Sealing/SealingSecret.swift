import TilawaCore
package import TilawaFiles

/// The secret that opens the key ring of a sealed place.
package enum SealingSecret: Hashable, Sendable {
  /// The bytes of a passphrase.
  case passphrase(SecretBytes)
  /// The 32 bytes of a key file.
  case keyFile(SecretBytes)

  /// The least number of characters of a new passphrase.
  package static let shortest = 8
  private static let title = "tilawa key file 1"

  package static func passphrase(_ text: String) -> SealingSecret { .passphrase(SecretBytes(of: text)) }

  /// Makes the content of a new key file, and its secret. The caller overwrites the content after use.
  package static func newKeyFile() throws(SyncPlaceError) -> (content: [UInt8], secret: SealingSecret) {
    try Sodium.load()
    let key = Sodium.randomKey()
    var content = Array("\(title)\n".utf8)
    content.reserveCapacity(content.count + 2 * key.count + 1)
    key.withBytes { SecretBytes.append($0, to: &content) }
    content.append(UInt8(ascii: "\n"))
    return (content, .keyFile(key))
  }

  /// Reads the content of a key file, which stays as it is; the caller overwrites it.
  ///
  /// - Throws: `.refused` where it is none.
  package init(keyFile content: [UInt8]) throws(SyncPlaceError) {
    let lines = content.count > 1024 ? [] : content.split(separator: UInt8(ascii: "\n"))
    guard lines.count == 2, lines[0].elementsEqual(Self.title.utf8),
      let key = SecretBytes(digits: lines[1], count: Sodium.keySize)
    else {
      throw .refused(TilawaSyncSentences.noKeyFile(command: CommandHint("sync", "key")))
    }
    self = .keyFile(key)
  }

  /// Checks that a new passphrase is not too short.
  func check() throws(SyncPlaceError) {
    guard case .passphrase(let words) = self else { return }
    guard words.withBytes({ String(decoding: $0, as: UTF8.self).count }) < Self.shortest else { return }
    throw .refused(TilawaSyncSentences.passphraseTooShort(least: Self.shortest))
  }
}
