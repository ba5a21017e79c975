import TilawaConsole
import TilawaCore
import TilawaTerminal

/// A layout for lines of Arabic text on a screen: right-aligned or centred. Where nobody reorders the letters, text is
/// left-aligned. The screen decides the order of the letters.
struct LineSetting {
  /// Words of one style.
  typealias Part = (text: String, style: TextStyle)

  /// Columns between two cells.
  static let cellGap = 2

  let knowledge: Bidi.Knowledge
  /// The number of columns of the screen.
  let columns: Int
  /// The number of columns for the text, in the middle of the screen.
  let textColumns: Int

  private var margin: Int { max(0, (columns - textColumns) / 2) }

  /// Returns a right-aligned line; left-aligned if nobody reorders the letters.
  func aligned(_ parts: [Part]) -> TextLine {
    let left = knowledge.bidi == .none ? margin : max(0, columns - margin - width(parts))
    return line(parts, from: left)
  }

  func centred(_ parts: [Part]) -> TextLine { line(parts, from: max(0, (columns - width(parts)) / 2)) }

  /// Returns a line of a left-to-right script, from the left edge of the text.
  func fromLeft(_ text: String, _ style: TextStyle) -> TextLine {
    var line = TextLine()
    line.pad(to: margin)
    line.append(text, style)
    return line
  }

  // MARK: - The mouse

  /// Returns the token of a row at a column of the screen; nil where none stands. Between two tokens, the first.
  func token(_ tokens: [PageLayout.Token], _ kind: PrintedLine.Setting, at column: Int) -> PageLayout.Token? {
    let all = tokens.reduce(-1) { $0 + 1 + $1.word.columns }
    let isCentred = kind == .centred
    let isFromLeft = knowledge.bidi == .none
    let left = isCentred ? max(0, (columns - all) / 2) : isFromLeft ? margin : max(0, columns - margin - all)
    var place = isFromLeft ? column - left : left + all - 1 - column
    guard (0..<all).contains(place) else { return nil }
    for token in tokens {
      if place <= token.word.columns { return token }
      place -= token.word.columns + 1
    }
    return tokens.last
  }

  // MARK: - Cells

  /// Returns a line of cells of these widths, from the right; from the left if nobody reorders the letters.
  func cells(_ cells: [(parts: [Part], width: Int)]) -> TextLine {
    var parts: [Part] = []
    for (place, cell) in cells.enumerated() {
      parts += cell.parts
      // Space at the end of a line belongs to no word.
      guard place < cells.count - 1 else { break }
      let space = cell.width - width(cell.parts) + LineSetting.cellGap
      parts.append((String(repeating: " ", count: max(0, space)), .plain))
    }
    return aligned(parts)
  }

  /// Returns a line of cells in a left-to-right script. Each part is aligned with the right edge of its cell; with the
  /// left edge if nobody reorders the letters.
  func cellsBelow(_ cells: [(parts: [Part], width: Int)]) -> TextLine {
    var line = TextLine()
    if knowledge.bidi == .none {
      var column = margin
      for cell in cells {
        line.pad(to: column)
        for part in cell.parts { line.append(part.text, part.style) }
        column += cell.width + LineSetting.cellGap
      }
      return line
    }
    let all = cells.reduce(-LineSetting.cellGap) { $0 + $1.width + LineSetting.cellGap }
    var column = max(0, columns - margin - all)
    for cell in cells.reversed() {
      line.pad(to: column + max(0, cell.width - width(cell.parts)))
      for part in cell.parts { line.append(part.text, part.style) }
      column += cell.width + LineSetting.cellGap
    }
    return line
  }

  private func width(_ parts: [Part]) -> Int { parts.reduce(0) { $0 + $1.text.columns } }

  private func line(_ parts: [Part], from column: Int) -> TextLine {
    var line = TextLine(script: knowledge.bidi == .none ? .leftToRight : .rightToLeft)
    line.pad(to: column)
    for part in parts { line.append(part.text, part.style) }
    return line
  }
}
