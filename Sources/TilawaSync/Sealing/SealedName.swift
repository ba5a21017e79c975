/// The names of objects and folders as they are in a sealed place: 24 bytes of a keyed hash, and the encrypted name, in base 32.
///
/// A name always has the same sealed name in its folder, so that it is found, and another one in another folder. Its length is hidden
/// within steps of 32 bytes.
enum SealedName {
  private static let step = 32
  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  /// The greatest length of a part that is sealed.
  static let longestPart = 95

  /// Returns the sealed name of an object or a folder; each part is sealed with those before it.
  static func seal(_ parts: [String], with key: FolderKey) -> String {
    parts.indices.map { seal(parts[$0], in: parts[..<$0], with: key) }.joined(separator: "/")
  }

  /// Returns the last part of the name of an object in a folder; nil where it was not sealed with this key.
  static func open(_ sealed: String, in folder: [String], with key: FolderKey) -> String? {
    guard let bytes = bytes(sealed), bytes.count > Sodium.nonceSize else { return nil }
    let hash = Array(bytes.prefix(Sodium.nonceSize))
    let padded = Sodium.crypt(Array(bytes.dropFirst(Sodium.nonceSize)), nonce: hash, key: key.name)
    guard hash == self.hash(padded, in: folder[...], with: key) else { return nil }
    let name = String(decoding: padded.dropFirst().prefix(Int(padded[0])), as: UTF8.self)
    return SyncName.isPart(name) ? name : nil
  }

  private static func seal(_ part: String, in folder: ArraySlice<String>, with key: FolderKey) -> String {
    var padded = [UInt8(part.utf8.count)] + part.utf8
    padded += [UInt8](repeating: 0, count: (step - padded.count % step) % step)
    let hash = hash(padded, in: folder, with: key)
    return text(hash + Sodium.crypt(padded, nonce: hash, key: key.name))
  }

  private static func hash(_ padded: [UInt8], in folder: ArraySlice<String>, with key: FolderKey) -> [UInt8] {
    Sodium.hash([Array(folder.joined(separator: "/").utf8), padded], key: key.nameHash, size: Sodium.nonceSize)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (value, count) = (0, 0)
    for byte in bytes {
      value = value << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.append(digits[value >> count & 31])
      }
      value &= (1 << count) - 1
    }
    if count > 0 { text.append(digits[value << (5 - count) & 31]) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (value, count) = (0, 0)
    for digit in text.utf8 {
      let five: UInt8
      switch digit {
      case 0x61...0x7A: five = digit - 0x61
      case 0x32...0x37: five = digit - 0x32 + 26
      default: return nil
      }
      value = value << 5 | Int(five)
      count += 5
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(value >> count))
      value &= (1 << count) - 1
    }
    return count < 5 && value == 0 ? bytes : nil
  }
}
