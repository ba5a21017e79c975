/// A letter of the Arabic script without its marks, as speech models of other people write it.
///
/// The spelling of the mushaf and that of today differ in alefs, hamzas and their carriers. They are folded, or have two forms.
package enum LetterUnit {
  private static let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي".unicodeScalars)
  private static let numbers: [Unicode.Scalar: UInt8] = Dictionary(
    uniqueKeysWithValues: letters.enumerated().map { ($1, UInt8($0 + 1)) })
  private static let (alef, waw): (UInt8, UInt8) = (1, 27)

  /// The number of letters; they are numbered from 1.
  package static var count: Int { letters.count }

  /// Returns the letters of a text; marks, spaces and everything else are passed over.
  package static func letters(of text: some StringProtocol) -> [UInt8] {
    text.unicodeScalars.compactMap(unit)
  }

  /// Returns the ways to write a word of the Quran: with its dagger alefs as letters, and without them.
  package static func spellings(of word: some StringProtocol) -> [[UInt8]] {
    var (with, without): ([UInt8], [UInt8]) = ([], [])
    // Whether the last scalar was a letter without a vowel.
    var isBare = false
    for scalar in word.unicodeScalars {
      if let unit = unit(scalar) {
        with.append(unit)
        without.append(unit)
        isBare = true
      } else if scalar == "\u{670}" {
        // ٱلصَّلَوٰةَ: the waw only carries the alef.
        if isBare, with.last == waw { with.removeLast() }
        if with.last != alef { with.append(alef) }
        isBare = false
      } else if scalar != "\u{640}" {
        isBare = false
      }
    }
    return with == without ? [with] : [with, without]
  }

  private static func unit(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "أ", "إ", "آ", "ٱ": alef
    case "ؤ": waw
    case "ئ", "ى", "ی": numbers["ي"]
    case "ة": numbers["ه"]
    case "ک": numbers["ك"]
    default: numbers[scalar]
    }
  }
}
