/// A search over the texts of a row, with memory that is used again from text to text.
struct SearchPass {
  private let text: FoldedText.View
  private let matchers: [TermMatcher]
  /// The matchers of other forms of each term.
  private let forms: [[TermMatcher]]
  /// The indices of the matchers, the longest term first: it is the rarest, and a text without it need not be searched
  /// for the others.
  private let order: [Int]
  /// The occurrences of each term in the present text.
  private var found: [[TermMatcher.Occurrence]]
  private var hits: [SearchHit] = []
  private var keys: [Key] = []

  /// A key for sorting hits. The hits are larger, and moving them would cost reference counting.
  private struct Key: Comparable {
    let rank: SearchRank
    let ordinal: Int
    /// The index of the hit.
    let hit: Int

    static func < (a: Key, b: Key) -> Bool { a.rank == b.rank ? a.ordinal < b.ordinal : a.rank < b.rank }
  }

  /// Makes a search.
  ///
  /// - Precondition: the query is not empty.
  init(_ query: SearchQuery, in text: FoldedText.View) {
    self.text = text
    matchers = query.terms.map { TermMatcher($0, in: text, query.extent) }
    forms = query.forms.map { $0.map { TermMatcher($0, in: text, .whole) } }
    order = matchers.indices.sorted { query.terms[$0].letters.count > query.terms[$1].letters.count }
    found = Array(repeating: [], count: matchers.count)
  }

  /// Searches some of the texts.
  mutating func look(at ordinals: Range<Int>) {
    for ordinal in ordinals where hasAll(text.letters(ofText: ordinal)) {
      let rank = SearchRank(found, in: text, text.letters(ofText: ordinal))
      keys.append(Key(rank: rank, ordinal: ordinal, hit: hits.count))
      hits.append(
        SearchHit(
          ordinal: ordinal, matches: matches(), occurrences: found.reduce(0) { $0 + $1.count }, rank: rank))
    }
  }

  /// Returns the texts of a range with all terms.
  mutating func ordinals(among ordinals: Range<Int>) -> [Int] {
    var having: [Int] = []
    for ordinal in ordinals where hasAll(text.letters(ofText: ordinal)) { having.append(ordinal) }
    return having
  }

  /// Returns all hits, the best first.
  func result() -> SearchResult {
    SearchResult(
      hits: keys.sorted().map { hits[$0.hit] }, occurrences: hits.reduce(0) { $0 + $1.occurrences })
  }

  private mutating func hasAll(_ range: Range<Int>) -> Bool {
    for index in order {
      matchers[index].find(in: range, &found[index])
      if !forms[index].isEmpty { findForms(of: index, in: range) }
      if found[index].isEmpty { return false }
    }
    return true
  }

  /// Adds the occurrences of other forms of a term. None of them overlaps another, as they are different whole words
  /// without the term.
  private mutating func findForms(of index: Int, in range: Range<Int>) {
    var others: [TermMatcher.Occurrence] = []
    for form in forms[index] {
      form.find(in: range, &others)
      found[index] += others
    }
    found[index].sort { $0.letters.lowerBound < $1.letters.lowerBound }
  }

  // MARK: - Places

  /// Returns the places in the text, in order; overlapping ones are joined.
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
