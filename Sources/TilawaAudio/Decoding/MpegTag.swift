/// A Xing or Info header: the first frame of a file of mp3, which holds no sound and says how much follows.
struct MpegTag: Hashable {
  /// The number of frames of MPEG audio after it.
  let frames: Int?
  /// The number of bytes with it.
  let bytes: Int?
  /// The samples that the encoder added; nil if it does not say them.
  let padding: Padding?

  /// The number of decoded samples before the sound and after it that the encoder added.
  struct Padding: Hashable {
    let before: Int
    let after: Int
  }

  /// The number of samples by which each decoder of mp3 is late.
  private static let delay = 529

  /// - Parameter bytes: the bytes of the frame, from its header on.
  init?(_ bytes: [UInt8], _ frame: MpegFrame) {
    let side = frame.sideInfoEnd
    // libmpg123 takes it for sound too if the bytes before it, behind the checksum, are not all zero.
    guard frame.layer == 3, bytes.count >= frame.length, frame.length >= side + 8,
      bytes.has("Xing", at: side) || bytes.has("Info", at: side), bytes[6..<side].allSatisfy({ $0 == 0 }),
      let flags = bytes.bigEndian(at: side + 4, size: 4)
    else { return nil }
    var offset = side + 8
    func number() -> Int? {
      defer { offset += 4 }
      return bytes.bigEndian(at: offset, size: 4).map { Int($0) }
    }
    frames = flags & 1 != 0 ? number() : nil
    self.bytes = flags & 2 != 0 ? number() : nil
    if flags & 4 != 0 { offset += 100 }
    if flags & 8 != 0 { offset += 4 }
    // The name of the encoder, of nine bytes, and more come before both numbers, of twelve bits each.
    if offset + 24 <= frame.length, bytes[offset] != 0, let both = bytes.bigEndian(at: offset + 21, size: 3) {
      padding = Padding(before: Int(both >> 12) + Self.delay, after: max(0, Int(both & 0xFFF) - Self.delay))
    } else {
      padding = nil
    }
  }
}

/// Frames of MPEG audio of one format that follow each other without other bytes between them.
struct MpegRun: Hashable {
  /// The first frame.
  let frame: MpegFrame
  /// The place of the frames in the file, without `tag`.
  var bytes: Range<Int>
  /// The number of frames of MPEG audio.
  var packets = 0
  /// The header before them.
  var tag: MpegTag?

  /// The samples that the encoder added. A header of a longer file is not believed at all, and one of a shorter file
  /// not about the end.
  private var padding: MpegTag.Padding {
    guard let said = tag?.frames, let padding = tag?.padding, said <= packets,
      padding.before + padding.after < packets * frame.samples
    else { return MpegTag.Padding(before: 0, after: 0) }
    return MpegTag.Padding(before: padding.before, after: said == packets ? padding.after : 0)
  }

  /// The number of decoded frames before the first frame that is heard.
  var lead: Int { padding.before }

  /// The number of frames that are heard.
  var frames: Int { packets * frame.samples - padding.before - padding.after }
}
