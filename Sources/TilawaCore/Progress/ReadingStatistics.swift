/// What the words that were read of a cycle come to.
public struct ReadingStatistics: Hashable, Sendable {
  /// Of each page, from the first, whether all its words were read.
  public let pages: [Bool]
  /// Of each juz, how much of it was read: 1 is all.
  public let ajza: [Double]
  /// Whole ayat on pages that were read whole.
  public let versesOfPages: Int
  /// Whole ayat, also on pages that were not.
  public let verses: Int
  /// All ayat of the counting.
  public let versesInAll: Int

  /// - Parameters:
  ///   - words: what was read.
  ///   - structure: the pages and ajza.
  ///   - counting: of which the ayat are.
  public init(_ words: WordSet, in structure: QuranStructure, counting: VerseCounting) {
    func spans(_ kind: Division.Kind) -> [WordRange] {
      (1...(structure.divisions[kind]?.count ?? 1)).compactMap { structure.span(of: kind, $0) }
    }
    let pageSpans = spans(.page)
    pages = pageSpans.map(words.contains)
    ajza = spans(.juz).map { Double(words.count(in: $0)) / Double($0.count) }
    let whole = WordSet(zip(pageSpans, pages).filter(\.1).map(\.0))
    versesOfPages = structure.wholeAyat(in: whole, of: counting)
    verses = structure.wholeAyat(in: words, of: counting)
    versesInAll = structure.ayatCount(of: counting)
  }

  /// How many pages were read whole.
  public var pageCount: Int { pages.count { $0 } }
  /// How many ajza were read whole.
  public var juzCount: Int { ajza.count { $0 >= 1 } }
  /// Pages of all of them, 1 is all.
  public var share: Double { Double(pageCount) / Double(max(1, pages.count)) }
  /// How many pages are not read whole yet.
  public var pagesLeft: Int { pages.count - pageCount }

  /// The first page that is not read whole, from a page on and round to it; nil: all are.
  public func nextPage(from first: Int) -> Int? {
    let start = max(0, min(pages.count, first) - 1)
    let order = Array(start..<pages.count) + Array(0..<start)
    return order.first { !pages[$0] }.map { $0 + 1 }
  }
}
