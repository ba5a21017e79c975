import TilawaConsole
import TilawaCore
import TilawaTerminal

/// Sets a line of Arabic text on a screen: in the order that its terminal needs, from the right, in the middle, or from the left
/// where nobody turns it.
struct LineSetting {
  /// Words of one style.
  typealias Part = (text: String, style: TextStyle)

  /// Columns between two cells.
  static let cellGap = 2

  let knowledge: Bidi.Knowledge
  /// Of the screen.
  let columns: Int
  /// Of these those that the text has; it stands in the middle.
  let textColumns: Int

  private var margin: Int { max(0, (columns - textColumns) / 2) }

  /// From the right; from the left where nobody turns it.
  func aligned(_ parts: [Part]) -> TextLine {
    let left = knowledge.bidi == .none ? margin : max(0, columns - margin - width(parts))
    return line(parts, from: left)
  }

  func centred(_ parts: [Part]) -> TextLine { line(parts, from: max(0, (columns - width(parts)) / 2)) }

  /// Words of a script from left to right, from where the text begins on the left.
  func fromLeft(_ text: String, _ style: TextStyle) -> TextLine {
    var line = TextLine()
    line.pad(to: margin)
    line.append(text, style)
    return line
  }

  // MARK: - Cells

  /// Words of which each has so many columns, from the right; from the left where nobody turns them.
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

  /// The same of a script from left to right: what belongs to a word stands at the right of its columns.
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
