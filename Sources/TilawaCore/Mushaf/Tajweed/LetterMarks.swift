/// The marks of a letter of the Uthmani text.
struct LetterMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

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
  /// The low س; the letter is read.
  static let lowSeen = LetterMarks(rawValue: 1 << 13)
  /// The sign of imalah. No rule of tajweed here depends on it or on the next ones.
  static let imalah = LetterMarks(rawValue: 1 << 14)
  /// The sign of ishmam.
  static let ishmam = LetterMarks(rawValue: 1 << 15)
  /// The sign of tas'hil.
  static let tashil = LetterMarks(rawValue: 1 << 16)
  /// The sign of taqlil; only in texts of other riwayat.
  static let taqlil = LetterMarks(rawValue: 1 << 19)
  /// A hamza whose vowel goes over to the letter before it (naql); only in texts of other riwayat.
  static let naql = LetterMarks(rawValue: 1 << 17)

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
    case 0x64B...0x653: self.init(rawValue: 1 << (scalar.value - 0x64B))
    case 0x6E2, 0x6ED: self = .smallMeem
    case 0x6DC: self = .smallSeen
    case 0x6DF: self = .roundZero
    case 0x6E0: self = .uprightZero
    case 0x6E3: self = .lowSeen
    case 0x6EA: self = .imalah
    case 0x6EB: self = .ishmam
    case 0x6EC: self = .tashil
    default: return nil
    }
  }
}
