package import TilawaCore

/// A text in which passages are searched: its ayat as acoustic units, and their words in each form.
///
/// For the whole Quran: 471,000 units, made in some 80 ms.
package struct SearchedText: Sendable {
  /// The words before a recitation, which are no part of the text of the Quran.
  private static let istiadha = "أَعُوذُ بِٱللَّهِ مِنَ ٱلشَّيْطَـٰنِ ٱلرَّجِيمِ"

  /// The units of all ayat, said with a stop after each.
  let units: [UInt8]
  /// The place of the first unit of each word, and the number of units.
  let wordStarts: [Int]
  /// The index of the first word of each ayah, and the number of words.
  let ayahWords: [Int]
  /// The first words of ayat that begin a surah after a basmalah.
  let openedWords: Set<Int>
  /// The words of the isti'adha and of the basmalah, in their forms.
  let istiadha: [[RecitedText.Form]]
  let basmalah: [[RecitedText.Form]]

  private let pronunciation: Pronunciation

  /// Makes a text from ayat that follow each other.
  ///
  /// - Parameters:
  ///   - pronunciation: the ayat.
  ///   - ayat: the number of ayat.
  ///   - basmalah: the text of the basmalah in Tanzil's spelling.
  ///   - opened: the ayat before which a basmalah is said that is none of them.
  package init(_ pronunciation: Pronunciation, ayat: Int, basmalah: String, opened: Set<Int>) {
    self.pronunciation = pronunciation
    (ayahWords, openedWords) = (
      (0..<ayat).map { pronunciation.words(ofAyah: $0).lowerBound } + [pronunciation.count],
      Set(opened.map { pronunciation.words(ofAyah: $0).lowerBound })
    )
    var (units, starts): ([UInt8], [Int]) = ([], [])
    units.reserveCapacity(pronunciation.count * 7)
    starts.reserveCapacity(pronunciation.count + 1)
    pronunciation.speak(stopping: .ayat) { word in
      starts.append(units.count)
      for phoneme in word.phonemes { units.append(AcousticUnit(phoneme).rawValue) }
    }
    self.units = units
    wordStarts = starts + [units.count]
    func forms(_ text: String) -> [[RecitedText.Form]] { RecitedText([RecitedText.Part(text)]).words.map(\.forms) }
    (istiadha, self.basmalah) = (forms(Self.istiadha), forms(basmalah))
  }

  /// The number of ayat.
  package var ayat: Int { ayahWords.count - 1 }
  /// The number of words.
  var words: Int { wordStarts.count - 1 }

  /// Returns the forms of a word.
  func forms(of word: Int) -> [RecitedText.Form] { RecitedText.forms(of: word, in: pronunciation) }

  /// Returns the word of a unit.
  func word(ofUnit place: Int) -> Int { max(0, min(words, wordStarts.partitioningIndex { $0 > place }) - 1) }
  /// Returns the ayah of a word.
  func ayah(ofWord word: Int) -> Int { max(0, min(ayat, ayahWords.partitioningIndex { $0 > word }) - 1) }
  /// Returns the units of an ayah.
  func units(ofAyah ayah: Int) -> Range<Int> { wordStarts[ayahWords[ayah]]..<wordStarts[ayahWords[ayah + 1]] }
  /// Whether some units are the words of the basmalah, or most of them: its first ones are soft.
  func isBasmalah(_ places: Range<Int>) -> Bool {
    let said = basmalah.flatMap { $0.first?.units ?? [] }
    return 3 * EditDistance.between(said, Array(units[places])) <= said.count
  }
  /// Whether some units begin with a surah before which a basmalah is said.
  func opensSurah(_ places: Range<Int>) -> Bool {
    openedWords.contains(word(ofUnit: places.lowerBound)) && !places.isEmpty
  }
  func beginsAyah(_ word: Int) -> Bool { ayahWords[ayah(ofWord: word)] == word }
  func endsAyah(_ word: Int) -> Bool { ayahWords[ayah(ofWord: word) + 1] == word + 1 }
  /// Returns the words that have any of some units, clamped to the text.
  func words(ofUnits places: Range<Int>) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    let inside = places.clamped(to: 0..<units.count)
    guard !inside.isEmpty else { return 0..<0 }
    return word(ofUnit: inside.lowerBound)..<word(ofUnit: inside.upperBound - 1) + 1
  }
}
