import TilawaCore

/// A link of an Ogg file: one stream of sound from its first page to its last. Files that were joined have several.
struct OggLink {
  /// A page of the stream.
  struct Entry {
    let page: OggPage
    /// The number of frames in the packets that end on it; nil if it cannot be known.
    let frames: Int?
    /// Whether its checksum fits; a decoder leaves out other pages.
    let isSound: Bool
    /// Whether only headers end on it.
    let isHeader: Bool
  }

  let serial: UInt32
  private(set) var codec: OggCodec
  private(set) var entries: [Entry] = []
  private(set) var bytes: Range<Int>
  private var packet: [UInt8] = []
  private var packets = 0

  /// The greatest number of bytes of a header that are kept.
  private static let mostHeader = 1 << 20

  init?(_ page: OggPage, _ content: ArraySlice<UInt8>) {
    guard let codec = OggCodec(Array(content.dropFirst(page.head))) else { return nil }
    self.codec = codec
    serial = page.serial
    bytes = page.offset..<(page.offset + page.length)
  }

  /// - Parameter content: all bytes of the page.
  mutating func add(_ page: OggPage, _ content: ArraySlice<UInt8>) {
    let isSound = page.isSound(content)
    bytes = bytes.lowerBound..<(page.offset + page.length)
    var frames: Int? = 0
    let isHeader = packets < codec.headers
    var place = content.startIndex + page.head
    if !page.isContinued { packet = [] }
    for segment in content[(content.startIndex + 27)..<(content.startIndex + page.head)] {
      // Keep two bytes of a packet of sound: they are enough.
      let room = (packets < codec.headers ? Self.mostHeader : 2) - packet.count
      packet += content[place..<(place + max(0, min(room, Int(segment))))]
      place += Int(segment)
      guard segment < 255 else { continue }
      if let known = end() { frames = frames.map { $0 + known } } else { frames = nil }
      packet = []
    }
    entries.append(Entry(page: page, frames: frames, isSound: isSound, isHeader: isHeader))
  }

  /// Takes another stream of the same link.
  mutating func extend(to end: Int) { bytes = bytes.lowerBound..<max(end, bytes.upperBound) }

  /// Returns the number of frames of the packet that ends.
  private mutating func end() -> Int? {
    packets += 1
    if packets == 3, codec.kind == .vorbis { codec.readSetup(packet) }
    return packets <= codec.headers ? 0 : codec.frames(of: packet)
  }
}

extension OggLink {
  /// Returns the link as a piece that ends where its sound does, with positions that follow each other.
  ///
  /// libsndfile believes the positions on pages. Files that were joined by their packets, or lost a part, have gaps in
  /// them: the decoder reads other ones, that say what the packets hold.
  func piece(in file: borrowing FileDescriptor) throws(AudioError) -> SoundPieces {
    var result = SoundPieces(end: bytes.upperBound)
    let positions = OggPositions(self)
    result.missing = positions.missing
    result.remark = positions.gap.map { FFmpegDecoder.remark(on: $0).text }
    var patches: [BytePatch] = []
    if !positions.isClean {
      for (index, entry) in entries.enumerated() where entry.isSound {
        let content = try file.bytes(at: entry.page.offset, count: entry.page.length)
        guard content.count == entry.page.length else {
          throw AudioError.breaksOff(file.path, AudioSentences.hasBecomeShorter)
        }
        patches.append(
          entry.page.patch(
            content[...], granule: positions.granules[index], sequence: positions.sequences[index],
            isLast: index == positions.last))
      }
    }
    let length = positions.frames.map { SoundPiece.Length(frames: $0, rate: codec.rate, slack: 1) }
    result.pieces = [SoundPiece(container: .ogg, bytes: bytes, patches: patches, length: length)]
    return result
  }
}

/// The positions on the pages of a link, as they should be.
private struct OggPositions {
  private(set) var granules: [Int] = []
  private(set) var sequences: [UInt32] = []
  /// Whether the pages say all this themselves.
  private(set) var isClean = true
  /// The number of frames that are heard; nil if unknown.
  private(set) var frames: Int?
  private(set) var missing: MissingSound?
  /// The length of the gaps between joined pieces, in milliseconds; nil for none.
  private(set) var gap: Int64?
  /// The last page that a decoder reads.
  private(set) var last = 0

  /// The greatest number of frames of all gaps that is told.
  private static let longestGap = 1 << 40

  init(_ link: OggLink) {
    last = link.entries.lastIndex { $0.isSound } ?? 0
    number(link)
    guard link.codec.kind != .other, link.codec.rate > 0, link.entries.allSatisfy({ $0.frames != nil || !$0.isSound })
    else {
      granules = link.entries.map(\.page.granule)
      return
    }
    place(link)
  }

  /// Numbers the pages that a decoder reads, and notes those that are missing.
  private mutating func number(_ link: OggLink) {
    var next: UInt32 = link.entries.first?.page.sequence ?? 0
    var expected = next
    for entry in link.entries {
      if entry.page.sequence != expected || !entry.isSound {
        isClean = false
        missing = MissingSound(.hasHole, AudioSentences.pagesMissing)
      }
      expected = entry.page.sequence &+ 1
      sequences.append(next)
      if entry.isSound { next &+= 1 }
    }
    if link.entries.last?.page.isLast != true {
      isClean = false
      missing = missing ?? MissingSound(.endsEarly, AudioSentences.lastPageMissing)
    }
  }

  /// Computes the positions from the lengths of packets.
  private mutating func place(_ link: OggLink) {
    // The positions on the pages, and as they should be.
    var (said, right) = (0, 0)
    var (isStarted, leaps) = (false, 0)
    for (index, entry) in link.entries.enumerated() {
      let page = entry.page
      guard entry.isSound, !entry.isHeader, page.granule >= 0, let frames = entry.frames else {
        granules.append(page.granule)
        continue
      }
      if !isStarted {
        // Sound that was cut off at the start, or a stream that begins later than at zero.
        (said, right) = (page.granule - frames, min(0, page.granule - frames))
        if said > 0 { isClean = false }
        isStarted = true
      }
      // A damaged page may state any number.
      let leap = page.granule &- (said &+ frames)
      // The last page cuts off what the encoder added.
      let isCut = page.isLast && index == last && leap < 0 && page.granule > said
      right += isCut ? page.granule - said : frames
      if leap != 0, !isCut {
        isClean = false
        leaps = min(leaps &+ max(0, leap), Self.longestGap)
      }
      said = page.granule
      granules.append(max(0, right))
    }
    frames = max(0, right - link.codec.preskip)
    if leaps > 0, missing == nil { gap = Int64(leaps) * 1000 / Int64(link.codec.rate) }
  }
}
