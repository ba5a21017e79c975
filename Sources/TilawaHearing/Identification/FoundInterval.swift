package import TilawaCore

/// An interval of a recording and what is recited in it.
package struct FoundInterval: Hashable, Sendable {
  /// Some ayat of a text.
  package struct Pieces: Hashable, Sendable {
    /// The heard part of the first or last ayah: all or some of it; the raw values are used in JSON.
    package enum Edge: String, Hashable, Sendable, Codable { case whole, partial }

    /// The ayat in the order of the text; not empty.
    package let pieces: Range<Int>
    /// The heard part of the first ayah.
    package let first: Edge
    /// The heard part of the last ayah.
    package let last: Edge
  }

  /// An alternative.
  package struct Other: Hashable, Sendable {
    /// The ayat that are recited.
    package let pieces: Pieces
    /// Other ayat in which the same words are said.
    package let same: [Pieces]
    /// The probability, from 0 to 1.
    package let confidence: Double
  }

  /// The interval of the recording.
  package let hops: Range<Hop>
  /// The ayat that are recited.
  package let pieces: Pieces
  /// Other ayat in which the same words are said, so that nobody can tell them apart.
  package let same: [Pieces]
  /// The probability, from 0 to 1, that these ayat are recited, or some of the same words.
  package let confidence: Double
  /// The alternatives, the likelier first.
  package let others: [Other]
  /// The lead of the passage over other speech, and over any other place, in nats.
  package let gain: Float
  package let lead: Float
  /// The mean distance of its frames to what is heard best, in nats.
  package let loss: Float
}

extension SearchedText {
  /// The fewest units of an ayah that are believed where less than a quarter of it is heard.
  private static let fewest = 8

  /// Returns the ayat of which some units are; an outer ayah only where enough of it is there.
  func pieces(of units: Range<Int>) -> FoundInterval.Pieces {
    func share(_ ayah: Int) -> Double {
      let all = self.units(ofAyah: ayah)
      return Double(all.clamped(to: units).count) / Double(max(1, all.count))
    }
    func isThere(_ ayah: Int) -> Bool {
      share(ayah) >= 0.25 || self.units(ofAyah: ayah).clamped(to: units).count >= Self.fewest
    }
    var first = ayah(ofWord: word(ofUnit: units.lowerBound))
    var last = ayah(ofWord: word(ofUnit: max(units.lowerBound, units.upperBound - 1)))
    while first < last, !isThere(first) { first += 1 }
    while last > first, !isThere(last) { last -= 1 }
    return FoundInterval.Pieces(
      pieces: first..<last + 1, first: share(first) >= 0.75 ? .whole : .partial,
      last: share(last) >= 0.75 ? .whole : .partial)
  }
}
