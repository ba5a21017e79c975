/// A histogram of the values of an envelope.
struct LevelHistogram {
  private var counts = [Int](repeating: 0, count: 256)
  private(set) var total = 0

  init(_ values: ArraySlice<UInt8> = []) { for value in values { add(value) } }

  mutating func add(_ value: UInt8) {
    counts[Int(value)] += 1
    total += 1
  }

  mutating func remove(_ value: UInt8) {
    counts[Int(value)] -= 1
    total -= 1
  }

  /// Returns the level that a share of the values exceeds, in decibels.
  func level(above share: Double) -> Double {
    let wanted = max(1, Int(share * Double(total)))
    var seen = 0
    for (value, count) in counts.enumerated() {
      seen += count
      if seen >= wanted { return -0.5 * Double(value) }
    }
    return -127.5
  }
}
