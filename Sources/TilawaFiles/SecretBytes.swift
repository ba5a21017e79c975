import CSodium
import Glibc

/// The bytes of a secret in memory of their own, which libsodium gives: locked, as far as `RLIMIT_MEMLOCK` allows, so that it does not
/// reach the swap space; between pages that nobody may touch; left out of images of the process; overwritten at the end.
///
/// Where libsodium is not installed or has no memory, the bytes lie in ordinary memory, and are overwritten too. Any thread may read them.
package final class SecretBytes: Sendable {
  package let count: Int
  /// The address of the bytes, which `deinit` gives back.
  private let address: UInt
  private let isGuarded: Bool

  /// Makes room for some bytes, which `fill` writes. They do not change afterwards. The process writes no image of itself from then on.
  package init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    CoreDump.forbid()
    let guarded = csodium_start() == nil ? sodium_malloc(max(1, count)) : nil
    let memory = guarded ?? .allocate(byteCount: max(1, count), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count))
    fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
    self.count = count
    address = UInt(bitPattern: memory)
    isGuarded = guarded != nil
  }

  /// Takes bytes over, and overwrites them where they were.
  package convenience init(_ bytes: inout [UInt8]) {
    self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
    bytes.overwrite()
  }

  /// Copies the bytes of a text, which stays in ordinary memory for as long as its owner keeps it.
  package convenience init(of text: String) {
    var text = text
    let bytes = text.utf8.count
    self.init(count: bytes) { memory in text.withUTF8 { memory.copyBytes(from: $0) } }
  }

  deinit {
    guard let memory = UnsafeMutableRawPointer(bitPattern: address) else { return }
    guard !isGuarded else { return sodium_free(memory) }
    explicit_bzero(memory, max(1, count))
    memory.deallocate()
  }

  /// Gives the bytes to a function, which keeps no copy.
  package func withBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { withExtendedLifetime(self) {} }
    return try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
  }

  /// Gives the address of the bytes to a function of C.
  package func withPointer<Value>(_ body: (UnsafePointer<UInt8>) -> Value) -> Value {
    withBytes { bytes in
      guard let address = bytes.baseAddress else { preconditionFailure("memory has an address") }
      return body(address.assumingMemoryBound(to: UInt8.self))
    }
  }
}

/// Secrets as hexadecimal digits, without a copy in ordinary memory but that of who gives or takes the digits.
extension SecretBytes {
  /// Reads digits in small letters; nil where there are others, or not as many bytes as `count`.
  package convenience init?(digits: ArraySlice<UInt8>, count: Int) {
    guard digits.count == 2 * count, digits.allSatisfy({ Self.digits.contains($0) }) else { return nil }
    func value(_ index: Int) -> UInt8 {
      let digit = digits[digits.startIndex + index]
      return digit - (digit < UInt8(ascii: "a") ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
    self.init(count: count) { memory in
      for index in 0..<count { memory[index] = value(2 * index) << 4 | value(2 * index + 1) }
    }
  }

  /// Appends the digits of bytes to a text. Room for them keeps the text where it is: what grows leaves a copy behind.
  package static func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

extension SecretBytes: Hashable {
  package static func == (one: SecretBytes, other: SecretBytes) -> Bool {
    one.withBytes { one in
      other.withBytes { other in
        // Comparing takes as many steps whatever the bytes are.
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
      }
    }
  }

  package func hash(into hasher: inout Hasher) { withBytes { hasher.combine(bytes: $0) } }
}

extension Disk {
  /// Reads a file with a secret to where its bytes stay, so that there is one copy, which the caller overwrites; nil where it cannot be
  /// read, or has more than `limit`.
  package static func secret(of path: String, atMost limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= limit else { return nil }
    let size = Int(info.st_size)
    var isWhole = false
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count <= size {
        let part = read(file, buffer.baseAddress?.advanced(by: count), size + 1 - count)
        if part < 0, errno == EINTR { continue }
        isWhole = part == 0
        if part <= 0 { break }
        count += part
      }
    }
    // A file that grows meanwhile is being written.
    if !isWhole { bytes.overwrite() }
    return isWhole ? bytes : nil
  }
}

extension [UInt8] {
  /// Overwrites the bytes of a secret, which must have no other owner: a copy would keep them.
  package mutating func overwrite() {
    withUnsafeMutableBytes { if let start = $0.baseAddress { explicit_bzero(start, $0.count) } }
    removeAll()
  }
}
