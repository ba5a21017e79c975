/// The sound of a RIFF, AIFF or CAF file: what its chunk of samples or packets holds.
enum ChunkPackets {
  private static let mostChunks = 10_000

  static func range(
    in file: borrowing FileDescriptor, of container: Container, from start: Int
  ) throws(AudioError) -> Range<Int> {
    let isCAF = container == .caf
    let isLittle = container == .riff || container == .rf64
    let width = isCAF ? 8 : 4
    var offset = start + (isCAF ? 8 : 12)
    for _ in 0..<mostChunks {
      let head = try file.bytes(at: offset, count: 4 + width)
      guard let size = isLittle ? head.littleEndian(at: 4, size: width) : head.bigEndian(at: 4, size: width) else {
        break
      }
      let body = offset + 4 + width
      if head.has(container == .aiff ? "SSND" : "data") {
        // AIFF states an offset first, CAF a count of edits.
        let begin = min(file.size, body + (container == .aiff ? 8 : isCAF ? 4 : 0))
        let end = try end(in: file, of: container, from: start, body: body, size: size)
        return begin..<max(begin, end)
      }
      guard size <= UInt64(file.size) else { break }
      offset = body + Int(size) + (isCAF ? 0 : Int(size % 2))
    }
    throw AudioError(.unreadable, AudioSentences.cannotRead, path: file.path, AudioSentences.noSoundBegins)
  }

  /// Returns the end of the sound: the end of the file where a program could not know the size when it wrote it.
  private static func end(
    in file: borrowing FileDescriptor, of container: Container, from start: Int, body: Int, size: UInt64
  ) throws(AudioError) -> Int {
    var size = size
    if container == .rf64 {
      // The size of the samples has eight bytes in a chunk of its own.
      size = try file.bytes(at: start + 12, count: 24).littleEndian(at: 16, size: 8) ?? size
    }
    let isOpen = size == 0 || size == (container == .caf ? UInt64.max : UInt64(UInt32.max))
    return isOpen || size > UInt64(file.size - body) ? file.size : body + Int(size)
  }
}
