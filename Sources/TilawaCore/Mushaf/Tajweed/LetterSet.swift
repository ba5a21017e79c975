/// A set of letters of the Uthmani text, with the small ones.
struct LetterSet: Sendable {
  /// The bits for the low seven bits of code points; no two of these letters share them.
  private let bits: UInt128

  init(_ letters: String) {
    bits = letters.unicodeScalars.reduce(0) { $0 | LetterSet.bit($1) }
  }

  func contains(_ letter: Unicode.Scalar) -> Bool { bits & LetterSet.bit(letter) != 0 }

  private static func bit(_ letter: Unicode.Scalar) -> UInt128 { 1 << UInt128(letter.value & 0x7F) }
}

extension LetterSet {
  static let hamzas = LetterSet("ءأؤإئ")
  /// The vowels that are written small: dagger alef, small و, small ي low and high.
  static let smallVowels = LetterSet("\u{670}\u{6E5}\u{6E6}\u{6E7}")
  /// The possible letters of a madd.
  static let maddLetters = LetterSet("اويى\u{670}\u{6E5}\u{6E6}\u{6E7}")
  /// The fifteen letters before which ن is hidden.
  static let ikhfa = LetterSet("تثجدذزسشصضطظفقك")
  /// The letters ينمو, before which ن is assimilated with ghunnah.
  static let idghamGhunnah = LetterSet("ينمو")
  static let idghamNoGhunnah = LetterSet("لر")
  /// The letters of the يا of a call and of the ها of pointing.
  static let particles = LetterSet("يه")
  /// The letters that can stand before these in one word.
  static let prefixes = LetterSet("وفأ")
  /// The letters قطب جد.
  static let qalqalah = LetterSet("قطبجد")
}
