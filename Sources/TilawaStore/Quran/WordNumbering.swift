import TilawaCore

/// The words by which a print counts, each with the words of our text that it is.
///
/// A print names the words of its own script. Among them are the numbers of ayat, which are no words of ours, and words that are two
/// of ours.
package struct WordNumbering: Hashable, Sendable {
  /// The number of words of ours up to the end of each word, from 0.
  private(set) var ends = [0]
  private var kinds: [Kind] = [.word]

  /// The kind of a word.
  enum Kind: Hashable {
    case word
    /// The number of an ayah.
    case number
    /// The beginning of a word of ours, after which no line can end.
    case beginning
  }

  init() {}

  /// The number of words.
  package var count: Int { ends.count - 1 }

  /// Adds a word that is some words of ours.
  mutating func add(_ kind: Kind, words: Int) {
    ends.append(ends[ends.count - 1] + words)
    kinds.append(kind)
  }

  /// The kind of a word, counted from 1.
  func kind(of word: Int) -> Kind { kinds[word] }

  // MARK: - Numberings that are known without their texts

  /// The places of words that are two of ours, in the texts of the King Fahd Complex and in those of South Asia.
  private static let joined: [(script: Print.Script, words: [(surah: Int, ayah: Int, word: Int)])] = [
    (.ours, [(2, 181, 3), (8, 6, 4), (13, 37, 8), (37, 130, 3)]), (.southAsian, [(37, 130, 3)]),
  ]

  /// The numberings that are known, each with its script.
  static func known(in structure: QuranStructure) -> [(script: Print.Script, numbering: WordNumbering)] {
    joined.map { script, words in (script, WordNumbering(joining: words, in: structure)) }
  }

  private init(joining joined: [(surah: Int, ayah: Int, word: Int)], in structure: QuranStructure) {
    for ordinal in 0..<structure.ayatCount(of: .kufi) {
      let ayah = structure.ayah(at: ordinal, in: .kufi)
      let places = joined.filter { $0.surah == ayah.surah && $0.ayah == ayah.ayah }.map(\.word)
      var word = 1
      while word <= structure.span(of: ayah).count {
        let words = places.contains(word) ? 2 : 1
        add(.word, words: words)
        word += words
      }
      add(.number, words: 0)
    }
  }
}
