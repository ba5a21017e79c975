import Glibc

/// A ring of dots that shows a share, clockwise from the top.
package struct KhatmRing {
  /// The height in cells; the ring is twice as wide.
  package static let rows = 8

  /// The dots of a cell: all of them in the finished part, every third in the rest.
  private struct Cell {
    var done: UInt32 = 0
    var rest: UInt32 = 0
  }

  package let share: Double
  /// The words in the middle of the ring, one per row.
  package let words: [String]

  /// The lines of the ring: `rows` of them, all of the same width.
  package var lines: [KhatmLine] {
    var cells = [[Cell]](repeating: [Cell](repeating: Cell(), count: 2 * KhatmRing.rows), count: KhatmRing.rows)
    let (width, height) = (4 * KhatmRing.rows, 4 * KhatmRing.rows)
    for y in 0..<height {
      for x in 0..<width {
        let (right, up) = (Double(x) + 0.5 - Double(width) / 2, Double(height) / 2 - Double(y) - 0.5)
        let distance = (right * right + up * up).squareRoot()
        guard (Double(width) / 2 - 4...Double(width) / 2).contains(distance) else { continue }
        let angle = atan2(right, up) / (2 * .pi)
        let isDone = (angle < 0 ? angle + 1 : angle) < share
        let dot = KhatmRing.dots[y % 4][x % 2]
        if isDone {
          cells[y / 4][x / 2].done |= dot
        } else if (x + 2 * y).isMultiple(of: 4) {
          cells[y / 4][x / 2].rest |= dot
        }
      }
    }
    return cells.enumerated().map { row, cells in line(cells, words: words(inRow: row)) }
  }

  /// The dots of a sign of Braille, by row and column.
  private static let dots: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  private func words(inRow row: Int) -> String? {
    let first = (KhatmRing.rows - words.count) / 2
    return words.indices.contains(row - first) ? words[row - first] : nil
  }

  private func line(_ cells: [Cell], words: String?) -> KhatmLine {
    var line = KhatmLine()
    let start = words.map { (cells.count - $0.count) / 2 } ?? 0
    for (column, cell) in cells.enumerated() {
      if let words, (start..<start + words.count).contains(column) {
        if column == start { line.append(words, .strong) }
        continue
      }
      let dots = cell.done | cell.rest
      let sign = dots == 0 ? " " : UnicodeScalar(0x2800 + dots).map { String(Character($0)) } ?? " "
      line.append(sign, dots == 0 ? .plain : cell.done != 0 ? .met : .faint)
    }
    return line
  }
}
