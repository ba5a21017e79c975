import Glibc
import TilawaCore

/// Reads a bundle from its beginning, within bounds.
struct BundleReader {
  private let input: Int32
  private let path: String
  private var buffer: [UInt8] = []
  /// The place of the next byte.
  private(set) var place = 0

  init(_ input: Int32, _ path: String) { (self.input, self.path) = (input, path) }

  /// - Parameter name: the name of the bundle, for people.
  init(_ bytes: [UInt8], named name: String) { (input, path, buffer) = (-1, name, bytes) }

  var damaged: StoreError {
    StoreError(code: .corrupt, operation: FilesSentences.cannotOpen, path: path, detail: StoreSentences.bundleDamaged)
  }

  var unsigned: StoreError {
    StoreError(code: .corrupt, operation: FilesSentences.cannotOpen, path: path, detail: StoreSentences.signatureWrong)
  }

  /// Reads a line of text without its end; nil where there is none within the bound.
  mutating func line(atMost limit: Int) throws(StoreError) -> String? {
    while true {
      if let end = buffer.prefix(limit + 1).firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(validating: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        place += end + 1
        return line
      }
      guard buffer.count <= limit, try fill() else { return nil }
    }
  }

  /// Reads bytes; nil where there are fewer.
  mutating func bytes(_ count: Int) throws(StoreError) -> [UInt8]? {
    while buffer.count < count { guard try fill() else { return nil } }
    let bytes = Array(buffer[..<count])
    buffer.removeFirst(count)
    place += count
    return bytes
  }

  mutating func skip(_ count: Int) throws(StoreError) {
    place += count
    guard input >= 0 else { return buffer.removeFirst(min(count, buffer.count)) }
    buffer = []
    guard lseek(input, off_t(place), SEEK_SET) == place else { throw damaged }
  }

  /// Copies bytes, and returns their SHA-256.
  mutating func copy(_ count: Int, to output: Int32) throws(StoreError) -> String {
    var (hasher, left) = (SHA256Hasher(), count)
    while left > 0 {
      if buffer.isEmpty { guard try fill() else { throw damaged } }
      let piece = Array(buffer.prefix(left))
      let isWritten = piece.withUnsafeBytes { bytes in
        hasher.update(bytes)
        return Disk.write(bytes, to: output)
      }
      guard isWritten else {
        throw StoreError(system: errno, .cannotCreate, operation: StoreSentences.cannotTakeSoundFrom, path: path)
      }
      buffer.removeFirst(piece.count)
      left -= piece.count
      place += piece.count
    }
    return hasher.finish()
  }

  /// Reads more; false at the end.
  private mutating func fill() throws(StoreError) -> Bool {
    guard input >= 0 else { return false }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(input, &piece, piece.count)
    guard count >= 0 else {
      throw StoreError(code: .unreadable, operation: FilesSentences.cannotRead, path: path, detail: .system())
    }
    buffer += piece.prefix(count)
    return count > 0
  }
}
