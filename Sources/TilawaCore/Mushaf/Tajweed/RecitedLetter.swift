/// A letter of an ayah with its marks and its place.
///
/// 20 bytes: the text of the whole Quran has 330,000 letters, which stay in memory while passages are identified.
struct RecitedLetter {
  /// The letter without marks; a hamza on a line or on a dagger alef is ء.
  var base: Unicode.Scalar
  var marks: LetterMarks
  private var wordNumber: Int32
  /// The place of its first code point, and the number of its code points.
  private var first: Int32
  private var count: UInt8
  /// The places of its tanween and of its small م, counted from its first code point; 0 where it has none. They lie before it where they
  /// were written on a tatweel.
  private var tanweenPlace: Int8 = 0
  private var smallMeemPlace: Int8 = 0

  init(base: Unicode.Scalar, marks: LetterMarks, word: Int, scalars: Range<Int>) {
    (self.base, self.marks, wordNumber) = (base, marks, Int32(word))
    (first, count) = (Int32(scalars.lowerBound), UInt8(clamping: scalars.count))
  }

  /// The number of its word in the text.
  var word: Int {
    get { Int(wordNumber) }
    set { wordNumber = Int32(newValue) }
  }

  /// The code points of the letter and its marks; at most 255.
  var scalars: Range<Int> { Int(first)..<Int(first) + Int(count) }
  /// The place of its tanween; nil where it has none.
  var tanween: Int? { tanweenPlace != 0 ? Int(first) + Int(tanweenPlace) : nil }
  /// The place of its small م; nil where it has none.
  var smallMeem: Int? { smallMeemPlace != 0 ? Int(first) + Int(smallMeemPlace) : nil }

  /// The code point of the letter without its marks.
  var letterOnly: Range<Int> { Int(first)..<Int(first) + 1 }

  /// Whether no mark gives its sound; then the letter after it decides.
  var isUnmarked: Bool { marks.isDisjoint(with: .sounded) }

  /// Whether it is read as written: no rule applies to such a letter before the end of an ayah.
  var hasOnlyVowel: Bool { marks == .fatha || marks == .kasra || marks == .damma }

  mutating func take(_ mark: LetterMarks, at offset: Int) {
    marks.formUnion(mark)
    let place = Int8(clamping: offset - Int(first))
    if !mark.isDisjoint(with: .tanween) { tanweenPlace = place }
    if mark == .smallMeem { smallMeemPlace = place }
    count = max(count, UInt8(clamping: offset + 1 - Int(first)))
  }
}
