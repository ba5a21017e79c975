/// A letter of an ayah with its marks and its place.
struct RecitedLetter {
  /// The letter without marks; a hamza on a line or on a dagger alef is ء.
  var base: Unicode.Scalar
  var marks: LetterMarks
  /// The number of its word in the text.
  var word: Int
  /// The code points of the letter and its marks.
  var scalars: Range<Int>
  /// The place of its tanween; nil where it has none.
  var tanween: Int?
  /// The place of its small م; nil where it has none.
  var smallMeem: Int?

  /// The code point of the letter without its marks.
  var letterOnly: Range<Int> { scalars.lowerBound..<scalars.lowerBound + 1 }

  /// Whether no mark gives its sound; then the letter after it decides.
  var isUnmarked: Bool { marks.isDisjoint(with: .sounded) }

  /// Whether it is read as written: no rule applies to such a letter before the end of an ayah.
  var hasOnlyVowel: Bool { marks == .fatha || marks == .kasra || marks == .damma }

  mutating func take(_ mark: LetterMarks, at offset: Int) {
    marks.formUnion(mark)
    if !mark.isDisjoint(with: .tanween) { tanween = offset }
    if mark == .smallMeem { smallMeem = offset }
    scalars = scalars.lowerBound..<max(scalars.upperBound, offset + 1)
  }
}
