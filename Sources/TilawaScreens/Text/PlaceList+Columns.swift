package import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaTerminal

extension PlaceList {
  /// Prints the list: in columns on a terminal, elsewhere with tabs.
  package func say() {
    for line in Terminal.isTerminal(1) ? columns : rows.map({ $0.joined(separator: "\t") }) { Terminal.say(line) }
  }

  private var headings: [String] {
    switch kind {
    case .surahs:
      [
        ScreensSentences.columnNumber, ScreensSentences.columnSurah, ScreensSentences.columnMeaning,
        ScreensSentences.columnBegins, ScreensSentences.columnPage, ScreensSentences.columnAyat,
      ].map(\.text) + [""]
    case .juz, .hizb:
      [
        kind == .juz ? CoreSentences.juz : CoreSentences.hizb, ScreensSentences.columnInSurah,
        ScreensSentences.columnBegins, ScreensSentences.columnPage, ScreensSentences.columnAyat,
      ].map(\.text)
    }
  }

  /// The rows below their headings; numbers stand at the right edges of their columns.
  private var columns: [String] {
    let headings = headings
    let table = [headings] + rows
    let widths = headings.indices.map { column in table.map { $0[column].columns }.max() ?? 0 }
    return table.map { cells in
      cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.columns)
        if column == 6 { return cell }
        let isNumber = column == 0 || column >= headings.count - (kind == .surahs ? 3 : 2)
        return isNumber ? space + cell : cell + space
      }.joined(separator: "  ").trimmingSuffix { $0 == " " }
    }
  }
}

extension String {
  /// Returns the text without the characters at its end that are to be cut.
  fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isCut($0) }.map(index(after:)) ?? startIndex)])
  }
}
