extension WordSpeaker {
  /// Says a letter that is a consonant, with its vowel and its tanween.
  mutating func sayConsonant(_ index: Int) {
    let letter = line[index]
    guard var sound = Phoneme.Sound(consonant: letter.base) else { return }
    if letter.marks.contains(.smallSeen) { sound = .seen }
    // A hamza that is و or ي after the word before.
    if index == letters.lowerBound, start == .pause, letter.marks.contains(.tashil), letter.vowel != nil {
      sound = .hamza
    }
    if index == lastBeforeStop { return sayLast(sound, index) }
    sayArticle(index)
    if let vowel = letter.vowel {
      var manner = manner(of: sound, at: index)
      if LetterSet.hamzas.contains(letter.base), letter.marks.contains(.tashil) { manner.insert(.eased) }
      append(Phoneme(sound, manner: manner), at: index)
      if !letter.hasTanween, takesVowel(after: index) { return }
      append(Phoneme(vowel))
      sayAlefOfTheName(index)
      if letter.hasTanween { sayNoon(index) }
    } else if let vowel = WordSpeaker.vowelOfSign(letter) ?? vowelOfBeginning(index) {
      append(Phoneme(sound, manner: manner(of: sound, at: index)), at: index)
      append(vowel)
    } else {
      sayWithoutVowel(sound, index)
    }
  }

  /// Returns the vowel of a letter that has a sign in place of its vowel: imalah (11:41), taqlil, and in other riwayat the
  /// i with ishmam of سيء and a fatha that is hardly said.
  static func vowelOfSign(_ letter: RecitedLetter) -> Phoneme? {
    if letter.marks.contains(.imalah) { return Phoneme(.e) }
    if letter.marks.contains(.taqlil) { return Phoneme(.taqlil) }
    guard letter.marks.contains(.tashil), !letter.marks.contains(.sukun) else { return nil }
    return letter.base == "س" ? Phoneme(.i, manner: .rounded) : Phoneme(.a)
  }

  /// Says the last consonant before a stop: its vowel falls, fathatan becomes alef, ة becomes ه.
  private mutating func sayLast(_ sound: Phoneme.Sound, _ index: Int) {
    let letter = line[index]
    if letter.base == "ة" { return append(Phoneme(.ha), at: index, followedBy: .nothing) }
    var manner = manner(of: sound, at: index)
    if letter.marks.contains(.fathatan) {
      append(Phoneme(sound, manner: manner), at: index)
      return append(Phoneme(.a, madd: .iwad))
    }
    if !manner.contains(.doubled) {
      if sound == .waw, said.last?.sound == .u, said.last?.madd == nil { return lengthenLast() }
      if sound == .ya, said.last?.sound == .i, said.last?.madd == nil { return lengthenLast() }
    }
    if sound.hasQalqalah { manner.insert(.qalqalah) }
    append(Phoneme(sound, manner: manner), at: index, followedBy: .nothing)
  }

  private mutating func lengthenLast() { said[said.count - 1].madd = .tabii }

  /// Says a consonant without vowel: what follows decides.
  private mutating func sayWithoutVowel(_ sound: Phoneme.Sound, _ index: Int) {
    if sound == .noon { return sayNoon(index) }
    let letter = line[index]
    let next = next(after: index)
    if let next, line[next].word != letter.word {
      if line[next].base == "ٱ" { return sayWithHelp(sound, index) }
      if sound == .meem, line[next].base == "م" { return }
      if sound == .meem, line[next].base == "ب" { return append(Phoneme(.hiddenMeem, manner: .nasal)) }
    }
    if letter.isUnmarked, let next, line[next].marks.contains(.shaddah) { return }
    var manner = manner(of: sound, at: index)
    if sound.hasQalqalah, letter.marks.contains(.sukun) { manner.insert(.qalqalah) }
    append(Phoneme(sound, manner: manner), at: index, followedBy: .consonant)
  }

  /// Says a consonant with the vowel that helps over the hamzat wasl of the next word.
  private mutating func sayWithHelp(_ sound: Phoneme.Sound, _ index: Int) {
    let before = said.last?.sound
    append(Phoneme(sound, manner: manner(of: sound, at: index)), at: index)
    append(Phoneme(sound == .meem && before != .a || sound == .waw && before == .a ? .u : .i))
  }

  /// Returns the index of the letter that is said after one, in this word or in the one that is joined to it.
  func next(after index: Int) -> Int? {
    guard let next = line.sounding(after: index) else { return nil }
    return next < letters.upperBound ? next : nextWord == nil ? nil : next
  }
}

extension WordSpeaker {
  /// Says the ن of a letter or of its tanween.
  private mutating func sayNoon(_ index: Int) {
    guard let next = next(after: index) else { return append(Phoneme(.noon), at: index) }
    let letter = line[next]
    let isInside = letter.word == line[index].word
    switch letter.base {
    case "ٱ" where !isInside:
      // عَادَ لُّولَىٰ (53:50) in other riwayat: the ل has a vowel, and takes the ن up.
      if let article = line.nextInWord(next), article.base == "ل", article.marks.isSuperset(of: [.shaddah, .damma]) {
        return
      }
      append(Phoneme(.noon), at: index)
      append(Phoneme(letter.vowel ?? .i))
    case "ب":
      append(Phoneme(.hiddenMeem, manner: .nasal))
    case let base where LetterSet.ikhfa.contains(base):
      let isHeavy = Phoneme.Sound(consonant: base)?.isElevated == true
      append(Phoneme(.hiddenNoon, manner: isHeavy ? [.nasal, .heavy] : .nasal))
    case let base where WordSpeaker.takesNoon(base) && (!isInside || letter.marks.contains(.shaddah)):
      break
    default:
      append(Phoneme(.noon), at: index, followedBy: .consonant)
    }
  }

  private static func takesNoon(_ base: Unicode.Scalar) -> Bool {
    LetterSet.idghamGhunnah.contains(base) || LetterSet.idghamNoGhunnah.contains(base)
  }

  /// Returns the manner of a consonant as its shaddah and the word before give it.
  private func manner(of sound: Phoneme.Sound, at index: Int) -> Phoneme.Manner {
    let letter = line[index]
    var manner: Phoneme.Manner = []
    if index == letters.lowerBound {
      guard let previousWord else { return manner }
      let taken = taken(by: letter.base, from: previousWord)
      if letter.marks.contains(.shaddah) || taken { manner.insert(.doubled) }
      if taken, sound == .waw || sound == .ya { manner.insert(.nasal) }
    } else if letter.marks.contains(.shaddah) {
      manner.insert(.doubled)
    }
    if manner.contains(.doubled), sound == .noon || sound == .meem { manner.insert(.nasal) }
    if sound == .noon, isAfterIshmam(index) { manner.insert(.rounded) }
    return manner
  }

  /// Whether the sign of ishmam stands before a letter: 12:11.
  private func isAfterIshmam(_ index: Int) -> Bool {
    index > letters.lowerBound && line[index - 1].base == "م" && line[index - 1].marks.contains(.ishmam)
  }

  /// Whether the first letter of the word takes up the ن or م at the end of the word before.
  private func taken(by letter: Unicode.Scalar, from previousWord: Int) -> Bool {
    guard letter == "م" || WordSpeaker.takesNoon(letter), let last = line.sounding(before: letters.lowerBound) else {
      return false
    }
    let before = line[last]
    if before.hasTanween { return true }
    // The names of the letters that open surahs stay clear: 68:1.
    guard before.vowel == nil else { return false }
    if before.marks.contains(.maddah) { return letter == "و" && mergesName(before.base) }
    return WordSpeaker.isNoon(before) || before.base == "م" && letter == "م"
  }

  private static func isNoon(_ letter: RecitedLetter) -> Bool { letter.base == "ن" || letter.base == "\u{6E8}" }
}
