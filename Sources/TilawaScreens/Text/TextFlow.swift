import Foundation
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
      bidi: Bidi.known(Surroundings.environment).bidi,
      styles: Terminal.showsStyles ? .shown : .hidden)
  }

  /// Returns a paragraph in lines. Left-to-right text is indented. Right-to-left text is reordered and right-aligned if
  /// `bidi` is `visual`; otherwise it is left to the terminal.
  package func lines(_ text: String, _ direction: TextDirection) -> [String] {
    let indent = String(repeating: " ", count: TextFlow.indent)
    guard let columns else { return [indent + text] }
    let lines = text.wrapped(columns: columns - TextFlow.indent)
    guard direction == .rightToLeft else { return lines.map { indent + $0 } }
    return lines.map { line in
      guard bidi == .visual else { return line }
      let seen = VisualOrder.order(line)
      return String(repeating: " ", count: max(0, columns - seen.columns)) + seen
    }
  }

  /// Pairs in two columns, the first as wide as its widest.
  package func pairs(_ pairs: [(first: String, second: String)], _ direction: TextDirection) -> [String] {
    let width = min(pairs.map(\.first.columns).max() ?? 0, (columns ?? 80) / 2)
    return pairs.flatMap { first, second in
      let pieces = first.wrapped(columns: max(TextFlow.least / 2, width))
      return pieces.enumerated().flatMap { index, piece in
        let pad = String(repeating: " ", count: max(0, width - piece.columns))
        return lines(pair: index == 0 ? piece + pad + "  " + second : piece, direction)
      }
    }
  }

  private func lines(pair: String, _ direction: TextDirection) -> [String] {
    let indent = String(repeating: " ", count: TextFlow.indent)
    guard let columns, direction == .rightToLeft, bidi == .visual else {
      return [indent + (bidi == .visual && columns != nil ? turned(pair) : pair)]
    }
    let seen = VisualOrder.order(pair)
    return [String(repeating: " ", count: max(0, columns - seen.columns)) + seen]
  }

  /// The Arabic word at the end of a line from the left, in the order in which it is seen.
  private func turned(_ pair: String) -> String {
    guard let gap = pair.range(of: "  ", options: .backwards) else { return pair }
    return pair[..<gap.upperBound] + VisualOrder.order(String(pair[gap.upperBound...]))
  }
}
