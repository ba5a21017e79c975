extension Phoneme {
  /// A consonant or a vowel, without its length.
  package enum Sound: UInt8, CaseIterable, Sendable {
    case hamza, ba, ta, tha, jeem, hha, kha, dal, dhal, ra, zay, seen, sheen, sad, dad, tta, zza, ayn, ghayn, fa, qaf
    case kaf, lam, meem, noon, ha, waw, ya
    /// The ن that is hidden in the nose (ikhfa).
    case hiddenNoon
    /// The م of iqlab and of ikhfa shafawi.
    case hiddenMeem
    /// The vowels of fatha, kasra and damma.
    case a, i, u
    /// The vowel of imalah, between a and i.
    case e
    /// The vowel of taqlil, between a and e; not in Hafs.
    case taqlil
  }
}

extension Phoneme.Sound {
  /// The symbol in the phonetic alphabet (IPA).
  package var symbol: String { Phoneme.Sound.symbols[Int(rawValue)] }

  package var isVowel: Bool { rawValue >= Phoneme.Sound.a.rawValue }

  private static let symbols = [
    "ʔ", "b", "t", "θ", "ʒ", "ħ", "x", "d", "ð", "r", "z", "s", "ʃ", "sˤ", "dˤ", "tˤ", "ðˤ", "ʕ", "ɣ", "f", "q", "k",
    "l", "m", "n", "h", "w", "j", "ŋ", "m\u{303}", "a", "i", "u", "e", "ɛ",
  ]

  /// Whether heaviness is not in the symbol already.
  var hasHeavyForm: Bool {
    switch self {
    case .ra, .lam, .hiddenNoon, .a: true
    default: false
    }
  }

  /// Whether ghunnah is not in the symbol already.
  var hasNasalForm: Bool { self != .hiddenNoon && self != .hiddenMeem }

  /// Whether it is one of the letters خص ضغط قظ, which are always heavy.
  var isElevated: Bool {
    switch self {
    case .kha, .sad, .dad, .tta, .zza, .ghayn, .qaf: true
    default: false
    }
  }

  /// Whether it is one of the letters قطب جد.
  var hasQalqalah: Bool {
    switch self {
    case .qaf, .tta, .ba, .jeem, .dal: true
    default: false
    }
  }
}

extension Phoneme.Sound {
  /// The consonants of the letters from ء (U+0621) on; nil for other signs.
  private static let consonants: [Phoneme.Sound?] = [
    .hamza, nil, .hamza, .hamza, .hamza, .hamza, nil, .ba, .ta, .ta, .tha, .jeem, .hha, .kha, .dal, .dhal, .ra, .zay,
    .seen, .sheen, .sad, .dad, .tta, .zza, .ayn, .ghayn, nil, nil, nil, nil, nil, nil, .fa, .qaf, .kaf, .lam, .meem,
    .noon, .ha, .waw, .ya, .ya,
  ]

  /// Makes the consonant of a letter; nil for a letter that is only a vowel.
  init?(consonant letter: Unicode.Scalar) {
    let index = Int(letter.value) - 0x621
    if Phoneme.Sound.consonants.indices.contains(index) {
      guard let sound = Phoneme.Sound.consonants[index] else { return nil }
      self = sound
      return
    }
    switch letter.value {
    case 0x6E5: self = .waw
    case 0x6E6, 0x6E7: self = .ya
    case 0x6E8: self = .noon
    default: return nil
    }
  }
}
