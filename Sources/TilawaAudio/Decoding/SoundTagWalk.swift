/// Tags of people and programs around sound. They hold none.
enum SoundTagWalk {
  /// The greatest number of tags that follow each other.
  private static let mostTags = 100
  /// The greatest size of a text of lyrics.
  private static let mostLyrics = 65_536

  /// Returns the offset after ID3v2 tags, which may follow each other.
  static func skipID3(in file: borrowing FileDescriptor, at start: Int) throws(AudioError) -> Int {
    var offset = start
    for _ in 0..<mostTags {
      guard let end = id3End(try file.bytes(at: offset, count: 10), at: offset) else { return offset }
      offset = end
    }
    return offset
  }

  /// Returns the offset after tags of all kinds and zeros between them.
  static func skip(in file: borrowing FileDescriptor, at start: Int) throws(AudioError) -> Int {
    var offset = start
    for _ in 0..<mostTags {
      guard let end = try end(file, at: offset) else { return offset }
      offset = min(end, file.size)
    }
    return offset
  }

  /// Returns the end of the tag or of the zeros at an offset; nil for anything else.
  private static func end(_ file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> Int? {
    let head = try file.bytes(at: offset, count: 32)
    if let end = id3End(head, at: offset) { return end }
    if head.has("TAG") { return offset + (head.has("TAG+") ? 227 : 128) }
    if head.has("APETAGEX"), let size = head.littleEndian(at: 12, size: 4),
      let flags = head.littleEndian(at: 20, size: 4)
    {
      // The size is that of all after the header; a footer alone is the end of a tag that was skipped.
      return offset + 32 + (flags >> 29 & 1 != 0 ? Int(size) : 0)
    }
    if head.has("LYRICSBEGIN") {
      let text = try file.bytes(at: offset, count: mostLyrics)
      let end = text.indices.first {
        text[$0] == 0x4C && (text.has("LYRICS200", at: $0) || text.has("LYRICSEND", at: $0))
      }
      return end.map { offset + $0 + 9 }
    }
    // Fewer may be part of anything.
    guard !head.isEmpty, head.allSatisfy({ $0 == 0 }) else { return nil }
    return try zeroEnd(file, at: offset)
  }

  private static func id3End(_ head: [UInt8], at offset: Int) -> Int? {
    guard head.count >= 10, head.has("ID3"), head[6...9].allSatisfy({ $0 < 0x80 }) else { return nil }
    let size = head[6...9].reduce(0) { $0 << 7 | Int($1) }
    return offset + 10 + size + (head[5] & 0x10 != 0 ? 10 : 0)
  }

  private static func zeroEnd(_ file: borrowing FileDescriptor, at start: Int) throws(AudioError) -> Int {
    var offset = start
    while offset < file.size {
      let bytes = try file.bytes(at: offset, count: 65_536)
      guard let other = bytes.firstIndex(where: { $0 != 0 }) else {
        guard !bytes.isEmpty else { break }
        offset += bytes.count
        continue
      }
      return offset + other
    }
    return offset
  }
}
