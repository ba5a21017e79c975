import TilawaCore

/// The consonants and the vowels of a word in one form for all scripts, by which words of different scripts are compared.
///
/// Alefs and hamzas are left out, with the letters that bear a hamza: scripts write them in different ways. So are shaddah, sukun, and signs
/// of pauses, madd and tajweed. A vowel belongs to the consonant before it.
struct WordReading: Hashable {
  /// The way in which vowels are written.
  enum Spelling: CaseIterable {
    case southAsian
    /// The vowels of our text, and of the texts of the King Fahd Complex.
    case uthmani
  }

  /// Consonants, and vowels as `a`, `i`, `u`, those of tanwin as `A`, `I`, `U`.
  private(set) var signs: [Unicode.Scalar] = []

  init(_ text: String, _ spelling: Spelling) {
    // Signs that stand apart have no letter. A space and the mark behind it are one character.
    for part in text.unicodeScalars.split(separator: " ") where ScriptWords.hasLetter(String(part)) {
      add(Array(part), spelling)
    }
  }

  private mutating func add(_ scalars: [Unicode.Scalar], _ spelling: Spelling) {
    for (place, scalar) in scalars.enumerated() {
      if let vowel = WordReading.vowel(scalar, spelling) {
        // An alef that is written as waw or yaa bears a small alef in our text; the vowel stands before it.
        if spelling == .uthmani, scalar == "\u{670}", let last = signs.last, last == "و" || last == "ي" { continue }
        add(vowel: vowel)
      } else if spelling == .uthmani, scalar == "\u{653}", place > 0, scalars[place - 1] == "أ" {
        add(vowel: "a")
      } else if spelling == .uthmani, scalar == "\u{6E2}" || scalar == "\u{6ED}", let last = signs.last, last.isASCII {
        // The Complex writes the tanwin before a baa as a vowel and a small meem.
        signs[signs.count - 1] = last.properties.uppercaseMapping.unicodeScalars.first ?? last
      } else if let consonant = ScriptWords.consonant(scalar), scalar != "ؤ", scalar != "ئ",
        !WordReading.bearsHamza(consonant, scalars[(place + 1)...])
      {
        signs.append(consonant)
      }
    }
  }

  private mutating func add(vowel: Unicode.Scalar) {
    guard let last = signs.last, last.isASCII, last.properties.lowercaseMapping == vowel.properties.lowercaseMapping
    else { return signs.append(vowel) }
    if last.properties.isLowercase { signs[signs.count - 1] = vowel }
  }

  private static func vowel(_ scalar: Unicode.Scalar, _ spelling: Spelling) -> Unicode.Scalar? {
    switch scalar {
    case "\u{64E}", "\u{670}": "a"
    case "\u{650}", "\u{6E6}", "\u{6E7}": "i"
    case "\u{64F}", "\u{6E5}": "u"
    case "\u{64B}", "\u{8F0}": "A"
    case "\u{64D}", "\u{8F2}": "I"
    case "\u{64C}", "\u{8F1}": "U"
    case "\u{656}": spelling == .southAsian ? "i" : "I"
    case "\u{657}": spelling == .southAsian ? "u" : "A"
    case "\u{65E}": spelling == .southAsian ? nil : "U"
    default: nil
    }
  }

  /// Whether a waw or a yaa has a hamza among its marks.
  private static func bearsHamza(_ consonant: Unicode.Scalar, _ following: ArraySlice<Unicode.Scalar>) -> Bool {
    guard consonant == "و" || consonant == "ي" else { return false }
    for mark in following {
      if mark == "\u{654}" || mark == "\u{655}" { return true }
      if mark == "\u{640}" || ScriptWords.hasLetter(String(mark)) { return false }
    }
    return false
  }
}

extension WordReading {
  /// Whether two words are read alike.
  ///
  /// - Parameters:
  ///   - theirs: the words of a script.
  ///   - ours: those of our text.
  ///   - next: the word of our text after them.
  static func agree(_ theirs: String, _ ours: String, before next: String?) -> Bool {
    let own = WordReading(ours, .uthmani).signs
    return Spelling.allCases.contains {
      agree(
        WordReading(theirs, $0).signs, own, beginsWithWasl: begins(ours, with: "ٱ"),
        isBeforeWasl: next.map { begins($0, with: "ٱ") } ?? false)
    }
  }

  private static func begins(_ text: String, with letter: Unicode.Scalar) -> Bool {
    text.unicodeScalars.first { ScriptWords.hasLetter(String($0)) } == letter
  }

  private static func agree(
    _ theirs: [Unicode.Scalar], _ ours: [Unicode.Scalar], beginsWithWasl: Bool, isBeforeWasl: Bool
  ) -> Bool {
    var (one, other) = (theirs, ours)
    // South Asia writes the vowel with which an alef of wasl begins.
    if beginsWithWasl {
      one = Array(one.drop(while: \.isASCII))
      other = Array(other.drop(while: \.isASCII))
    }
    // Letters at the beginning of surahs have no vowels in our text.
    if !other.contains(where: \.isASCII) { one.removeAll(where: \.isASCII) }
    if one == other { return true }
    // The meem of the plural has its vowel in our text also where a pause is marked.
    if other.suffix(2) == ["م", "u"], one.last == "م" { one.append("u") }
    // South Asia writes the noon of a tanwin before an alef of wasl apart, and leaves one vowel.
    if isBeforeWasl, let last = other.last, last.properties.isUppercase,
      one.last.map(String.init) == last.properties.lowercaseMapping
    {
      one[one.count - 1] = last
    }
    return one == other
  }

  /// Words that South Asia spells with other letters or vowels than our text, by surah, ayah and word, as they are read: a yaa or a waw that
  /// is written and not read (4:15, 20:71), one that is read and not written (10:75), the other vowel that Hafs may read (30:54), the
  /// saktah that is written as a tanwin (18:1), a joined noon that is written (72:16). The published texts agree on them.
  private static let otherwise: [String: String] = [
    "3:144:10": "aفaiن", "4:15:16": "يaتaوaفaهuنa", "7:103:9": "وaمaلaiهi", "7:196:2": "وaلiيia",
    "10:75:9": "وaمaلaiهi",
    "10:83:12": "وaمaلaiهiم", "11:41:6": "مaجرiيهa", "11:97:3": "وaمaلaiهi", "17:7:12": "لiيaسuوu", "18:1:11": "عiوaجA",
    "20:63:3": "هaذaينi", "20:71:18": "وaلauوصaلiبaنaكuم", "21:34:7": "aفaiن", "23:46:3": "وaمaلaiهi",
    "25:49:1": "لiنuحيia", "26:49:20": "وaلauوصaلiبaنaكuم", "28:32:21": "وaمaلaiهi", "30:54:5": "ضuعفI",
    "30:54:10": "ضuعفI", "30:54:17": "ضuعفA", "35:43:5": "لسaيiيi", "43:46:7": "وaمaلaiهi", "46:4:18": "يتuونiي",
    "46:33:15": "يuحيia", "55:54:7": "وaجaنa", "56:23:2": "للuلuوi", "59:9:2": "تaبaوau", "68:6:1": "بiaيiيكuمu",
    "68:50:1": "فaجتaبaيهu", "72:16:1": "وaنلaوi", "75:40:6": "يuحيia",
  ]

  /// Whether a word is spelled as South Asia is known to spell it in this place.
  static func isKnown(_ theirs: String, at ref: AyahRef, word: Int) -> Bool {
    guard let known = otherwise["\(ref):\(word)"] else { return false }
    var signs = WordReading(theirs, .southAsian).signs
    if known.unicodeScalars.first.map({ !$0.isASCII }) == true { signs = Array(signs.drop(while: \.isASCII)) }
    return signs == Array(known.unicodeScalars)
  }
}
