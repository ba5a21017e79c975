import TilawaCore

/// The sounds that the acoustic model mixes up in right words.
enum SoundConfusions {
  /// Returns the ratio of likelihoods that right words reach for two sounds, as a natural logarithm; infinite for sounds that are not judged.
  static func allowance(_ expected: UInt8?, _ heard: UInt8?) -> Double {
    let sounds = [expected, heard].map { $0.flatMap(AcousticUnit.init) }
    // Tajweed hides a nasal in the next sound, and readers differ in how far.
    if sounds.contains(.hiddenNasal) { return .infinity }
    return 0
  }
}
