/// The rules of madd: vowels that are drawn out because of the letters after them.
enum Lengthening {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    if letter.marks.contains(.maddah) { return signed(at: index, in: line) }
    if index == line.count - 2, stops(at: index, in: line) { return TajweedSpan(letter.letterOnly, .maddAridLissukun) }
    return isSmallVowel(at: index, in: line) ? TajweedSpan(letter.letterOnly, .maddTabii) : nil
  }

  /// Returns the span of a letter with the sign of madd.
  private static func signed(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    // The letters that open surahs: their names have a letter without vowel after a long one.
    guard LetterSet.maddLetters.contains(letter.base) else { return TajweedSpan(letter.scalars, .maddLazim) }
    var scalars = letter.scalars
    // ىٰٓ at the end of a word is one letter, written twice.
    if letter.base == "\u{670}", line.endsWord(index), index > 0, line[index - 1].base == "ى" {
      scalars = line[index - 1].scalars.lowerBound..<scalars.upperBound
    }
    // The sign is for joining to the next ayah; who stops reads two counts.
    if line.endsAyah(index) { return nil }
    if line.endsWord(index) { return TajweedSpan(scalars, .maddMunfasil) }
    guard let next = line.nextInWord(index), LetterSet.hamzas.contains(next.base) else {
      return TajweedSpan(scalars, .maddLazim)
    }
    return TajweedSpan(scalars, isParticle(at: index, in: line) ? .maddMunfasil : .maddMuttasil)
  }

  /// Whether the word up to this dagger alef is the يا of a call or the ها of pointing. They are words of their own,
  /// but joined in writing.
  static func isParticle(at index: Int, in line: LetterLine) -> Bool {
    guard line[index].base == "\u{670}", index > 0, LetterSet.particles.contains(line[index - 1].base) else {
      return false
    }
    return line.beginsWord(index - 1)
      || line.beginsWord(index - 2) && LetterSet.prefixes.contains(line[index - 2].base)
  }

  /// Whether the reader stops on the letter after this one, and this one is a long vowel, or و or ي after fatha.
  private static func stops(at index: Int, in line: LetterLine) -> Bool {
    let (letter, last) = (line[index], line[index + 1])
    guard letter.word == last.word, !last.marks.isDisjoint(with: .vowel),
      letter.marks.isDisjoint(with: .vowelOrShaddah),
      !letter.marks.contains(.roundZero)
    else { return false }
    // Stopping turns fathatan into a long vowel; on ة it falls.
    return LetterSet.maddLetters.contains(letter.base) && (last.base == "ة" || !last.marks.contains(.fathatan))
  }

  /// Whether this is a vowel shown only by a small letter. At the end of an ayah it is dropped, because no reciter
  /// stops on it.
  private static func isSmallVowel(at index: Int, in line: LetterLine) -> Bool {
    let letter = line[index]
    // A letter with a vowel of its own is a consonant: 7:196, 27:36, 75:40.
    guard LetterSet.smallVowels.contains(letter.base), letter.marks.isDisjoint(with: .vowel) else { return false }
    // ىٰ at the end of a word is an alef written out.
    if letter.base == "\u{670}", line.endsWord(index), index > 0, line[index - 1].base == "ى" { return false }
    return !line.endsAyah(index)
  }
}
