import TilawaFiles

/// A key that lies with others in the memory of secrets.
struct SecretPart: Sendable {
  let count: Int
  private let memory: SecretBytes
  private let start: Int

  /// - Precondition: the memory has these bytes.
  init(of memory: SecretBytes, from start: Int, count: Int) {
    precondition(start >= 0 && count > 0 && start + count <= memory.count, "a part lies within its memory")
    (self.memory, self.start, self.count) = (memory, start, count)
  }

  init(_ memory: SecretBytes) { self.init(of: memory, from: 0, count: memory.count) }

  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    memory.withBytes { body(UnsafeRawBufferPointer(rebasing: $0[start..<start + count])) }
  }

  /// Gives the address to a function of libsodium.
  func withPointer<Value>(_ body: (UnsafePointer<UInt8>) -> Value) -> Value {
    memory.withPointer { body($0 + start) }
  }
}
