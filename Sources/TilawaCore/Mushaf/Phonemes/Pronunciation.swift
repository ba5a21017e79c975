/// The words of ayat as they are said, joined to each other or with stops, from the signs of Tanzil's Uthmani text
/// (docs/phonemes.md).
///
/// The text is read once; then any word can be asked for in each of its forms.
package struct Pronunciation: Sendable {
  let line: LetterLine
  /// The riwayah of the text.
  let riwayah: Riwayah
  /// The index of the first letter of each word, and the number of letters.
  let starts: [Int]
  /// The index of the first word of each ayah, and the number of words.
  private let firstWords: [Int]

  /// Reads the texts of ayat of Hafs that follow each other: Tanzil's Uthmani text.
  package init(_ ayat: [String]) {
    self.init(ayat, of: .hafs) { text, line in line.append(text) }
  }

  /// Reads the texts of ayat that follow each other, as the King Fahd Complex writes them.
  ///
  /// - Parameters:
  ///   - ayat: the texts, with or without the numbers at their ends.
  ///   - riwayah: the riwayah of the text. docs/phonemes.md lists the rules of each.
  package init(kingFahd ayat: [String], of riwayah: Riwayah) {
    self.init(ayat, of: riwayah) { text, line in
      let last = line.letters.last?.word
      let before = Array(line.letters.reversed().prefix { $0.word == last }.reversed())
      let read = KingFahdText(text, of: riwayah, after: before)
      line.append(read.words, saktahs: read.saktahs)
    }
  }

  private init(_ ayat: [String], of riwayah: Riwayah, append: (String, inout LetterLine) -> Void) {
    var line = LetterLine("")
    var ends = [0]
    for text in ayat {
      append(text, &line)
      ends.append(line.count)
    }
    let starts = line.letters.indices.filter(line.beginsWord)
    var firstWords: [Int] = []
    var word = 0
    for end in ends {
      while word < starts.count, starts[word] < end { word += 1 }
      firstWords.append(word)
    }
    self.line = line
    self.riwayah = riwayah
    self.starts = starts + [line.count]
    self.firstWords = firstWords
  }

  /// The number of words in all ayat.
  package var count: Int { starts.count - 1 }

  /// Returns the words of an ayah, as indices over all ayat.
  package func words(ofAyah ayah: Int) -> Range<Int> { firstWords[ayah]..<firstWords[ayah + 1] }

  /// Whether the sign of saktah follows a word.
  func hasSaktah(after word: Int) -> Bool { line.saktahs.contains(line[starts[word]].word) }

  /// Returns all words as they are said with some stops. The reader begins at the first word.
  package func spoken(stopping stops: Stops) -> [SpokenWord] {
    var words: [SpokenWord] = []
    words.reserveCapacity(count)
    speak(stopping: stops) { words.append($0) }
    return words
  }

  /// Calls `hear` with each word as it is said with some stops, in order: the words of the whole Quran take 9 MB together.
  package func speak(stopping stops: Stops, _ hear: (SpokenWord) -> Void) {
    var end = WordEdge.pause
    for ayah in firstWords.indices.dropLast() {
      let range = self.words(ofAyah: ayah)
      for index in range {
        let start = end
        let isStop = index == count - 1 || stops.contains(index, endsAyah: index == range.upperBound - 1)
        end = isStop ? .pause : .joined
        hear(word(index, of: ayah, from: start, to: end))
      }
    }
  }

  /// Returns one word as it is said between the words around it.
  ///
  /// Nothing stands before the first word of all, and nothing after the last one: there `joined` says a word as beside
  /// letters that change nothing.
  ///
  /// - Precondition: `index` is in `0..<count`.
  package func word(_ index: Int, from start: WordEdge, to end: WordEdge) -> SpokenWord {
    let ayah = max(0, firstWords.partitioningIndex { $0 > index } - 1)
    return word(index, of: ayah, from: start, to: end)
  }

  private func word(_ index: Int, of ayah: Int, from start: WordEdge, to end: WordEdge) -> SpokenWord {
    var speaker = WordSpeaker(self, word: index, from: start, to: end)
    return SpokenWord(ayah: ayah, word: index - firstWords[ayah] + 1, phonemes: speaker.phonemes(), end: end)
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
