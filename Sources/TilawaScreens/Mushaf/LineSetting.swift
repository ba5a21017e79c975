import TilawaConsole
import TilawaCore
import TilawaTerminal

/// A layout for lines of Arabic text on a screen: right-aligned or centred, in the order that the terminal needs. Where
/// nobody reorders the letters, text is left-aligned.
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

  // MARK: - Cells

  /// Returns a line of cells of these widths, from the right; from the left if nobody reorders the letters.
  func cells(_ cells: [(parts: [Part], width: Int)]) -> TextLine {
    var parts: [Part] = []
    for (place, cell) in cells.enumerated() {
      parts += cell.parts
      // Space at the end of a line is nobody's.
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
    var line = TextLine(script: knowledge.bidi == .terminal ? .rightToLeft : .leftToRight)
    line.pad(to: column)
    guard knowledge.bidi == .visual else {
      for part in parts { line.append(part.text, part.style) }
      return line
    }
    let letters = parts.flatMap { part in part.text.map { (letter: $0, style: part.style) } }
    for (item, seen) in VisualOrder.order(letters, letter: \.letter) { line.append(String(seen), item.style) }
    return line
  }
}
