/// The pages of the print as words. All riwayat have the same pages, so they are the portions of the plan.
package struct HifzPages: Hashable, Sendable {
  /// The first word of each page, and the number of all words at the end.
  package let starts: [Int]
  /// The print.
  package let print: Print

  package init(_ structure: QuranStructure) {
    print = structure.print
    let count = structure.count(of: .page)
    starts = (1...max(1, count)).compactMap { structure.span(of: .page, $0)?.start } + [structure.words]
  }

  /// The number of pages.
  package var count: Int { starts.count - 1 }

  /// Returns the words of a page.
  ///
  /// - Precondition: `page` is in `1...count`.
  package func span(of page: Int) -> WordRange { WordRange(starts[page - 1], starts[page]) }

  /// Returns the page of a word.
  package func page(ofWord word: Int) -> Int { max(1, min(count, starts.partitioningIndex { $0 > word })) }

  /// Returns the number of pages that words fill, with parts of pages.
  package func count(of words: WordSet) -> Double {
    words.ranges.flatMap(parts(of:)).reduce(0) { $0 + Double($1.words.count) / Double(span(of: $1.page).count) }
  }

  /// Returns the pages that hold words of a stretch, each with its part of the stretch.
  package func parts(of words: WordRange) -> [(page: Int, words: WordRange)] {
    (page(ofWord: words.start)...page(ofWord: words.end - 1)).map { page in
      let span = span(of: page)
      return (page, WordRange(max(span.start, words.start), min(span.end, words.end)))
    }
  }
}
