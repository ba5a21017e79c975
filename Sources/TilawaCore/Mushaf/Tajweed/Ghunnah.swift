/// The rule of ghunnah for ن and م with shaddah.
enum Ghunnah {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    guard letter.base == "ن" || letter.base == "م", letter.marks.contains(.shaddah) else { return nil }
    return isOfIdgham(at: index, in: line) ? nil : TajweedSpan(letter.scalars, .ghunnah)
  }

  /// Whether the shaddah comes only from the word before, or from the ayah before.
  private static func isOfIdgham(at index: Int, in line: LetterLine) -> Bool {
    guard line.beginsWord(index) else { return false }
    guard let before = line.sounding(before: index) else { return true }
    let letter = line[before]
    return NoonRules.start(of: letter) != nil || letter.base == "م" && letter.isUnmarked
  }
}
