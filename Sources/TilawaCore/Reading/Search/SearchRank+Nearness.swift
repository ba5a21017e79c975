extension SearchRank {
  /// - Parameters:
  ///   - found: for each term of the query its occurrences in one text, none empty.
  ///   - range: the letters of the text.
  init(_ found: [[TermMatcher.Occurrence]], in text: FoldedText, _ range: Range<Int>) {
    vowelFaults = found.count { occurrences in !occurrences.contains(where: \.agreesInVowels) }
    parts = found.count { occurrences in !occurrences.contains(where: \.isWhole) }
    liberties = found.reduce(0) { sum, occurrences in sum + (occurrences.map(\.liberties).min() ?? 0) }
    let letters = found.joined().reduce(0) { $0 + $1.letters.count }
    dilution = 100 * range.count / max(1, letters)
    guard found.count > 1 else {
      order = parts == 0 ? 0 : 1
      distance = 0
      return
    }
    let words = SearchRank.words(found, text, range)
    distance = SearchRank.distance(words)
    let whole = zip(found, words).map { occurrences, words in
      zip(occurrences, words).filter(\.0.isWhole).map(\.1)
    }
    order = SearchRank.isInOrder(whole) ? 0 : SearchRank.isInOrder(words) ? 1 : 2
  }

  /// For each occurrence the number of its word in the text.
  private static func words(
    _ found: [[TermMatcher.Occurrence]], _ text: FoldedText, _ range: Range<Int>
  ) -> [[Int]] {
    found.map { occurrences in
      var (word, place) = (0, range.lowerBound)
      return occurrences.map { occurrence in
        while place < occurrence.letters.lowerBound {
          let letter = text.letters[place]
          if letter == .space || letter == SearchSlot.optionalSpace.letter { word += 1 }
          place += 1
        }
        return word
      }
    }
  }

  /// Whether somewhere the terms stand in neighbouring words, one after the other.
  private static func isInOrder(_ words: [[Int]]) -> Bool {
    guard let first = words.first else { return false }
    return first.contains { start in
      words.indices.allSatisfy { words[$0].contains(start + $0) }
    }
  }

  /// The fewest words from the first to the last of one occurrence of each term.
  private static func distance(_ words: [[Int]]) -> Int {
    let all: [(word: Int, term: Int)] = words.enumerated().flatMap { term, words in words.map { ($0, term) } }
      .sorted { $0 < $1 }
    var counts = Array(repeating: 0, count: words.count)
    var (missing, first, least) = (words.count, 0, Int.max)
    for entry: (word: Int, term: Int) in all {
      if counts[entry.term] == 0 { missing -= 1 }
      counts[entry.term] += 1
      while missing == 0 {
        least = min(least, entry.word - all[first].word)
        counts[all[first].term] -= 1
        if counts[all[first].term] == 0 { missing += 1 }
        first += 1
      }
    }
    return least
  }
}
