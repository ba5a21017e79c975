/// One search over the texts of a row, with the memory that it uses again from text to text.
struct SearchPass {
  private let text: FoldedText.View
  private let matchers: [TermMatcher]
  /// The matchers, the longest first: it is the rarest, and what does not have it need not be searched for the others.
  private let order: [Int]
  /// For each term what was found in the text that is looked at.
  private var found: [[TermMatcher.Occurrence]]
  private var hits: [SearchHit] = []
  private var keys: [Key] = []

  /// What hits are sorted by: they themselves are larger, and would be counted as they are moved.
  private struct Key: Comparable {
    let rank: SearchRank
    let ordinal: Int
    /// Which of the hits it is.
    let hit: Int

    static func < (a: Key, b: Key) -> Bool { a.rank == b.rank ? a.ordinal < b.ordinal : a.rank < b.rank }
  }

  /// - Precondition: the query is not empty.
  init(_ query: SearchQuery, in text: FoldedText.View) {
    self.text = text
    matchers = query.terms.map { TermMatcher($0, in: text, query.extent) }
    order = matchers.indices.sorted { query.terms[$0].letters.count > query.terms[$1].letters.count }
    found = Array(repeating: [], count: matchers.count)
  }

  /// Looks at some of the texts.
  mutating func look(at ordinals: Range<Int>) {
    for ordinal in ordinals where hasAll(text.letters(ofText: ordinal)) {
      let rank = SearchRank(found, in: text, text.letters(ofText: ordinal))
      keys.append(Key(rank: rank, ordinal: ordinal, hit: hits.count))
      hits.append(
        SearchHit(
          ordinal: ordinal, matches: matches(), occurrences: found.reduce(0) { $0 + $1.count }, rank: rank))
    }
  }

  /// Which of some texts have all terms.
  mutating func ordinals(among ordinals: Range<Int>) -> [Int] {
    var having: [Int] = []
    for ordinal in ordinals where hasAll(text.letters(ofText: ordinal)) { having.append(ordinal) }
    return having
  }

  /// All that was found, the best first.
  func result() -> SearchResult {
    SearchResult(
      hits: keys.sorted().map { hits[$0.hit] }, occurrences: hits.reduce(0) { $0 + $1.occurrences })
  }

  private mutating func hasAll(_ range: Range<Int>) -> Bool {
    for index in order {
      matchers[index].find(in: range, &found[index])
      if found[index].isEmpty { return false }
    }
    return true
  }

  // MARK: - Places

  /// The places in the text, in order; what overlaps is one.
  private func matches() -> [Range<Int>] {
    guard found.count > 1 else { return SearchPass.joined(found[0].lazy.map { places(of: $0.letters) }) }
    return SearchPass.joined(
      found.joined().map { places(of: $0.letters) }.sorted { $0.lowerBound < $1.lowerBound })
  }

  private static func joined(_ ranges: some Collection<Range<Int>>) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    matches.reserveCapacity(ranges.count)
    for range in ranges {
      if let last = matches.last, range.lowerBound < last.upperBound {
        matches[matches.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        matches.append(range)
      }
    }
    return matches
  }

  private func places(of letters: Range<Int>) -> Range<Int> {
    var end: UInt32 = 0
    for letter in letters { end = max(end, text.places[letter].end) }
    return Int(text.places[letters.lowerBound].start)..<Int(end)
  }
}
