/// A letter of an ayah with its marks, and where it stands.
struct RecitedLetter {
  /// The letter without marks; a hamza on a line or on a dagger alef is ء.
  let base: Unicode.Scalar
  var marks: LetterMarks
  /// Which word of the text it belongs to.
  let word: Int
  /// The code points of the letter and its marks.
  var scalars: Range<Int>
  /// Where its tanween stands.
  var tanween: Int?
  /// Where its small م stands.
  var smallMeem: Int?

  /// Only the letter.
  var letterOnly: Range<Int> { scalars.lowerBound..<scalars.lowerBound + 1 }

  /// Whether no mark says how it sounds: what comes after it does.
  var isUnmarked: Bool { marks.isDisjoint(with: .sounded) }

  /// Whether it is read as it stands: no rule speaks of such a letter before the end of an ayah.
  var hasOnlyVowel: Bool { marks == .fatha || marks == .kasra || marks == .damma }

  mutating func take(_ mark: LetterMarks, at offset: Int) {
    marks.formUnion(mark)
    if !mark.isDisjoint(with: .tanween) { tanween = offset }
    if mark == .smallMeem { smallMeem = offset }
    scalars = scalars.lowerBound..<offset + 1
  }
}
