/// An ayah that resembles another one.
package struct SimilarAyah: Hashable, Sendable {
  /// A run of words common to both ayat.
  package struct Run: Hashable, Sendable {
    /// The words of the first ayah, from 0.
    package let own: Range<Int>
    /// The words of the other ayah, from 0.
    package let other: Range<Int>

    package init(own: Range<Int>, other: Range<Int>) {
      self.own = own
      self.other = other
    }
  }

  /// The other ayah.
  package let ayah: AyahRef
  /// The likeness: the common part of both, in thousandths of the weight of their words.
  package let likeness: Int
  /// The common runs, in order; all other words differ.
  package let runs: [Run]

  /// Returns the words of the first ayah outside the runs.
  ///
  /// - Parameter count: the number of words of the first ayah.
  package func differing(of count: Int) -> [Range<Int>] { SimilarAyah.gaps(runs.map(\.own), count) }

  /// Returns the words of the other ayah outside the runs.
  ///
  /// - Parameter count: the number of words of the other ayah.
  package func differingInOther(of count: Int) -> [Range<Int>] { SimilarAyah.gaps(runs.map(\.other), count) }

  private static func gaps(_ runs: [Range<Int>], _ count: Int) -> [Range<Int>] {
    let starts = [0] + runs.map(\.upperBound)
    let ends = runs.map(\.lowerBound) + [count]
    return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
  }
}

/// A phrase of an ayah that occurs in other ayat too.
package struct SimilarPhrase: Hashable, Sendable {
  /// A place of the phrase.
  package struct Place: Hashable, Sendable {
    /// The ayah of the place.
    package let ayah: AyahRef
    /// The words of the ayah, from 0.
    package let words: Range<Int>
  }

  /// The place in the first ayah.
  package let own: Place
  /// All other places, in the order of the text.
  package let others: [Place]

  /// Returns the phrase with some of its other places; nil without any.
  package func elsewhere(where isWanted: (AyahRef) -> Bool) -> SimilarPhrase? {
    let kept = others.filter { isWanted($0.ayah) }
    return kept.isEmpty ? nil : SimilarPhrase(own: own, others: kept)
  }
}
