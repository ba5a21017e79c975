/// Folds the Uthmani text, so that it is found however it is typed: as it is written, or as its words are spelled today.
///
/// What the spelling of the mushaf leaves to signs becomes slots: a dagger alef is an alef or nothing, ٱلصَّلَوٰةَ has a waw or an
/// alef, small letters above the line may be typed or not, a hamza has any carrier or none.
struct QuranFolding {
  private var buffer = ScalarBuffer()
  /// The first letter of the word before, in the row.
  private var lastWord = 0..<0

  mutating func append(_ text: String, to folded: inout FoldedText) {
    buffer.fill(text)
    let scalars = buffer.scalars
    let first = folded.letters.count
    lastWord = first..<first
    var place = 0
    while place < scalars.count {
      let end = scalars[place...].firstIndex(of: 0x20) ?? scalars.count
      if scalars[place..<end].contains(where: QuranFolding.isLetter) {
        if folded.letters.count > first { folded.append(.space, place - 1, place) }
        appendWord(QuranWord(scalars, place..<end), to: &folded)
      }
      place = end + 1
    }
    folded.endText()
  }

  private mutating func appendWord(_ word: QuranWord, to folded: inout FoldedText) {
    let start = folded.letters.count
    word.append(to: &folded)
    QuranExceptions.settle(word: start..<folded.letters.count, after: lastWord, in: &folded)
    lastWord = start..<folded.letters.count
  }

  static func isLetter(_ scalar: UInt32) -> Bool {
    (0x621...0x63A).contains(scalar) || (0x641...0x64A).contains(scalar) || scalar == 0x671
  }
}
