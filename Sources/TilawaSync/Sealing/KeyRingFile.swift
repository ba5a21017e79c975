import TilawaCore
import TilawaFiles

/// A key ring as it lies in the place, sealed with a passphrase or a key file.
///
/// Lines of text: a title, the number of the newest key, the lock, a proof that the maker had the key before it, a nonce, and the
/// sealed ring. All lines before the last are signed with it.
struct KeyRingFile: Hashable {
  static let longest = 1 << 16
  private static let title = "tilawa key ring file 1"

  /// The way from a secret to the key of the file.
  enum Lock: Hashable {
    /// Argon2id with the memory in KiB.
    case passphrase(passes: Int, memory: Int, salt: [UInt8])
    case keyFile
  }

  /// The costs that a file may ask for: up to 1 GiB and some seconds.
  private static let passes = 1...16
  private static let memories = (8 << 10)...(1 << 20)

  let generation: Int
  let lock: Lock
  let proof: [UInt8]
  let nonce: [UInt8]
  let sealed: [UInt8]

  private static let proofSize = 32

  /// Seals a ring.
  ///
  /// - Parameter before: the key that was the newest before this ring; nil for the first ring of a place.
  init(
    _ ring: KeyRing, with secret: SealingSecret, after before: FolderKey?, cost: SealingCost
  ) throws(SyncPlaceError) {
    generation = ring.newest.generation
    lock =
      switch secret {
      case .passphrase: .passphrase(passes: cost.passes, memory: cost.memory, salt: Sodium.random(16))
      case .keyFile: .keyFile
      }
    let head = Self.head(generation, lock)
    proof = before.map { Sodium.hash([Array(head.utf8)], key: $0.proof, size: Self.proofSize) } ?? []
    nonce = Sodium.random(Sodium.nonceSize)
    let key = try Self.key(of: secret, for: lock)
    let bound = Self.bound(head, proof, nonce)
    var text = ring.bytes
    defer { text.overwrite() }
    var bytes = text + [UInt8](repeating: 0, count: Sodium.overhead)
    Sodium.seal(&bytes, from: 0, bound: Array(bound.utf8), nonce: nonce, key: key)
    sealed = bytes
  }

  /// Reads a file; nil where it is none, or asks for more work than is done for a file from outside.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.longest, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
    guard lines.count == 7, lines[0].joined(separator: " ") == Self.title, lines[6].isEmpty,
      let generation = Self.value("generation", lines[1]).flatMap({ Self.number($0, 1...1_000_000) }),
      let lock = Self.lock(lines[2]),
      let proof = Self.value("proof", lines[3]).flatMap({ $0 == "none" ? [] : Hex.bytes($0, count: Self.proofSize) }),
      let nonce = Self.value("nonce", lines[4]).flatMap({ Hex.bytes($0, count: Sodium.nonceSize) }),
      let sealed = Self.value("sealed", lines[5]).flatMap({ Hex.bytes($0) })
    else { return nil }
    (self.generation, self.lock, self.proof) = (generation, lock, proof)
    (self.nonce, self.sealed) = (nonce, sealed)
  }

  var bytes: [UInt8] {
    Array((Self.bound(Self.head(generation, lock), proof, nonce) + "sealed \(Hex.text(sealed))\n").utf8)
  }

  /// Opens the ring; nil where the secret is another one, or the file was changed.
  func ring(with secret: SealingSecret) throws(SyncPlaceError) -> KeyRing? {
    switch (lock, secret) {
    case (.passphrase, .keyFile), (.keyFile, .passphrase): return nil
    case (.passphrase, .passphrase), (.keyFile, .keyFile): try Sodium.load()
    }
    let bound = Self.bound(Self.head(generation, lock), proof, nonce)
    let key = try Self.key(of: secret, for: lock)
    var bytes = sealed
    guard Sodium.open(&bytes, from: 0, bound: Array(bound.utf8), nonce: nonce, key: key) else { return nil }
    defer { bytes.overwrite() }
    bytes.removeLast(Sodium.overhead)
    return try KeyRing(bytes)
  }

  /// Whether a holder of this key made the file.
  func follows(_ key: FolderKey) -> Bool {
    proof == Sodium.hash([Array(Self.head(generation, lock).utf8)], key: key.proof, size: Self.proofSize)
  }

  /// Returns a number in a range, written with digits alone.
  static func number(_ text: some StringProtocol, _ range: ClosedRange<Int>) -> Int? {
    guard (1...9).contains(text.utf8.count), text.isASCIIDigits else { return nil }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func key(of secret: SealingSecret, for lock: Lock) throws(SyncPlaceError) -> SecretPart {
    switch (secret, lock) {
    case (.passphrase(let text), .passphrase(let passes, let memory, let salt)):
      guard let key = Sodium.key(of: text, salt: salt, passes: passes, memory: memory) else {
        throw .refused(TilawaSyncSentences.memoryForPassphrase(mebibytes: memory >> 10))
      }
      return SecretPart(key)
    case (.keyFile(let key), _):
      return SecretPart(
        SecretBytes(count: Sodium.keySize) { memory in
          key.withBytes { Sodium.hash([Array("tilawa key file".utf8)], key: $0, into: memory) }
        })
    case (.passphrase, .keyFile): throw .refused(TilawaSyncSentences.openedByKeyFile)
    }
  }

  private static func head(_ generation: Int, _ lock: Lock) -> String {
    let words =
      switch lock {
      case .passphrase(let passes, let memory, let salt): "argon2id \(passes) \(memory) \(Hex.text(salt))"
      case .keyFile: "keyfile"
      }
    return "\(title)\ngeneration \(generation)\nlock \(words)\n"
  }

  private static func bound(_ head: String, _ proof: [UInt8], _ nonce: [UInt8]) -> String {
    head + "proof \(proof.isEmpty ? "none" : Hex.text(proof))\nnonce \(Hex.text(nonce))\n"
  }

  private static func value(_ name: String, _ words: [Substring]) -> Substring? {
    words.count == 2 && words[0] == name[...] ? words[1] : nil
  }

  private static func lock(_ words: [Substring]) -> Lock? {
    if words == ["lock", "keyfile"] { return .keyFile }
    guard words.count == 5, words[0] == "lock", words[1] == "argon2id", let passes = number(words[2], passes),
      let memory = number(words[3], memories), let salt = Hex.bytes(words[4], count: 16)
    else { return nil }
    return .passphrase(passes: passes, memory: memory, salt: salt)
  }
}
