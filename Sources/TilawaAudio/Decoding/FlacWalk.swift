/// A walk to the end of FLAC: the last whole frame says how much sound there is, whatever the header states.
enum FlacWalk {
  /// The start of a stream: its mark, and the head of the first block.
  private static let mark: [UInt8] = Array("fLaC".utf8) + [0, 0, 0, 34]
  private static let mostPieces = 10_000
  /// The reach of the search for the last frame where the header does not say how long frames are.
  private static let longestFrame = 1 << 20

  /// Returns the pieces from `start` to the end of the file: streams that were joined are one each.
  static func pieces(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    var starts = try streams(in: file, from: start)
    if starts.first != start { starts.insert(start, at: 0) }
    guard starts.count <= mostPieces else {
      throw AudioError(
        .unsupported, AudioSentences.cannotRead, path: file.path, AudioSentences.tooManyPieces(most: "\(mostPieces)"))
    }
    var all = SoundPieces(end: file.size)
    let end = try soundEnd(file)
    for (index, start) in starts.enumerated() {
      let (piece, missing) = try piece(in: file, start..<(index + 1 < starts.count ? starts[index + 1] : end))
      if let piece { all.pieces.append(piece) }
      all.missing = all.missing ?? missing
    }
    return all
  }

  /// Returns the offsets at which streams begin.
  private static func streams(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> [Int] {
    var found: [Int] = []
    var offset = start
    while offset < file.size {
      let bytes = try file.bytes(at: offset, count: 1 << 20)
      found += bytes.indices.filter { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }.map { offset + $0 }
      guard bytes.count > mark.count else { break }
      // A mark may lie on the border.
      offset += bytes.count - mark.count + 1
    }
    return found
  }

  /// Returns the end of the sound in bytes; an ID3v1 tag may follow it.
  private static func soundEnd(_ file: borrowing FileDescriptor) throws(AudioError) -> Int {
    let tag = try file.bytes(at: file.size - 128, count: 3)
    return tag.has("TAG") ? file.size - 128 : file.size
  }

  private static func piece(in file: borrowing FileDescriptor, _ bytes: Range<Int>) throws(AudioError) -> (
    SoundPiece?, MissingSound?
  ) {
    let header = try file.bytes(at: bytes.lowerBound + 4, count: min(38, bytes.count - 4))
    guard header.count == 38, header[0] & 0x7F == 0, let packed = header.bigEndian(at: 14, size: 8),
      let minimum = header.bigEndian(at: 4, size: 2), let maximum = header.bigEndian(at: 6, size: 2),
      let longest = header.bigEndian(at: 11, size: 3)
    else { throw AudioError.breaksOff(file.path, AudioSentences.headerCut) }
    let said = Int(packed & 0xF_FFFF_FFFF)
    let rate = Int(packed >> 44)
    let announced = rate > 0 && said > 0 ? Duration.seconds(Double(said) / Double(rate)) : nil
    let reach = longest > 0 ? Int(longest) : longestFrame
    let fixed = minimum == maximum ? Int(maximum) : nil
    guard let last = try lastFrame(in: file, bytes, reach: reach, fixedBlock: fixed) else {
      return (nil, MissingSound(.endsEarly, AudioSentences.lastFrameCut, announced: announced))
    }
    var piece = SoundPiece(container: .flac, bytes: bytes.lowerBound..<last.end)
    piece.length = SoundPiece.Length(frames: last.total, rate: rate)
    if said != last.total {
      let right = packed & ~0xF_FFFF_FFFF | UInt64(last.total)
      piece.patches = [
        BytePatch(
          offset: bytes.lowerBound + 18, bytes: (0..<8).map { UInt8(truncatingIfNeeded: right >> UInt64(56 - 8 * $0)) })
      ]
    }
    let isCut = said > last.total || last.end < bytes.upperBound
    let detail = AudioSentences.lastFrameCut
    return (piece, isCut ? MissingSound(.endsEarly, detail, announced: announced) : nil)
  }

  /// Returns the end of the last whole frame in bytes, and the number of samples to it; nil if none is found.
  private static func lastFrame(
    in file: borrowing FileDescriptor, _ bytes: Range<Int>, reach: Int, fixedBlock: Int?
  ) throws(AudioError) -> (end: Int, total: Int)? {
    // The last frame, one that is not whole after it, and the header of a further one.
    let start = max(bytes.lowerBound + 42, bytes.upperBound - 2 * reach - 16)
    let tail = try file.bytes(at: start, count: bytes.upperBound - start)
    var checksum = FlacFrameChecksum()
    // The places where a frame may end, by the checksum of all bytes from there on.
    var ends: [UInt16: Int] = [0: tail.count]
    for offset in tail.indices.reversed() {
      checksum.prepend(tail[offset])
      guard offset + 8 <= tail.count, tail[offset] == 0xFF, tail[offset + 1] & 0xFE == 0xF8,
        let frame = FlacFrameHeader(tail, at: offset)
      else { continue }
      if let end = ends[checksum.value] {
        let first = frame.isNumberedBySample ? frame.number : frame.number * (fixedBlock ?? frame.samples)
        return (start + end, first + frame.samples)
      }
      ends[checksum.value] = offset
    }
    return nil
  }
}

/// The header of a FLAC frame: its position and its length in samples.
struct FlacFrameHeader {
  let isNumberedBySample: Bool
  /// The number of the first sample, or of the frame.
  let number: Int
  let samples: Int

  /// Returns nil unless a frame begins at `start`; the header's own checksum decides.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start + 6 <= bytes.count else { return nil }
    isNumberedBySample = bytes[start + 1] & 1 != 0
    let lead = bytes[start + 4]
    let length = lead < 0x80 ? 1 : (~lead).leadingZeroBitCount
    guard length != 8 || lead == 0xFE, length >= 1, start + 4 + length + 5 <= bytes.count else { return nil }
    var value = length == 1 ? Int(lead) : Int(lead) & (0x7F >> length)
    for index in 1..<length { value = value << 6 | Int(bytes[start + 4 + index] & 0x3F) }
    number = value
    var end = start + 4 + length
    switch bytes[start + 2] >> 4 {
    case 1: samples = 192
    case 2...5: samples = 576 << (Int(bytes[start + 2] >> 4) - 2)
    case 6:
      samples = Int(bytes[end]) + 1
      end += 1
    case 7:
      samples = (Int(bytes[end]) << 8 | Int(bytes[end + 1])) + 1
      end += 2
    case 8...15: samples = 256 << (Int(bytes[start + 2] >> 4) - 8)
    default: return nil
    }
    switch bytes[start + 2] & 0x0F {
    case 12: end += 1
    case 13, 14: end += 2
    case 15: return nil
    default: break
    }
    guard end < bytes.count, Self.checksum(bytes[start..<end]) == bytes[end] else { return nil }
  }
}

/// The checksum of a FLAC frame over bytes in reverse order: CRC-16 by x¹⁶ + x¹⁵ + x² + 1; it is zero over a frame with
/// its own checksum at the end. Two places with one value begin and end a frame.
///
/// A byte before n others adds its polynomial times x^(8n + 16). So the time does not depend on the number of bytes
/// that might begin a frame.
struct FlacFrameChecksum {
  private(set) var value: UInt16 = 0
  private var weight: UInt16 = 0x8005

  mutating func prepend(_ byte: UInt8) {
    for bit in 0..<8 {
      if byte >> bit & 1 != 0 { value ^= weight }
      weight = Self.doubled(weight)
    }
  }

  /// Returns a polynomial times x.
  private static func doubled(_ value: UInt16) -> UInt16 { value & 0x8000 != 0 ? value << 1 ^ 0x8005 : value << 1 }
}

extension FlacFrameHeader {
  /// Returns the checksum of the header: CRC-8 by x⁸ + x² + x + 1.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var sum: UInt8 = 0
    for byte in bytes {
      sum ^= byte
      for _ in 0..<8 { sum = sum & 0x80 != 0 ? sum << 1 ^ 0x07 : sum << 1 }
    }
    return sum
  }
}
