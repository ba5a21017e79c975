/// The words of ayat as they are said, joined to each other or with stops, from the signs of Tanzil's Uthmani text
/// (docs/phonemes.md).
///
/// The text is read once; then any word can be asked for in each of its forms.
package struct Pronunciation: Sendable {
  let line: LetterLine
  /// The index of the first letter of each word, and the number of letters.
  let starts: [Int]
  /// The index of the first word of each ayah.
  private let firstWords: [Int]

  /// Reads the texts of ayat of Hafs that follow each other.
  package init(_ ayat: [String]) {
    var line = LetterLine("")
    var firstWords: [Int] = []
    for text in ayat {
      firstWords.append(line.letters.last.map { $0.word + 1 } ?? 0)
      line.append(text)
    }
    var starts: [Int] = []
    for index in line.letters.indices where line.beginsWord(index) { starts.append(index) }
    starts.append(line.count)
    self.line = line
    self.starts = starts
    self.firstWords = firstWords
  }

  /// The number of words in all ayat.
  package var count: Int { starts.count - 1 }

  /// Returns the words of an ayah, as indices over all ayat.
  package func words(ofAyah ayah: Int) -> Range<Int> {
    firstWords[ayah]..<(ayah + 1 < firstWords.count ? firstWords[ayah + 1] : count)
  }

  /// Returns all words as they are said with some stops. The reader begins at the first word.
  package func spoken(stopping stops: Stops) -> [SpokenWord] {
    var words: [SpokenWord] = []
    words.reserveCapacity(count)
    for ayah in firstWords.indices {
      let range = self.words(ofAyah: ayah)
      for index in range {
        let isLast = index == range.upperBound - 1
        words.append(
          word(
            index, ofAyah: ayah, from: words.last?.end ?? .pause,
            to: index == count - 1 || stops.contains(index, endsAyah: isLast) ? .pause : .joined))
      }
    }
    return words
  }

  /// Returns one word as it is said between the words around it.
  ///
  /// The first word of all has nothing before it, and the last one nothing after it; there `joined` says the word as
  /// before a letter that changes nothing.
  package func word(_ index: Int, ofAyah ayah: Int, from start: WordEdge, to end: WordEdge) -> SpokenWord {
    var speaker = WordSpeaker(self, word: index, from: start, to: end)
    return SpokenWord(
      ayah: ayah, word: index - firstWords[ayah] + 1, phonemes: speaker.phonemes(), end: end)
  }
}

extension Stops {
  /// Whether the reader stops after a word.
  fileprivate func contains(_ word: Int, endsAyah: Bool) -> Bool {
    switch self {
    case .none: false
    case .ayat: endsAyah
    case .words: true
    case .after(let words): endsAyah || words.contains(word)
    }
  }
}
