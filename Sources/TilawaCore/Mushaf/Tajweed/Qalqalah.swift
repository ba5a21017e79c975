/// The rule of qalqalah for قطب جد without vowel, in the text or because the reader stops.
enum Qalqalah {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    guard LetterSet.qalqalah.contains(letter.base) else { return nil }
    if letter.marks.contains(.sukun) { return TajweedSpan(letter.scalars, .qalqalah) }
    // A letter with the sign of madd is read by its name.
    guard index == line.count - 1, !letter.marks.contains(.maddah) else { return nil }
    return TajweedSpan(letter.letterOnly, .qalqalah)
  }
}
