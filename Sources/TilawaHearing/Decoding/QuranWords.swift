/// The words of the Quran as they are said, to know whether another sound in a word makes another one of them.
///
/// A Bloom filter: all words of Hafs are in it, in each form, and of other sequences of units one in 48.
package enum QuranWords {
  /// The bits of the filter as a power of two, and the bits of each word.
  package static let (bits, hashes) = (18, 6)

  /// Returns whether units are those of a word of the Quran.
  static func contains(_ units: [UInt8]) -> Bool {
    places(of: units).allSatisfy { QuranWordBits.words[$0 >> 6] & (1 << UInt64($0 & 63)) != 0 }
  }

  /// Returns the bits of a word.
  package static func places(of units: [UInt8]) -> [Int] {
    // FNV-1a.
    let hash = units.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let step = hash >> 32 | 1
    return (0..<UInt64(hashes)).map { Int((hash &+ $0 &* step) & (1 << UInt64(bits) - 1)) }
  }
}
