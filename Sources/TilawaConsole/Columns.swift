package import TilawaCore
import TilawaTerminal

/// A table of cells. On a terminal it has columns with headings. In other output cells are separated by tabs without
/// headings, for programs; tabs, line ends and backslashes within a cell are escaped: `\t`, `\n`, `\\`.
package enum Columns {
  /// The treatment of empty cells in output for programs.
  package enum Gaps { case kept, closed }

  /// The treatment of a last cell that is too wide for the terminal.
  package enum Overflow { case wrapped, cut }

  /// The fewest columns for a wrapped paragraph.
  private static let leastRoom = 24

  /// Writes lines of cells.
  ///
  /// - Parameters:
  ///   - lines: the cells of each line, from the left.
  ///   - headings: the headings of the columns; empty for none.
  ///   - numbers: the columns to align at the right.
  ///   - gaps: the treatment of empty cells in output for programs.
  ///   - overflow: the treatment of a last cell that is too wide.
  package static func say(
    _ lines: [[String]], headings: [String] = [], numbers: Set<Int> = [], gaps: Gaps = .kept,
    overflow: Overflow = .wrapped
  ) {
    guard Terminal.isTerminal(1) else {
      return Terminal.say(
        lines: lines.map { cells in
          let cells = gaps == .kept ? cells : cells.filter { !$0.isEmpty }
          return Painted(cells.map { $0.harmless(.cell) }.joined(separator: "\t"))
        })
    }
    let shown = aligned(
      lines.map { $0.map { $0.harmless(.words) } }, headings: headings, numbers: numbers,
      width: overflow == .cut ? .max : Terminal.columns,
      look: Terminal.isColoured ? .bold : .plain, SentenceCatalogue.spoken?.form.direction ?? .leftToRight)
    Terminal.say(lines: overflow == .cut ? shown.map { $0.fitting(Terminal.columns) } : shown)
  }

  /// Writes one line of cells.
  package static func say(_ cells: String...) { say([cells]) }

  /// Returns the lines for a terminal. Empty columns are left out; a last cell that is too wide is wrapped in its
  /// column.
  ///
  /// - Parameters:
  ///   - lines: the cells of each line, from the left.
  ///   - headings: the headings of the columns; empty for none.
  ///   - numbers: the columns to align at the right.
  ///   - width: the number of columns of the terminal.
  ///   - look: the look of the headings.
  ///   - direction: the direction of the language. From right to left, the first column is the one at the right.
  package static func aligned(
    _ lines: [[String]], headings: [String], numbers: Set<Int>, width: Int, look: Painted.Look,
    _ direction: LanguageForm.Direction = .leftToRight
  ) -> [Painted] {
    guard !lines.isEmpty else { return [] }
    let count = lines.map(\.count).max() ?? 0
    let shown = (0..<count).filter { column in lines.contains { column < $0.count && !$0[column].isEmpty } }
    let rows = ((headings.isEmpty ? [] : [headings]) + lines).map { row in
      shown.map { $0 < row.count ? row[$0] : "" }
    }
    let widths = shown.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    let room = width - widths.dropLast().reduce(0) { $0 + $1 + 2 }
    let isWrapped = room >= leastRoom
    let isTurned = direction == .rightToLeft
    let mark = isTurned ? StyledText<Painted.Look>.rightMark : ""
    return rows.enumerated().flatMap { place, row in
      let head = zip(row.dropLast(), widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.columns)
        // Read from the right, numbers stand below each other where they begin their columns.
        let isAtEnd = numbers.contains(shown[index]) && !isTurned
        return mark + (isAtEnd ? space + cell.0 : cell.0 + space) + "  "
      }.joined()
      let last = row.last ?? ""
      let pieces = isWrapped && last.columns > room ? last.wrapped(columns: room) : [last]
      let indent = String(repeating: " ", count: head.columns)
      return pieces.enumerated().map { number, piece in
        let text = (number == 0 ? head : mark + indent) + mark + piece
        let trimmed = String(text.reversed().drop { $0 == " " }.reversed())
        return Painted(trimmed, place == 0 && !headings.isEmpty ? look : .plain)
      }
    }
  }
}
