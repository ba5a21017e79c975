/// The frames of MPEG audio, without tags and without the frame that only describes the others (Xing, Info, VBRI).
enum MpegPackets {
  /// The most places at which the search for a frame begins anew. A recording has a few; each costs a reading of 76 KiB.
  private static let mostSearches = 4096
  private static let window = 1 << 18

  /// Returns the places of the frames; frames that follow each other are one range.
  static func ranges(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var from = start
    for _ in 0..<mostSearches {
      guard let first = try next(in: file, from: from) else { return found }
      let run = try run(in: file, from: first)
      let begin = try found.isEmpty ? afterDescription(in: file, at: first) : first
      if begin < run.end { found.append(begin..<run.end) }
      guard !run.isLast else { return found }
      from = try max(run.end + 1, MpegScan.skipID3(in: file, at: run.end))
    }
    throw AudioError(.unreadable, "read", path: file.path, "its sound is in more than \(mostSearches) pieces")
  }

  /// Returns the place of the next frame, wherever it is.
  private static func next(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> Int? {
    var offset = start
    while offset < file.size {
      if let found = try MpegScan.firstFrame(in: file, from: offset) { return found }
      offset += 65_536
    }
    return nil
  }

  /// Returns the end of the frames that follow each other, and whether the file ends there, but for part of a frame.
  private static func run(
    in file: borrowing FileDescriptor, from first: Int
  ) throws(AudioError) -> (end: Int, isLast: Bool) {
    var offset = first
    var (start, bytes) = (first, [UInt8]())
    while true {
      if offset + 4 > start + bytes.count {
        (start, bytes) = (offset, try file.bytes(at: offset, count: window))
      }
      guard let header = bytes.bigEndian(at: offset - start, size: 4) else { return (offset, true) }
      guard let frame = MpegFrame(UInt32(header)) else { return (offset, false) }
      guard offset + frame.length <= file.size else { return (offset, true) }
      offset += frame.length
    }
  }

  /// Returns the end of the first frame if it describes the others, else its start.
  private static func afterDescription(in file: borrowing FileDescriptor, at first: Int) throws(AudioError) -> Int {
    let bytes = try file.bytes(at: first, count: 64)
    guard let header = bytes.bigEndian(at: 0, size: 4), let frame = MpegFrame(UInt32(header)) else { return first }
    let side = frame.sideInfoEnd
    let describes = bytes.has("Xing", at: side) || bytes.has("Info", at: side) || bytes.has("VBRI", at: 36)
    return describes ? first + frame.length : first
  }
}
