import TilawaCore

/// A line of the screen, in runs of one style. It contains no terminal controls, whatever text was appended.
package struct TextLine: Hashable, Sendable {
  /// Words of one style.
  package typealias Run = StyledText<TextStyle>.Run

  /// The direction of the line. After the spaces at its beginning, a right-to-left line is one paragraph; in another
  /// line, each cell has the direction of its first letter.
  package enum Script: Hashable, Sendable { case leftToRight, rightToLeft }

  /// The direction of the line.
  package let script: Script
  private var words = StyledText<TextStyle>()

  package init(_ text: String = "", _ style: TextStyle = .plain, script: Script = .leftToRight) {
    self.script = script
    append(text, style)
  }

  /// The runs from the left.
  package var runs: [Run] { words.runs }
  /// The words without their styles.
  package var text: String { words.text }
  /// The number of columns.
  package var width: Int { words.columns }

  /// Appends words.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) { words.append(text.printable, style) }

  /// Appends spaces up to a column; does nothing if the line is longer already.
  package mutating func pad(to column: Int, _ style: TextStyle = .plain) {
    append(String(repeating: " ", count: max(0, column - width)), style)
  }

  /// Returns the beginning of the line that fits into some columns. A shortened line ends with “…”.
  package func fitting(_ columns: Int) -> TextLine {
    var line = self
    line.words = words.fitting(columns, plain: .plain)
    return line
  }

  /// Returns the line for a terminal that neither orders nor joins letters.
  ///
  /// - Parameters:
  ///   - direction: of the language. From right to left, the line begins at the right edge, unless it has a drawing.
  ///   - columns: the number of columns of the screen.
  func visual(_ direction: LanguageForm.Direction, columns: Int) -> TextLine {
    var line = self
    switch (script, direction) {
    case (.rightToLeft, _): line.words = words.visual(.rightToLeft)
    case (.leftToRight, .leftToRight): line.words = words.visual(.cells)
    case (.leftToRight, .rightToLeft):
      line.words =
        words.isDrawn
        ? words.markingCells(.plain).visual(.cells) : words.cellsFromRight.turned(columns: columns, plain: .plain)
    }
    return line
  }

  /// Whether a terminal that orders letters shows some of them in other places. Such a line is always sent as a whole.
  var isTurned: Bool { script == .rightToLeft || words.hasRightToLeft }
}

extension String {
  /// The number of columns on a terminal.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// Returns the longest beginning that fits into some columns; letters keep their marks.
  package func prefix(columns: Int) -> String {
    var left = columns
    var end = startIndex
    for index in indices {
      left -= String(self[index]).columns
      guard left >= 0 else { break }
      end = self.index(after: index)
    }
    return String(self[..<end])
  }

  /// Returns the beginning that fits into some columns. A shortened text ends with “…”.
  package func fitting(_ columns: Int) -> String {
    self.columns <= columns ? self : prefix(columns: Swift.max(0, columns - 1)) + "…"
  }

  /// Returns the words in lines of at most some columns; a longer word has a line of its own.
  package func wrapped(columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.columns + 1 + String(word).columns > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Unicode.Scalar {
  /// The number of columns on a terminal: none for marks, two for the wide letters of East Asia.
  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
