/// Some of the places of a range, one bit each.
struct PlaceSet: Hashable, Sendable {
  private let first: Int
  private var bits: [UInt64]

  /// None of them.
  init(_ places: Range<Int>) {
    first = places.lowerBound
    bits = Array(repeating: 0, count: (places.count + 63) / 64)
  }

  /// - Precondition: it is in the range.
  mutating func insert(_ place: Int) { bits[(place - first) / 64] |= 1 << UInt64((place - first) % 64) }

  /// Whether it is there; what is not in the range is not.
  func contains(_ place: Int) -> Bool {
    let bit = place - first
    return bit >= 0 && bit / 64 < bits.count && bits[bit / 64] & 1 << UInt64(bit % 64) != 0
  }
}
