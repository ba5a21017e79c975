/// A walk through the frame headers of MPEG audio, to check whether it is whole. It decodes nothing.
///
/// The number of decoded frames is libmpg123's own count; see `Mp3Decoder`.
enum MpegScan {
  /// The greatest number of tags before the sound.
  private static let mostTags = 100

  /// Returns the offset of the sound after ID3v2 tags, which may follow each other.
  static func skipID3(in file: borrowing FileDescriptor, at start: Int) throws(AudioError) -> Int {
    var offset = start
    for _ in 0..<mostTags {
      let head = try file.bytes(at: offset, count: 10)
      guard head.count == 10, head.has("ID3"), head[6...9].allSatisfy({ $0 < 0x80 }) else { return offset }
      let size = head[6...9].reduce(0) { $0 << 7 | Int($1) }
      offset += 10 + size + (head[5] & 0x10 != 0 ? 10 : 0)
    }
    return offset
  }

  /// Returns the offset of the first of three consecutive frames, in the first 64 KiB from `start`.
  ///
  /// At `start` itself fewer are enough if the file ends with them.
  static func firstFrame(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> Int? {
    let bytes = try file.bytes(at: start, count: 65_536 + 3 * 4096)
    var offset = 0
    while offset + 4 <= min(bytes.count, 65_536) {
      if bytes[offset] == 0xFF, isRun(bytes, at: offset) {
        return start + offset
      }
      offset += 1
    }
    return nil
  }

  private static func isRun(_ bytes: [UInt8], at start: Int) -> Bool {
    var offset = start
    var kind: UInt32?
    for count in 0..<3 {
      guard let header = bytes.bigEndian(at: offset, size: 4), let frame = MpegFrame(UInt32(header)) else {
        return start == 0 && count > 0 && offset >= bytes.count
      }
      guard kind ?? frame.kind == frame.kind else { return false }
      kind = frame.kind
      offset += frame.length
    }
    return true
  }

  /// Checks the frames; throws `.truncated` if the last one is not whole, or if there are fewer than the Xing or Info
  /// header states.
  static func check(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) {
    guard let first = try firstFrame(in: file, from: start) else { return }
    let announced = try announced(in: file, at: first)
    var window = Window(start: first)
    var offset = first
    var count = 0
    while let header = try window.header(in: file, at: offset) {
      guard let frame = MpegFrame(header) else { break }
      guard offset + frame.length <= file.size else {
        throw AudioError.breaksOff(file.path, "its last frame is not whole")
      }
      offset += frame.length
      count += 1
    }
    // One frame more or less: encoders do not agree whether the header's own frame counts. A frame that cannot be
    // followed in the middle leaves the question to the decoder's count.
    if let frames = announced.frames, try isTagOrEnd(file, at: offset), count + 1 < frames {
      throw AudioError.breaksOff(file.path, "\(count) of \(frames) frames are there")
    }
    if let bytes = announced.bytes, file.size - first + 1 < bytes {
      throw AudioError.breaksOff(file.path, "\(file.size - first) of \(bytes) bytes are there")
    }
  }

  /// Returns the layer of the first frame; 3, that of mp3, if none is found.
  static func layer(in file: borrowing FileDescriptor) throws(AudioError) -> Int {
    let start = try skipID3(in: file, at: 0)
    guard let first = try firstFrame(in: file, from: start),
      let header = try file.bytes(at: first, count: 4).bigEndian(at: 0, size: 4), let frame = MpegFrame(UInt32(header))
    else { return 3 }
    return frame.layer
  }

  /// Returns the number of frames of sound by the Xing or Info header, with the encoder's padding; nil without a
  /// header. One packet is subtracted, because encoders do not agree whether the header's own packet counts.
  static func announcedFrames(in file: borrowing FileDescriptor) throws(AudioError) -> Int? {
    let start = try skipID3(in: file, at: 0)
    guard let first = try firstFrame(in: file, from: start), let count = try announced(in: file, at: first).frames,
      let header = try file.bytes(at: first, count: 4).bigEndian(at: 0, size: 4), let frame = MpegFrame(UInt32(header))
    else { return nil }
    return (count - 1) * frame.samples
  }

  /// Returns the numbers of frames and bytes in the Xing or Info header of the first frame.
  private static func announced(in file: borrowing FileDescriptor, at first: Int) throws(AudioError)
    -> (frames: Int?, bytes: Int?)
  {
    let bytes = try file.bytes(at: first, count: 64)
    guard let header = bytes.bigEndian(at: 0, size: 4), let side = MpegFrame(UInt32(header))?.sideInfoEnd,
      bytes.has("Xing", at: side) || bytes.has("Info", at: side), let flags = bytes.bigEndian(at: side + 4, size: 4)
    else { return (nil, nil) }
    let hasFrames = flags & 1 != 0
    return (
      hasFrames ? bytes.bigEndian(at: side + 8, size: 4).map { Int($0) } : nil,
      flags & 2 != 0 ? bytes.bigEndian(at: side + (hasFrames ? 12 : 8), size: 4).map { Int($0) } : nil
    )
  }

  private static func isTagOrEnd(_ file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> Bool {
    let bytes = try file.bytes(at: offset, count: 16)
    return bytes.count < 4 || bytes.has("TAG") || bytes.has("APETAGEX") || bytes.has("LYRICSBEGIN") || bytes.has("ID3")
      || bytes.allSatisfy { $0 == 0 }
  }

  /// A window on the file, so that the walk does not ask the system for each header.
  private struct Window {
    var start: Int
    var bytes: [UInt8] = []

    mutating func header(in file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> UInt32? {
      if offset < start || offset + 4 > start + bytes.count {
        start = offset
        bytes = try file.bytes(at: offset, count: 262_144)
      }
      return bytes.bigEndian(at: offset - start, size: 4).map { UInt32($0) }
    }
  }
}
