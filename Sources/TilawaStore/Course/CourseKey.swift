import TilawaCore
import CSodium
import Glibc
import TilawaFiles

/// The key with which a person signs what they write in courses (Ed25519). The public half is their name for programs.
package struct CourseKey: Sendable {
  /// The public key, 64 hexadecimal digits.
  package let name: String
  private let secret: SecretBytes

  private static let fileName = "course.key"

  /// Reads this user's key for new courses, and makes one where there is none.
  ///
  /// - Throws: `.notFound` where libsodium is missing; `.unreadable`, `.cannotCreate`.
  package init(in folders: Folders) throws(StoreError) {
    let path = "\(folders.data)/\(CourseKey.fileName)"
    if access(path, F_OK) != 0, errno == ENOENT { try CourseKey.write(Self.newSeed(), CourseKey.fileName, folders) }
    try self.init(file: path)
  }

  /// Reads the key of this user with which a course goes on, which may be an earlier one than that for new courses.
  ///
  /// - Parameter name: the public key.
  /// - Throws: `.notFound` where the key is not on this machine, and as `init(in:)`.
  package init(in folders: Folders, named name: String) throws(StoreError) {
    let kept = "\(folders.data)/\(CourseKey.fileName(of: name))"
    let key = access(kept, F_OK) == 0 ? try CourseKey(file: kept) : try CourseKey(in: folders)
    guard key.name == name else {
      throw StoreError(
        code: .notFound, operation: StoreSentences.cannotSign, path: "\(folders.data)/\(CourseKey.fileName)",
        detail: StoreSentences.anotherKey(name: String(name.prefix(16))))
    }
    self = key
  }

  /// Returns a key that takes the place of those of a course: that for new courses where it is none of them, else a new one, which is
  /// that for new courses from then on. The one before is kept for the courses that have it.
  package static func following(_ names: [String], in folders: Folders) throws(StoreError) -> CourseKey {
    let present = try CourseKey(in: folders)
    guard names.contains(present.name) else { return present }
    var seed = newSeed()
    defer { seed.overwrite() }
    let key = try CourseKey(seed: seed)
    // The seed is the first half of the secret key of libsodium.
    var before = present.secret.withBytes { Array($0.prefix(32)) }
    defer { before.overwrite() }
    try write(before, fileName(of: present.name), folders)
    try write(seed, fileName, folders)
    return key
  }

  private init(file path: String) throws(StoreError) {
    var text: [UInt8]
    if let secret = Disk.secret(of: path, atMost: 1000) {
      text = secret
    } else {
      // Reading it in the usual way says why it cannot be read.
      text = try WholeFile.read(path, atMost: 1000)
    }
    defer { text.overwrite() }
    guard let seed = SecretBytes(digits: text.prefix { $0 > UInt8(ascii: " ") }, count: 32) else {
      throw StoreError(
        code: .unreadable, operation: FilesSentences.cannotRead, path: path, detail: StoreSentences.noKey)
    }
    try self.init(seed: seed)
  }

  /// Makes the key of a seed, which stays in the memory of its owner.
  ///
  /// - Parameter seed: 32 bytes.
  package init(seed: [UInt8]) throws(StoreError) {
    var seed = seed
    try self.init(seed: SecretBytes(&seed))
  }

  /// The generator of the system is made for keys.
  private static func newSeed() -> [UInt8] { (0..<32).map { _ in UInt8.random(in: 0 ... .max) } }

  private static func fileName(of name: String) -> String { "course-\(name.prefix(16)).key" }

  private static func write(_ seed: [UInt8], _ name: String, _ folders: Folders) throws(StoreError) {
    var text: [UInt8] = []
    text.reserveCapacity(2 * seed.count)
    seed.withUnsafeBytes { SecretBytes.append($0, to: &text) }
    defer { text.overwrite() }
    try WholeFile.write(text, named: name, in: folders.data)
  }

  private init(seed: SecretBytes) throws(StoreError) {
    precondition(seed.count == 32, "a seed has 32 bytes")
    try CourseKey.start()
    var key = [UInt8](repeating: 0, count: 32)
    secret = SecretBytes(count: 64) { memory in
      guard let secret = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      seed.withPointer { _ = crypto_sign_seed_keypair(&key, secret, $0) }
    }
    name = Hex.text(key)
  }

  /// Returns the signature of a text, 128 hexadecimal digits.
  package func signature(of text: String, for purpose: Purpose) -> String {
    let bytes = purpose.bytes(text)
    var signature = [UInt8](repeating: 0, count: 64)
    secret.withPointer { _ = crypto_sign_detached(&signature, nil, bytes, UInt64(bytes.count), $0) }
    return Hex.text(signature)
  }

  /// Returns whether a person has signed a text.
  ///
  /// - Parameter name: the public key of the person.
  package static func verifies(
    _ signature: String, of text: String, by name: String, for purpose: Purpose
  ) throws(StoreError) -> Bool {
    try start()
    guard let key = Hex.bytes(name), key.count == 32, let signature = Hex.bytes(signature), signature.count == 64 else {
      return false
    }
    let bytes = purpose.bytes(text)
    return crypto_sign_verify_detached(signature, bytes, UInt64(bytes.count), key) == 0
  }

  /// The kind of a signed text; a signature of one kind is none of another.
  package enum Purpose: String, Sendable {
    case event = "tilawa-event 1\n"
    case bundle = "tilawa-bundle 1\n"

    fileprivate func bytes(_ text: String) -> [UInt8] { Array(rawValue.utf8) + Array(text.utf8) }
  }

  private static func start() throws(StoreError) {
    guard let failure = csodium_start() else { return }
    throw StoreError(
      code: .notFound, operation: StoreSentences.cannotSign, path: nil,
      detail: StoreSentences.coursesNeedLibsodium(reason: String(cString: failure)))
  }
}
