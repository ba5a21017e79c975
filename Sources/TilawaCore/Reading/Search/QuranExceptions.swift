/// Words of the Uthmani text whose spelling follows no rule, and two that are typed as one.
enum QuranExceptions {
  /// Puts right the word that was folded last.
  ///
  /// - Parameters:
  ///   - word: its letters.
  ///   - before: the letters of the word before it; empty for the first of an ayah.
  static func settle(word: Range<Int>, after before: Range<Int>, in folded: inout FoldedText) {
    // Nearly all words are passed over by their first or last letter.
    let (first, last) = (folded.letters[word.lowerBound], folded.letters[word.upperBound - 1])
    if last == .alef, word.count > 1 {
      settleEnd(word, &folded)
      if word.count == 2, isWord(word, whatever, folded), isWord(before, after, folded) { join(word, &folded) }
    }
    if first == .yeh, word.count == 5, isWord(word, brother, folded) {
      return replace(word, with: brotherSlots, &folded)
    }
    if first == .waw, last == .waw, isWord(word, andIf, folded) { return replace(word, with: andIfSlots, &folded) }
    if first == .yeh, before.count == 2, isWord(before, house, folded) { join(word, &folded) }
  }

  private static func isWord(_ word: Range<Int>, _ letters: [SearchLetter], _ folded: FoldedText) -> Bool {
    folded.letters[word].elementsEqual(letters)
  }

  /// It may be typed as one with the word before.
  private static func join(_ word: Range<Int>, _ folded: inout FoldedText) {
    folded.replaceLetter(at: word.lowerBound - 1, with: .optionalSpace)
  }

  // MARK: - Alef at the end, where a ya is written elsewhere

  private static func settleEnd(_ word: Range<Int>, _ folded: inout FoldedText) {
    let last = word.upperBound - 1
    guard VowelSigns(rawValue: folded.vowels[last - 1]).isDisjoint(with: .fathatan) else { return }
    let stem = folded.letters[word.lowerBound..<last]
    guard withYa.contains(where: { stem.elementsEqual($0) || stem.dropFirst().elementsEqual($0) }) || isFarthest(stem)
    else { return }
    folded.replaceLetter(at: last, with: .yehAlef)
  }

  /// ٱلْأَقْصَا, أَقْصَا.
  private static func isFarthest(_ stem: ArraySlice<SearchLetter>) -> Bool {
    stem.suffix(3).elementsEqual([SearchSlot.alefHamza.letter, 0x642, .sad])
  }

  private static let hamza = SearchSlot.optionalHamza.letter
  private static let reh: SearchLetter = 0x631

  /// رَءَا, تَرَٰٓءَا, وَنَـَٔا, لَدَا, تَتْرَا, طَغَا.
  private static let withYa: [[SearchLetter]] = [
    [reh, hamza], [reh, SearchSlot.optionalAlef.letter, hamza], [.noon, hamza], [.lam, 0x62F], [.teh, .teh, reh],
    [0x637, 0x63A],
  ]

  // MARK: - Words

  /// يَبْنَؤُمَّ, written يا ابن أم today.
  private static let brother: [SearchLetter] = [.yeh, 0x628, .noon, SearchSlot.wawHamza.letter, 0x645]
  private static let brotherSlots: [(SearchLetter, of: Int)] = [
    (.yeh, 0), (SearchSlot.optionalAlef.letter, 0), (SearchSlot.optionalSpace.letter, 0),
    (SearchSlot.optionalAlef.letter, 1),
    (0x628, 1), (.noon, 2), (SearchSlot.optionalSpace.letter, 2), (SearchSlot.endingWawHamza.letter, 3), (0x645, 4),
  ]

  /// وَأَلَّوِ, written وأن لو today.
  private static let andIf: [SearchLetter] = [.waw, SearchSlot.alefHamza.letter, .lam, .waw]
  private static let andIfSlots: [(SearchLetter, of: Int)] = [
    (.waw, 0), (SearchSlot.alefHamza.letter, 1), (SearchSlot.optionalNoon.letter, 2),
    (SearchSlot.optionalSpace.letter, 2),
    (.lam, 2), (.waw, 3),
  ]

  /// بَعْدَ مَا, also written بعدما.
  private static let after: [SearchLetter] = [0x628, 0x639, 0x62F]
  private static let whatever: [SearchLetter] = [0x645, .alef]
  /// إِلْ يَاسِينَ, also written إلياسين.
  private static let house: [SearchLetter] = [SearchSlot.alefHamza.letter, .lam]

  private static func replace(
    _ word: Range<Int>, with slots: [(SearchLetter, of: Int)], _ folded: inout FoldedText
  ) {
    let places = word.map { (Int(folded.starts[$0]), Int(folded.ends[$0]), VowelSigns(rawValue: folded.vowels[$0])) }
    folded.removeLetters(from: word.lowerBound)
    for (letter, index) in slots {
      folded.append(letter, places[index].0, places[index].1, vowels: places[index].2)
    }
  }
}
