/// A key of a sealed place, and the keys that are made of it for names and contents.
struct FolderKey: Sendable {
  /// The number of the key in the order of their making, from 1.
  let generation: Int
  /// The name of the key, 8 random bytes.
  let id: [UInt8]
  let secret: [UInt8]
  let nameHash: [UInt8]
  let name: [UInt8]
  let contentHash: [UInt8]
  let content: [UInt8]
  /// The key by which the maker of the next key proves that he had this one.
  let proof: [UInt8]

  static let idSize = 8

  init(generation: Int, id: [UInt8], secret: [UInt8]) {
    func derived(_ use: String) -> [UInt8] { Sodium.hash([Array(use.utf8)], key: secret, size: Sodium.keySize) }
    self.generation = generation
    self.id = id
    self.secret = secret
    nameHash = derived("tilawa name hash")
    name = derived("tilawa name")
    contentHash = derived("tilawa content hash")
    content = derived("tilawa content")
    proof = derived("tilawa next key")
  }

  static func random(generation: Int) -> FolderKey {
    FolderKey(
      generation: generation, id: Sodium.random(idSize), secret: Sodium.random(Sodium.keySize))
  }

  func isOlder(than other: FolderKey) -> Bool {
    generation == other.generation ? id.lexicographicallyPrecedes(other.id) : generation < other.generation
  }
}
