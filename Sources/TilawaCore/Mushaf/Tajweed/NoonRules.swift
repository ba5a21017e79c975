/// The rules of ن without vowel, and of the ن in tanween.
enum NoonRules {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    guard let start = start(of: letter), let place = line.sounding(after: index) else { return nil }
    let next = line[place]
    if let small = letter.smallMeem, next.base == "ب" {
      return TajweedSpan((letter.tanween ?? small)..<next.letterOnly.upperBound, .iqlab)
    }
    if LetterSet.ikhfa.contains(next.base) { return TajweedSpan(start..<next.scalars.upperBound, .ikhfa) }
    // Inside a word ن stays clear before و and ي.
    guard next.word != letter.word else { return nil }
    if LetterSet.idghamGhunnah.contains(next.base) {
      return TajweedSpan(start..<next.scalars.upperBound, .idghamGhunnah)
    }
    return LetterSet.idghamNoGhunnah.contains(next.base)
      ? TajweedSpan(start..<next.scalars.upperBound, .idghamNoGhunnah) : nil
  }

  /// Returns the place of the ن: the letter itself, the small one of 21:88, or the sign of tanween; nil where there is
  /// none.
  static func start(of letter: RecitedLetter) -> Int? {
    switch letter.base {
    case _ where letter.tanween != nil: letter.tanween
    case "ن", "\u{6E8}": letter.isUnmarked ? letter.scalars.lowerBound : nil
    default: nil
    }
  }
}
