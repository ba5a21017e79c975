/// An ayah, or a passage of a translation, in which all that was looked for stands.
public struct SearchHit: Hashable, Sendable {
  /// Which of the texts it is, from 0; of the Quran the ayah's place in the Kufi counting.
  public let ordinal: Int
  /// What is to be made to stand out: code points of the text, ascending, apart from each other.
  public let matches: [Range<Int>]
  /// How often something that was looked for stands there.
  public let occurrences: Int
  let rank: SearchRank
}

/// What was found.
public struct SearchResult: Hashable, Sendable {
  /// The best first; among equals in the order of the text.
  public let hits: [SearchHit]
  /// How often something that was looked for stands in all of them.
  public let occurrences: Int

  /// Nothing.
  public static let none = SearchResult(hits: [], occurrences: 0)

  /// The same of texts that were taken out of more: `ordinals` says of each which it was, ascending.
  package func numbered(by ordinals: [Int]) -> SearchResult {
    let hits = hits.map {
      SearchHit(ordinal: ordinals[$0.ordinal], matches: $0.matches, occurrences: $0.occurrences, rank: $0.rank)
    }
    return SearchResult(hits: hits, occurrences: occurrences)
  }
}

/// How well a text answers a query; what is less comes first.
///
/// Two numbers, since hits are compared more often than they are ranked. What is too large for its bits counts as the largest.
struct SearchRank: Hashable, Comparable {
  private let upper: UInt64
  private let lower: UInt64

  /// - Parameters:
  ///   - vowelFaults: typed vowel signs that stand otherwise.
  ///   - order: 0: the words stand in order as whole words; 1: in order, parts of words; 2: not in order.
  ///   - parts: terms that are nowhere a whole word.
  ///   - liberties: letters spelled otherwise than typed, at the place that is nearest.
  ///   - distance: from the first to the last of the words that stand nearest to each other.
  ///   - dilution: letters of the text for each letter that was found, in hundredths.
  init(vowelFaults: Int, order: Int, parts: Int, liberties: Int, distance: Int, dilution: Int) {
    func field(_ value: Int, bits: Int) -> UInt64 { UInt64(min(value, 1 << bits - 1)) }
    upper =
      field(vowelFaults, bits: 16) << 48 | field(order, bits: 2) << 46 | field(parts, bits: 16) << 30
      | field(liberties, bits: 30)
    lower = field(distance, bits: 24) << 40 | field(dilution, bits: 40)
  }

  static func < (a: SearchRank, b: SearchRank) -> Bool { (a.upper, a.lower) < (b.upper, b.lower) }
}
