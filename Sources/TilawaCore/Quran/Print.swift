import Synchronization

/// A print of the Quran, whose pages count wherever pages do: one that is built in, or one that a user has added.
package struct Print: Hashable, Sendable {
  /// The name by which settings, options and ranges call it.
  package let id: String
  /// The number of its pages.
  package let pages: Int
  /// The number of lines of a page; the first two pages have fewer, and some others.
  package let linesOfPage: Int
  /// The script of its letters.
  package let script: Script
  /// The name that its file gives it; nil for one that is built in.
  package let name: String?
  /// The digest of its layout, which tells it from another one of the same name; empty for one that is built in.
  package let digest: String

  package init(id: String, pages: Int, linesOfPage: Int, script: Script, name: String? = nil, digest: String = "") {
    (self.id, self.pages, self.linesOfPage, self.script) = (id, pages, linesOfPage, script)
    (self.name, self.digest) = (name, digest)
  }

  /// The script of a print.
  package enum Script: Hashable, Sendable {
    /// The letters of our text.
    case ours
    /// The letters and signs of South Asia, in any text of them that is installed.
    case southAsian
    /// The letters of the installed text with this id.
    case named(String)

    /// The word under which a print stores it.
    package var text: String {
      switch self {
      case .ours: "uthmani"
      case .southAsian: "indopak"
      case .named(let id): id
      }
    }

    package init(text: String) {
      self = text == Script.ours.text ? .ours : text == Script.southAsian.text ? .southAsian : .named(text)
    }
  }

  /// The Madani print of 1421H. All riwayat of the King Fahd Complex have its pages.
  package static let madani = Print(id: "madani", pages: 604, linesOfPage: 15, script: .ours)
  /// The print of Taj Company with 13 lines a page.
  package static let taj13 = Print(id: "taj-13", pages: 847, linesOfPage: 13, script: .southAsian)
  /// The print of Taj Company with 16 lines a page.
  package static let taj16 = Print(id: "taj-16", pages: 548, linesOfPage: 16, script: .southAsian)

  /// The prints that come with the program.
  package static let builtIn = [madani, taj13, taj16]

  /// Returns a print that comes with the program; nil for any other name.
  package static func builtIn(_ id: String) -> Print? { builtIn.first { $0.id == id } }

  /// The text that tells its pages from those of every other print, for what is computed from them and stored.
  package var mark: String { digest.isEmpty ? id : "\(id) \(digest)" }

  /// The name for people.
  package var title: Sentence {
    if let name { return CoreSentences.printOfUser(name: name, pages: pages, lines: linesOfPage) }
    return self == .madani
      ? CoreSentences.printMadani(pages: pages, lines: linesOfPage)
      : CoreSentences.printTaj(pages: pages, lines: linesOfPage)
  }
}

/// The places at which the pages of a print begin, and those of its juz and rukus where they are its own.
package struct PrintTable: Hashable, Sendable {
  package let print: Print
  /// The lines of its pages, packed.
  package let layout: [UInt8]
  /// The first words of its pages and of what else is its own, ascending.
  let starts: [Division.Kind: [Int]]
  /// The first words of the quarters of its juz, four of each; nil for one that its signs do not show. Empty where it has none.
  let quarters: [Int?]

  /// - Parameters:
  ///   - print: the print.
  ///   - pages: the first word of each page.
  ///   - layout: the lines of its pages, packed.
  ///   - divisions: the first ayat of its own juz, rukus and quarters of juz (as `rub`), each kind in order; a quarter that is not
  ///     known begins at 0:0.
  ///   - structure: the source of the words of these ayat.
  package init(
    _ print: Print, pages: [Int], layout: [UInt8], divisions: [Division], in structure: QuranStructure
  ) {
    self.print = print
    self.layout = layout
    quarters = divisions.filter { $0.kind == .rub }.map { division in
      structure.contains(division.start) ? structure.span(of: division.start).start : nil
    }
    var starts = Dictionary(grouping: divisions.filter { $0.kind != .rub }, by: \.kind)
      .mapValues { $0.map { structure.span(of: $0.start).start } }
    starts[.page] = pages
    self.starts = starts
  }
}

/// The tables of the prints; each is read when it is first needed.
package final class PrintShelf: Sendable {
  /// The ids of the prints that users added, asked for when a name is none of those built in.
  let added: @Sendable () -> [String]
  private let read: @Sendable (String) -> PrintTable?
  private let tables = Mutex<[String: PrintTable]>([:])

  package init(added: @escaping @Sendable () -> [String] = { [] }, _ read: @escaping @Sendable (String) -> PrintTable?)
  {
    self.added = added
    self.read = read
  }

  func table(_ print: String) -> PrintTable? {
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

  /// The table of the print whose pages count; nil for the Madani print.
  package var printTable: PrintTable? { inForce?.table }

  /// Returns a print by its id, built in or added by a user; nil for any other text.
  package func print(named id: String) -> Print? { Print.builtIn(id) ?? shelf?.table(id)?.print }

  /// The ids of all prints: those that are built in, then those that users added.
  package var prints: [String] { Print.builtIn.map(\.id) + (shelf?.added() ?? []) }

  /// Returns the structure with the pages of a print, and with its juz and rukus.
  package func printed(as print: Print) -> QuranStructure { printed(asChosen: { print.id }) }

  /// Returns the structure with the pages of a print that is chosen, by its id, when a page is first asked for.
  package func printed(asChosen choose: @escaping @Sendable () -> String) -> QuranStructure {
    var structure = self
    structure.inForce = PrintInForce { [shelf] in
      let print = choose()
      return print == Print.madani.id ? nil : shelf?.table(print)
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

  /// Returns the words of each line of a page, from its top; nil for a line with a name or a basmalah. Empty where there is no such page.
  func lines(ofPage page: Int) -> [WordRange?] {
    guard let span = span(of: .page, page), let layout = (inForce?.table ?? shelf?.table(Print.madani.id))?.layout
    else { return [] }
    // A byte for each page with the number of its lines, and a byte for each line, whose low five bits are the number of its words.
    var place = 0
    for _ in 1..<page where layout.indices.contains(place) { place += 1 + Int(layout[place]) }
    guard layout.indices.contains(place) else { return [] }
    var word = span.start
    return layout[(place + 1)...].prefix(Int(layout[place])).map { line in
      let count = Int(line & 31)
      defer { word += count }
      return count > 0 ? WordRange(word, word + count) : nil
    }
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

  /// Returns the words of some quarters of a juz, as prints of South Asia mark them: the first, the half (*nisf*) and three quarters
  /// (*sulus*) of a para. Elsewhere a quarter of a juz is two rubs. Nil where a sign is missing at one of their ends.
  package func span(ofQuarters quarters: ClosedRange<Int>, ofJuz juz: Int) -> WordRange? {
    guard let all = span(of: .juz, juz), (1...4).contains(quarters.lowerBound), quarters.upperBound <= 4 else {
      return nil
    }
    func start(_ quarter: Int) -> Int? {
      if quarter == 1 { return all.start }
      if quarter == 5 { return all.end }
      if riwayah.counting == .kufi, let own = inForce?.table?.quarters, !own.isEmpty {
        let place = 4 * (juz - 1) + quarter - 1
        return own.indices.contains(place) ? own[place] : nil
      }
      return span(of: .rub, 8 * (juz - 1) + 2 * (quarter - 1) + 1)?.start
    }
    guard let first = start(quarters.lowerBound), let end = start(quarters.upperBound + 1), first < end else {
      return nil
    }
    return WordRange(first, end)
  }

  /// Returns the quarter of its juz that holds a word, in a print with signs of quarters; nil in other prints.
  package func quarterOfJuz(atWord word: Int) -> (juz: Int, quarters: ClosedRange<Int>)? {
    guard riwayah.counting == .kufi, inForce?.table?.quarters.isEmpty == false else { return nil }
    let juz = number(of: .juz, atWord: word)
    // The least that has signs at both ends: two quarters without a sign between them are one.
    for others in 0...3 {
      for first in 1...4 - others {
        let quarters = first...first + others
        if let span = span(ofQuarters: quarters, ofJuz: juz), span.start <= word, word < span.end {
          return (juz, quarters)
        }
      }
    }
    return nil
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
