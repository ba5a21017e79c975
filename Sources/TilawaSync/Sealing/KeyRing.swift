import TilawaCore
import TilawaFiles

/// The keys of a sealed place, the newest first. A device keeps them in a file for its user alone and needs no passphrase then.
package struct KeyRing: Hashable, Sendable {
  let keys: [FolderKey]

  static let mostKeys = 256
  private static let title = "tilawa key ring 1"

  /// Makes a ring with one random key.
  ///
  /// - Throws: `.refused` where libsodium is not installed.
  package init() throws(SyncPlaceError) {
    try Sodium.load()
    keys = [FolderKey.random(generation: 1)]
  }

  private init(_ keys: [FolderKey]) { self.keys = keys.sorted { $1.isOlder(than: $0) } }

  /// The newest key, with which objects are sealed.
  var newest: FolderKey { keys[0] }

  /// Returns the ring with a new random key, by which lost devices are shut out.
  package func withNewKey() throws(SyncPlaceError) -> KeyRing {
    guard keys.count < Self.mostKeys else { throw .refused(TilawaSyncSentences.tooManyKeys(most: Self.mostKeys)) }
    return KeyRing(keys + [FolderKey.random(generation: newest.generation + 1)])
  }

  /// Returns the ring with the keys of another one of the same place.
  package func merged(with other: KeyRing) -> KeyRing {
    let more = other.keys.filter { key in !keys.contains { $0.id == key.id } }
    return KeyRing(Array((keys + more).prefix(Self.mostKeys)))
  }

  /// The ring as text: a title, and for each key a line with its number, its name and its secret. The caller overwrites it after use.
  package var bytes: [UInt8] {
    var bytes = Array((Self.title + "\n").utf8)
    // Room for all keeps the bytes where they are: what grows leaves copies behind.
    bytes.reserveCapacity(bytes.count + keys.count * 128)
    for key in keys {
      bytes += "\(key.generation) \(Hex.text(key.id)) ".utf8
      key.secret.withBytes { SecretBytes.append($0, to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads a ring; nil where it is none. The text stays as it is; the caller overwrites it.
  ///
  /// - Throws: `.refused` where libsodium is not installed.
  package init?(_ bytes: [UInt8]) throws(SyncPlaceError) {
    try Sodium.load()
    guard bytes.count <= KeyRingFile.longest else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.first?.elementsEqual(Self.title.utf8) == true, (2...Self.mostKeys + 1).contains(lines.count) else {
      return nil
    }
    var keys: [FolderKey] = []
    for line in lines.dropFirst() {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let generation = KeyRingFile.number(Self.text(words[0]), 1...1_000_000),
        let id = Hex.bytes(Self.text(words[1]), count: FolderKey.idSize), !keys.contains(where: { $0.id == id }),
        let secret = SecretBytes(digits: words[2], count: Sodium.keySize)
      else { return nil }
      keys.append(FolderKey(generation: generation, id: id, secret: secret))
    }
    self.init(keys)
  }

  private static func text(_ word: ArraySlice<UInt8>) -> String { String(decoding: word, as: UTF8.self) }
}
