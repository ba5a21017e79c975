/// A sound of recitation: a consonant or a vowel, with its length and its manner.
package struct Phoneme: Hashable, Sendable {
  /// The consonant or vowel.
  package var sound: Sound
  /// The kind of lengthening: of every long vowel, and of و and ي after fatha before a stop; nil for a sound that is
  /// not drawn out.
  package var madd: Madd?
  /// The manner in which it is said.
  package var manner: Manner

  /// Makes a phoneme.
  package init(_ sound: Sound, madd: Madd? = nil, manner: Manner = []) {
    self.sound = sound
    self.madd = madd
    self.manner = manner
  }

  /// Whether it is a vowel of imalah or taqlil.
  var isInclined: Bool { sound == .e || sound == .taqlil }

  /// Whether it is a vowel of two counts or more.
  package var isLongVowel: Bool { sound.isVowel && madd != nil }
}

extension Phoneme {
  /// The way in which a phoneme is said.
  package struct Manner: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A consonant with shaddah, or one that took up the consonant before it.
    package static let doubled = Manner(rawValue: 1 << 0)
    /// Ghunnah of two counts.
    package static let nasal = Manner(rawValue: 1 << 1)
    /// The echo of قطب جد without vowel.
    package static let qalqalah = Manner(rawValue: 1 << 2)
    /// Tafkhim, also of the vowels a beside heavy letters.
    package static let heavy = Manner(rawValue: 1 << 3)
    /// Tas'hil of a hamza.
    package static let eased = Manner(rawValue: 1 << 4)
    /// Ishmam: the lips are rounded.
    package static let rounded = Manner(rawValue: 1 << 5)
    /// Saktah: a short silence without breath follows.
    package static let saktah = Manner(rawValue: 1 << 6)
  }

  /// The symbol in the phonetic alphabet (IPA), such as `lˤlˤ` and `aː`, without the counts of a long vowel.
  package var symbol: String {
    var symbol = sound.symbol
    if manner.contains(.heavy), sound.hasHeavyForm { symbol += "ˤ" }
    if manner.contains(.nasal), sound.hasNasalForm { symbol += "\u{303}" }
    if manner.contains(.eased) { symbol += "\u{31E}" }
    if manner.contains(.doubled) { symbol += symbol }
    if isLongVowel { symbol += "ː" }
    if manner.contains(.rounded) { symbol += "ʷ" }
    if manner.contains(.qalqalah) { symbol += "ᵊ" }
    return symbol
  }

  /// The symbol, with the counts of what is drawn out for more than two: `aː4-5`, `aː6`.
  package var notation: String {
    guard let counts = madd?.counts, counts != 2...2 else { return symbol }
    return symbol + (counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound)-\(counts.upperBound)")
  }
}
