/// Folds the Uthmani text, so that it is found however it is typed: as it is written, or as its words are spelled today.
///
/// What the spelling of the mushaf leaves to signs becomes slots: a dagger alef is an alef or nothing, ٱلصَّلَوٰةَ has a waw or an
/// alef, small letters above the line may be typed or not, a hamza has any carrier or none.
struct QuranFolding {
  private var buffer = ScalarBuffer()
  private let block = QuranSigns.ofBlock()

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, to folded: inout FoldedText) {
    buffer.withScalars(of: text) { scalars in
      block.withUnsafeBufferPointer { block in
        folded.appendText(ofScalars: scalars.count) { row in
          QuranFolding.fold(QuranScalars(scalars, block: block), into: &row)
        }
      }
    }
  }

  private static func fold(_ scalars: QuranScalars, into row: inout LetterRow) {
    var lastWord = row.first..<row.first
    var place = 0
    while place < scalars.count {
      let end = scalars.wordEnd(from: place)
      if let letter = (place..<end).first(where: scalars.isLetter) {
        if !row.isEmpty { row.append(.space, place - 1, place) }
        let start = row.count
        QuranWord(scalars, letter..<end).append(to: &row)
        QuranExceptions.settle(word: start..<row.count, after: lastWord, in: &row)
        lastWord = start..<row.count
      }
      place = end + 1
    }
  }
}
