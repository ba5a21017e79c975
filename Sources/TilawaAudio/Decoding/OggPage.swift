/// A page of an Ogg file: a header, and up to 255 segments of packets.
struct OggPage: Hashable {
  /// The place in the file.
  let offset: Int
  /// The number of bytes before the segments.
  let head: Int
  let length: Int
  let isContinued: Bool
  let isFirst: Bool
  let isLast: Bool
  /// The position after the last packet that ends on the page; −1 if none does.
  let granule: Int
  let serial: UInt32
  let sequence: UInt32
  private let checksum: UInt32

  /// The greatest size in bytes.
  static let longest = 27 + 255 + 255 * 255

  /// - Parameter bytes: the bytes from `offset` on; the segments need not be there.
  init?(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    let start = bytes.startIndex
    guard bytes.count >= 27, bytes.starts(with: [0x4F, 0x67, 0x67, 0x53, 0]) else { return nil }
    let segments = Int(bytes[start + 26])
    guard bytes.count >= 27 + segments else { return nil }
    func number(_ place: Int, _ size: Int) -> UInt64 {
      bytes[(start + place)..<(start + place + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.offset = offset
    head = 27 + segments
    length = head + bytes[(start + 27)..<(start + head)].reduce(0) { $0 + Int($1) }
    let flags = bytes[start + 5]
    (isContinued, isFirst, isLast) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
    granule = Int(Int64(bitPattern: number(6, 8)))
    serial = UInt32(number(14, 4))
    sequence = UInt32(number(18, 4))
    checksum = UInt32(number(22, 4))
  }

  /// Whether the checksum fits all bytes of the page.
  func isSound(_ bytes: ArraySlice<UInt8>) -> Bool { Self.checksum(of: bytes) == checksum }

  /// Returns the bytes of the header from its flags to its checksum with other values.
  ///
  /// - Parameter bytes: all bytes of the page.
  func patch(_ bytes: ArraySlice<UInt8>, granule: Int, sequence: UInt32, isLast: Bool) -> BytePatch {
    var page = Array(bytes)
    page[5] = (page[5] & ~4) | (isLast ? 4 : 0)
    func put(_ value: UInt64, at place: Int, _ size: Int) {
      for index in 0..<size { page[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index)) }
    }
    put(UInt64(bitPattern: Int64(granule)), at: 6, 8)
    put(UInt64(sequence), at: 18, 4)
    put(UInt64(Self.checksum(of: page[...])), at: 22, 4)
    return BytePatch(offset: offset + 5, bytes: Array(page[5..<26]))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index) << 24) { sum, _ in sum & 0x8000_0000 != 0 ? sum << 1 ^ 0x04C1_1DB7 : sum << 1 }
  }

  /// Returns the checksum of a page, with zeros in its own place: CRC-32 by 0x04C11DB7.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let own = (bytes.startIndex + 22)..<(bytes.startIndex + 26)
    return table.withUnsafeBufferPointer { table in
      var sum: UInt32 = 0
      for index in bytes.indices {
        let byte = own.contains(index) ? 0 : bytes[index]
        sum = sum << 8 ^ table[Int(UInt8(truncatingIfNeeded: sum >> 24) ^ byte)]
      }
      return sum
    }
  }
}
