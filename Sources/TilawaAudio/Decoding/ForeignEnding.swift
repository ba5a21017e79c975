import TilawaCore

/// The length of a file for FFmpeg's libraries by its own statement. Reads its head, and of MP4 its boxes.
///
/// FFmpeg takes the end of a file for the end of its sound.
enum ForeignEnding {
  /// Returns the file that begins at `start` as a piece; another one may follow it.
  static func pieces(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    let head = try file.bytes(at: start, count: 8192)
    var all = SoundPieces(end: file.size)
    if MP4Boxes.begins(head) {
      let outer = try MP4Boxes.outer(in: file, from: start)
      (all.end, all.missing) = (outer.end, outer.missing)
    } else if let size = matroska(head) ?? windowsMedia(head) ?? video(head) {
      let present = file.size - start
      if size > UInt64(present) {
        all.missing = MissingSound(.endsEarly, AudioSentences.bytesThere(present: "\(present)", size: "\(size)"))
      } else if Container.known(try file.bytes(at: start + Int(size), count: SoundKind.heading)) != nil {
        // Anything else is more of the same file.
        all.end = start + Int(size)
      }
    }
    all.pieces = [SoundPiece(container: .foreign, bytes: start..<all.end)]
    return all
  }

  /// Returns the stated size of Matroska and WebM: to the end of the segment after the first element, unless it was written
  /// to a pipe.
  private static func matroska(_ head: [UInt8]) -> UInt64? {
    guard head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]), let (first, width) = vint(head, at: 4), first < 1 << 16 else {
      return nil
    }
    let segment = 4 + width + Int(first)
    guard head.bigEndian(at: segment, size: 4) == 0x1853_8067, let (size, length) = vint(head, at: segment + 4) else {
      return nil
    }
    let isUnknown = size == (1 << UInt64(7 * length)) - 1
    return isUnknown ? nil : UInt64(segment + 4 + length) + size
  }

  /// Returns a number of variable length: the leading zeros of the first byte give the number of bytes.
  private static func vint(_ bytes: [UInt8], at offset: Int) -> (value: UInt64, width: Int)? {
    guard offset < bytes.count, bytes[offset] > 0 else { return nil }
    let width = bytes[offset].leadingZeroBitCount + 1
    return bytes.bigEndian(at: offset, size: width).map { ($0 & ((1 << UInt64(7 * width)) - 1), width) }
  }

  /// Returns the stated size of WMA from the file properties, unless it was broadcast.
  private static func windowsMedia(_ head: [UInt8]) -> UInt64? {
    let properties: [UInt8] = [0xA1, 0xDC, 0xAB, 0x8C, 0x47, 0xA9, 0xCF, 0x11, 0x8E, 0xE4, 0x00, 0xC0, 0x0C, 0x20]
    guard head.starts(with: [0x30, 0x26, 0xB2, 0x75]) else { return nil }
    var offset = 30
    while let size = head.littleEndian(at: offset + 16, size: 8), size >= 24, size < 1 << 16 {
      if head[offset...].starts(with: properties) {
        guard let flags = head.littleEndian(at: offset + 88, size: 4), flags & 1 == 0 else { return nil }
        return head.littleEndian(at: offset + 40, size: 8)
      }
      offset += Int(size)
    }
    return nil
  }

  /// Returns the stated size of AVI: that of its first RIFF chunk.
  private static func video(_ head: [UInt8]) -> UInt64? {
    guard head.has("RIFF"), head.has("AVI ", at: 8) else { return nil }
    return head.littleEndian(at: 4, size: 4).map { $0 + 8 }
  }
}
