/// A walk over the letters of one word that collects its phonemes.
struct WordSpeaker {
  let line: LetterLine
  let riwayah: Riwayah
  /// The letters of the word.
  let letters: Range<Int>
  let start: WordEdge
  let end: WordEdge
  /// The index of the last letter that is said before a stop; nil where the reader goes on.
  let lastBeforeStop: Int?
  /// The index of the first letter of the word before, and of the one after, where they are joined to this one.
  let previousWord: Int?
  let nextWord: Int?
  var said: [Phoneme] = []
  /// The index of the letter whose long vowel was said last.
  var vowelLetter = 0
  /// The index of a letter that was said with the one before it.
  var skipped: Int?

  init(_ text: Pronunciation, word: Int, from start: WordEdge, to end: WordEdge) {
    line = text.line
    riwayah = text.riwayah
    letters = text.starts[word]..<text.starts[word + 1]
    self.start = start
    self.end = end
    let isSaktah = text.hasSaktah(after: word)
    previousWord = start == .joined && word > 0 && !text.hasSaktah(after: word - 1) ? text.starts[word - 1] : nil
    nextWord = end == .joined && word + 1 < text.count && !isSaktah ? letters.upperBound : nil
    lastBeforeStop = end == .pause ? WordSpeaker.lastSaid(in: letters, of: line, text.riwayah) : nil
    said.reserveCapacity(letters.count * 2)
    hasSaktah = isSaktah && end == .joined
  }

  /// Whether a sign of saktah follows, and the reader goes on after it.
  let hasSaktah: Bool

  mutating func phonemes() -> [Phoneme] {
    if isNames {
      sayNames()
    } else {
      for index in letters { say(index) }
    }
    lengthenBeforeNextWord()
    if hasSaktah, !said.isEmpty { said[said.count - 1].manner.insert(.saktah) }
    return said
  }

  /// Returns the last letter of a word that is said before a stop. The vowel of the pronoun ـه falls.
  private static func lastSaid(in letters: Range<Int>, of line: LetterLine, _ riwayah: Riwayah) -> Int {
    var last = letters.upperBound - 1
    while last > letters.lowerBound, line.isPassedOver(last) { last -= 1 }
    let letter = line[last]
    // ءَاتَىٰنِۦَ has a small ي with fatha.
    if letter.isSmallWawOrYa || letter.base == "\u{6E6}", last > letters.lowerBound,
      falls(letter.base, after: line[last - 1].base, riwayah)
    {
      last -= 1
    }
    return last
  }
}

extension WordSpeaker {
  /// Whether a small و or ي is not said before a stop: the vowel of the pronoun ـه and of the plural ـمُو, and in some
  /// riwayat a ي that is not written.
  private static func falls(_ small: Unicode.Scalar, after letter: Unicode.Scalar, _ riwayah: Riwayah) -> Bool {
    if letter == "ه" || letter == "م" && small == "\u{6E5}" { return true }
    let dropsYa = riwayah == .warsh || riwayah == .qaloon || riwayah == .doori || riwayah == .soosi
    return dropsYa && small == "\u{6E6}" && letter != "ي" && letter != "ى"
  }

  /// Says one letter with its vowel.
  private mutating func say(_ index: Int) {
    let letter = line[index]
    if letter.marks.contains(.roundZero) || index == skipped { return }
    if let lastBeforeStop, index > lastBeforeStop { return }
    if letter.marks.contains(.uprightZero) {
      if lastBeforeStop == index { lengthen(.a, by: index) }
      return
    }
    switch letter.base {
    case "ٱ":
      if index == letters.lowerBound, start == .pause { return sayHamzatWasl(index) }
      // The hamza after it became part of the vowel before it.
      if letter.marks.contains(.naql) { skipped = index + 1 }
    case "ا" where letter.marks.contains(.naql):
      sayAfterNaql(index)
    case "ا" where letter.marks.contains(.tashil):
      // 41:44
      append(Phoneme(.hamza, manner: .eased))
      append(Phoneme(.a))
    case "ا", "\u{670}":
      lengthen(.a, by: index)
    case "و" where letter.isVowelLetter, "\u{6E5}" where letter.isVowelLetter:
      if line.nextInWord(index)?.base == "\u{670}" { return }
      if said.last?.sound == .u { lengthen(.u, by: index) } else { sayConsonant(index) }
    case "ي" where letter.isVowelLetter, "ى" where letter.isVowelLetter, "\u{6E6}" where letter.isVowelLetter,
      "\u{6E7}" where letter.isVowelLetter:
      if line.nextInWord(index)?.base == "\u{670}" || isAfterFathatan(index) { return }
      switch said.last?.sound {
      case .i: lengthen(.i, by: index)
      case .a where letter.base == "ى": lengthen(.a, by: index)
      default: sayConsonant(index)
      }
    default:
      sayConsonant(index)
    }
  }

  private func isAfterFathatan(_ index: Int) -> Bool {
    index > letters.lowerBound && line[index - 1].marks.contains(.fathatan)
  }

  /// Makes the vowel that was said last a long one. Before hamzat wasl it stays short.
  private mutating func lengthen(_ vowel: Phoneme.Sound, by index: Int) {
    guard let last = said.indices.last, said[last].sound == vowel || said[last].isInclined, said[last].madd == nil,
      !isAfterFathatan(index)
    else { return }
    if let nextWord, line[nextWord].base == "ٱ", !line[nextWord].marks.contains(.naql), line.endsWord(index) { return }
    if takesVowel(after: index) { return }
    vowelLetter = index
    said[last].madd = isPronoun(index) ? .silah : isAfterHamza(last) ? .badal : .tabii
  }

  private func isAfterHamza(_ vowel: Int) -> Bool { vowel > 0 && said[vowel - 1].sound == .hamza }

  /// Whether a letter is the vowel of the pronoun ـه.
  private func isPronoun(_ index: Int) -> Bool {
    line[index].isSmallWawOrYa && line.endsWord(index) && index > letters.lowerBound && line[index - 1].base == "ه"
  }

  /// Draws out the last vowel before a hamza that begins the next word.
  private mutating func lengthenBeforeNextWord() {
    if let nextWord, line[nextWord].base == "ٱ", line[nextWord].marks.contains(.naql), said.last?.madd == nil,
      said.last?.sound.isVowel == true
    {
      said[said.count - 1].madd = .tabii
    }
    guard let nextWord, LetterSet.hamzas.contains(line[nextWord].base), let last = said.last, last.isLongVowel,
      last.madd != .lazim
    else { return }
    said[said.count - 1].madd = .munfasil
  }
}
