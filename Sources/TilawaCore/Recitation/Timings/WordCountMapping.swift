/// Which of our words a source means by the words that it counts in an ayah.
///
/// Ours are those of Tanzil's Uthmani text 1.1 without stand-alone marks. Sources count others: Tanzil 1.0.2 and the printed
/// layout join two words in four ayat; QUL writes يا and ها of a call apart, and أن لو; quran-align counts two marks that stand alone.
/// Each of a source's words is mapped, none is dropped.
public struct WordCountMapping: Hashable, Sendable {
  /// For each of the source's words ours, in the ayah; none for a mark.
  public let words: [Range<Int>]

  /// Two words of ours that others write as one: بعد ما, and إل ياسين. The number of the first, from 0.
  private static let joined: [Place: Int] = [
    Place(2, 181): 2, Place(8, 6): 3, Place(13, 37): 7, Place(37, 130): 2,
  ]
  /// Marks that stand alone behind the first word, where a source has taken them for words.
  private static let marks: Set<Place> = [Place(10, 1), Place(13, 1)]

  private struct Place: Hashable {
    let surah: Int
    let ayah: Int
    init(_ surah: Int, _ ayah: Int) { (self.surah, self.ayah) = (surah, ayah) }
  }

  /// Nil where nothing is known that explains the count.
  ///
  /// - Parameters:
  ///   - count: how many words the source has in the ayah, as far as it tells.
  ///   - ref: in the counting of Kufah; nil for an ayah that is another one there.
  ///   - words: ours, in the spelling of Hafs.
  public init?(count: Int, of ref: AyahRef?, words: [String]) {
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

  /// In how many words a call is written where its particle stands apart.
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
