extension WordSpeaker {
  /// Says hamzat wasl where the reader begins: with a before the article, else by the vowel of the third letter.
  mutating func sayHamzatWasl(_ index: Int) {
    append(Phoneme(.hamza))
    append(Phoneme(vowelOfHamzatWasl(index)))
    // ٱؤْتُمِنَ, ٱئْتِ: the hamza without vowel becomes the long vowel.
    guard let next = line.nextInWord(index), LetterSet.hamzas.contains(next.base), next.vowel == nil else { return }
    said[said.count - 1].madd = .badal
    skipped = index + 1
  }

  private func vowelOfHamzatWasl(_ index: Int) -> Phoneme.Sound {
    guard let second = line.nextInWord(index) else { return .a }
    let third = line.nextInWord(index + 1)
    if second.base == "ل" {
      // ٱلْتَقَى is a verb: the article would be assimilated to ت.
      return third?.base == "ت" && second.marks.contains(.sukun) ? .i : .a
    }
    if second.isVowelLetter, second.base == "ي" || second.base == "ى" { return .i }
    if WordSpeaker.beginsWithKasra(second.base, third?.base) { return .i }
    let deciding = second.marks.contains(.shaddah) ? second : third
    return deciding?.vowel == .u ? .u : .i
  }

  /// Whether a word begins with kasra in spite of the damma of its third letter: the nouns ٱسم, ٱبن, ٱمرؤ, and the
  /// imperatives whose damma came from a ي that fell.
  private static func beginsWithKasra(_ second: Unicode.Scalar, _ third: Unicode.Scalar?) -> Bool {
    switch (second, third) {
    case ("س", "م"), ("ب", "ن"), ("م", "ر"), ("ق", "ض"), ("م", "ش"), ("ئ", "ت"), ("م", "ض"): true
    default: false
    }
  }
}

// MARK: - A first letter without vowel

extension WordSpeaker {
  /// Says what comes before the ل of لْـَٔيْكَةِ (26:176, 38:13), an article without its alef, where the reader begins.
  mutating func sayArticle(_ index: Int) {
    guard start == .pause, index == letters.lowerBound, line[index].base == "ل", line[index].vowel == nil,
      line.nextInWord(index).map({ LetterSet.hamzas.contains($0.base) }) == true
    else { return }
    append(Phoneme(.hamza))
    append(Phoneme(.a))
  }

  /// Returns the vowel of a first letter that has none in joining, where the reader begins: لْيَقْطَعْ, and هْوَ and هْيَ in
  /// other riwayat.
  func vowelOfBeginning(_ index: Int) -> Phoneme? {
    guard start == .pause, index == letters.lowerBound, line[index].marks.contains(.sukun), said.isEmpty,
      let next = line.nextInWord(index)
    else { return nil }
    switch (line[index].base, next.base) {
    case ("ه", "و"): return Phoneme(.u)
    case ("ه", _), ("ل", _): return Phoneme(.i)
    default: return nil
    }
  }
}

// MARK: - Naql

extension WordSpeaker {
  /// Says the vowel of a hamza that fell: after the last consonant of the word before, else after a hamza.
  mutating func sayAfterNaql(_ index: Int) {
    let letter = line[index]
    let hasDagger = line.nextInWord(index)?.base == "\u{670}"
    let vowel = letter.vowel ?? (hasDagger ? .a : vowelBefore ?? .a)
    if start == .pause { append(Phoneme(.hamza)) }
    append(Phoneme(vowel))
    // ءَامَنَ, or a second hamza that became a long vowel in joining.
    if hasDagger || letter.vowel == nil && start == .joined { said[said.count - 1].madd = .badal }
    if hasDagger { skipped = index + 1 }
  }

  /// Whether the vowel of the last letter is that of the next word.
  func takesVowel(after index: Int) -> Bool {
    guard let nextWord, line.endsWord(index) else { return false }
    return line[nextWord].base == "ا" && line[nextWord].marks.contains(.naql)
  }
}

extension WordSpeaker {
  /// Whether the word is letters that open a surah, read by their names.
  var isNames: Bool {
    letters.allSatisfy {
      line[$0].marks.isDisjoint(with: [.vowelOrShaddah, .sukun, .naql]) && !LetterSet.hamzas.contains(line[$0].base)
    }
  }

  mutating func sayNames() {
    for index in letters {
      let next = index + 1 < letters.upperBound ? line[index + 1].base : nil
      sayName(of: line[index], before: next)
    }
  }

  private mutating func sayName(of letter: RecitedLetter, before next: Unicode.Scalar?) {
    guard letter.base != "ا" else {
      said += [Phoneme(.hamza), Phoneme(.a), Phoneme(.lam), Phoneme(.i), Phoneme(.fa)]
      return
    }
    guard let first = Phoneme.Sound(consonant: letter.base) else { return }
    let isMerged = first == .meem && (said.last?.sound == .meem || said.last?.sound == .noon)
    if isMerged { said.removeLast() }
    let isHeavy = first.isElevated || first == .ra
    said.append(Phoneme(first, manner: isMerged ? [.doubled, .nasal] : isHeavy ? .heavy : []))
    guard let (vowel, last) = WordSpeaker.nameEnd(of: letter.base) else {
      return append(Phoneme(WordSpeaker.vowelOfSign(letter)?.sound ?? .a, madd: .tabii))
    }
    for phoneme in vowel { append(phoneme) }
    if next == nil, nextWord.map({ line[$0].base }) == "و", mergesName(letter.base) { return }
    sayLast(of: last, before: next)
  }

  /// Whether the ن at the end of a letter's name goes over into و: in يسٓ and نٓ for Shu'bah, in يسٓ for Warsh.
  func mergesName(_ letter: Unicode.Scalar) -> Bool {
    switch (riwayah, letter) {
    case (.shubah, "س"), (.shubah, "ن"), (.warsh, "س"): true
    default: false
    }
  }

  /// Returns what follows the first consonant in the name of a letter; nil where it is only a long a.
  private static func nameEnd(of letter: Unicode.Scalar) -> (vowel: [Phoneme], last: Phoneme.Sound)? {
    switch letter {
    case "ل": ([Phoneme(.a, madd: .lazim)], .meem)
    case "م": ([Phoneme(.i, madd: .lazim)], .meem)
    case "س": ([Phoneme(.i, madd: .lazim)], .noon)
    case "ن": ([Phoneme(.u, madd: .lazim)], .noon)
    case "ك", "ق": ([Phoneme(.a, madd: .lazim)], .fa)
    case "ص": ([Phoneme(.a, madd: .lazim)], .dal)
    case "ع": ([Phoneme(.a), Phoneme(.ya, madd: .lazimLin)], .noon)
    default: nil
    }
  }

  /// Says the last consonant of a name. The ن of يسٓ and نٓ stays clear before و.
  private mutating func sayLast(of sound: Phoneme.Sound, before next: Unicode.Scalar?) {
    let following = next ?? nextWord.map { line[$0].base }
    switch sound {
    case .noon where following.map { LetterSet.ikhfa.contains($0) } == true:
      let isHeavy = following.flatMap { Phoneme.Sound(consonant: $0) }?.isElevated == true
      said.append(Phoneme(.hiddenNoon, manner: isHeavy ? [.nasal, .heavy] : .nasal))
    case .dal:
      said.append(Phoneme(.dal, manner: .qalqalah))
    default:
      said.append(Phoneme(sound))
    }
    // 3:1
    if next == nil, following == "ٱ" { said.append(Phoneme(.a)) }
  }
}
