/// A kind of lengthening.
package enum Madd: UInt8, CaseIterable, Sendable {
  /// A long vowel that nothing draws out.
  case tabii
  /// A long vowel after hamza.
  case badal
  /// The alef of fathatan before a stop.
  case iwad
  /// The vowel of the pronoun ـه.
  case silah
  /// Hamza follows in the same word.
  case muttasil
  /// Hamza begins the next word.
  case munfasil
  /// A consonant follows that never has a vowel.
  case lazim
  /// The reader stops on the consonant that follows.
  case arid
  /// و or ي after fatha, and the reader stops on the consonant that follows.
  case lin
  /// ي after fatha in the name of ع.
  case lazimLin

  /// The counts that it may have by the way of al-Shatibiyyah.
  package var counts: ClosedRange<Int> {
    switch self {
    case .tabii, .badal, .iwad, .silah: 2...2
    case .muttasil, .munfasil: 4...5
    case .lazim: 6...6
    case .arid, .lin: 2...6
    case .lazimLin: 4...6
    }
  }

  /// The name as the rules of tajweed are named.
  package var name: String {
    switch self {
    case .tabii: "madd-tabii"
    case .badal: "madd-badal"
    case .iwad: "madd-iwad"
    case .silah: "madd-silah"
    case .muttasil: "madd-muttasil"
    case .munfasil: "madd-munfasil"
    case .lazim: "madd-lazim"
    case .arid: "madd-arid-lissukun"
    case .lin: "madd-lin"
    case .lazimLin: "madd-lazim-lin"
    }
  }
}
