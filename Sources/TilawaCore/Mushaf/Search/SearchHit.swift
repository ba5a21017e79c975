/// An ayah, or a passage of a translation, with all terms of a query.
package struct SearchHit: Hashable, Sendable {
  /// The number of the text, from 0; in the Quran the ordinal of the ayah in the Kufi counting.
  package let ordinal: Int
  /// The parts to highlight: code points of the text, ascending, without overlap.
  package let matches: [Range<Int>]
  /// The number of occurrences of terms in the text.
  package let occurrences: Int
  let rank: SearchRank
}

/// The result of a search.
package struct SearchResult: Hashable, Sendable {
  /// The hits, the best first; equal ones in the order of the text.
  package let hits: [SearchHit]
  /// The number of occurrences of terms in all hits.
  package let occurrences: Int

  /// The empty result.
  package static let none = SearchResult(hits: [], occurrences: 0)

  /// Returns the result, and after its hits those of another one in texts without a hit of this one.
  package func followed(by other: SearchResult) -> SearchResult {
    let known = Set(hits.map(\.ordinal))
    let more = other.hits.filter { !known.contains($0.ordinal) }
    return SearchResult(hits: hits + more, occurrences: occurrences + more.reduce(0) { $0 + $1.occurrences })
  }

  /// Returns the result with other ordinals, for a search in a selection of texts. `ordinals` holds the original number
  /// of each text, ascending.
  package func numbered(by ordinals: [Int]) -> SearchResult {
    let hits = hits.map {
      SearchHit(ordinal: ordinals[$0.ordinal], matches: $0.matches, occurrences: $0.occurrences, rank: $0.rank)
    }
    return SearchResult(hits: hits, occurrences: occurrences)
  }
}

/// A rank of a text for a query; a lower rank comes first.
///
/// It is stored in two numbers, since hits are compared more often than ranked. A value that is too large for its bits
/// counts as the largest.
struct SearchRank: Hashable, Comparable {
  private let upper: UInt64
  private let lower: UInt64

  /// Makes a rank.
  ///
  /// - Parameters:
  ///   - vowelFaults: the number of terms with typed vowel signs that the text does not have.
  ///   - order: 0 if the words stand in order as whole words, 1 if in order as parts of words, 2 if not in order.
  ///   - parts: the number of terms that are nowhere a whole word.
  ///   - liberties: the number of letters spelled otherwise than typed, in the closest occurrence of each term.
  ///   - distance: the number of words from the first to the last of the nearest occurrences.
  ///   - dilution: the number of letters of the text for each found letter, in hundredths.
  init(vowelFaults: Int, order: Int, parts: Int, liberties: Int, distance: Int, dilution: Int) {
    func field(_ value: Int, bits: Int) -> UInt64 { UInt64(min(value, 1 << bits - 1)) }
    upper =
      field(vowelFaults, bits: 16) << 48 | field(order, bits: 2) << 46 | field(parts, bits: 16) << 30
      | field(liberties, bits: 30)
    lower = field(distance, bits: 24) << 40 | field(dilution, bits: 40)
  }

  static func < (a: SearchRank, b: SearchRank) -> Bool { (a.upper, a.lower) < (b.upper, b.lower) }
}
