/// Bytes that wait to be sent.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ new: some Collection<UInt8>) { bytes.append(contentsOf: new) }

  /// Gives the waiting bytes to a function and removes as many as it returns.
  mutating func drain(_ send: (UnsafeRawBufferPointer) -> Int) {
    let sent = bytes.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    start += sent
    guard start == bytes.count || start > 64 << 10 else { return }
    bytes.removeFirst(start)
    start = 0
  }
}
