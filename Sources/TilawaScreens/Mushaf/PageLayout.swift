import AppBase
import TilawaCore
import TilawaTerminal

/// A page of the mushaf in rows: the lines of the print if they fit, otherwise rows of a given width. Words are never
/// divided; outside of the print's lines, the number of an ayah stays with its last word.
struct PageLayout: Hashable {
  /// A word, the number of an ayah, or a quarter sign.
  struct Token: Hashable {
    let word: MushafPage.Word
    /// The place of its ayah on the page.
    let ayah: Int
    let isNumber: Bool
    /// Whether it is a quarter sign.
    var isQuarterSign: Bool { word == .quarterSign }
  }

  enum Row: Hashable {
    /// The name of the surah that begins here.
    case heading(Surah)
    /// The basmalah that is printed before a surah.
    case basmalah(String)
    /// A formula that is heard before an ayah and is not part of it.
    case lead(String)
    case text([Token], PrintedLine.Setting)
  }

  /// A formula that is heard before the ayah at this place on the page.
  struct Lead: Hashable {
    enum Kind: Hashable { case basmalah, istiadha }

    let kind: Kind
    let text: String
    let ayah: Int
  }

  let columns: Int
  private(set) var rows: [Row] = []
  /// The row of the formula that is heard before an ayah.
  private(set) var leadRow: Int?
  /// Whether the rows are the lines of the print.
  let isPrinted: Bool

  /// The least width in columns: every word of the Quran fits with the number of its ayah.
  static let leastColumns = 20

  /// Lays out a page.
  ///
  /// - Parameter lead: the formula that is heard now and is not part of the page's ayat.
  init(_ page: MushafPage, lead: Lead?, columns: Int) {
    self.columns = columns
    let printed = page.lines.map { PageLayout.printed($0, of: page) } ?? []
    isPrinted = !printed.isEmpty && printed.allSatisfy { PageLayout.width(of: $0) <= columns }
    if isPrinted {
      rows = printed
      if let lead { show(lead, page) }
    } else {
      wrap(page, lead)
    }
  }

  // MARK: - Printed lines

  private static func printed(_ lines: [PrintedLine], of page: MushafPage) -> [Row] {
    func heading(_ surah: Int) -> [Row] { page.headings.filter { $0.id == surah }.map(Row.heading) }
    func basmalah(_ surah: Int) -> Row { .basmalah(page.ayat.first { $0.opens?.id == surah }?.basmalah ?? "") }
    return lines.flatMap { line -> [Row] in
      switch line {
      case .surahName(let surah): heading(surah)
      case .basmalah(let surah): [basmalah(surah)]
      case .opening(let surah): heading(surah) + [basmalah(surah)]
      case .text(let words, let setting, let numbers): [.text(tokens(of: page.ayat, words, numbers), setting)]
      }
    }
  }

  /// The words of a line, and the numbers in it, as they stand there.
  static func tokens(of ayat: [MushafPage.Ayah], _ words: WordRange, _ numbers: Range<Int>) -> [Token] {
    ayat.enumerated().flatMap { place, ayah in
      let own = ayah.words.filter { word in
        word.word.map { words.start <= $0 && $0 < words.end } ?? false
      }
      let tokens = own.flatMap { self.tokens($0, place) }
      guard numbers.contains(ayah.span.end) else { return tokens }
      return tokens + [Token(word: ayah.number, ayah: place, isNumber: true)]
    }
  }

  /// Adds the formula: a printed basmalah is shown at its place on the page, all else has a row of its own.
  private mutating func show(_ lead: Lead, _ page: MushafPage) {
    let first = rows.firstIndex { row in
      if case .text(let tokens, _) = row { tokens.contains { $0.ayah == lead.ayah && !$0.isNumber } } else { false }
    }
    let place = first ?? rows.count
    if lead.kind == .basmalah, place > 0, case .basmalah = rows[place - 1] {
      leadRow = place - 1
    } else {
      rows.insert(.lead(lead.text), at: place)
      leadRow = place
    }
  }

  private static func width(of row: Row) -> Int {
    switch row {
    case .heading(let surah): surah.arabic.columns
    case .basmalah(let text), .lead(let text): text.columns
    case .text(let tokens, _): tokens.reduce(-1) { $0 + 1 + $1.word.columns }
    }
  }

  /// The width of the widest row, in columns.
  var width: Int { rows.map(PageLayout.width).max() ?? 0 }

  // MARK: - Wrapped rows

  private mutating func wrap(_ page: MushafPage, _ lead: Lead?) {
    var groups: [[Token]] = []
    func close() {
      rows += PageLayout.wrapped(groups, columns: columns).map { .text($0, .justified) }
      groups = []
    }
    for (place, ayah) in page.ayat.enumerated() {
      if let surah = ayah.opens {
        close()
        rows.append(.heading(surah))
      }
      if let lead, lead.ayah == place {
        close()
        leadRow = rows.count
        rows.append(.lead(lead.text))
      }
      groups += PageLayout.groups(ayah, place)
    }
    close()
  }

  /// Returns the tokens of an ayah in groups that are not divided between rows.
  static func groups(_ ayah: MushafPage.Ayah, _ place: Int) -> [[Token]] {
    let words = ayah.words.map { tokens($0, place) }
    let number = Token(word: ayah.number, ayah: place, isNumber: true)
    guard let last = words.last else { return [[number]] }
    return words.dropLast() + [last + [number]]
  }

  /// Returns the token of a word, after a quarter sign if one stands there.
  static func tokens(_ word: MushafPage.Word, _ place: Int) -> [Token] {
    let token = Token(word: word, ayah: place, isNumber: false)
    return word.opensQuarter ? [Token(word: .quarterSign, ayah: place, isNumber: false), token] : [token]
  }

  /// Returns groups in rows of this width, with a space between two groups; a wider group has a row of its own.
  static func wrapped(_ groups: [[Token]], columns: Int) -> [[Token]] {
    var rows: [[Token]] = []
    var width = 0
    for group in groups {
      let needed = group.reduce(-1) { $0 + 1 + $1.word.columns }
      if let last = rows.indices.last, width + 1 + needed <= columns {
        rows[last] += group
        width += 1 + needed
      } else {
        rows.append(group)
        width = needed
      }
    }
    return rows
  }

  // MARK: - Visible rows

  /// The rows in which an ayah stands.
  func rows(ofAyah place: Int) -> Range<Int> {
    let all = rows.indices.filter { row in tokens(row).contains { $0.ayah == place } }
    guard let first = all.first, let last = all.last else { return 0..<0 }
    return first..<last + 1
  }

  /// The row in which a word stands, counted through the whole Quran.
  func row(ofWord word: Int) -> Int? { rows.indices.first { tokens($0).contains { $0.word.word == word } } }

  private func tokens(_ row: Int) -> [Token] { if case .text(let tokens, _) = rows[row] { tokens } else { [] } }

  /// Returns the visible rows for this room. They include `row`, at a third of the height where possible.
  func shown(_ room: Int, around row: Int) -> Range<Int> {
    guard rows.count > room else { return rows.indices }
    let start = max(0, min(row - room / 3, rows.count - room))
    return start..<start + max(0, room)
  }
}
