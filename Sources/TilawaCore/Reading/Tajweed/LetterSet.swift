/// A set of letters of the Uthmani text, the small ones included.
struct LetterSet: Sendable {
  /// A bit for each of the low seven bits of a code point, which no two of these letters share.
  private let bits: UInt128

  init(_ letters: String) {
    bits = letters.unicodeScalars.reduce(0) { $0 | LetterSet.bit($1) }
  }

  func contains(_ letter: Unicode.Scalar) -> Bool { bits & LetterSet.bit(letter) != 0 }

  private static func bit(_ letter: Unicode.Scalar) -> UInt128 { 1 << UInt128(letter.value & 0x7F) }
}

extension LetterSet {
  static let hamzas = LetterSet("ءأؤإئ")
  /// Vowels that are written small: dagger alef, small و, small ي low and high.
  static let smallVowels = LetterSet("\u{670}\u{6E5}\u{6E6}\u{6E7}")
  /// What can be the letter of a madd.
  static let maddLetters = LetterSet("اويى\u{670}\u{6E5}\u{6E6}\u{6E7}")
  /// The fifteen before which ن is hidden.
  static let ikhfa = LetterSet("تثجدذزسشصضطظفقك")
  /// ينمو, before which ن is assimilated and its ghunnah stays.
  static let idghamGhunnah = LetterSet("ينمو")
  static let idghamNoGhunnah = LetterSet("لر")
  /// The letters of يا that calls and ها that points.
  static let particles = LetterSet("يه")
  /// What can stand before these in one word.
  static let prefixes = LetterSet("وفأ")
  /// قطب جد.
  static let qalqalah = LetterSet("قطبجد")
}
