/// How much is read on a day; what is read twice on one day is read once.
public struct ReadingAmount: Hashable, Sendable {
  /// A page is as many parts, so that pages that are read in part add up.
  public static let partsOfPage = 1_000_000
  /// Nothing.
  public static let none = ReadingAmount(pageParts: 0, verses: VerseCounting.allCases.map { _ in 0 })

  /// Pages of the Madani mushaf by their words.
  public let pageParts: Int
  /// Whole ayat, in the order of `VerseCounting.allCases`.
  public let verses: [Int]

  /// - Precondition: there is a number for each counting.
  public init(pageParts: Int, verses: [Int]) {
    precondition(verses.count == VerseCounting.allCases.count, "a number for each counting")
    self.pageParts = pageParts
    self.verses = verses
  }

  /// Of the words that were read on a day.
  public init(_ words: WordSet, in structure: QuranStructure) {
    var parts = 0
    for range in words.ranges {
      let pages = structure.number(of: .page, atWord: range.start)...structure.number(of: .page, atWord: range.end - 1)
      for number in pages {
        guard let page = structure.span(of: .page, number) else { continue }
        let read = min(page.end, range.end) - max(page.start, range.start)
        // Rounded up: no goal is missed by a rounding.
        parts += (read * ReadingAmount.partsOfPage + page.count - 1) / page.count
      }
    }
    self.init(
      pageParts: parts, verses: VerseCounting.allCases.map { structure.wholeAyat(in: words, of: $0) })
  }

  /// Whether it is nothing.
  public var isEmpty: Bool { pageParts == 0 }

  /// Whole ayat.
  public func verses(in counting: VerseCounting) -> Int { verses[counting.position] }

  /// "3", "3.4": pages rounded down to a tenth, but never to nothing.
  public var pagesText: String {
    let tenths = pageParts > 0 ? max(1, pageParts / (ReadingAmount.partsOfPage / 10)) : 0
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension QuranStructure {
  /// How many ayat have all their words here.
  public func wholeAyat(in words: WordSet, of counting: VerseCounting) -> Int {
    words.ranges.reduce(0) { $0 + wholeAyat(in: $1, of: counting).count }
  }

  /// The ordinals of the ayat that have all their words here.
  public func wholeAyat(in range: WordRange, of counting: VerseCounting) -> Range<Int> {
    let table = table(counting)
    let first = table.starts.partitioningIndex { $0 >= range.start }
    return first..<max(first, table.ends.partitioningIndex { $0 > range.end })
  }
}
