/// A sound that the acoustic model tells apart: a consonant, doubled or not, or a short or long vowel.
///
/// The raw value is the index of its output, 1...35; output 0 is the blank.
package enum AcousticUnit: UInt8, CaseIterable, Sendable {
  case hamza = 1
  case ba, ta, tha, jeem, hha, kha, dal, dhal, ra, zay, seen, sheen, sad, dad, tta, zza, ayn, ghayn, fa, qaf, kaf, lam
  case meem, noon, ha, waw, ya, hiddenNasal, a, i, u, longA, longI, longU

  /// Projects a phoneme: shaddah, ghunnah, heaviness and qalqalah are dropped, both hidden nasals are one, the vowel
  /// of imalah is i, and that of taqlil a.
  package init(_ phoneme: Phoneme) {
    let isLong = phoneme.madd != nil
    switch phoneme.sound {
    case .hiddenNoon, .hiddenMeem: self = .hiddenNasal
    case .a, .taqlil: self = isLong ? .longA : .a
    case .i, .e: self = isLong ? .longI : .i
    case .u: self = isLong ? .longU : .u
    default: self = AcousticUnit(rawValue: phoneme.sound.rawValue + 1) ?? .hamza
    }
  }

  /// The symbol in the phonetic alphabet (IPA), as the model's file names it.
  package var symbol: String {
    switch self {
    case .longA: "a:"
    case .longI: "i:"
    case .longU: "u:"
    case .a, .i, .u: Phoneme.Sound(rawValue: rawValue)?.symbol ?? ""
    default: Phoneme.Sound(rawValue: rawValue - 1)?.symbol ?? ""
    }
  }
}
