/// A folding of the Uthmani text for both ways of typing: in the spelling of the mushaf, or in the spelling of today.
///
/// Letters that the mushaf leaves to signs become slots. A dagger alef is an alef or nothing, ٱلصَّلَوٰةَ has a waw or
/// an alef, small letters above the line are optional, and a hamza has any carrier or none.
struct QuranFolding {
  private var scalars = QuranScalars()

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, to folded: inout FoldedText) {
    scalars.withView(of: text) { scalars in
      folded.appendText(ofScalars: scalars.count) { row in QuranFolding.fold(scalars, into: &row) }
    }
  }

  private static func fold(_ scalars: QuranScalars.View, into row: inout LetterRow) {
    var lastWord = row.first..<row.first
    // The beginning of the word, a sign included; a word without a letter is no word.
    var (wordStart, place) = (0, 0)
    while place < scalars.count {
      let signs = scalars.signs(place)
      guard signs.contains(.letter) else {
        place += 1
        if signs.contains(.space) { wordStart = place }
        continue
      }
      if !row.isEmpty { row.append(.space, wordStart - 1, wordStart) }
      let start = row.count
      place = QuranWord(scalars).append(from: place, to: &row)
      QuranExceptions.settle(word: start..<row.count, after: lastWord, in: &row)
      lastWord = start..<row.count
    }
  }
}
