/// A window on a file, so that a walk through its headers does not ask the system for each of them.
struct FileWindow {
  private static let size = 262_144

  private var start = 0
  private var bytes: [UInt8] = []

  /// Returns the bytes from `offset`, at most `count`; fewer at the end of the file.
  mutating func bytes(_ file: borrowing FileDescriptor, at offset: Int, count: Int) throws(AudioError) -> ArraySlice<
    UInt8
  > {
    try fill(file, offset, count)
    let first = min(offset - start, bytes.count)
    return bytes[first..<min(bytes.count, first + count)]
  }

  /// Returns an unsigned big-endian number of four bytes; nil beyond the end.
  mutating func number(_ file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> UInt32? {
    try fill(file, offset, 4)
    let first = offset - start
    guard first + 4 <= bytes.count else { return nil }
    return UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16 | UInt32(bytes[first + 2]) << 8
      | UInt32(bytes[first + 3])
  }

  private mutating func fill(_ file: borrowing FileDescriptor, _ offset: Int, _ count: Int) throws(AudioError) {
    guard offset < start || offset + count > start + bytes.count, offset < start || start + bytes.count < file.size
    else { return }
    start = offset
    bytes = try file.bytes(at: offset, count: max(Self.size, count))
  }
}
