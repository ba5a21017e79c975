import Glibc
import TilawaCore

/// The kinds of sounds in place of others, by how likely somebody says them.
enum RivalKind: Hashable {
  /// Makes another word of the Quran.
  case word
  /// Sounds like the right one to learners.
  case alike
  case other
}

/// The ratios of likelihoods that right words reach for sounds that they do not have.
///
/// Fitted on words of Emad al-Mansary and Alafasy, each voice checked with what was fitted on the other (decision 0244).
enum SoundConfusions {
  /// The units of a word of usual length, and how many nats more a word e times as long reaches.
  private static let (usualLength, lengthScale) = (7.0, 1.8)

  /// Returns the ratio that is usual for one sound in place of another, as a natural logarithm; infinite for sounds that are not judged.
  static func allowance(_ expected: UInt8?, _ heard: UInt8?) -> Double {
    let sounds = [expected, heard].map { $0.flatMap(AcousticUnit.init) }
    // Tajweed hides a nasal in the next sound, and readers differ in how far.
    if sounds.contains(.hiddenNasal) { return .infinity }
    switch (sounds[0], sounds[1]) {
    case (nil, let added?): return added.isVowel ? -0.5 : -1
    case (_, nil): return 1
    case (let text?, let said?):
      guard text.isVowel, said.isVowel else { return text.isVowel ? -1 : said.isVowel ? 0 : 0.5 }
      return text.short == said.short ? 0.8 : 0.2
    }
  }

  /// Returns the kind of a sound in a word.
  static func kind(of rival: RivalSound, in units: [UInt8]) -> RivalKind {
    if QuranWords.contains(rival.applied(to: units)) { return .word }
    return areConfused(rival.expected, rival.heard) ? .alike : .other
  }

  /// Returns the places of the hamzas of a word that the reading of Warsh leaves out: before a vowel, behind the article or, at the
  /// beginning of the word, behind a consonant.
  ///
  /// - Parameters:
  ///   - before: the sound before the word, where the two are said without a pause.
  ///   - isAlwaysSaid: whether all forms of the word begin with their hamza: that of the article, for one, is left out by all readers.
  static func hamzas(in units: [UInt8], after before: UInt8?, isAlwaysSaid: Bool) -> [Int] {
    units.indices.dropLast().filter { place in
      guard units[place] == AcousticUnit.hamza.rawValue, isVowel(units[place + 1]) else { return false }
      return place > 0
        ? units[place - 1] == AcousticUnit.lam.rawValue : isAlwaysSaid && before.map { !isVowel($0) } == true
    }
  }

  private static func isVowel(_ unit: UInt8) -> Bool { AcousticUnit(rawValue: unit)?.isVowel == true }

  /// Sounds that are taken for each other: plain and emphatic ones, those of the throat, those of the tongue's tip and the teeth; vowels.
  private static let alike: [Set<AcousticUnit>] = [
    [.seen, .sad], [.dal, .dad], [.ta, .tta], [.dhal, .zza], [.kaf, .qaf], [.dad, .zza], [.dhal, .zay],
    [.zay, .zza], [.tha, .seen], [.seen, .zay], [.hha, .ha], [.ayn, .hamza], [.hha, .kha], [.kha, .ghayn],
    [.hamza, .ha], [.ayn, .hha], [.ghayn, .qaf], [.jeem, .sheen], [.dhal, .dal],
  ]

  private static func areConfused(_ expected: UInt8?, _ heard: UInt8?) -> Bool {
    let sounds = [expected, heard].map { $0.flatMap(AcousticUnit.init) }
    guard let text = sounds[0], let said = sounds[1] else {
      // A hamza or a vowel more or fewer.
      return (sounds[0] ?? sounds[1]).map { $0 == .hamza || $0.isVowel } ?? false
    }
    return text.isVowel && said.isVowel || alike.contains([text, said])
  }

  /// Returns the ratio that words reach more, the more sounds they have.
  static func allowance(ofLength units: Int) -> Double { lengthScale * log(Double(max(3, units)) / usualLength) }
}
