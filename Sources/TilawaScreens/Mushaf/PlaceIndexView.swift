import AppMushaf
import TilawaCore
import TilawaTerminal

/// The index as lines of a screen.
struct PlaceIndexView {
  let index: PlaceIndex
  let rows: Int
  let columns: Int
  /// Whether the user can go to an entry; the others are dim.
  let isOpen: (PlaceList.Entry) -> Bool

  /// Returns the number of visible entries.
  static func page(_ rows: Int) -> Int { max(1, rows - 2) }

  var lines: [TextLine] {
    let room = PlaceIndexView.page(rows)
    let first = max(0, min(index.chosen - room / 2, index.entries.count - room))
    let seen = index.entries[first..<min(index.entries.count, first + room)]
    var lines = [title] + seen.enumerated().map { line($1, isChosen: first + $0 == index.chosen) }
    if index.entries.isEmpty { lines.append(TextLine(" \(ScreensSentences.noSuchName)", TextStyle(.yellow))) }
    lines += Array(repeating: TextLine(), count: max(0, rows - 1 - lines.count))
    return Array((lines.prefix(max(0, rows - 1)) + [foot]).prefix(rows))
  }

  private var title: TextLine {
    var line = TextLine(" ", TextStyle(nil, .reverse))
    for (place, kind) in PlaceList.Kind.allCases.enumerated() {
      if place > 0 { line.append(" · ", TextStyle(nil, .reverse)) }
      let name = kind.rawValue
      line.append(
        kind == index.kind ? "[\(name)]" : name, TextStyle(nil, kind == index.kind ? [.reverse, .bold] : .reverse))
    }
    if !index.typed.isEmpty { line.append("   \(index.typed)", TextStyle(nil, [.reverse, .underline])) }
    line = line.fitting(columns)
    line.pad(to: columns, TextStyle(nil, .reverse))
    return line
  }

  /// Returns the line of an entry: number, name, meaning, first ayah, page, number of ayat, and the name in Arabic.
  /// Fields without room are left out.
  private func line(_ entry: PlaceList.Entry, isChosen: Bool) -> TextLine {
    let style = TextStyle(nil, isChosen ? [.reverse, .bold] : isOpen(entry) ? [] : .dim)
    let number = String(repeating: " ", count: 4 - min(4, "\(entry.number)".count)) + "\(entry.number)  "
    let start = "\(entry.start)".filled(to: 8)
    let cells = [
      entry.name.filled(to: PlaceIndexView.nameColumns), index.kind == .surahs ? entry.meaning.filled(to: 26) : "",
      start + ScreensSentences.pageNumber(page: entry.page).text.filled(to: 10),
      ScreensSentences.ayatOf(count: entry.ayat).text.filled(to: 10),
    ]
    let choices = [[0, 1, 2, 3], [0, 1, 2], [0, 2, 3], [0, 2], [0]]
    let arabic = entry.arabic
    let texts = choices.map { choice in number + choice.map { cells[$0] }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let text = texts.first { $0.columns + arabic.columns + 2 <= columns } ?? texts.last ?? ""
    var line = TextLine(text, style)
    if text.columns + arabic.columns + 2 <= columns { line.append(" \(arabic)", style) }
    return line.fitting(columns)
  }

  private static let nameColumns = 16

  private var foot: TextLine {
    let hints = [
      ScreensSentences.enterGo, ScreensSentences.escBack, ScreensSentences.arrowsChoose, ScreensSentences.typeName,
      ScreensSentences.tabLists,
    ].map(\.text)
    var line = hints[0]
    for hint in hints.dropFirst() where (line + " · " + hint).columns <= columns { line += " · " + hint }
    return TextLine(line, TextStyle(nil, .dim))
  }
}

extension String {
  /// Returns the text with spaces appended up to this width in columns.
  func filled(to columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - self.columns)) }
}
