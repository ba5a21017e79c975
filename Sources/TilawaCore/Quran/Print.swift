import Synchronization

/// A print of the Quran, whose pages count wherever pages do.
package enum Print: String, CaseIterable, Hashable, Sendable, Codable {
  /// The Madani print of 1421H. All riwayat of the King Fahd Complex have its pages.
  case madani
  /// The print of Taj Company with 13 lines a page.
  case taj13 = "taj-13"
  /// The print of Taj Company with 16 lines a page.
  case taj16 = "taj-16"

  /// The number of its pages.
  package var pages: Int {
    switch self {
    case .madani: 604
    case .taj13: 847
    case .taj16: 548
    }
  }

  /// The number of lines of a page; the first two pages have fewer, and some others.
  package var linesOfPage: Int {
    switch self {
    case .madani: 15
    case .taj13: 13
    case .taj16: 16
    }
  }

  /// Whether its own letters are those of the text that is shown; otherwise its words stand in the letters of that text.
  package var isInOurScript: Bool { self == .madani }

  /// The name for people.
  package var title: Sentence {
    switch self {
    case .madani: CoreSentences.printMadani(pages: pages, lines: linesOfPage)
    case .taj13, .taj16: CoreSentences.printTaj(pages: pages, lines: linesOfPage)
    }
  }
}

/// The places at which the pages of a print begin, and those of its juz and rukus where they are its own.
package struct PrintTable: Hashable, Sendable {
  package let print: Print
  /// The first words of its pages and of what else is its own, ascending.
  let starts: [Division.Kind: [Int]]

  /// - Parameters:
  ///   - print: the print.
  ///   - pages: the first word of each page.
  ///   - divisions: the first ayat of its own juz and rukus, each kind in order.
  ///   - structure: the source of the words of these ayat.
  package init(_ print: Print, pages: [Int], divisions: [Division], in structure: QuranStructure) {
    self.print = print
    var starts = Dictionary(grouping: divisions, by: \.kind)
      .mapValues { $0.map { structure.span(of: $0.start).start } }
    starts[.page] = pages
    self.starts = starts
  }
}

/// The tables of the prints; each is read when it is first needed.
package final class PrintShelf: Sendable {
  private let read: @Sendable (Print) -> PrintTable?
  private let tables = Mutex<[Print: PrintTable]>([:])

  package init(_ read: @escaping @Sendable (Print) -> PrintTable?) { self.read = read }

  func table(_ print: Print) -> PrintTable? {
    tables.withLock { tables in
      if let table = tables[print] { return table }
      let table = read(print)
      tables[print] = table
      return table
    }
  }
}

/// The print whose pages count, which is found out when a page is first asked for: a command without pages does not read it.
final class PrintInForce: Sendable {
  private let choose: @Sendable () -> PrintTable?
  /// The table that was chosen; its own nil stands for the Madani print, whose pages the structure has.
  private let chosen = Mutex<PrintTable??>(nil)

  init(_ choose: @escaping @Sendable () -> PrintTable?) { self.choose = choose }

  var table: PrintTable? {
    chosen.withLock { chosen in
      if let chosen { return chosen }
      let table = choose()
      chosen = .some(table)
      return table
    }
  }
}

extension QuranStructure {
  /// The print whose pages count.
  package var print: Print { inForce?.table?.print ?? .madani }

  /// Returns the structure with the pages of a print, and with its juz and rukus.
  package func printed(as print: Print) -> QuranStructure { printed(asChosen: { print }) }

  /// Returns the structure with the pages of a print that is chosen when a page is first asked for.
  package func printed(asChosen choose: @escaping @Sendable () -> Print) -> QuranStructure {
    var structure = self
    structure.inForce = PrintInForce { [shelf] in
      let print = choose()
      return print == .madani ? nil : shelf?.table(print)
    }
    return structure
  }

  /// Returns the structure with the tables of other prints than the Madani one.
  package func reading(_ shelf: PrintShelf) -> QuranStructure {
    var structure = self
    structure.shelf = shelf
    return structure
  }

  /// Returns the pages whose ayat a range has: all that begin there, and no others; nil for any other range.
  ///
  /// An ayah at the turn of a page belongs to the page of its first word, so such a range may leave out the first words of its first
  /// page and hold words of the page after the last.
  package func wholePages(of range: AyahRange) -> ClosedRange<Int>? {
    guard range.words == nil else { return nil }
    let (span, last) = (span(of: range), span(of: range.last))
    let pages = number(of: .page, atWord: span.start)...number(of: .page, atWord: last.start)
    guard let first = self.span(of: .page, pages.lowerBound), let end = self.span(of: .page, pages.upperBound)?.end
    else { return nil }
    func begins(_ from: Int, _ to: Int) -> Bool {
      from < to && !table(range.counting).ordinals(startingIn: WordRange(from, to)).isEmpty
    }
    return begins(first.start, span.start) || begins(span.end, end) ? nil : pages
  }

  /// Returns the page of the print that stands for one of the Madani print: the first that begins in it, else the one with its first
  /// word.
  package func page(ofMadani page: Int) -> Int {
    guard let span = printed(as: .madani).span(of: .page, page) else { return page }
    let own = number(of: .page, atWord: span.start)
    guard self.span(of: .page, own)?.start != span.start, let next = self.span(of: .page, own + 1),
      span.start <= next.start, next.start < span.end
    else { return own }
    return own + 1
  }

  /// Returns the page of the Madani print with the first word of a page of the print; nil where there is no such page.
  package func madaniPage(of page: Int) -> Int? {
    span(of: .page, page).map { printed(as: .madani).number(of: .page, atWord: $0.start) }
  }

  /// The number of divisions of a kind.
  package func count(of kind: Division.Kind) -> Int { ownStarts(of: kind)?.count ?? divisions[kind]?.count ?? 0 }

  /// Returns the first words of the divisions of a kind where the print has its own. Its juz are those of Hafs; another riwayah
  /// keeps its own.
  func ownStarts(of kind: Division.Kind) -> [Int]? {
    switch kind {
    case .page: inForce?.table?.starts[kind]
    case .juz, .ruku: riwayah.counting == .kufi ? inForce?.table?.starts[kind] : nil
    case .hizb, .rub, .manzil: nil
    }
  }
}
