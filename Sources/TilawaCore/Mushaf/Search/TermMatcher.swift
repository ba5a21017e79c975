/// A matcher of a term in a row of letters, valid as long as the view of the row.
struct TermMatcher {
  private let letters: UnsafeBufferPointer<SearchLetter>
  private let places: UnsafeBufferPointer<LetterPlace>
  private let extent: SearchQuery.Extent
  private let term: [TermLetter]
  private let first: TermLetter
  /// The second letter; the first again in a term of one letter.
  private let second: TermLetter
  /// The value 1 for a term of one letter, else 0.
  private let single: UInt16
  private let hasVowels: Bool

  /// A letter of a term in the form for comparison.
  private struct TermLetter {
    let letter: SearchLetter
    /// The slots that it fits.
    let slots: SearchSlot.Numbers
    let vowels: VowelSigns

    func fits(_ other: SearchLetter) -> Bool { fitting(other) != 0 }

    /// Returns 1 if a letter of the text fits, else 0.
    @inline(__always)
    func fitting(_ other: SearchLetter) -> UInt16 { (other == letter ? 1 : 0) | slots.has(other) }
  }

  /// An occurrence of the term.
  struct Occurrence {
    /// The letters of the row; for a whole word with the optional slots around it.
    let letters: Range<Int>
    /// Whether it begins and ends at the ends of words.
    let isWhole: Bool
    /// The number of letters of the text that are spelled otherwise than typed, or left out.
    let liberties: Int
    /// Whether the text has every typed vowel sign.
    let agreesInVowels: Bool
  }

  /// Makes a matcher.
  ///
  /// - Precondition: the term has a letter.
  init(_ term: SearchTerm, in text: FoldedText.View, _ extent: SearchQuery.Extent) {
    letters = text.letters
    places = text.places
    self.extent = extent
    self.term = zip(term.letters, term.vowels).map { letter, vowels in
      TermLetter(letter: letter, slots: SearchSlot.Numbers(fitting: letter), vowels: vowels)
    }
    first = self.term[0]
    second = self.term[self.term.count > 1 ? 1 : 0]
    single = self.term.count == 1 ? 1 : 0
    hasVowels = term.hasVowels && !places.isEmpty
  }

  /// Replaces `found` by the occurrences in a range of letters, in order and without overlap.
  func find(in range: Range<Int>, _ found: inout [Occurrence]) {
    found.removeAll(keepingCapacity: true)
    var place = candidate(from: range.lowerBound, to: range.upperBound)
    while place < range.upperBound {
      var next = place + 1
      if let occurrence = occurrence(at: place) {
        found.append(occurrence)
        next = max(next, occurrence.letters.upperBound)
      }
      place = candidate(from: next, to: range.upperBound)
    }
  }

  /// Returns the first place at which the first two letters of the term match; `limit` or more where there is none.
  ///
  /// Every letter of a text is checked here, with one branch each, because the many slots cannot be predicted.
  private func candidate(from start: Int, to limit: Int) -> Int {
    let (letters, first, second, single) = (letters, first, second, single)
    var place = start
    while place < limit {
      let letter = letters[place]
      if first.fitting(letter) != 0 {
        let next = letters[place &+ 1]
        if single | second.fitting(next) | SearchSlot.optional(next) | SearchSlot.optional(letter) != 0 { break }
      }
      place &+= 1
    }
    return place
  }

  /// Returns the occurrence at a place; nil where there is none, and for a part of a word if whole words are required.
  private func occurrence(at start: Int) -> Occurrence? {
    guard let path = path(start, 0).map(toWordEnd) else { return nil }
    guard let opening = wordStart(before: start), let closing = wordEnd(after: path.end) else {
      guard extent == .parts else { return nil }
      return Occurrence(
        letters: start..<path.end, isWhole: false, liberties: path.liberties, agreesInVowels: path.agrees)
    }
    return Occurrence(
      letters: opening..<closing, isWhole: true, liberties: path.liberties, agreesInVowels: path.agrees)
  }

  private struct Path {
    let end: Int
    var liberties = 0
    var agrees = true
  }

  /// Follows the letters from `place` with those of the term from `index`. An optional letter is used if the rest then
  /// matches, else it is left out. Returns nil without a match.
  private func path(_ place: Int, _ index: Int) -> Path? {
    var (place, index, liberties, agrees) = (place, index, 0, true)
    while index < term.count {
      let letter = letters[place]
      let fits = term[index].fits(letter)
      if SearchSlot.isOptional(letter) {
        // The next word holds the term's first letter: the search finds it there.
        if index == 0, letter.endsWord { return nil }
        if fits, var rest = path(place + 1, index + 1) {
          rest.liberties += liberties
          rest.agrees = rest.agrees && agrees && isVowelled(place, index)
          return rest
        }
        liberties += 1
      } else {
        guard fits else { return nil }
        agrees = agrees && isVowelled(place, index)
        index += 1
      }
      place += 1
    }
    return Path(end: place, liberties: liberties, agrees: agrees)
  }

  /// Returns the path with one more letter if that letter completes the word. It may be the carrier of a hamza already
  /// matched: خَطَـًٔا is خطأ.
  private func toWordEnd(_ path: Path) -> Path {
    guard SearchSlot.isOptional(letters[path.end - 1]), let last = term.last, last.fits(letters[path.end]),
      wordEnd(after: path.end) == nil, wordEnd(after: path.end + 1) != nil
    else { return path }
    return Path(end: path.end + 1, liberties: path.liberties + 1, agrees: path.agrees)
  }

  private func isVowelled(_ place: Int, _ index: Int) -> Bool {
    !hasVowels || term[index].vowels.isSubset(of: places[place].vowels)
  }

  // MARK: - Words

  /// Returns the start of the word with its first letter at `place`, with optional slots before it; nil inside a word.
  private func wordStart(before place: Int) -> Int? {
    var place = place
    while !letters[place - 1].endsWord {
      guard SearchSlot.isOptional(letters[place - 1]) else { return nil }
      place -= 1
    }
    return place
  }

  private func wordEnd(after place: Int) -> Int? {
    var place = place
    while !letters[place].endsWord {
      guard SearchSlot.isOptional(letters[place]) else { return nil }
      place += 1
    }
    return place
  }
}
