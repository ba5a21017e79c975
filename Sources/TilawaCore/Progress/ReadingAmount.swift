/// The amount read on a day; words read twice on one day count once.
package struct ReadingAmount: Hashable, Sendable {
  /// The number of parts of a page, so that incomplete pages can be added up.
  package static let partsOfPage = 1_000_000
  /// The empty amount.
  package static let none = ReadingAmount(pageParts: 0, verses: VerseCounting.allCases.map { _ in 0 })

  /// The pages of the Madani mushaf, measured by their words, in parts of a page.
  package let pageParts: Int
  /// The numbers of whole ayat, in the order of `VerseCounting.allCases`.
  package let verses: [Int]

  /// - Precondition: There is a number for each counting.
  package init(pageParts: Int, verses: [Int]) {
    precondition(verses.count == VerseCounting.allCases.count, "a number for each counting")
    self.pageParts = pageParts
    self.verses = verses
  }

  /// Makes the amount of the words that were read on a day.
  package init(_ words: WordSet, in structure: QuranStructure) {
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

  /// Whether the amount is zero.
  package var isEmpty: Bool { pageParts == 0 }

  /// Returns the number of whole ayat in a counting.
  package func verses(in counting: VerseCounting) -> Int { verses[counting.position] }

  /// The pages as text: "3", "3.4", rounded down to a tenth, but never to 0 if there is any reading.
  package var pagesText: String {
    let tenths = pageParts > 0 ? max(1, pageParts / (ReadingAmount.partsOfPage / 10)) : 0
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension QuranStructure {
  /// Returns the number of ayat that have all their words in the set.
  package func wholeAyat(in words: WordSet, of counting: VerseCounting) -> Int {
    words.ranges.reduce(0) { $0 + wholeAyat(in: $1, of: counting).count }
  }

  /// Returns the ordinals of the ayat that have all their words in the range.
  package func wholeAyat(in range: WordRange, of counting: VerseCounting) -> Range<Int> {
    let table = table(counting)
    let first = table.starts.partitioningIndex { $0 >= range.start }
    return first..<max(first, table.ends.partitioningIndex { $0 > range.end })
  }
}
