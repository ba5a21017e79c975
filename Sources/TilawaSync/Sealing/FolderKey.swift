import TilawaFiles

/// A key of a sealed place, and the keys that are made of it for names and contents.
struct FolderKey: Hashable, Sendable {
  /// The number of the key in the order of their making, from 1.
  let generation: Int
  /// The name of the key, 8 random bytes.
  let id: [UInt8]
  /// The secret and the keys that are made of it, one after the other.
  private let keys: SecretBytes

  static let idSize = 8

  /// The uses of the keys that are made of the secret.
  private static let uses = [
    "tilawa name hash", "tilawa name", "tilawa content hash", "tilawa content", "tilawa next key",
  ]

  /// - Precondition: the secret has the size of a key.
  init(generation: Int, id: [UInt8], secret: SecretBytes) {
    precondition(secret.count == Sodium.keySize, "a secret has the size of a key")
    self.generation = generation
    self.id = id
    keys = SecretBytes(count: (1 + Self.uses.count) * Sodium.keySize) { memory in
      secret.withBytes { secret in
        memory.copyMemory(from: secret)
        for (index, use) in Self.uses.enumerated() {
          let start = (index + 1) * Sodium.keySize
          Sodium.hash(
            [Array(use.utf8)], key: secret,
            into: UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + Sodium.keySize]))
        }
      }
    }
  }

  var secret: SecretPart { part(0) }
  var nameHash: SecretPart { part(1) }
  var name: SecretPart { part(2) }
  var contentHash: SecretPart { part(3) }
  var content: SecretPart { part(4) }
  /// The key by which the maker of the next key proves that he had this one.
  var proof: SecretPart { part(5) }

  private func part(_ index: Int) -> SecretPart {
    SecretPart(of: keys, from: index * Sodium.keySize, count: Sodium.keySize)
  }

  static func random(generation: Int) -> FolderKey {
    FolderKey(generation: generation, id: Sodium.random(idSize), secret: Sodium.randomKey())
  }

  func isOlder(than other: FolderKey) -> Bool {
    generation == other.generation ? id.lexicographicallyPrecedes(other.id) : generation < other.generation
  }
}
