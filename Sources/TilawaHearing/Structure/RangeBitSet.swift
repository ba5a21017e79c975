/// A subset of a range of integers, one bit for each.
struct RangeBitSet: Hashable, Sendable {
  private let first: Int
  private var bits: [UInt64]

  /// Creates an empty subset of a range.
  init(_ places: Range<Int>) {
    first = places.lowerBound
    bits = Array(repeating: 0, count: (places.count + 63) / 64)
  }

  /// - Precondition: the integer is in the range.
  mutating func insert(_ place: Int) { bits[(place - first) / 64] |= 1 << UInt64((place - first) % 64) }

  /// Returns whether an integer is in the subset; integers outside the range are not.
  func contains(_ place: Int) -> Bool {
    let bit = place - first
    return bit >= 0 && bit / 64 < bits.count && bits[bit / 64] & 1 << UInt64(bit % 64) != 0
  }
}
