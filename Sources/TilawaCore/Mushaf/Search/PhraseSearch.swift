/// A search for phrases in the whole Quran, as one row of words: a phrase may begin in one ayah and end in another.
///
/// It reads all spellings that `TextSearch` reads. It is made once and asked often; any thread may use it.
package struct PhraseSearch: Sendable {
  /// The greatest number of words of a phrase: those of the longest ayah, and of the one before it.
  package static let mostWords = 200

  private let search: TextSearch
  /// The first code point of each word in the row, ascending.
  private let starts: [Int]

  /// Reads the text.
  ///
  /// - Parameter ayat: the texts of all ayat of the Kufi counting, in order.
  package init(_ ayat: some Sequence<String>) {
    var (row, starts, offset) = ("", [Int](), 0)
    for text in ayat {
      starts += AyahWords(text).scalars.map { offset + $0.lowerBound }
      row += text
      row += " "
      offset += text.unicodeScalars.count + 1
    }
    self.starts = starts
    search = TextSearch([row], spelled: .uthmani)
  }

  /// The number of words of the text.
  package var words: Int { starts.count }

  /// Returns the places of whole words in this order, in the order of the text. Signs and digits in the phrase count for
  /// nothing.
  package func places(of phrase: String) -> [WordRange] {
    let words = phrase.split { !$0.isLetter }
    guard !words.isEmpty, words.count <= PhraseSearch.mostWords else { return [] }
    let query = SearchQuery("\"\(words.joined(separator: " "))\"", matching: .whole)
    guard let hit = search.hits(for: query).hits.first else { return [] }
    return hit.matches.map { WordRange(word(at: $0.lowerBound), word(at: $0.upperBound - 1) + 1) }
  }

  /// Returns the word with a code point.
  private func word(at scalar: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > scalar } - 1)
  }
}
