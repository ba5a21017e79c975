import TilawaCore

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

  /// The ring as text: a title, and for each key a line with its number, its name and its secret.
  package var bytes: [UInt8] {
    let lines = keys.map { "\($0.generation) \(Hex.text($0.id)) \(Hex.text($0.secret))" }
    return Array(([Self.title] + lines).map { $0 + "\n" }.joined().utf8)
  }

  /// Reads a ring; nil where it is none.
  ///
  /// - Throws: `.refused` where libsodium is not installed.
  package init?(_ bytes: [UInt8]) throws(SyncPlaceError) {
    try Sodium.load()
    guard bytes.count <= KeyRingFile.longest, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n")
    guard lines.first == Self.title[...], (2...Self.mostKeys + 1).contains(lines.count) else { return nil }
    var keys: [FolderKey] = []
    for line in lines.dropFirst() {
      let words = line.split(separator: " ")
      guard words.count == 3, let generation = KeyRingFile.number(words[0], 1...1_000_000),
        let id = Hex.bytes(words[1], count: FolderKey.idSize), let secret = Hex.bytes(words[2], count: Sodium.keySize),
        !keys.contains(where: { $0.id == id })
      else { return nil }
      keys.append(FolderKey(generation: generation, id: id, secret: secret))
    }
    self.init(keys)
  }

  package static func == (one: KeyRing, other: KeyRing) -> Bool { one.bytes == other.bytes }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
