/// A set of words of the text, in as few stretches as possible.
package struct WordSet: Hashable, Sendable {
  /// The stretches, in the order of the text, none touching another.
  package private(set) var ranges: [WordRange]

  /// - Parameter ranges: the stretches, in any order; they may overlap.
  package init(_ ranges: [WordRange] = []) { self.ranges = WordRange.joined(ranges) }

  /// The number of words.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether the set is empty.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Whether the set holds all words of the stretch.
  package func contains(_ range: WordRange) -> Bool {
    let index = index(endingAtOrAfter: range.end)
    return index < ranges.count && ranges[index].start <= range.start
  }

  /// Returns the number of words of the stretch that are in the set.
  package func count(in range: WordRange) -> Int {
    var count = 0
    for index in self.index(endingAtOrAfter: range.start + 1)..<ranges.count {
      let other = ranges[index]
      guard other.start < range.end else { break }
      count += min(other.end, range.end) - max(other.start, range.start)
    }
    return count
  }

  /// Adds words; words already in the set stay.
  package mutating func insert(_ range: WordRange) {
    let first = index(endingAtOrAfter: range.start)
    var (past, start, end) = (first, range.start, range.end)
    while past < ranges.count, ranges[past].start <= range.end {
      start = min(start, ranges[past].start)
      end = max(end, ranges[past].end)
      past += 1
    }
    ranges.replaceSubrange(first..<past, with: CollectionOfOne(WordRange(start, end)))
  }

  /// Removes words; words outside the set are no fault.
  package mutating func remove(_ range: WordRange) {
    ranges = ranges.flatMap { present -> [WordRange] in
      guard present.overlaps(range) else { return [present] }
      var rest: [WordRange] = []
      if present.start < range.start { rest.append(WordRange(present.start, range.start)) }
      if range.end < present.end { rest.append(WordRange(range.end, present.end)) }
      return rest
    }
  }

  /// Returns the parts of a stretch that are in the set.
  package func ranges(in range: WordRange) -> [WordRange] {
    var parts: [WordRange] = []
    for index in self.index(endingAtOrAfter: range.start + 1)..<ranges.count {
      let other = ranges[index]
      guard other.start < range.end else { break }
      parts.append(WordRange(max(other.start, range.start), min(other.end, range.end)))
    }
    return parts
  }

  private func index(endingAtOrAfter word: Int) -> Int { ranges.partitioningIndex { $0.end >= word } }
}

extension WordSet {
  /// The stored form: "0-29,35-80".
  package var text: String { ranges.map { "\($0.start)-\($0.end)" }.joined(separator: ",") }

  /// Reads the stored form; nil for any other text, or words outside the Quran.
  ///
  /// `words`: the number of words in the Quran.
  package init?(text: String, words: Int) {
    var (ranges, last) = ([WordRange](), -1)
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let start = ends[0], let end = ends[1], last < start, start < end, end <= words else {
        return nil
      }
      ranges.append(WordRange(start, end))
      last = end
    }
    self.ranges = ranges
  }
}
