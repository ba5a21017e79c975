/// A rule that gives the forms of a word one stem: "believes", "believed" and "believing".
///
/// A search for a part of a word finds all longer forms without it. A stem helps where a form was typed that is longer
/// than the others, or ends otherwise. A stem is no word, and is never shown. It has the letters of the word but for its
/// last one. Languages whose forms differ inside the word, or are ambiguous, have no rule.
package enum WordStems: Sendable {
  case english
  /// The plural only.
  case french
  /// Indonesian and Malay: the pronouns and particles that are written as one word with the word before.
  case indonesian
  /// The plural, also before an ending of case or possession.
  case turkish

  /// Returns nil for a language without a rule.
  package init?(_ language: PackLanguage) {
    switch language.primary {
    case "en": self = .english
    case "fr": self = .french
    case "id", "ms": self = .indonesian
    case "tr": self = .turkish
    default: return nil
    }
  }

  /// The shortest word with a stem.
  private static let shortest = 3

  /// Returns the stem of a word in the letters of search; nil for a word of other letters, and a very short one.
  func stem(of word: [SearchLetter]) -> [SearchLetter]? {
    guard word.count >= WordStems.shortest, word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    let stem: [SearchLetter]
    switch self {
    case .english:
      stem = WordStems.irregular.contains(word) ? word : EnglishStem(word).letters
    case .french: stem = WordStems.french(word)
    case .indonesian: stem = WordStems.cut(WordStems.clitics, from: word, least: 5)
    case .turkish: stem = WordStems.cut(WordStems.plurals, from: word, least: 4)
    }
    return stem.count < WordStems.shortest ? nil : stem
  }

  // MARK: - Endings

  private static func letters(_ text: String) -> [SearchLetter] { Array(text.utf16) }

  /// English words that only look like forms of other words: even, new, be, wick.
  private static let irregular = Set(["evening", "evenings", "news", "being", "wicked"].map(letters))

  /// The singular in -al of French plurals in -aux; -s and -x are left out elsewhere.
  private static func french(_ word: [SearchLetter]) -> [SearchLetter] {
    let isPlural = word.last == 0x73 || word.last == 0x78
    guard word.count > 3, isPlural, word != letters("fils") else { return word }
    if word.count > 4, word.ends(with: letters("aux")), !word.ends(with: letters("eaux")) {
      return word.dropLast(2) + letters("l")
    }
    return Array(word.dropLast())
  }

  private static let clitics = ["nya", "lah", "kah", "ku", "mu"].map(letters)

  private static let plurals = ["ler", "lar"].flatMap { plural in
    ["in", "i", "e", "a", "den", "dan", "de", "da", "le", "la", "imiz", "iniz", ""].map { letters(plural + $0) }
  }.sorted { $0.count > $1.count }

  /// Cuts off the first of some endings that leaves enough letters.
  private static func cut(_ endings: [[SearchLetter]], from word: [SearchLetter], least: Int) -> [SearchLetter] {
    guard let ending = endings.first(where: { word.count - $0.count >= least && word.ends(with: $0) }) else {
      return word
    }
    return Array(word.dropLast(ending.count))
  }
}

/// The stem of an English word: the steps of Porter's algorithm of 1980 that undo plurals, tenses and a final e or y.
///
/// The steps for derived words are left out, since "merciful" is not "mercy".
struct EnglishStem {
  private(set) var letters: [SearchLetter]

  init(_ word: [SearchLetter]) {
    letters = word
    cutPlural()
    cutTense()
    if letters.last == EnglishStem.y, hasVowel(letters.count - 1) { letters[letters.count - 1] = EnglishStem.i }
    cutFinal()
  }

  private static let e: SearchLetter = 0x65
  private static let i: SearchLetter = 0x69
  private static let l: SearchLetter = 0x6C
  private static let s: SearchLetter = 0x73
  private static let w: SearchLetter = 0x77
  private static let x: SearchLetter = 0x78
  private static let y: SearchLetter = 0x79
  private static let z: SearchLetter = 0x7A

  // MARK: - Steps

  private mutating func cutPlural() {
    if ends("sses") || ends("ies") {
      letters.removeLast(2)
    } else if !ends("ss"), ends("s") {
      letters.removeLast()
    }
  }

  private mutating func cutTense() {
    if ends("eed") {
      if measure(letters.count - 3) > 0 { letters.removeLast() }
      return
    }
    guard let ending = ["ed", "ing"].first(where: { ends($0) }), hasVowel(letters.count - ending.utf16.count) else {
      return
    }
    letters.removeLast(ending.utf16.count)
    if ends("at") || ends("bl") || ends("iz") {
      letters.append(EnglishStem.e)
    } else if isDouble, let last = letters.last, ![EnglishStem.l, EnglishStem.s, EnglishStem.z].contains(last) {
      letters.removeLast()
    } else if measure(letters.count) == 1, isShort(letters.count) {
      letters.append(EnglishStem.e)
    }
  }

  private mutating func cutFinal() {
    if letters.last == EnglishStem.e {
      let before = letters.count - 1
      let measure = measure(before)
      if measure > 1 || (measure == 1 && !isShort(before)) { letters.removeLast() }
    }
    if letters.last == EnglishStem.l, isDouble, measure(letters.count) > 1 { letters.removeLast() }
  }

  // MARK: - Letters

  private func ends(_ ending: String) -> Bool { letters.ends(with: Array(ending.utf16)) }

  private func isVowel(_ place: Int) -> Bool {
    switch letters[place] {
    case 0x61, EnglishStem.e, EnglishStem.i, 0x6F, 0x75: true
    case EnglishStem.y: place > 0 && !isVowel(place - 1)
    default: false
    }
  }

  private func hasVowel(_ count: Int) -> Bool { (0..<count).contains(where: isVowel) }

  /// The number of times that a consonant follows a vowel in the first letters.
  private func measure(_ count: Int) -> Int {
    (0..<count).dropFirst().count { isVowel($0 - 1) && !isVowel($0) }
  }

  private var isDouble: Bool {
    guard letters.count > 1 else { return false }
    return letters.suffix(2).allSatisfy { $0 == letters.last } && !isVowel(letters.count - 1)
  }

  /// Whether the first letters end with a consonant, a vowel and a consonant that is no w, x or y.
  private func isShort(_ count: Int) -> Bool {
    guard count > 2, !isVowel(count - 3), isVowel(count - 2), !isVowel(count - 1) else { return false }
    return ![EnglishStem.w, EnglishStem.x, EnglishStem.y].contains(letters[count - 1])
  }
}

extension Array<SearchLetter> {
  fileprivate func ends(with other: [SearchLetter]) -> Bool { suffix(other.count).elementsEqual(other) }
}
