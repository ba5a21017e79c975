/// The content of an object as it is in a sealed place: a mark, the name of the key, a nonce, and the encrypted content with its length,
/// padded with noughts.
///
/// The nonce is a keyed hash of name and content. So two devices that write the same object write the same bytes, and carriers between
/// them see no conflict. Others learn by this that two objects of one name are equal, as their name tells already.
enum SealedObject {
  private static let mark = Array("tls1".utf8)
  private static let lengthSize = 4
  private static let smallest = 256
  private static let headSize = mark.count + FolderKey.idSize + Sodium.nonceSize

  /// The bytes by which a stored object is longer than its padded content.
  static let overhead = headSize + lengthSize + Sodium.overhead

  /// Returns the size of a stored object.
  static func size(of content: Int) -> Int { headSize + paddedSize(lengthSize + content) + Sodium.overhead }

  static func seal(_ content: [UInt8], as name: String, with key: FolderKey) -> [UInt8] {
    let nonce = Sodium.hash([Array(name.utf8), content], key: key.contentHash, size: Sodium.nonceSize)
    let length = (0..<lengthSize).map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) }
    let head = mark + key.id
    var stored = head + nonce
    let size = paddedSize(lengthSize + content.count)
    stored.reserveCapacity(headSize + size + Sodium.overhead)
    stored += length
    stored += content
    stored += repeatElement(0, count: headSize + size + Sodium.overhead - stored.count)
    Sodium.seal(&stored, from: headSize, bound: head + name.utf8, nonce: nonce, key: key.content)
    return stored
  }

  /// Returns the content; nil where it was not sealed with this key under this name, or was changed.
  static func open(_ stored: [UInt8], as name: String, with key: FolderKey) -> [UInt8]? {
    let head = mark + key.id
    guard stored.count >= overhead, stored.starts(with: head) else { return nil }
    let nonce = Array(stored[head.count..<headSize])
    var bytes = stored
    guard Sodium.open(&bytes, from: headSize, bound: head + name.utf8, nonce: nonce, key: key.content) else {
      return nil
    }
    let count = (0..<lengthSize).reduce(0) { $0 | Int(bytes[headSize + $1]) << ($1 * 8) }
    guard count <= stored.count - overhead else { return nil }
    let start = headSize + lengthSize
    return Array(bytes[start..<start + count])
  }

  /// Returns the size to which a message is padded (Padmé): it tells of a size of n bits its highest log2(n) + 1 bits, and costs at most
  /// 12%, of large objects 3%.
  static func paddedSize(_ size: Int) -> Int {
    guard size > smallest else { return smallest }
    let exponent = Int.bitWidth - 1 - size.leadingZeroBitCount
    let kept = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = (1 << (exponent - kept)) - 1
    return (size + mask) & ~mask
  }
}
