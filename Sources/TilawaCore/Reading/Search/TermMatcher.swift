/// Where a term stands in a row of letters.
struct TermMatcher {
  let term: SearchTerm
  let text: FoldedText
  let extent: SearchQuery.Extent

  /// A stretch of letters that is the term.
  struct Occurrence: Hashable {
    /// Letters of the row; of a whole word also the slots around it that were not typed.
    let letters: Range<Int>
    /// Whether it begins and ends where words do.
    let isWhole: Bool
    /// How many letters of the text are spelled otherwise than they were typed, or were left out.
    let liberties: Int
    /// Whether every vowel sign that was typed stands there.
    let agreesInVowels: Bool
  }

  /// The occurrences among some letters, none of which overlap, in order.
  func occurrences(in range: Range<Int>) -> [Occurrence] {
    var found: [Occurrence] = []
    var place = range.lowerBound
    while let start = start(from: place, to: range.upperBound) {
      if let occurrence = occurrence(at: start), extent == .parts || occurrence.isWhole {
        found.append(occurrence)
        place = max(start + 1, occurrence.letters.upperBound)
      } else {
        place = start + 1
      }
    }
    return found
  }

  /// The first place at which the term may begin; every letter of a text is looked at here.
  private func start(from first: Int, to limit: Int) -> Int? {
    let (letter, bit) = (term.letters[0], term.bits[0])
    return text.letters.withUnsafeBufferPointer { letters in
      for place in first..<max(first, limit)
      where letters[place] == letter || letters[place] >= SearchSlot.base && SearchSlot.fits(letters[place], bit) {
        return place
      }
      return nil
    }
  }

  private func occurrence(at start: Int) -> Occurrence? {
    guard let path = path(start, 0) else { return nil }
    let (opening, closing) = (wordStart(before: start), wordEnd(after: path.end))
    let isWhole = opening != nil && closing != nil
    return Occurrence(
      letters: isWhole ? (opening ?? start)..<(closing ?? path.end) : start..<path.end, isWhole: isWhole,
      liberties: path.liberties, agreesInVowels: path.agrees)
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
    while index < term.letters.count {
      let letter = text.letters[place]
      let fits = term.fits(letter, at: index)
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
    term.vowels[index].isSubset(of: VowelSigns(rawValue: text.vowels[place]))
  }

  // MARK: - Words

  /// Where the word begins whose first letter stands at `place`, slots that may be left out included; nil inside a word.
  private func wordStart(before place: Int) -> Int? {
    var place = place
    while !isBreak(text.letters[place - 1]) {
      guard SearchSlot.isOptional(text.letters[place - 1]) else { return nil }
      place -= 1
    }
    return place
  }

  private func wordEnd(after place: Int) -> Int? {
    var place = place
    while !isBreak(text.letters[place]) {
      guard SearchSlot.isOptional(text.letters[place]) else { return nil }
      place += 1
    }
    return place
  }

  private func isBreak(_ letter: SearchLetter) -> Bool {
    letter == .space || letter == .end || letter == SearchSlot.optionalSpace.letter
  }
}
