/// A probability that something is right, as text for people.
package enum Confidence {
  /// Returns whole per cents, rounded down: what is not certain is never 100%.
  package static func words(_ confidence: Double) -> String { "\(percent(confidence))%" }

  /// Returns the lowest and the highest of several: "61–90%"; nil if there are none.
  package static func words(ofSeveral confidences: [Double]) -> String? {
    guard let low = confidences.min().map(percent), let high = confidences.max().map(percent) else { return nil }
    return low == high ? "\(low)%" : "\(low)–\(high)%"
  }

  private static func percent(_ confidence: Double) -> Int { Int((min(max(confidence, 0), 1) * 100).rounded(.down)) }
}
