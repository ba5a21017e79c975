/// A rewriting of one word of a King Fahd text into the signs that `WordSpeaker` reads.
struct PrintedWord {
  private var letters: [RecitedLetter]
  private let riwayah: Riwayah
  /// The word before it.
  private let before: [RecitedLetter]

  init(_ letters: [RecitedLetter], of riwayah: Riwayah, after before: [RecitedLetter]) {
    self.letters = letters
    self.riwayah = riwayah
    self.before = before
  }

  private var isMaghribi: Bool { riwayah == .warsh || riwayah == .qaloon }
  /// Whether hamzat wasl is an alef with a dot.
  private var hasDottedWasl: Bool { isMaghribi || riwayah == .doori || riwayah == .soosi }

  mutating func rewritten(before next: [RecitedLetter]) -> [RecitedLetter] {
    moveTanween()
    silence()
    moveImalah()
    openHamzas()
    if hasDottedWasl { findWasl() }
    ease(before: next)
    if hasDottedWasl { restoreLam() }
    if riwayah == .warsh { shortenAfterNaql() }
    return letters
  }

  /// Returns the letter after one.
  private func next(_ index: Int) -> RecitedLetter? { index + 1 < letters.count ? letters[index + 1] : nil }

  private func hasNoVowel(_ letter: RecitedLetter) -> Bool { letter.marks.isDisjoint(with: [.vowel, .imalah, .taqlil]) }

  // MARK: - Signs

  /// Moves a tanween that stands on the alef after its letter; a vowel with a small م is a tanween.
  private mutating func moveTanween() {
    for index in letters.indices {
      if letters[index].marks.contains(.smallMeem) {
        let pairs: [(LetterMarks, LetterMarks)] = [(.fatha, .fathatan), (.kasra, .kasratan), (.damma, .dammatan)]
        for (vowel, tanween) in pairs where letters[index].marks.contains(vowel) {
          letters[index].marks.subtract(vowel)
          letters[index].marks.formUnion(tanween)
        }
      }
      guard index > 0, letters[index].marks.contains(.fathatan), ["ا", "ى", "ي"].contains(letters[index].base),
        hasNoVowel(letters[index - 1]), !letters[index - 1].marks.contains(.sukun)
      else { continue }
      letters[index - 1].marks.formUnion(letters[index].marks)
      letters[index].marks = []
    }
  }

  /// Marks letters as silent that have a sukun and cannot be consonants.
  private mutating func silence() {
    guard isMaghribi else { return }
    for index in letters.indices where letters[index].marks.contains(.sukun) {
      let vowel = index > 0 ? letters[index - 1].marks : []
      switch letters[index].base {
      case "ا", "و" where vowel.contains(.damma), "ى" where vowel.contains(.kasra), "ي" where vowel.contains(.kasra):
        letters[index].marks.subtract(.sukun)
        letters[index].marks.formUnion(.roundZero)
      default: break
      }
    }
  }

  /// Moves the sign of imalah from a dagger alef to the consonant before it.
  private mutating func moveImalah() {
    for index in letters.indices.dropFirst() {
      guard letters[index].base == "\u{670}" || letters[index].base == "ا",
        !letters[index].marks.isDisjoint(with: .inclined), hasNoVowel(letters[index - 1]), letters[index - 1].base != "ا"
      else { continue }
      letters[index - 1].marks.formUnion(letters[index].marks.intersection(.inclined))
      letters[index].marks.subtract(.inclined)
    }
  }

  /// Writes out the long a of a hamza with the sign of madd.
  private mutating func openHamzas() {
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

  private func made(_ base: Unicode.Scalar, _ marks: LetterMarks) -> RecitedLetter {
    RecitedLetter(base: base, marks: marks, word: 0, scalars: 0..<1)
  }

  // MARK: - Hamzat wasl and naql

  /// Finds the alefs that are hamzat wasl, and those of a hamza whose vowel went over to the letter before.
  private mutating func findWasl() {
    for index in letters.indices where letters[index].base == "ا" {
      let letter = letters[index]
      guard letter.marks.isDisjoint(with: [.maddah, .roundZero, .uprightZero]), let next = next(index) else { continue }
      let isSakin = next.marks.isDisjoint(with: [.vowel, .imalah, .taqlil]) || next.marks.contains(.shaddah)
      if index == 0 {
        if !letter.marks.isDisjoint(with: .dots) {
          if isWasl(letter, isSakin: isSakin) { makeWasl(index) }
        } else if riwayah == .warsh, !isNames {
          letters[index].marks.formUnion(.naql)
        }
      } else if followsPrefix(index) {
        let isNaql = next.base == "ل" && index + 2 < letters.count && letters[index + 2].base == "ا"
        if !letter.marks.isDisjoint(with: .vowel) || isSakin || isNaql { makeWasl(index) }
      }
    }
  }

  /// Whether the word is letters that are read by name.
  private var isNames: Bool { letters.allSatisfy { $0.marks.isDisjoint(with: [.vowelOrShaddah, .sukun]) } && letters.contains { $0.marks.contains(.maddah) } }

  private mutating func makeWasl(_ index: Int) {
    letters[index].base = "ٱ"
    letters[index].marks = []
  }

  /// Whether a dotted alef at the beginning is hamzat wasl, and not a hamza that is eased after the one before it.
  private func isWasl(_ letter: RecitedLetter, isSakin: Bool) -> Bool {
    guard letters.count > 2, let second = next(0) else { return false }
    if second.base == "ل" {
      return letter.marks.contains(.tashil)
        ? second.marks.isDisjoint(with: .vowel) || letters[2].base == "ا" || isNaqlOfArticle
        : isSakin && !second.marks.contains(.shaddah)
    }
    if second.base == "ن", second.marks.contains(.shaddah) { return false }
    if second.base == "و" || letter.marks.contains(.tashil) { return false }
    return isSakin
  }

  /// Whether the article has the vowel of a hamza that fell.
  private var isNaqlOfArticle: Bool { riwayah == .warsh && letters.count > 3 && letters[2].base == "\u{670}" }

  private func followsPrefix(_ index: Int) -> Bool {
    guard index <= 2 else { return false }
    return letters[..<index].allSatisfy { ["و", "ف", "ب", "ك", "ت", "ل", "أ", "س"].contains($0.base) && $0.marks.isDisjoint(with: .shaddah) }
  }

  /// Gives the ل of ٱلَّذِى, ٱلَّيْلِ and لِلَّهِ its shaddah and fatha, which these texts leave out.
  private mutating func restoreLam() {
    for index in letters.indices.dropFirst() where letters[index].base == "ل" {
      guard letters[index].marks == [], let next = next(index), !next.marks.contains(.shaddah),
        letters[index - 1].base == "ٱ" || letters[index - 1].base == "ل"
      else { continue }
      letters[index].marks = [.shaddah, .fatha]
    }
  }

  /// Takes out the alef after the article with the vowel of a hamza, where the vowel was short.
  private mutating func shortenAfterNaql() {
    for index in letters.indices.dropFirst(2).reversed() where letters[index].base == "ا" {
      guard letters[index].marks == [], letters[index - 1].base == "ل", letters[index - 1].marks.contains(.fatha),
        letters[index - 2].base == "ٱ", let next = next(index)
      else { continue }
      if next.marks.isDisjoint(with: .vowel) || next.marks.contains(.shaddah) || !isLong(after: index) {
        letters.remove(at: index)
      }
    }
  }

  /// Whether a word with the article began with hamza and a long a: the text does not tell it from a short one.
  private func isLong(after index: Int) -> Bool {
    let rest = String(String.UnicodeScalarView(letters[(index + 1)...].map(\.base)))
    return ["خر", "ي\u{670}ت", "يا", "ية", "صا", "ص\u{670}", "زف", "ثم", "فل", "مرو", "كل", "مني", "له", "فا"].contains {
      rest.hasPrefix($0)
    }
  }

  // MARK: - Hamzas that are eased

  /// Writes out hamzas that are eased, or that became و or ي.
  private mutating func ease(before next: [RecitedLetter]) {
    for index in letters.indices.reversed() {
      let letter = letters[index]
      let previous = index > 0 ? letters[index - 1] : before.last { !$0.isVowelLetter || $0.base != "ا" }
      switch letter.base {
      case "ا" where index == 0 || !letter.marks.isDisjoint(with: .vowel): easeAlef(index, after: previous)
      case "ا" where letter.marks.contains(.middleDot), "\u{670}" where letter.marks.contains(.middleDot):
        letters[index].marks.subtract(.middleDot)
        letters.insert(made("ئ", [.tashil, vowel(before: next, at: index)]), at: index + 1)
      case "\u{670}" where letter.marks.contains(.tashil):
        letters[index].marks.subtract(.tashil)
        guard previous?.base == "ا" else {
          letters[index] = made("ء", [.tashil, .fatha])
          continue
        }
        letters[index - 1] = made("ء", [.tashil, .fatha])
      case "و" where letter.marks.contains(.tashil) && hasNoVowel(letter):
        letters[index] = made("ؤ", [.tashil, .damma])
      case "ى" where isEasedYa(index), "\u{66E}" where isEasedYa(index), "ي" where isEasedYa(index):
        letters[index] = made("ئ", [.tashil, .kasra])
      case let base where LetterSet.hamzas.contains(base) && letter.marks.contains(.middleDot):
        letters[index].marks.subtract(.middleDot)
        letters.insert(made("ئ", [.tashil, vowel(before: next, at: index)]), at: index + 1)
      default: break
      }
    }
  }

  /// Whether a ي is a hamza with kasra that is eased: أَئِمَّة, أَئِنَّا.
  private func isEasedYa(_ index: Int) -> Bool {
    guard !letters[index].marks.isDisjoint(with: .inclined), index > 0 else { return false }
    return LetterSet.hamzas.contains(letters[index - 1].base) || letters[index - 1].base == "\u{670}"
  }

  /// The vowel of an eased hamza that the text does not show: damma in أَءُنزِلَ and أَءُلْقِىَ, and before another word with
  /// damma, else kasra.
  private func vowel(before following: [RecitedLetter], at index: Int) -> LetterMarks {
    guard let next = next(index) else { return following.first?.marks.contains(.damma) == true ? .damma : .kasra }
    let after = index + 2 < letters.count ? letters[index + 2] : nil
    let isPassive = next.base == "ن" && after?.base == "ز" || next.base == "ل" && after?.base == "ق"
    return isPassive ? .damma : .kasra
  }

  /// Writes out an alef at the beginning of a word, or after a prefix, that stands for the second of two hamzas.
  private mutating func easeAlef(_ index: Int, after previous: RecitedLetter?) {
    let marks = letters[index].marks
    guard !marks.isDisjoint(with: .dots) else { return }
    let shown = marks.intersection([.fatha, .kasra, .damma])
    let vowel = shown != [] ? shown : marks.contains(.tashil) ? .fatha : marks.isDisjoint(with: .inclined) ? .damma : .kasra
    guard shown == .fatha, let before = previous?.vowel, before != .a else {
      letters[index] = made("ء", [.tashil, vowel])
      return
    }
    letters[index] = made(before == .u ? "و" : "ي", .fatha)
    // يَـٰلِهَة, يَـٰيَة: a long a.
    if marks.contains(.middleDot) { letters.insert(made("ا", []), at: index + 1) }
  }
}
