/// A check of the end of a FLAC file: the last frame must be whole, and the last one that the header announces. Reads
/// the header and the tail.
enum FlacEnding {
  static func check(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) {
    let header = try file.bytes(at: start + 4, count: 4 + 34)
    guard header.count == 38, header[0] & 0x7F == 0, let packed = header.bigEndian(at: 14, size: 8),
      let minimum = header.bigEndian(at: 4, size: 2), let maximum = header.bigEndian(at: 6, size: 2),
      let longest = header.bigEndian(at: 11, size: 3)
    else { throw AudioError.breaksOff(file.path, "its header is not whole") }
    let total = Int(packed & 0xF_FFFF_FFFF)
    guard total > 0 else {
      throw AudioError(.unsupported, "read", path: file.path, "its header does not say how long it is")
    }
    let end = try soundEnd(file)
    // The header may leave out how many bytes a frame has at most.
    let reach = min(end - start, longest > 0 ? Int(longest) : 1 << 20)
    let tail = try file.bytes(at: end - reach, count: reach)
    let fixed = minimum == maximum ? Int(maximum) : nil
    guard endsWithLastFrame(tail, total: total, fixedBlock: fixed) else {
      throw AudioError.breaksOff(file.path, "its last frame is not whole")
    }
  }

  /// Returns the end of the sound in bytes; an ID3v1 tag may follow it.
  private static func soundEnd(_ file: borrowing FileDescriptor) throws(AudioError) -> Int {
    let tag = try file.bytes(at: file.size - 128, count: 3)
    return tag.has("TAG") ? file.size - 128 : file.size
  }

  /// Searches from the end for the last frame: its checksum must reach to the very end, and its samples must complete
  /// the total.
  private static func endsWithLastFrame(_ tail: [UInt8], total: Int, fixedBlock: Int?) -> Bool {
    var checksum = FlacFrameChecksum()
    for offset in tail.indices.reversed() {
      checksum.prepend(tail[offset])
      guard checksum.value == 0, offset + 8 <= tail.count, tail[offset] == 0xFF, tail[offset + 1] & 0xFE == 0xF8,
        let frame = FlacFrameHeader(tail, at: offset)
      else { continue }
      let first = frame.isNumberedBySample ? frame.number : frame.number * (fixedBlock ?? frame.samples)
      return first + frame.samples == total
    }
    return false
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
/// its own checksum at the end.
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
