/// A rule of tajweed that the text itself shows.
///
/// The raw values are the names that commands, JSON and style sheets use.
package enum TajweedRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// The letter ٱ; it is not read when the word before is joined to it.
  case hamzatWasl = "hamzat-wasl"
  /// The ل of the article before a sun letter.
  case lamShamsiyyah = "lam-shamsiyyah"
  /// A letter that is written and never read.
  case silent
  /// A madd of two counts.
  case maddTabii = "madd-tabii"
  /// A madd of two, four or six counts when the reader stops at the word.
  case maddAridLissukun = "madd-arid-lissukun"
  /// A madd of four or five counts before a hamza in the same word.
  case maddMuttasil = "madd-muttasil"
  /// A madd of two to five counts before a hamza that begins the next word.
  case maddMunfasil = "madd-munfasil"
  /// A madd of six counts before a letter that is always without vowel.
  case maddLazim = "madd-lazim"
  /// The letter ن or م with shaddah.
  case ghunnah
  /// The letter ن without vowel, or tanween, before one of fifteen letters.
  case ikhfa
  /// The letter م without vowel before ب.
  case ikhfaShafawi = "ikhfa-shafawi"
  /// The letter ن without vowel, or tanween, before ب.
  case iqlab
  /// The letter ن without vowel, or tanween, before one of ينمو.
  case idghamGhunnah = "idgham-ghunnah"
  /// The letter ن without vowel, or tanween, before ل or ر.
  case idghamNoGhunnah = "idgham-no-ghunnah"
  /// The letter م without vowel before م.
  case idghamShafawi = "idgham-shafawi"
  /// A letter without vowel before the same letter; ن and م have rules of their own.
  case idghamMutamathilayn = "idgham-mutamathilayn"
  /// A letter without vowel before another one from the same place.
  case idghamMutajanisayn = "idgham-mutajanisayn"
  /// A letter without vowel before one from a place close by.
  case idghamMutaqaribayn = "idgham-mutaqaribayn"
  /// A letter of قطبجد without vowel.
  case qalqalah
}

extension TajweedRule {
  /// The colour of the rule as six hexadecimal digits of sRGB (Q-QR2); nil where its letters keep the colour of the
  /// text.
  package var colour: UInt32? {
    switch self {
    case .maddTabii: nil
    case .hamzatWasl, .lamShamsiyyah, .silent: 0x808080
    case .maddMuttasil, .maddLazim: 0xFF0000
    case .maddMunfasil, .maddAridLissukun: 0xFF69B4
    case .ghunnah, .idghamGhunnah, .idghamShafawi: 0xFF7F00
    case .ikhfa, .ikhfaShafawi: 0x9400D3
    case .iqlab: 0x228B22
    case .idghamNoGhunnah, .idghamMutamathilayn, .idghamMutajanisayn, .idghamMutaqaribayn: 0x4169E1
    case .qalqalah: 0xDC143C
    }
  }
}
