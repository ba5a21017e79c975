/// The rules of idgham for two letters that are the same, of one place, or of places close by; those of ن and م have
/// rules of their own.
enum Assimilation {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    guard letter.isUnmarked, !letter.marks.contains(.roundZero), let place = line.sounding(after: index),
      let rule = rule(letter, before: line[place])
    else { return nil }
    return TajweedSpan(letter.letterOnly, rule)
  }

  private static func rule(_ letter: RecitedLetter, before next: RecitedLetter) -> TajweedRule? {
    // ط keeps its weight before ت, which has no shaddah for that: 5:28, 12:80, 27:22, 39:56.
    if letter.base == "ط", next.base == "ت" { return .idghamMutajanisayn }
    guard next.marks.contains(.shaddah) else { return nil }
    switch (letter.base, next.base) {
    case ("د", "ت"), ("ت", "د"), ("ت", "ط"), ("ذ", "ظ"), ("ث", "ذ"), ("ب", "م"): return .idghamMutajanisayn
    case ("ق", "ك"): return .idghamMutaqaribayn
    // Inside a word it is the article.
    case ("ل", "ر") where letter.word != next.word: return .idghamMutaqaribayn
    case ("ل", "ل"): return letter.word != next.word ? .idghamMutamathilayn : nil
    case ("ن", _), ("م", _): return nil
    case (let base, let following): return base == following ? .idghamMutamathilayn : nil
    }
  }
}
