/// The statistics of the words read in a cycle.
package struct ReadingStatistics: Hashable, Sendable {
  /// Whether all words of each page were read, from the first page on.
  package let pages: [Bool]
  /// The share of each juz that was read: 1 is all.
  package let ajza: [Double]
  /// The number of whole ayat on pages that were read whole.
  package let versesOfPages: Int
  /// The number of whole ayat, including those on incomplete pages.
  package let verses: Int
  /// The number of ayat in the counting.
  package let versesInAll: Int

  /// - Parameters:
  ///   - words: the words that were read.
  ///   - structure: the source of the pages and ajza.
  ///   - counting: the counting of the ayat.
  package init(_ words: WordSet, in structure: QuranStructure, counting: VerseCounting) {
    func spans(_ kind: Division.Kind) -> [WordRange] {
      (1...max(1, structure.count(of: kind))).compactMap { structure.span(of: kind, $0) }
    }
    let pageSpans = spans(.page)
    pages = pageSpans.map(words.contains)
    ajza = spans(.juz).map { Double(words.count(in: $0)) / Double($0.count) }
    let whole = WordSet(zip(pageSpans, pages).filter(\.1).map(\.0))
    versesOfPages = structure.wholeAyat(in: whole, of: counting)
    verses = structure.wholeAyat(in: words, of: counting)
    versesInAll = structure.ayatCount(of: counting)
  }

  /// The number of pages that were read whole.
  package var pageCount: Int { pages.count { $0 } }
  /// The number of ajza that were read whole.
  package var juzCount: Int { ajza.count { $0 >= 1 } }
  /// The share of pages that were read whole; 1 is all.
  package var share: Double { Double(pageCount) / Double(max(1, pages.count)) }
  /// The number of pages not yet read whole.
  package var pagesLeft: Int { pages.count - pageCount }

  /// Returns the first page not yet read whole, from a page on and round to it; nil: all are read.
  package func nextPage(from first: Int) -> Int? {
    let start = max(0, min(pages.count, first) - 1)
    let order = Array(start..<pages.count) + Array(0..<start)
    return order.first { !pages[$0] }.map { $0 + 1 }
  }
}
