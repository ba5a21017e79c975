/// A walk through all frame headers of MPEG audio, from the first to the end of the file. It decodes nothing.
///
/// It finds files that were joined, with tags and other bytes between them, and changes of rate or channels.
struct MpegWalk {
  /// The greatest number of bytes before the first frame: a stream that was cut anywhere begins within a frame.
  private static let mostBefore = 2881
  /// The number of frames that must follow each other where nothing else says that MPEG audio begins.
  private static let enough = 3
  private static let mostRuns = 10_000

  private(set) var runs: [MpegRun] = []
  /// Whether the last frame is not whole.
  private var isCut = false
  private var window = FileWindow()

  /// Returns the offset of the first frame after `start`, a short way behind it; nil for other content.
  static func firstFrame(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> Int? {
    let start = try SoundTagWalk.skip(in: file, at: start)
    var walk = MpegWalk()
    return try walk.nextFrame(in: file, from: start, to: start + mostBefore)
  }

  /// Returns the layer of the first frame; nil for other content.
  static func layer(in file: borrowing FileDescriptor) throws(AudioError) -> Int? {
    guard let first = try firstFrame(in: file, from: 0) else { return nil }
    return try file.bytes(at: first, count: 4).bigEndian(at: 0, size: 4).flatMap { MpegFrame(UInt32($0))?.layer }
  }

  private init() {}

  /// Walks through the file.
  init(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) {
    guard var offset = try Self.firstFrame(in: file, from: start) else { return }
    while offset < file.size {
      if let frame = try frame(in: file, at: offset), try isNext(frame, in: file, at: offset) {
        guard offset + frame.length <= file.size else {
          isCut = true
          return
        }
        try add(frame, in: file, at: offset)
        offset += frame.length
        continue
      }
      let end = try SoundTagWalk.skip(in: file, at: offset)
      guard let next = try nextFrame(in: file, from: end, to: file.size) else {
        // A frame that follows the others and is not whole has no other after it.
        if end == offset, file.size - offset < 4 { isCut = try isFrameStart(in: file, at: offset) }
        return
      }
      offset = next
    }
  }

  /// Returns the only run of a file whose header states `frames` frames of sound, without a walk; nil for other files.
  static func tagged(_ file: borrowing FileDescriptor, from start: Int, frames: Int) throws(AudioError) -> MpegRun? {
    guard let first = try firstFrame(in: file, from: start) else { return nil }
    let head = try file.bytes(at: first, count: 4096)
    guard let header = head.bigEndian(at: 0, size: 4), let frame = MpegFrame(UInt32(header)),
      let tag = MpegTag(head, frame), let said = tag.frames
    else { return nil }
    let run = MpegRun(frame: frame, bytes: (first + frame.length)..<file.size, packets: said, tag: tag)
    return run.frames == frames && !run.bytes.isEmpty ? run : nil
  }

  /// The sound that the headers announce and the file does not hold.
  var missing: MissingSound? {
    var found: MissingSound?
    for (index, run) in runs.enumerated() where run.tag != nil {
      // Frames behind damage have no header of their own.
      let end = runs[(index + 1)...].firstIndex { $0.tag != nil } ?? runs.count
      let count = runs[index..<end].reduce(0) { $0 + $1.packets }
      // Encoders do not agree whether the header's own frame counts.
      guard let said = run.tag?.frames, count + 1 < said else { continue }
      let absent = Double((said - count) * run.frame.samples) / Double(run.frame.rate)
      found =
        found
        ?? MissingSound(
          .endsEarly, AudioSentences.framesThere(present: "\(count)", frames: "\(said)"),
          announced: duration + .seconds(absent))
    }
    return found ?? (isCut ? MissingSound(.endsEarly, AudioSentences.lastFrameCut) : nil)
  }

  private var duration: Duration {
    runs.reduce(.zero) { $0 + .seconds(Double($1.frames) / Double($1.frame.rate)) }
  }

  // MARK: - Steps

  private mutating func frame(in file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> MpegFrame? {
    try window.number(file, at: offset).flatMap { MpegFrame($0) }
  }

  /// Whether the bytes at the very end may be the start of a header.
  private mutating func isFrameStart(in file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> Bool {
    let bytes = try window.bytes(file, at: offset, count: 4)
    return !runs.isEmpty && bytes.first == 0xFF && bytes.dropFirst().first.map { $0 >= 0xE0 } ?? true
  }

  /// Whether a frame belongs to the present run, or begins another one.
  private mutating func isNext(_ frame: MpegFrame, in file: borrowing FileDescriptor, at offset: Int)
    throws(AudioError) -> Bool
  {
    if let run = runs.last, run.bytes.upperBound == offset, run.frame.continues(frame) { return true }
    return try begins(frame, in: file, at: offset)
  }

  /// Whether enough frames follow each other, or as many as there are before a tag or the end.
  private mutating func begins(_ first: MpegFrame, in file: borrowing FileDescriptor, at start: Int)
    throws(AudioError) -> Bool
  {
    var offset = start + first.length
    for _ in 1..<Self.enough {
      guard let frame = try frame(in: file, at: offset), frame.continues(first) else {
        if offset == file.size || runs.isEmpty && offset > file.size { return true }
        return try SoundTagWalk.skip(in: file, at: offset) > offset
      }
      offset += frame.length
    }
    return true
  }

  private mutating func nextFrame(in file: borrowing FileDescriptor, from start: Int, to end: Int)
    throws(AudioError) -> Int?
  {
    for offset in start..<max(start, min(end, file.size - 3)) {
      guard let frame = try frame(in: file, at: offset) else { continue }
      if try begins(frame, in: file, at: offset) { return offset }
    }
    return nil
  }

  private mutating func add(_ frame: MpegFrame, in file: borrowing FileDescriptor, at offset: Int) throws(AudioError) {
    let end = offset + frame.length
    if try mayBeTag(frame, in: file, at: offset),
      let tag = MpegTag(Array(try window.bytes(file, at: offset, count: frame.length)), frame)
    {
      runs.append(MpegRun(frame: frame, bytes: end..<end, tag: tag))
    } else if let run = runs.last, run.bytes.upperBound == offset, run.frame.continues(frame) {
      runs[runs.count - 1].bytes = run.bytes.lowerBound..<end
      runs[runs.count - 1].packets += 1
    } else {
      runs.append(MpegRun(frame: frame, bytes: offset..<end, packets: 1))
    }
    guard runs.count <= Self.mostRuns else {
      throw AudioError(
        .unsupported, AudioSentences.cannotRead, path: file.path, AudioSentences.tooManyPieces(most: "\(Self.mostRuns)")
      )
    }
  }

  private mutating func mayBeTag(_ frame: MpegFrame, in file: borrowing FileDescriptor, at offset: Int)
    throws(AudioError) -> Bool
  {
    let mark = try window.number(file, at: offset + frame.sideInfoEnd)
    return mark == 0x5869_6E67 || mark == 0x496E_666F
  }
}

extension MpegWalk {
  /// Returns the pieces of MPEG audio from `start` to the end of the file.
  static func pieces(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    let walk = try MpegWalk(file, from: start)
    let pieces = walk.runs.filter { $0.packets > 0 }.map { run in
      SoundPiece(container: .mpeg, bytes: run.bytes, run: run)
    }
    return SoundPieces(pieces: pieces, end: file.size, missing: walk.missing)
  }
}
