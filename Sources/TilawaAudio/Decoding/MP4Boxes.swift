/// The boxes of an MP4 (m4a, mov, 3gp): each has a length, a name of four letters and a body.
struct MP4Boxes {
  /// The body of `moov` with all boxes in it, which describes the sound.
  let bytes: [UInt8]

  /// Whether a file that begins with `head` is an MP4.
  static func begins(_ head: [UInt8]) -> Bool {
    ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"].contains { head.has($0, at: 4) }
  }

  /// The boxes of a file from the outside.
  struct Outer {
    /// The place of the body of `moov`; nil if it is missing.
    var movie: Range<Int>?
    /// The end of the file, or the start of another one that was joined to it.
    var end: Int
    var missing: MissingSound?
  }

  /// Reads the boxes of a part of a file; throws `.truncated` if there is no `moov`.
  init(_ file: borrowing FileDescriptor, from start: Int = 0) throws(AudioError) {
    guard let movie = try Self.outer(in: file, from: start).movie else {
      throw AudioError.breaksOff(
        file.path, AudioSentences.mapMissing)
    }
    // Many times what a day of sound needs.
    guard movie.count <= 1 << 26 else {
      throw AudioError(
        .unsupported, AudioSentences.cannotRead, path: file.path, AudioSentences.headersClaim(bytes: "\(movie.count)"))
    }
    bytes = try file.bytes(at: movie.lowerBound, count: movie.count)
  }

  /// Walks through the outer boxes, and checks that those with sound are whole.
  static func outer(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> Outer {
    var outer = Outer(end: file.size)
    var offset = start
    while let box = try outerBox(in: file, at: offset) {
      let left = file.size - offset
      if box.isStart, offset > start {
        outer.end = offset
        break
      }
      guard box.size <= left else {
        // Bytes after the movie's own boxes need not be a box.
        if outer.movie == nil || box.isSound {
          outer.missing = MissingSound(.endsEarly, AudioSentences.bytesThere(present: "\(left)", size: "\(box.size)"))
        }
        break
      }
      if box.isMovie, outer.movie == nil { outer.movie = (offset + box.head)..<(offset + box.size) }
      offset += box.size
    }
    return outer
  }

  private static func outerBox(in file: borrowing FileDescriptor, at offset: Int) throws(AudioError)
    -> (head: Int, size: Int, isMovie: Bool, isSound: Bool, isStart: Bool)?
  {
    let head = try file.bytes(at: offset, count: 16)
    guard let short = head.bigEndian(at: 0, size: 4), head.count >= 8 else { return nil }
    let isLong = short == 1
    let size = isLong ? head.bigEndian(at: 8, size: 8).map { Int(clamping: $0) } : Int(short)
    guard let size, size >= (isLong ? 16 : 8) || short == 0 else { return nil }
    return (
      isLong ? 16 : 8, short == 0 ? file.size - offset : size, head.has("moov", at: 4),
      head.has("mdat", at: 4) || head.has("moof", at: 4) || head.has("moov", at: 4), head.has("ftyp", at: 4)
    )
  }

  /// Whether the file is fragmented: the packets are listed piece by piece, each list with its sound.
  var isFragmented: Bool { first("mvex", in: bytes.startIndex..<bytes.endIndex) != nil }

  /// Returns the bodies of the boxes of a name in `body`.
  func boxes(_ name: String, in body: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = body.lowerBound
    while let size = bytes.bigEndian(at: offset, size: 4).map({ Int($0) }), size >= 8,
      offset + size <= body.upperBound
    {
      if bytes.has(name, at: offset + 4) { found.append((offset + 8)..<(offset + size)) }
      offset += size
    }
    return found
  }

  /// Returns the body of the first box at the end of a path from `body`; nil where there is none.
  func first(_ path: String..., in body: Range<Int>) -> Range<Int>? {
    var body: Range<Int>? = body
    for name in path { body = body.flatMap { boxes(name, in: $0).first } }
    return body
  }

  /// Returns an unsigned number of `size` bytes in `body`; nil beyond its end.
  func number(_ body: Range<Int>, at offset: Int, size: Int) -> Int? {
    guard body.lowerBound + offset + size <= body.upperBound else { return nil }
    return bytes.bigEndian(at: body.lowerBound + offset, size: size).map { Int(clamping: $0) }
  }
}
