/// A check of the chunks of a RIFF, AIFF or CAF file against the file's size.
struct ChunkWalk {
  enum Order { case little, big }

  let order: Order
  /// Whether sizes have eight bytes, and chunks no padding to even offsets.
  let wide: Bool
  /// The name of the chunk with the samples.
  let data: String
  /// The greatest number of chunks before the samples; no file has more, and each is read from the disk.
  private static let mostChunks = 10_000

  /// Checks the chunks and the file's size. A data chunk of the greatest possible size, or in CAF of −1, extends to the
  /// end of the file: programs write that to a pipe.
  func check(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) {
    var offset = start
    let width = wide ? 8 : 4
    for _ in 0..<Self.mostChunks {
      let header = try file.bytes(at: offset, count: 4 + width)
      guard let size = number(in: header, at: 4, size: width) else {
        throw AudioError.breaksOff(file.path, "it has no sound")
      }
      let body = offset + 4 + width
      if header.has(data) {
        if size == (wide ? UInt64.max : UInt64(UInt32.max)) { return }
        return try Self.compare(file, body: body, size: size)
      }
      guard size <= UInt64(file.size) else { throw AudioError.breaksOff(file.path, "it has no sound") }
      offset = body + Int(size) + (wide ? 0 : Int(size % 2))
    }
    throw AudioError(.unreadable, "read", path: file.path, "its sound does not begin")
  }

  /// Checks an RF64 file, which stores the size of its samples in a chunk of its own.
  static func checkRF64(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) {
    let sizes = try file.bytes(at: start + 12, count: 24)
    guard sizes.has("ds64"), let size = sizes.littleEndian(at: 16, size: 8),
      let length = sizes.littleEndian(at: 4, size: 4)
    else { throw AudioError(.unreadable, "read", path: file.path, "its RF64 header is damaged") }
    var offset = start + 20 + Int(length)
    for _ in 0..<mostChunks {
      let header = try file.bytes(at: offset, count: 8)
      guard let chunk = header.littleEndian(at: 4, size: 4) else {
        throw AudioError.breaksOff(file.path, "it has no sound")
      }
      if header.has("data") { return try compare(file, body: offset + 8, size: size) }
      offset += 8 + Int(chunk) + Int(chunk % 2)
    }
    throw AudioError(.unreadable, "read", path: file.path, "its sound does not begin")
  }

  private static func compare(_ file: borrowing FileDescriptor, body: Int, size: UInt64) throws(AudioError) {
    let present = max(0, file.size - body)
    guard size <= UInt64(present) else {
      throw AudioError.breaksOff(file.path, "\(present) of \(size) bytes of sound are there")
    }
  }

  private func number(in bytes: [UInt8], at offset: Int, size: Int) -> UInt64? {
    switch order {
    case .little: bytes.littleEndian(at: offset, size: size)
    case .big: bytes.bigEndian(at: offset, size: size)
    }
  }
}
