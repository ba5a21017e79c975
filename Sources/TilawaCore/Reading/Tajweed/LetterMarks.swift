/// The marks of a letter of the Uthmani text.
struct LetterMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let fathatan = LetterMarks(rawValue: 1 << 0)
  static let dammatan = LetterMarks(rawValue: 1 << 1)
  static let kasratan = LetterMarks(rawValue: 1 << 2)
  static let fatha = LetterMarks(rawValue: 1 << 3)
  static let damma = LetterMarks(rawValue: 1 << 4)
  static let kasra = LetterMarks(rawValue: 1 << 5)
  static let shaddah = LetterMarks(rawValue: 1 << 6)
  static let sukun = LetterMarks(rawValue: 1 << 7)
  static let maddah = LetterMarks(rawValue: 1 << 8)
  /// The small م above or below; the ن is read as م.
  static let smallMeem = LetterMarks(rawValue: 1 << 9)
  /// The small س above; it is read instead of the letter.
  static let smallSeen = LetterMarks(rawValue: 1 << 10)
  /// The round zero; the letter is never read.
  static let roundZero = LetterMarks(rawValue: 1 << 11)
  /// The upright zero; the letter is read only when the reader stops.
  static let uprightZero = LetterMarks(rawValue: 1 << 12)
  /// The low س and the signs of imalah, ishmam and tas'hil; no rule here depends on them.
  static let other = LetterMarks(rawValue: 1 << 13)

  static let tanween = LetterMarks(rawValue: 0b111)
  /// The harakat and the tanween.
  static let vowel = LetterMarks(rawValue: 0b111111)
  static let vowelOrShaddah = LetterMarks(rawValue: 0b1111111)
  /// The marks of a letter with a sound of its own. A letter without any of them is not read, lengthened, or
  /// assimilated to the one after it.
  static let sounded = LetterMarks(rawValue: 0b111111111)
}

extension LetterMarks {
  /// Returns nil for a scalar that is not a mark.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // The nine from fathatan to maddah stand in this order in Unicode.
    case 0x64B...0x653: self.init(rawValue: 1 << UInt16(scalar.value - 0x64B))
    case 0x6E2, 0x6ED: self = .smallMeem
    case 0x6DC: self = .smallSeen
    case 0x6DF: self = .roundZero
    case 0x6E0: self = .uprightZero
    case 0x6E3, 0x6EA...0x6EC: self = .other
    default: return nil
    }
  }
}
