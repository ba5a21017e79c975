/// The vowel signs of a letter, with a dagger alef over it. Sukun is left out, since texts write it differently.
struct VowelSigns: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static var fatha: VowelSigns { VowelSigns(rawValue: 1) }
  static var damma: VowelSigns { VowelSigns(rawValue: 2) }
  static var kasra: VowelSigns { VowelSigns(rawValue: 4) }
  static var shadda: VowelSigns { VowelSigns(rawValue: 8) }
  static var fathatan: VowelSigns { VowelSigns(rawValue: 16) }
  static var dammatan: VowelSigns { VowelSigns(rawValue: 32) }
  static var kasratan: VowelSigns { VowelSigns(rawValue: 64) }
  static var dagger: VowelSigns { VowelSigns(rawValue: 128) }

  /// Finds the sign of a scalar; empty for any other scalar.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x64E: self = .fatha
    case 0x64F: self = .damma
    case 0x650: self = .kasra
    case 0x651: self = .shadda
    case 0x64B, 0x8F0, 0x657: self = .fathatan
    case 0x64C, 0x8F1, 0x65E: self = .dammatan
    case 0x64D, 0x8F2, 0x656: self = .kasratan
    case 0x670: self = .dagger
    default: self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
