/// The letters of many texts as search compares them, to be kept: they say at once which texts have the words of a query.
///
/// What is found and where needs those texts themselves, which are few. Folding all of them is most of the work of a first search.
package struct LetterIndex: Sendable {
  private let text: FoldedText

  /// The letters that a search has.
  package init(of search: TextSearch) { text = search.text }

  /// - Parameter bytes: what `bytes` gave. Nil for anything that has another form.
  package init?(bytes: ArraySlice<UInt8>) {
    let row = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map { place in
        SearchLetter(littleEndian: bytes.loadUnaligned(fromByteOffset: 2 * place, as: SearchLetter.self))
      }
    }
    guard bytes.count % 2 == 0, let text = FoldedText(row: row) else { return nil }
    self.text = text
  }

  /// Two bytes a letter.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * text.row.count)
    for letter in text.row {
      bytes.append(UInt8(truncatingIfNeeded: letter))
      bytes.append(UInt8(truncatingIfNeeded: letter &>> 8))
    }
    return bytes
  }

  /// How many texts there are.
  package var count: Int { text.count }

  /// The texts in which all terms of the query stand, ascending; vowel signs keep none out, as in the search itself.
  ///
  /// - Parameter ordinals: the texts that are looked at; nil: all.
  package func ordinals(having query: SearchQuery, within ordinals: [Range<Int>]? = nil) -> [Int] {
    guard !query.isEmpty, count > 0 else { return [] }
    return text.withView { view in
      var pass = SearchPass(query, in: view)
      return (ordinals ?? [0..<count]).flatMap { pass.ordinals(among: $0.clamped(to: 0..<count)) }
    }
  }
}
