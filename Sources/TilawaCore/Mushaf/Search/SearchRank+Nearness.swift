extension SearchRank {
  /// Ranks a text.
  ///
  /// - Parameters:
  ///   - found: the occurrences of each term of the query in the text, none empty.
  ///   - text: the row of letters.
  ///   - range: the letters of the text.
  init(_ found: [[TermMatcher.Occurrence]], in text: FoldedText.View, _ range: Range<Int>) {
    var (faults, parts, liberties, letters) = (0, 0, 0, 0)
    for occurrences in found {
      var (agrees, isWhole, fewest) = (false, false, Int.max)
      for occurrence in occurrences {
        letters += occurrence.letters.count
        // An occurrence with the typed vowels stands for the term; occurrences without them do not count then.
        guard occurrence.agreesInVowels || !agrees else { continue }
        if occurrence.agreesInVowels, !agrees { (agrees, isWhole, fewest) = (true, false, Int.max) }
        isWhole = isWhole || occurrence.isWhole
        fewest = min(fewest, occurrence.liberties)
      }
      faults += agrees ? 0 : 1
      parts += isWhole ? 0 : 1
      liberties += fewest
    }
    let (order, distance) = found.count > 1 ? SearchRank.nearness(found, text, range) : (parts == 0 ? 0 : 1, 0)
    self.init(
      vowelFaults: faults, order: order, parts: parts, liberties: liberties, distance: distance,
      dilution: 100 * range.count / max(1, letters))
  }

  private static func nearness(
    _ found: [[TermMatcher.Occurrence]], _ text: FoldedText.View, _ range: Range<Int>
  ) -> (order: Int, distance: Int) {
    let words = words(found, text, range)
    let whole = zip(found, words).map { occurrences, words in
      zip(occurrences, words).filter(\.0.isWhole).map(\.1)
    }
    return (isInOrder(whole) ? 0 : isInOrder(words) ? 1 : 2, distance(words))
  }

  /// Returns the number of the word in the text for each occurrence.
  private static func words(
    _ found: [[TermMatcher.Occurrence]], _ text: FoldedText.View, _ range: Range<Int>
  ) -> [[Int]] {
    found.map { occurrences in
      var (word, place) = (0, range.lowerBound)
      return occurrences.map { occurrence in
        while place < occurrence.letters.lowerBound {
          if text.letters[place].endsWord { word += 1 }
          place += 1
        }
        return word
      }
    }
  }

  /// Whether the terms occur somewhere in neighbouring words, one after the other.
  private static func isInOrder(_ words: [[Int]]) -> Bool {
    guard let first = words.first else { return false }
    return first.contains { start in
      words.indices.allSatisfy { words[$0].contains(start + $0) }
    }
  }

  /// Returns the fewest words from the first to the last of one occurrence of each term.
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
