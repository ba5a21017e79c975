package import TilawaCore

extension QuranDatabase {
  /// A search for words in all 6,236 ayat; its ordinals are those of the Kufi counting. Reads and folds the whole text.
  package func textSearch() throws(StoreError) -> TextSearch { try textSearch(of: nil) }

  /// The ayat that contain all terms of a query, ranked; their ordinals are those of the Kufi counting.
  ///
  /// Meant for one search. The letters of the text are kept in the cache folder, so that only ayat with the terms are
  /// read and folded. If the cache has no letters of this file and this program, they are made and kept.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - ordinals: the ayat to search; nil means all.
  package func hits(
    for query: SearchQuery, within ordinals: [Range<Int>]? = nil
  ) throws(StoreError) -> SearchResult {
    let file = try LetterFile(of: self)
    guard let letters = file.read() else {
      let search = try textSearch()
      file.keep(LetterIndex(of: search))
      return search.hits(for: query, within: ordinals)
    }
    let having = letters.ordinals(having: query, within: ordinals)
    guard !having.isEmpty else { return .none }
    return try textSearch(of: having).hits(for: query).numbered(by: having)
  }

  /// - Parameter ordinals: the ayat it has, ascending; nil: all.
  private func textSearch(of ordinals: [Int]?) throws(StoreError) -> TextSearch {
    try read(StoreSentences.cannotReadText) { db in
      // Folded where SQLite holds it: a string of each ayah would be made and checked for nothing.
      try TextSearch(spelled: .uthmani, letters: ordinals.map { $0.count * QuranDatabase.usualLetters }) { add in
        var (ordinal, next) = (0, 0)
        try db.forEachRow("SELECT text FROM ayah ORDER BY surah, ayah") { row in
          defer { ordinal += 1 }
          if let ordinals {
            guard next < ordinals.count, ordinals[next] == ordinal else { return }
            next += 1
          }
          add(row.bytes(0).assumingMemoryBound(to: UInt8.self))
        }
      }
    }
  }

  /// The usual number of letters of an ayah, with all that may be typed in it; the longest ayah has fifteen times as
  /// many.
  private static let usualLetters = 100
}
