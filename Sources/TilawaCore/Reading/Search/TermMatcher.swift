/// Where a term stands in a row of letters; valid for as long as the view of the row.
struct TermMatcher {
  private let letters: UnsafeBufferPointer<SearchLetter>
  private let places: UnsafeBufferPointer<LetterPlace>
  private let extent: SearchQuery.Extent
  private let term: [TermLetter]
  private let first: TermLetter
  /// The first again in a term of one letter.
  private let second: TermLetter
  private let isSingle: Bool
  private let hasVowels: Bool

  /// A letter of a term, as it is compared.
  private struct TermLetter {
    let letter: SearchLetter
    /// The slots that it fits.
    let slots: SearchSlot.Numbers
    let vowels: VowelSigns

    @inline(__always)
    func fits(_ other: SearchLetter) -> Bool {
      let (isSame, isSlot) = (other == letter, slots.hasSlot(other))
      return isSame != isSlot
    }
  }

  /// A stretch of letters that is the term.
  struct Occurrence {
    /// Letters of the row; of a whole word also the slots around it that were not typed.
    let letters: Range<Int>
    /// Whether it begins and ends where words do.
    let isWhole: Bool
    /// How many letters of the text are spelled otherwise than they were typed, or were left out.
    let liberties: Int
    /// Whether every vowel sign that was typed stands there.
    let agreesInVowels: Bool
  }

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
    isSingle = self.term.count == 1
    hasVowels = term.hasVowels
  }

  /// Puts the occurrences among some letters, none of which overlap, in order into `found`, in place of what is there.
  func find(in range: Range<Int>, _ found: inout [Occurrence]) {
    found.removeAll(keepingCapacity: true)
    let (first, limit) = (first, range.upperBound)
    var place = range.lowerBound
    // Every letter of a text is looked at here.
    while place < limit {
      guard first.fits(letters[place]), mayGoOn(at: place), let occurrence = occurrence(at: place) else {
        place += 1
        continue
      }
      found.append(occurrence)
      place = max(place + 1, occurrence.letters.upperBound)
    }
  }

  /// Whether the second letter does not already forbid it.
  @inline(__always)
  private func mayGoOn(at place: Int) -> Bool {
    let next = letters[place + 1]
    return isSingle || second.fits(next) || SearchSlot.isOptional(next) || SearchSlot.isOptional(letters[place])
  }

  /// Nil too for a part of a word, where whole words are wanted.
  private func occurrence(at start: Int) -> Occurrence? {
    guard let path = path(start, 0) else { return nil }
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

  /// Follows the letters from `place` with the term's from `index`: what is optional is taken where it leads to the end, else
  /// left out.
  private func path(_ place: Int, _ index: Int) -> Path? {
    var (place, index, liberties, agrees) = (place, index, 0, true)
    while index < term.count {
      let letter = letters[place]
      let fits = term[index].fits(letter)
      if SearchSlot.isOptional(letter) {
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

  private func isVowelled(_ place: Int, _ index: Int) -> Bool {
    !hasVowels || term[index].vowels.isSubset(of: places[place].vowels)
  }

  // MARK: - Words

  /// Where the word begins whose first letter stands at `place`, slots that may be left out included; nil inside a word.
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
