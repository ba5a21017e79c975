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
}

/// How well a text answers a query; what is less comes first.
struct SearchRank: Hashable, Comparable {
  /// Typed vowel signs that stand otherwise.
  let vowelFaults: Int
  /// 0: the words stand in order as whole words; 1: in order, parts of words; 2: not in order.
  let order: Int
  /// Terms that are nowhere a whole word.
  let parts: Int
  /// Letters spelled otherwise than typed, at the place that is nearest.
  let liberties: Int
  /// From the first to the last of the words that stand nearest to each other.
  let distance: Int
  /// Letters of the text for each letter that was found, in hundredths.
  let dilution: Int

  private var keys: (Int, Int, Int, Int, Int, Int) { (vowelFaults, order, parts, liberties, distance, dilution) }

  static func < (a: SearchRank, b: SearchRank) -> Bool { a.keys < b.keys }
}
