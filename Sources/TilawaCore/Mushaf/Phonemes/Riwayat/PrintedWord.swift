/// A rewriting of one word of a King Fahd text into the signs that `WordSpeaker` reads.
struct PrintedWord {
  var letters: [RecitedLetter]
  let riwayah: Riwayah
  /// The word before it.
  let before: [RecitedLetter]

  init(_ letters: [RecitedLetter], of riwayah: Riwayah, after before: [RecitedLetter]) {
    self.letters = letters
    self.riwayah = riwayah
    self.before = before
  }

  /// Whether the print has the signs of the Maghrib.
  var isMaghribi: Bool { riwayah == .warsh || riwayah == .qaloon }
  /// Whether hamzat wasl is an alef with a dot.
  private var hasDottedWasl: Bool { isMaghribi || riwayah == .doori || riwayah == .soosi }

  /// Returns the letters with the signs of Tanzil's text.
  mutating func rewritten(before next: [RecitedLetter]) -> [RecitedLetter] {
    moveTanween()
    if bareNames() { return letters }
    if isMaghribi { orderLam() }
    if riwayah == .warsh { nameFirstVowel() }
    silence()
    repairEnd()
    moveImalah()
    openHamzas()
    if isMaghribi { restoreAllai() }
    if hasDottedWasl { findWasl() }
    ease(before: next)
    if hasDottedWasl { restoreLam() }
    if riwayah == .warsh { shortenAfterNaql() }
    if isMaghribi { markAlefsOfStops() }
    return letters
  }

  /// Returns the letter after one.
  func next(_ index: Int) -> RecitedLetter? { index + 1 < letters.count ? letters[index + 1] : nil }

  /// Whether a letter has no vowel, not even one of imalah.
  func hasNoVowel(_ letter: RecitedLetter) -> Bool { letter.marks.isDisjoint(with: [.vowel, .imalah, .taqlil]) }

  func made(_ base: Unicode.Scalar, _ marks: LetterMarks) -> RecitedLetter {
    RecitedLetter(base: base, marks: marks, word: 0, scalars: 0..<1)
  }
}

extension PrintedWord {
  /// Takes the vowels off letters that are read by name, if these are such letters; they carry a sign of madd.
  private mutating func bareNames() -> Bool {
    let isTaHa = letters.count == 2 && letters[0].base == "ط" && letters[1].base == "ه"
    let isRead = letters.contains {
      $0.marks.contains(.maddah) && !LetterSet.maddLetters.contains($0.base) && !LetterSet.hamzas.contains($0.base)
    }
    guard isTaHa || isRead else { return false }
    for index in letters.indices {
      if letters[index].base == "أ" { letters[index].base = "ا" }
      letters[index].marks.formIntersection([.maddah, .imalah, .taqlil])
    }
    if isTaHa, riwayah == .warsh { letters[1].marks = .imalah }
    return true
  }

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

  /// Whether the word begins with a bare alef after damma: أَوْلِيَآءُ اوْلَـٰٓئِكَ, of which the hamza became a long u.
  private var followsDamma: Bool { letters[0].base == "ا" && letters[0].marks == [] && before.last?.vowel == .u }

  /// Marks letters as silent that have a sukun and cannot be consonants.
  private mutating func silence() {
    for index in letters.indices where isMaghribi && letters[index].marks.contains(.sukun) {
      let before = index > 0 ? letters[index - 1].marks : []
      let isSilent =
        switch letters[index].base {
        case "ا": true
        case "و": before.contains(.damma) || index == 1 && followsDamma
        case "ى", "ي": before.contains(.kasra)
        default: false
        }
      guard isSilent else { continue }
      letters[index].marks.subtract(.sukun)
      letters[index].marks.formUnion(.roundZero)
    }
  }

  /// Gives a last ي after fatha and a last alef after و the signs that other words have: 87:1, 4:19.
  private mutating func repairEnd() {
    let last = letters.count - 1
    if last > 0, letters[last].base == "ي", letters[last].marks == [],
      !letters[last - 1].marks.isDisjoint(with: [.fatha, .imalah, .taqlil])
    {
      letters[last].base = "ى"
    }
    if last > 1, letters[last].base == "ا", letters[last].marks == [], letters[last - 1].base == "و",
      letters[last - 1].marks == [], letters[last - 2].marks.contains(.damma)
    {
      letters[last].marks = .roundZero
    }
  }

  /// Moves the sign of imalah from a dagger alef to the consonant before it.
  private mutating func moveImalah() {
    for index in letters.indices.dropFirst() {
      guard ["\u{670}", "ا", "ى"].contains(letters[index].base),
        !letters[index].marks.isDisjoint(with: .inclined), hasNoVowel(letters[index - 1]),
        letters[index - 1].base != "ا", letters[index].base != "ى" || LetterSet.hamzas.contains(letters[index - 1].base)
      else { continue }
      letters[index - 1].marks.formUnion(letters[index].marks.intersection(.inclined))
      letters[index].marks.subtract(.inclined)
    }
  }

  /// Puts the hamza of ٱلْـَٔـٰنَ behind its ل; Qaloon's text has it before.
  private mutating func orderLam() {
    for index in letters.indices.dropLast(2)
    where letters[index].base == "ء" && letters[index + 1].base == "ل" && letters[index + 1].marks == .sukun
      && letters[index + 2].base == "\u{670}"
    {
      letters.swapAt(index, index + 1)
    }
  }
}
