import AppBase
import TilawaCore
import TilawaTerminal

/// A portion of the text in rows of so many columns, for one way to read. A word is never divided.
struct ReaderLayout: Hashable {
  enum Row: Hashable {
    /// The name of the surah that begins here.
    case heading(Surah)
    case basmalah(String)
    case text([PageLayout.Token], PrintedLine.Setting)
    /// Words, each as wide as the text below it.
    case cells([WordCell])
    /// A line of what these words mean.
    case meanings([WordCell], line: Int)
    case gloss(String, ReaderText.Script)
    /// The name of the pack of the glosses that follow.
    case source(String)
    case blank
  }

  /// A row with the places of the ayat in it; for a heading, the place of the first ayah below it.
  struct Placed: Hashable {
    let row: Row
    let ayat: ClosedRange<Int>?
  }

  let rows: [Placed]
  /// The rows of each ayah, with the heading of the surah that it opens.
  private let spans: [Range<Int>]

  init(_ text: ReaderText, _ flow: ReadingFlow, columns: Int) {
    var setter = ReaderTypesetter(text: text, columns: columns)
    switch (flow, text.lines) {
    case (.page, let lines?): setter.set(lines)
    case (.page, nil), (.continuous, _): setter.setFlowing()
    case (.verses, _): setter.setVerses()
    }
    rows = setter.rows
    spans = ReaderLayout.spans(of: rows, count: text.ayat.count)
  }

  private static func spans(of rows: [Placed], count: Int) -> [Range<Int>] {
    var spans = [Range<Int>](repeating: 0..<0, count: count)
    for (place, row) in rows.enumerated() {
      for ayah in row.ayat.map(Array.init) ?? [] {
        spans[ayah] = (spans[ayah].isEmpty ? place : spans[ayah].lowerBound)..<place + 1
      }
    }
    return spans
  }

  /// The rows of an ayah; none for a missing ayah.
  func rows(ofAyah ayah: Int) -> Range<Int> { spans.indices.contains(ayah) ? spans[ayah] : 0..<0 }

  /// The ayat whose last row is among these.
  func ayat(endingIn shown: Range<Int>) -> [Int] {
    spans.indices.filter { !spans[$0].isEmpty && shown.contains(spans[$0].upperBound - 1) }
  }

  /// Returns the first ayah that begins in these rows; if none does, the one that continues there.
  func firstAyah(in shown: Range<Int>) -> Int? {
    spans.indices.first { shown.contains(spans[$0].lowerBound) } ?? spans.indices.last { spans[$0].overlaps(shown) }
  }

  /// Returns the last ayah that begins in these rows; if none does, the one that continues there.
  func lastAyah(in shown: Range<Int>) -> Int? {
    spans.indices.last { shown.contains(spans[$0].lowerBound) } ?? spans.indices.first { spans[$0].overlaps(shown) }
  }

  /// Returns the first visible row for an ayah, with some rows before it; 0 if the ayah is visible from there.
  func top(around ayah: Int, _ room: Int) -> Int {
    let rows = rows(ofAyah: ayah)
    guard rows.upperBound > room else { return 0 }
    let before = max(0, min(room / 3, room - rows.count))
    return max(0, min(rows.lowerBound - before, lastTop(room)))
  }

  /// The width of the widest row of text, in columns.
  var width: Int {
    rows.map { row in
      guard case .text(let tokens, _) = row.row else { return 0 }
      return tokens.reduce(-1) { $0 + 1 + $1.word.columns }
    }.max() ?? 0
  }

  /// Returns the greatest first row when `room` rows are visible.
  func lastTop(_ room: Int) -> Int { max(0, rows.count - room) }
}
