// MARK: - Hamzat wasl, the article, and naql

extension PrintedWord {
  /// Finds the alefs that are hamzat wasl, and those of a hamza whose vowel went over to the letter before.
  mutating func findWasl() {
    for index in letters.indices where letters[index].base == "ا" {
      let letter = letters[index]
      guard letter.marks.isDisjoint(with: [.maddah, .roundZero, .uprightZero]), let next = next(index) else { continue }
      let isSakin = hasNoVowel(next) || next.marks.contains(.shaddah)
      if index == 0 {
        readFirstAlef(before: next, isSakin: isSakin)
      } else if followsPrefix(index) {
        readInnerAlef(index, before: next, isSakin: isSakin)
      }
    }
  }

  private mutating func readFirstAlef(before next: RecitedLetter, isSakin: Bool) {
    let letter = letters[0]
    if !letter.marks.isDisjoint(with: .dots) {
      if isWasl(letter, isSakin: isSakin) { makeWasl(0) }
    } else if next.base == "ل", next.marks == [], letter.marks == [] {
      makeWasl(0)
    } else if riwayah == .warsh {
      letters[0].marks.formUnion(.naql)
    }
  }

  private mutating func readInnerAlef(_ index: Int, before next: RecitedLetter, isSakin: Bool) {
    let isNaql = next.base == "ل" && index + 2 < letters.count && ["ا", "\u{670}"].contains(letters[index + 2].base)
    guard !isSakin, !isNaql else { return makeWasl(index) }
    guard letters[index].marks.contains(.fatha) else { return }
    // لِاَهَبَ, a ي in these riwayat; and أَوَ اَمِنَ, where the hamza fell.
    if letters[index - 1].marks.contains(.kasra) { letters[index] = made("ي", .fatha) } else { makeWasl(index) }
  }

  private mutating func makeWasl(_ index: Int) {
    letters[index].base = "ٱ"
    letters[index].marks.formIntersection(.vowel)
    // ٱئْتِنَا, of which the hamza became a part of the vowel before it.
    if index == 0, let next = next(0), ["و", "ي", "ى"].contains(next.base), next.isVowelLetter {
      letters[0].marks.formUnion(.naql)
    }
  }

  /// Whether a dotted alef at the beginning is hamzat wasl, and not a hamza that is eased after the one before it.
  private func isWasl(_ letter: RecitedLetter, isSakin: Bool) -> Bool {
    guard letters.count > 2, !letter.marks.isDisjoint(with: .vowel), !letter.marks.contains(.naql),
      let second = next(0)
    else { return false }
    if second.base == "ل" {
      guard letter.marks.contains(.tashil) else { return isSakin && !second.marks.contains(.shaddah) }
      return second.marks.isDisjoint(with: .vowel) || second.marks.contains(.shaddah)
        || letters[2].base == "ا" && letters.count > 3 || isNaqlOfArticle
    }
    if ["ن", "م"].contains(second.base), second.marks.contains(.shaddah) { return false }
    if letter.marks.contains(.tashil) { return false }
    if second.base == "و" { return second.isVowelLetter }
    return isSakin
  }

  /// Whether the article has the vowel of a hamza that fell.
  private var isNaqlOfArticle: Bool { riwayah == .warsh && letters.count > 3 && letters[2].base == "\u{670}" }

  /// Whether only letters that can stand before the article or a verb come before a letter.
  private func followsPrefix(_ index: Int) -> Bool {
    let prefixes: Set<Unicode.Scalar> = ["و", "ف", "ب", "ك", "ت", "ل", "أ", "ا", "س"]
    return index <= 2
      && letters[..<index].allSatisfy { prefixes.contains($0.base) && $0.marks.isDisjoint(with: .sukun) }
  }

  /// Gives the ل of ٱلَّذِى, ٱلَّيْلِ and لِلَّهِ its shaddah and fatha, which these texts leave out.
  mutating func restoreLam() {
    for index in letters.indices.dropFirst() where letters[index].base == "ل" {
      guard letters[index].marks == [], let next = next(index), !next.marks.contains(.shaddah),
        letters[index - 1].base == "ٱ" || letters[index - 1].base == "ل"
      else { continue }
      if ["ذ", "ت", "ي", "ه", "ى", "ئ", "ء"].contains(next.base) {
        letters[index].marks = [.shaddah, .fatha]
      } else {
        letters[index + 1].marks.formUnion(.shaddah)
      }
    }
  }

  /// Takes out the alef after the article with the vowel of a hamza, where the vowel was short.
  mutating func shortenAfterNaql() {
    for index in letters.indices.dropFirst(2).reversed() where letters[index].base == "ا" {
      guard letters[index].marks == [], letters[index - 1].base == "ل", letters[index - 1].marks.contains(.fatha),
        ["ٱ", "ل"].contains(letters[index - 2].base), let next = next(index)
      else { continue }
      if next.marks.isDisjoint(with: .vowel) || next.marks.contains(.shaddah) || !isLong(after: index) {
        letters.remove(at: index)
      }
    }
  }

  /// Whether a word with the article began with hamza and a long a: the text does not tell it from a short one.
  private func isLong(after index: Int) -> Bool {
    let rest = String(String.UnicodeScalarView(letters[(index + 1)...].map(\.base)))
    let beginnings = [
      "خر", "ي\u{670}ت", "يا", "ية", "صا", "ص\u{670}", "زف", "ثم", "فل", "مرو", "كل", "مني", "له", "فا",
    ]
    return rest == "ن" || beginnings.contains { rest.hasPrefix($0) }
  }
}
