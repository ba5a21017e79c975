import TilawaCore

/// The spelling of sounds in Arabic letters with their vowel signs, to show what was heard.
package enum SpelledUnits {
  private static let consonants = Array("ءبتثجحخدذرزسشصضطظعغفقكلمنهوين".unicodeScalars)
  private static let shortVowels = Array("\u{64E}\u{650}\u{64F}".unicodeScalars)
  private static let lengthening = Array("ايو".unicodeScalars)
  private static let (sukun, alef): (Unicode.Scalar, Unicode.Scalar) = ("\u{652}", "ا")

  /// Returns how units are written; empty for none.
  package static func written(_ units: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for (place, unit) in units.enumerated() {
      let vowel = Int(unit) - Int(AcousticUnit.a.rawValue)
      if consonants.indices.contains(Int(unit) - 1), vowel < 0 {
        text.append(consonants[Int(unit) - 1])
        if place + 1 == units.count || units[place + 1] < AcousticUnit.a.rawValue { text.append(sukun) }
      } else if (0..<6).contains(vowel) {
        // A vowel that no consonant carries.
        if place == 0 || units[place - 1] >= AcousticUnit.a.rawValue { text.append(alef) }
        text.append(shortVowels[vowel % 3])
        if vowel >= 3 { text.append(lengthening[vowel % 3]) }
      }
    }
    return String(text)
  }
}
