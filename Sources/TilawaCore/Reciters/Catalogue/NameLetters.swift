/// The letters used to compare names, one byte each: a–z, and Arabic letters from 128.
enum NameLetters {
  /// The role of a scalar in a name.
  enum Part {
    case letter(UInt8)
    /// An apostrophe or a mark. It belongs to its word and stands for no letter.
    case sign
    case gap
  }

  static func part(_ scalar: Unicode.Scalar) -> Part {
    switch scalar.value {
    case 0x61...0x7A: return .letter(UInt8(scalar.value))
    case 0x41...0x5A: return .letter(UInt8(scalar.value + 0x20))
    // People write these digits for the letter that they resemble.
    case 0x35, 0x37: return .letter(UInt8(ascii: "h"))
    case 0x30...0x39, 0x300...0x36F: return .sign
    case 0x27, 0x60, 0x2018, 0x2019, 0x2BC, 0x2BE, 0x2BF: return .sign
    case ..<0x80: return .gap
    case 0x620...0x6D5: return arabic(ArabicText.base(scalar))
    default: return foreign(scalar)
    }
  }

  static let alef = UInt8(0x627 & 0x7F) | 0x80
  static let lam = UInt8(0x644 & 0x7F) | 0x80

  private static func arabic(_ scalar: Unicode.Scalar) -> Part {
    switch scalar {
    case "ء": .sign
    case "ئ", "ی": arabic("ي")
    case "ؤ": arabic("و")
    case "ک": arabic("ك")
    case "پ": arabic("ب")
    case _ where ArabicText.isMark(scalar): .sign
    default: .letter(UInt8(scalar.value & 0x7F) | 0x80)
    }
  }

  /// Returns the part for a scalar of another script; such scripts are compared only roughly.
  private static func foreign(_ scalar: Unicode.Scalar) -> Part {
    if ArabicText.isMark(scalar) { return .sign }
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let letter = marked[small] { return .letter(letter) }
    return scalar.properties.isAlphabetic ? .letter(UInt8(scalar.value & 0x3F) | 0xC0) : .gap
  }

  private static let marked: [Unicode.Scalar: UInt8] = {
    let letters = [
      "a": "āáàâäãå", "e": "ēéèêë", "i": "īíìîïı", "o": "ōóòôöõ", "u": "ūúùûü", "h": "ḥḫ", "s": "ṣşśš", "d": "ḍḏ",
      "t": "ṭṯ",
      "z": "ẓžż", "g": "ġğ", "c": "çčć", "n": "ñ",
    ]
    var marked: [Unicode.Scalar: UInt8] = [:]
    for (letter, forms) in letters {
      for scalar in forms.unicodeScalars { marked[scalar] = letter.utf8.first }
    }
    return marked
  }()

  // MARK: - Sounds

  static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "u"): true
    case alef, UInt8(0x648 & 0x7F) | 0x80, UInt8(0x64A & 0x7F) | 0x80: true
    default: false
    }
  }

  /// Returns one letter for two that write one sound; nil for any other two.
  static func sound(_ first: UInt8, _ second: UInt8) -> UInt8? {
    switch (first, second) {
    case (UInt8(ascii: "g"), UInt8(ascii: "h")): UInt8(ascii: "g")
    case (UInt8(ascii: "k"), UInt8(ascii: "h")): UInt8(ascii: "h")
    case (UInt8(ascii: "d"), UInt8(ascii: "h")): UInt8(ascii: "d")
    case (UInt8(ascii: "t"), UInt8(ascii: "h")): UInt8(ascii: "t")
    case (UInt8(ascii: "s"), UInt8(ascii: "h")), (UInt8(ascii: "c"), UInt8(ascii: "h")): UInt8(ascii: "s")
    case (UInt8(ascii: "p"), UInt8(ascii: "h")): UInt8(ascii: "f")
    case (UInt8(ascii: "o"), UInt8(ascii: "u")), (UInt8(ascii: "o"), UInt8(ascii: "o")): UInt8(ascii: "u")
    case (UInt8(ascii: "e"), UInt8(ascii: "e")), (UInt8(ascii: "i"), UInt8(ascii: "e")): UInt8(ascii: "i")
    default: nil
    }
  }

  /// Returns the usual letter for the sound of `letter`.
  static func sound(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "q"), UInt8(ascii: "c"): UInt8(ascii: "k")
    case UInt8(ascii: "y"): UInt8(ascii: "i")
    case UInt8(ascii: "w"), UInt8(ascii: "o"): UInt8(ascii: "u")
    case UInt8(ascii: "v"): UInt8(ascii: "f")
    case UInt8(ascii: "p"): UInt8(ascii: "b")
    default: letter
    }
  }
}
