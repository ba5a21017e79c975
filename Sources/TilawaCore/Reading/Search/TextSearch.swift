/// Finds words in many texts: the ayat of the Quran, or the passages of a translation.
///
/// Made once and asked often: making one folds all texts, which takes longer than a search. Any thread may use it.
public struct TextSearch: Sendable {
  /// How texts are written.
  public enum Spelling: Hashable, Sendable {
    /// In the Uthmani spelling of the mushaf, with all signs.
    case uthmani
    /// As any language is today; what stands between `<` and `>` is no text.
    case plain
  }

  private let text: FoldedText

  /// Reads the texts, which are found by their place in the sequence.
  public init(_ texts: some Sequence<String>, spelled spelling: Spelling) {
    var folded = FoldedText()
    switch spelling {
    case .uthmani:
      folded.reserve(500_000)
      var folding = QuranFolding()
      for text in texts { folding.append(text, to: &folded) }
    case .plain:
      folded.reserve(1_000_000)
      var folding = PlainFolding()
      for text in texts { folding.append(text, to: &folded) }
    }
    text = folded
  }

  /// How many texts there are.
  public var count: Int { text.count }

  /// The texts in which all terms of the query stand, ranked.
  ///
  /// - Parameter ordinals: the texts that are looked at; nil: all.
  public func hits(for query: SearchQuery, within ordinals: [Range<Int>]? = nil) -> SearchResult {
    guard !query.isEmpty, count > 0 else { return .none }
    let matchers = query.terms.map { TermMatcher(term: $0, text: text, extent: query.extent) }
    // The longest is the rarest: what does not have it need not be searched for the others.
    let order = matchers.indices.sorted { matchers[$0].term.letters.count > matchers[$1].term.letters.count }
    var hits: [SearchHit] = []
    for range in ordinals ?? [0..<count] {
      for ordinal in range.clamped(to: 0..<count) {
        if let hit = hit(in: ordinal, matchers, order) { hits.append(hit) }
      }
    }
    hits.sort { ($0.rank, $0.ordinal) < ($1.rank, $1.ordinal) }
    return SearchResult(hits: hits, occurrences: hits.reduce(0) { $0 + $1.occurrences })
  }

  private func hit(in ordinal: Int, _ matchers: [TermMatcher], _ order: [Int]) -> SearchHit? {
    let range = text.letters(ofText: ordinal)
    var found = Array(repeating: [TermMatcher.Occurrence](), count: matchers.count)
    for index in order {
      found[index] = matchers[index].occurrences(in: range)
      if found[index].isEmpty { return nil }
    }
    return SearchHit(
      ordinal: ordinal, matches: matches(found), occurrences: found.reduce(0) { $0 + $1.count },
      rank: SearchRank(found, in: text, range))
  }

  /// The places in the text, in order; what overlaps is one.
  private func matches(_ found: [[TermMatcher.Occurrence]]) -> [Range<Int>] {
    let all = found.joined().map { places(of: $0.letters) }.sorted { $0.lowerBound < $1.lowerBound }
    var matches: [Range<Int>] = []
    for range in all {
      if let last = matches.last, range.lowerBound < last.upperBound {
        matches[matches.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        matches.append(range)
      }
    }
    return matches
  }

  private func places(of letters: Range<Int>) -> Range<Int> {
    let end = letters.reduce(0) { max($0, Int(text.ends[$1])) }
    return Int(text.starts[letters.lowerBound])..<end
  }
}
