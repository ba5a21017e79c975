/// The rules of م without vowel before م and ب.
enum MeemRules {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    guard letter.base == "م", letter.isUnmarked, let next = line.next(index), next.word != letter.word else {
      return nil
    }
    let scalars = letter.scalars.lowerBound..<next.scalars.upperBound
    switch next.base {
    case "م": return TajweedSpan(scalars, .idghamShafawi)
    case "ب": return TajweedSpan(scalars, .ikhfaShafawi)
    default: return nil
    }
  }
}
