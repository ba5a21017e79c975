/// The exceptions of the Uthmani text: words with a spelling outside the rules, and pairs of words typed as one.
enum QuranExceptions {
  /// Corrects the word that was folded last.
  ///
  /// - Parameters:
  ///   - word: its letters.
  ///   - before: the letters of the word before it; empty for the first word of an ayah.
  ///   - row: the row of letters.
  static func settle(word: Range<Int>, after before: Range<Int>, in row: inout LetterRow) {
    // Nearly all words are passed over by their first or last letter.
    let (first, last) = (row[word.lowerBound], row.last)
    if last == .alef, word.count > 1 {
      settleEnd(word, &row)
      if word.count == 2, row.has(whatever, at: word), row.has(after, at: before) { join(word, &row) }
    }
    if first == .yeh, word.count == 5, row.has(brother, at: word) {
      return replace(word, with: brotherSlots, &row)
    }
    if first == .waw, last == .waw, row.has(andIf, at: word) { return replace(word, with: andIfSlots, &row) }
    if first == .yeh, before.count == 2, row.has(house, at: before) { join(word, &row) }
  }

  /// Allows the word to be typed as one with the word before.
  private static func join(_ word: Range<Int>, _ row: inout LetterRow) {
    row.replaceLetter(at: word.lowerBound - 1, with: .optionalSpace)
  }

  // MARK: - Alef at the end, where a ya is written elsewhere

  private static func settleEnd(_ word: Range<Int>, _ row: inout LetterRow) {
    let last = word.upperBound - 1
    guard row.place(of: last - 1).vowels.isDisjoint(with: .fathatan) else { return }
    let stem = word.lowerBound..<last
    let isKnown = withYa.contains { row.has($0, at: stem) || row.has($0, at: stem.dropFirst()) }
    guard isKnown || row.has(farthest, at: stem.suffix(farthest.count)) else { return }
    row.replaceLetter(at: last, with: .yehAlef)
  }

  /// The stem of ٱلْأَقْصَا and أَقْصَا.
  private static let farthest: [SearchLetter] = [SearchSlot.alefHamza.letter, 0x642, .sad]

  private static let hamza = SearchSlot.optionalHamza.letter
  private static let reh: SearchLetter = 0x631

  /// The stems of رَءَا, تَرَٰٓءَا, وَنَـَٔا, لَدَا, تَتْرَا and طَغَا.
  private static let withYa: [[SearchLetter]] = [
    [reh, hamza], [reh, SearchSlot.optionalAlef.letter, hamza], [.noon, hamza], [.lam, 0x62F], [.teh, .teh, reh],
    [0x637, 0x63A],
  ]

  // MARK: - Words

  /// The letters of يَبْنَؤُمَّ, written يا ابن أم today.
  private static let brother: [SearchLetter] = [.yeh, 0x628, .noon, SearchSlot.wawHamza.letter, 0x645]
  private static let brotherSlots: [(SearchLetter, of: Int)] = [
    (.yeh, 0), (SearchSlot.optionalAlef.letter, 0), (SearchSlot.optionalSpace.letter, 0),
    (SearchSlot.optionalAlef.letter, 1),
    (0x628, 1), (.noon, 2), (SearchSlot.optionalSpace.letter, 2), (SearchSlot.endingWawHamza.letter, 3), (0x645, 4),
  ]

  /// The letters of وَأَلَّوِ, written وأن لو today.
  private static let andIf: [SearchLetter] = [.waw, SearchSlot.alefHamza.letter, .lam, .waw]
  private static let andIfSlots: [(SearchLetter, of: Int)] = [
    (.waw, 0), (SearchSlot.alefHamza.letter, 1), (SearchSlot.optionalNoon.letter, 2),
    (SearchSlot.optionalSpace.letter, 2),
    (.lam, 2), (.waw, 3),
  ]

  /// The letters of بَعْدَ in بَعْدَ مَا, also written بعدما.
  private static let after: [SearchLetter] = [0x628, 0x639, 0x62F]
  private static let whatever: [SearchLetter] = [0x645, .alef]
  /// The letters of إِلْ in إِلْ يَاسِينَ, also written إلياسين.
  private static let house: [SearchLetter] = [SearchSlot.alefHamza.letter, .lam]

  private static func replace(
    _ word: Range<Int>, with slots: [(SearchLetter, of: Int)], _ row: inout LetterRow
  ) {
    let places = word.map(row.place)
    row.removeLetters(from: word.lowerBound)
    for (letter, index) in slots { row.append(letter, places[index]) }
  }
}
