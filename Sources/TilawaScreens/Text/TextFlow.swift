import TilawaConsole
package import TilawaCore
import TilawaTerminal

/// Text in lines as wide as the terminal, in the direction in which it is read.
package struct TextFlow {
  /// The number of columns; nil for outputs without columns, such as a file, where lines are not wrapped.
  package let columns: Int?
  package let bidi: Bidi
  /// Whether lines under letters are seen.
  package var styles = Styles.hidden

  package enum Styles: Hashable { case shown, hidden }

  package static let indent = 2
  private static let least = 20

  /// Returns the flow for standard output.
  package static func standardOutput() -> TextFlow {
    TextFlow(
      columns: Terminal.isTerminal(1) ? max(least, Terminal.columns) : nil,
      bidi: Terminal.isTerminal(1) ? Terminal.knowledge.bidi : .terminal,
      styles: Terminal.showsStyles ? .shown : .hidden)
  }

  /// Returns a paragraph in lines. Left-to-right text is indented. Right-to-left text is right-aligned if `bidi` is
  /// `visual`; otherwise it is left to the terminal. `Terminal` decides the order of the letters.
  package func lines(_ text: String, _ direction: TextDirection) -> [String] {
    guard let columns else { return [TextFlow.space(TextFlow.indent) + text] }
    return text.wrapped(columns: columns - TextFlow.indent).map { line in
      guard direction == .rightToLeft else { return TextFlow.space(TextFlow.indent) + line }
      return bidi == .visual ? aligned(line) : line
    }
  }

  /// The right-to-left mark, which gives a line its direction whatever its first letter is.
  private static let mark = "\u{200F}"

  /// Returns a right-to-left line at the right edge.
  private func aligned(_ line: String) -> String { margin(of: line) + line }

  /// Returns what stands before a right-to-left line at the right edge: spaces, and a mark if its first letter needs one.
  func margin(of line: String) -> String {
    TextFlow.space(max(0, (columns ?? 0) - line.columns)) + (line.beginsRightToLeft ? "" : TextFlow.mark)
  }

  private static func space(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  /// Returns pairs in two columns, the first as wide as its widest. The columns of right-to-left text begin at the right
  /// if `bidi` is `visual`.
  package func pairs(_ pairs: [(first: String, second: String)], _ direction: TextDirection) -> [String] {
    let width = min(pairs.map(\.first.columns).max() ?? 0, (columns ?? 80) / 2)
    let isTurned = columns != nil && direction == .rightToLeft && bidi == .visual
    return pairs.flatMap { first, second in
      let pieces = first.wrapped(columns: max(TextFlow.least / 2, width))
      return pieces.enumerated().map { index, piece in
        let pad = TextFlow.space(max(0, width - piece.columns))
        let gap = "  "
        guard isTurned else {
          return TextFlow.space(TextFlow.indent) + (index == 0 ? piece + pad + gap + second : piece)
        }
        return aligned(index == 0 ? second + gap + pad + piece : piece)
      }
    }
  }
}
