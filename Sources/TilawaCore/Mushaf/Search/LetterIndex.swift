/// An index of the letters of many texts in the form for search, to be stored. It finds the texts with the words of a
/// query at once.
///
/// Finding the places of the words needs those texts themselves; they are few. Folding all texts is most of the work of
/// a first search.
package struct LetterIndex: Sendable {
  private let text: FoldedText

  /// Makes an index with the letters of a search.
  package init(of search: TextSearch) { text = search.text }

  /// Reads an index. Returns nil for any other form.
  ///
  /// - Parameter bytes: a value of the property `bytes`.
  package init?(bytes: ArraySlice<UInt8>) {
    let row = bytes.withUnsafeBytes { bytes in
      [SearchLetter](unsafeUninitializedCapacity: bytes.count / 2) { row, filled in
        for place in 0..<bytes.count / 2 {
          row[place] = SearchLetter(
            littleEndian: bytes.loadUnaligned(fromByteOffset: 2 * place, as: SearchLetter.self))
        }
        filled = bytes.count / 2
      }
    }
    guard bytes.count % 2 == 0, let text = FoldedText(row: row) else { return nil }
    self.text = text
  }

  /// The index in bytes, two for each letter.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * text.row.count)
    for letter in text.row {
      bytes.append(UInt8(truncatingIfNeeded: letter))
      bytes.append(UInt8(truncatingIfNeeded: letter &>> 8))
    }
    return bytes
  }

  /// The number of texts.
  package var count: Int { text.count }

  /// Returns the texts with all terms of the query, ascending. As in the search itself, vowel signs exclude no text.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - ordinals: the texts to search; nil means all.
  package func ordinals(having query: SearchQuery, within ordinals: [Range<Int>]? = nil) -> [Int] {
    guard !query.isEmpty, count > 0 else { return [] }
    return text.withView { view in
      var pass = SearchPass(query, in: view)
      return (ordinals ?? [0..<count]).flatMap { pass.ordinals(among: $0.clamped(to: 0..<count)) }
    }
  }
}
