/// The frames of a FLAC file, without the blocks before them and an ID3v1 tag behind them.
enum FlacPackets {
  private static let mostBlocks = 10_000

  static func range(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> Range<Int> {
    var offset = start + 4
    for _ in 0..<mostBlocks {
      let head = try file.bytes(at: offset, count: 4)
      guard let size = head.bigEndian(at: 1, size: 3) else { break }
      offset += 4 + Int(size)
      guard head[0] & 0x80 != 0 else { continue }
      let tag = try file.bytes(at: file.size - 128, count: 3)
      return offset..<max(offset, tag.has("TAG") ? file.size - 128 : file.size)
    }
    throw AudioError(.unreadable, AudioSentences.cannotRead, path: file.path, AudioSentences.noSoundBegins)
  }
}
