// MARK: - Hamzas

extension PrintedWord {
  /// Writes out the long a of a hamza with the sign of madd.
  mutating func openHamzas() {
    for index in letters.indices.reversed() where LetterSet.hamzas.contains(letters[index].base) {
      let letter = letters[index]
      guard hasNoVowel(letter) else { continue }
      // 2:72: the dagger alef is only a carrier.
      if index > 0, letters[index - 1].base == "\u{670}", letter.marks.isDisjoint(with: .maddah) {
        letters.remove(at: index - 1)
        continue
      }
      if letter.marks.contains(.sukun) { continue }
      if letter.marks.contains(.maddah) {
        letters[index].marks = letter.marks.subtracting(.maddah).union(.fatha)
        letters.insert(made("ا", letter.marks.intersection(.maddah)), at: index + 1)
      } else if next(index)?.base == "ا" || next(index)?.base == "\u{670}" {
        letters[index].marks.formUnion(.fatha)
      }
    }
  }

  /// Gives an alef with the dot of damma at the beginning its vowel: the hamza fell, or is eased after another one.
  mutating func nameFirstVowel() {
    guard let first = letters.first, first.base == "ا", first.marks.contains(.middleDot) else { return }
    let isEased = before.last.map { LetterSet.hamzas.contains($0.base) } == true
    if isEased, !first.marks.isDisjoint(with: .vowel) { return }
    if first.marks.contains(.fatha) {
      // أَءِذَا, أَءُلْقِىَ; else it is hamzat wasl.
      let isQuestion = next(0).map { $0.vowel != nil && !$0.marks.contains(.shaddah) } == true
      guard isQuestion || isPassive(after: 0) else { return }
      letters[0].marks = [.fatha, .naql]
      letters.insert(made("ئ", [.tashil, vowel(before: [], at: 0)]), at: 1)
    } else if first.marks.isDisjoint(with: .vowel) {
      nameBareAlef(isEased: isEased)
    }
  }

  /// Gives an alef without a vowel mark its damma; يَـٰلِهَة, يَـٰيَة and ءَال have a long a.
  private mutating func nameBareAlef(isEased: Bool) {
    let isAlihah = letters.count > 2 && (letters[1].base == "ل" && letters[2].base == "ه" || letters[1].base == "ي")
    if isEased, letters.count == 2 || isAlihah {
      letters[0] = isAlihah ? made("ي", [.tashil, .fatha]) : made("ء", [.tashil, .fatha])
      letters.insert(made("ا", []), at: 1)
    } else if isEased {
      letters[0] = made("ء", [.tashil, .damma])
    } else {
      letters[0].marks = [.damma, .naql]
    }
  }

  /// Writes out hamzas that are eased, or that became و or ي.
  mutating func ease(before next: [RecitedLetter]) {
    for index in letters.indices.reversed() {
      let letter = letters[index]
      switch letter.base {
      case "ا" where index == 0 || !letter.marks.isDisjoint(with: .vowel):
        easeAlef(index, after: index > 0 ? letters[index - 1] : before.last { !$0.isVowelLetter || $0.base != "ا" })
      case "\u{670}" where letter.marks.contains(.tashil):
        easeDagger(index)
      case "و" where !letter.marks.isDisjoint(with: [.tashil, .middleDot]) && hasNoVowel(letter):
        letters[index] = made("ؤ", [.tashil, .damma])
      case "ى" where isEasedYa(index), "\u{66E}" where isEasedYa(index), "ي" where isEasedYa(index):
        letters[index] = made("ئ", [.tashil, .kasra])
      case let base where letter.marks.contains(.middleDot) && PrintedWord.carriesDot(base):
        letters[index].marks.subtract(.middleDot)
        letters.insert(made("ئ", [.tashil, vowel(before: next, at: index)]), at: index + 1)
      default: break
      }
    }
  }

  /// Whether a dot on a letter stands for an eased hamza after it: on a hamza, an alef or a dagger alef.
  private static func carriesDot(_ base: Unicode.Scalar) -> Bool {
    base == "ا" || base == "\u{670}" || LetterSet.hamzas.contains(base)
  }

  /// Writes out a dagger alef that is an eased hamza, or that follows one: أَرَأَيْتَ, ءَأَامَنتُم.
  private mutating func easeDagger(_ index: Int) {
    letters[index].marks.subtract(.tashil)
    if index > 0, letters[index - 1].base == "ا" {
      letters[index - 1] = made("ء", [.tashil, .fatha])
    } else {
      letters[index] = made("ء", [.tashil, .fatha])
    }
  }

  /// Whether a ي is a hamza with kasra that is eased: أَئِمَّة, أَئِنَّا.
  private func isEasedYa(_ index: Int) -> Bool {
    guard !letters[index].marks.isDisjoint(with: .inclined), index > 0 else { return false }
    let before = letters[index - 1]
    if before.base == "\u{670}", index > 1 { return LetterSet.hamzas.contains(letters[index - 2].base) }
    return LetterSet.hamzas.contains(before.base) && !before.marks.contains(.sukun)
  }

  /// The vowel of an eased hamza that the text does not show: damma in أَءُنزِلَ and أَءُلْقِىَ, and before another word with
  /// damma, else kasra.
  private func vowel(before following: [RecitedLetter], at index: Int) -> LetterMarks {
    guard index + 1 < letters.count else {
      return following.first?.marks.contains(.damma) == true ? .damma : .kasra
    }
    return isPassive(after: index) ? .damma : .kasra
  }

  /// Whether أُنزِلَ, أُلْقِىَ or أُشْهِدُوا۟ follows without its hamza.
  private func isPassive(after index: Int) -> Bool {
    guard index + 2 < letters.count else { return false }
    let (first, second) = (letters[index + 1].base, letters[index + 2].base)
    return first == "ن" && second == "ز" || first == "ل" && second == "ق" || first == "ش" && second == "ه"
  }

  /// Writes out an alef at the beginning of a word, or after a prefix, that stands for the second of two hamzas.
  private mutating func easeAlef(_ index: Int, after previous: RecitedLetter?) {
    let marks = letters[index].marks
    guard !marks.isDisjoint(with: .dots) else { return }
    let shown = marks.intersection([.fatha, .kasra, .damma])
    let vowel = shown != [] ? shown : vowel(ofDots: marks)
    let before = previous?.vowel
    // The hamza becomes و after damma, and ي with fatha after kasra.
    guard before == .u && (shown == .fatha || shown == .kasra) || before == .i && shown == .fatha else {
      letters[index] = made("ء", [.tashil, vowel])
      return
    }
    // A reciter who begins at this word says the hamza.
    letters[index] = made(before == .u ? "و" : "ي", vowel.union(.tashil))
    // يَـٰلِهَة, يَـٰيَة: a long a.
    if marks.contains(.middleDot) { letters.insert(made("ا", []), at: index + 1) }
  }

  /// Returns the vowel that a dot stands for: above a, below i, in the middle u.
  private func vowel(ofDots marks: LetterMarks) -> LetterMarks {
    marks.contains(.tashil) ? .fatha : marks.isDisjoint(with: .inclined) ? .damma : .kasra
  }

  /// Writes out ٱلَّـٰٓـِٔى with its hamza eased.
  mutating func restoreAllai() {
    let last = letters.count - 1
    guard last > 0, letters[last].base == "ى", letters[last].marks == .sukun || letters[last].marks == .roundZero,
      letters[last - 1].base == "ل", letters[last - 1].marks.contains(.taqlil)
    else { return }
    letters[last - 1].marks = [.shaddah, .fatha]
    letters[last] = made("ئ", [.tashil, .kasra])
    letters.insert(made("ا", .maddah), at: last)
  }

  /// Gives the last alef of أَنَا and لَّـٰكِنَّا (18:38) the sign for stops only.
  mutating func markAlefsOfStops() {
    let last = letters.count - 1
    guard last > 1, letters[last].base == "ا", letters[last].marks == [], letters[last - 1].base == "ن" else { return }
    let first = letters[last - 2]
    let isAna = letters[last - 1].marks == .fatha && (first.base == "أ" || first.marks.contains(.naql)) && last < 4
    let isLakinna = last == 4 && letters[0].base == "ل" && letters[0].marks.contains(.shaddah) && letters[2].base == "ك"
    if isAna || isLakinna { letters[last].marks = .uprightZero }
  }
}
