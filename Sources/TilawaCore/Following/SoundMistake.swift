/// A kind of wrong sound, by the sounds that are taken for each other: the rows of the table in `docs/guide/recite.md`, and finer ones
/// where a student may have one and not the other. Raw values are stored and appear in JSON.
package enum SoundMistake: String, Hashable, Sendable, CaseIterable {
  case haHha = "ha-hha"
  case hamzaHa = "hamza-ha"
  case aynHha = "ayn-hha"
  case aynHamza = "ayn-hamza"
  /// خ, ح and غ.
  case kha
  /// غ and ق.
  case ghaynQaf = "ghayn-qaf"
  case jeemSheen = "jeem-sheen"
  case taTta = "ta-tta"
  case dalDad = "dal-dad"
  case dhalZza = "dhal-zza"
  case kafQaf = "kaf-qaf"
  case seenSad = "seen-sad"
  /// ز, ذ and ظ.
  case zay
  case seenZay = "seen-zay"
  case dalDhal = "dal-dhal"
  case seenTha = "seen-tha"
  case dadZza = "dad-zza"
  case taDal = "ta-dal"
  /// ب, م and ف.
  case lips
  /// ر, ل and ن.
  case tongue
  case meemNoon = "meem-noon"
  case thaFa = "tha-fa"
  case seenSheen = "seen-sheen"
  case baDal = "ba-dal"
  /// A short vowel for another.
  case vowels
  /// A long vowel for another one, or for another short one.
  case longVowels = "long-vowels"
  /// A long vowel for the short one, or the other way.
  case length
  /// A vowel, a hamza, another consonant more or fewer.
  case vowel, hamza, consonant
  case others

  /// The letters that are taken for each other; empty where they are no pair of letters.
  package var letters: [String] {
    Self.letters.first { $0.mistake == self }?.units.compactMap { Self.letter[$0] } ?? []
  }

  /// The kind of a sound in place of another one; nil stands for no sound.
  package init(_ expected: AcousticUnit?, _ heard: AcousticUnit?) {
    guard let expected, let heard else {
      let unit = expected ?? heard
      self = unit == .hamza ? .hamza : unit?.isVowel == true ? .vowel : .consonant
      return
    }
    if expected.isVowel, heard.isVowel {
      self =
        expected.short == heard.short
        ? .length : expected == expected.short && heard == heard.short ? .vowels : .longVowels
    } else {
      self = Self.letters.first { $0.units.contains(expected) && $0.units.contains(heard) }?.mistake ?? .others
    }
  }

  private static let letters: [(mistake: SoundMistake, units: [AcousticUnit])] = [
    (.haHha, [.ha, .hha]), (.hamzaHa, [.hamza, .ha]), (.aynHha, [.ayn, .hha]), (.aynHamza, [.ayn, .hamza]),
    (.kha, [.kha, .hha, .ghayn]), (.ghaynQaf, [.ghayn, .qaf]), (.jeemSheen, [.jeem, .sheen]), (.taTta, [.ta, .tta]),
    (.dalDad, [.dal, .dad]), (.dhalZza, [.dhal, .zza]), (.kafQaf, [.kaf, .qaf]), (.seenSad, [.seen, .sad]),
    (.zay, [.zay, .dhal, .zza]), (.seenZay, [.seen, .zay]), (.dalDhal, [.dal, .dhal]), (.seenTha, [.seen, .tha]),
    (.dadZza, [.dad, .zza]), (.taDal, [.ta, .dal]), (.lips, [.ba, .meem, .fa]), (.tongue, [.ra, .lam, .noon]),
    (.meemNoon, [.meem, .noon]), (.thaFa, [.tha, .fa]), (.seenSheen, [.seen, .sheen]), (.baDal, [.ba, .dal]),
  ]
  private static let letter: [AcousticUnit: String] = [
    .hamza: "ء", .ba: "ب", .ta: "ت", .tha: "ث", .jeem: "ج", .hha: "ح", .kha: "خ", .dal: "د", .dhal: "ذ", .ra: "ر",
    .zay: "ز", .seen: "س", .sheen: "ش", .sad: "ص", .dad: "ض", .tta: "ط", .zza: "ظ", .ayn: "ع", .ghayn: "غ", .fa: "ف",
    .qaf: "ق", .kaf: "ك", .lam: "ل", .meem: "م", .noon: "ن", .ha: "ه",
  ]
}

extension AcousticUnit {
  package var isVowel: Bool { rawValue >= AcousticUnit.a.rawValue }

  /// The short vowel of a vowel.
  package var short: AcousticUnit {
    switch self {
    case .longA: .a
    case .longI: .i
    case .longU: .u
    default: self
    }
  }
}
