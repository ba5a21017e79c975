/// The rules of letters that are written and not read.
enum SilentLetters {
  static func span(at index: Int, in line: LetterLine) -> TajweedSpan? {
    let letter = line[index]
    switch letter.base {
    case _ where letter.marks.contains(.roundZero):
      return TajweedSpan(letter.scalars, .silent)
    case "ٱ" where index > 0:
      return TajweedSpan(letter.letterOnly, .hamzatWasl)
    case "ل" where isAssimilatedArticle(at: index, in: line):
      return TajweedSpan(letter.letterOnly, .lamShamsiyyah)
    // صلوٰة: the dagger alef is read in place of the و.
    case "و" where letter.isUnmarked && line.nextInWord(index)?.base == "\u{670}":
      return TajweedSpan(letter.letterOnly, .silent)
    // 2:245, 7:69: the small س is read in place of the ص.
    case "ص" where letter.marks.contains(.smallSeen):
      return TajweedSpan(letter.letterOnly, .silent)
    default:
      return nil
    }
  }

  private static func isAssimilatedArticle(at index: Int, in line: LetterLine) -> Bool {
    guard line[index].isUnmarked, let next = line.nextInWord(index), next.marks.contains(.shaddah) else { return false }
    guard next.base == "ل" else { return true }
    return index > 0 && line[index - 1].base == "ٱ" && !isTheName(at: index, in: line)
  }

  /// Whether this is the first ل of الله or اللهم. There the article is not treated separately.
  static func isTheName(at index: Int, in line: LetterLine) -> Bool {
    guard index + 2 < line.count, line[index + 2].base == "ه" else { return false }
    guard let next = line.nextInWord(index + 2) else { return true }
    return next.base == "م" && next.marks.contains(.shaddah)
  }
}
