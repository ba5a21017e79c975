/// A mapping from the words that a source counts in an ayah to the words of our text.
///
/// Our words are those of Tanzil's Uthmani text 1.1 without stand-alone marks. Sources count otherwise: Tanzil 1.0.2
/// and the printed layout join two words in four ayat; QUL separates يا and ها of a call, and أن لو; quran-align counts
/// two marks that stand alone. Each word of a source is mapped, none is dropped.
package struct WordCountMapping: Hashable, Sendable {
  /// The words of our ayah for each word of the source; an empty range for a mark.
  package let words: [Range<Int>]

  /// The places of two words that others write as one: بعد ما, and إل ياسين. The value is the number of the first, from
  /// 0.
  private static let joined: [Place: Int] = [
    Place(2, 181): 2, Place(8, 6): 3, Place(13, 37): 7, Place(37, 130): 2,
  ]
  /// The places where some source counts a stand-alone mark after the first word as a word.
  private static let marks: Set<Place> = [Place(10, 1), Place(13, 1)]

  private struct Place: Hashable {
    let surah: Int
    let ayah: Int
    init(_ surah: Int, _ ayah: Int) { (self.surah, self.ayah) = (surah, ayah) }
  }

  /// Returns nil where no known difference explains the count.
  ///
  /// - Parameters:
  ///   - count: the number of words of the ayah in the source, as far as it tells.
  ///   - ref: the ayah in the counting of Kufah; nil where the ayah differs there.
  ///   - words: our words, in the spelling of Hafs.
  package init?(count: Int, of ref: AyahRef?, words: [String]) {
    let place = ref.map { Place($0.surah, $0.ayah) }
    if count == words.count - 1, let first = place.flatMap({ WordCountMapping.joined[$0] }) {
      let ranges = words.indices.filter { $0 != first + 1 }.map { $0..<($0 == first ? $0 + 2 : $0 + 1) }
      self.words = ranges
    } else if count <= words.count {
      self.words = words.indices.map { $0..<$0 + 1 }
    } else if count == words.count + 1, let place, WordCountMapping.marks.contains(place) {
      self.words = [0..<1, 1..<1] + words.indices.dropFirst().map { $0..<$0 + 1 }
    } else {
      let apart = words.enumerated().flatMap { index, word in
        Array(repeating: index..<index + 1, count: WordCountMapping.parts(of: word))
      }
      guard apart.count == count else { return nil }
      self.words = apart
    }
  }

  /// Returns the number of words of a call when its particle is written apart.
  private static func parts(of word: String) -> Int {
    let scalars = Array(word.unicodeScalars)
    // يَبْنَؤُمَّ (20:94) is three, يا ابن أم; وَأَلَّوِ (72:16) is two, وأن لو.
    let letters = ArabicText.folded(word)
    if letters == "يبنؤم" { return 3 }
    if letters == "والو" { return 2 }
    let rest = scalars.starts(with: "وَ".unicodeScalars) ? Array(scalars.dropFirst(2)) : scalars
    guard rest.starts(with: "يَـٰ".unicodeScalars) || rest.starts(with: "هَـٰٓأَنتُمْ".unicodeScalars) else { return 1 }
    return ArabicText.letterCount(word) > 2 ? 2 : 1
  }
}
