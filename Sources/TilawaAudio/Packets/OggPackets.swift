/// The packets of sound in an Ogg file: the bodies of its pages, without the packets that describe the sound and tag it.
enum OggPackets {
  private static let headerSize = 27
  private static let mostSegments = 255
  /// The most streams that are told apart; a file has one, and one more for each part of a broadcast.
  private static let mostStreams = 1000
  /// The most pages: of the smallest ones that an encoder writes, those of a week.
  private static let mostPages = 1 << 22

  /// Returns the places of the packets. Bytes behind the last readable page count as sound: a damaged file must not
  /// pass for a whole one.
  static func ranges(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> [Range<Int>] {
    var found: [Range<Int>] = []
    // Packets that come before the sound, by the number of a stream; none of a stream that is no sound.
    var waiting: [UInt64: Int] = [:]
    var offset = start
    while offset < file.size {
      guard found.count < mostPages else {
        throw AudioError(
          .unreadable, AudioSentences.cannotRead, path: file.path, AudioSentences.tooManyPages(most: "\(mostPages)"))
      }
      let head = try file.bytes(at: offset, count: headerSize + mostSegments)
      guard head.has("OggS"), head.count >= headerSize, let serial = head.littleEndian(at: 14, size: 4),
        head.count >= headerSize + Int(head[26])
      else {
        append(offset..<file.size, to: &found)
        return found
      }
      let lacing = head[headerSize..<(headerSize + Int(head[26]))]
      var body = offset + headerSize + lacing.count
      let end = min(file.size, body + lacing.reduce(0) { $0 + Int($1) })
      if head[5] & 2 != 0 {
        guard waiting.count < mostStreams else {
          throw AudioError(
            .unreadable, AudioSentences.cannotRead, path: file.path,
            AudioSentences.tooManyStreams(most: "\(mostStreams)"))
        }
        waiting[serial] = try descriptions(in: file.bytes(at: body, count: min(80, end - body)))
      }
      if let left = waiting[serial] {
        let (skipped, count) = described(lacing, left)
        waiting[serial] = left - count
        body = min(end, body + skipped)
        append(body..<end, to: &found)
      }
      offset = end
    }
    return found
  }

  /// Returns the number of packets that describe the sound, by the first of them; nil for what is no sound.
  private static func descriptions(in first: [UInt8]) -> Int? {
    if first.has("vorbis", at: 1) { return 3 }
    if first.has("OpusHead") { return 2 }
    if first.has("FLAC", at: 1) { return first.bigEndian(at: 7, size: 2).map { Int($0) + 1 } }
    if first.has("Speex   ") { return first.littleEndian(at: 68, size: 4).map { 2 + Int($0) } }
    return nil
  }

  /// Returns the bytes and the number of the describing packets that end in a page of which `left` are to come.
  private static func described(_ lacing: ArraySlice<UInt8>, _ left: Int) -> (bytes: Int, packets: Int) {
    guard left > 0 else { return (0, 0) }
    var (bytes, packets) = (0, 0)
    for length in lacing {
      bytes += Int(length)
      if length < 255 { packets += 1 }
      if packets == left { break }
    }
    return (bytes, packets)
  }

  private static func append(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if !range.isEmpty { ranges.append(range) }
  }
}
