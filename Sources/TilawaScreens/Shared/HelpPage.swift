import TilawaTerminal

/// The page of a screen's keys, and the hints at the foot of that screen.
struct HelpPage: Sendable {
  /// Keys of one subject, as they are written, each with what it does.
  typealias Section = (title: String, keys: [(keys: String, words: String)])

  let sections: [Section]
  /// The column at which the words begin.
  let column: Int
  /// The last line: what signs and colours mean.
  let signs: TextLine
  /// The foot of the screen, a row each: the most needed keys first, one that is always shown last.
  let hints: [[String]]

  /// The foot of the screen.
  func foot(columns: Int) -> [TextLine] { hints.map { TextLine(hints: $0, columns: columns) } }

  /// Makes the page for a screen of this size.
  ///
  /// - Parameter line: the first line to show; less where the page would be empty.
  func page(from line: Int, rows: Int, columns: Int) -> [TextLine] {
    let lines = lines(columns)
    let start = max(0, min(line, lines.count - rows + 1))
    let shown = Array(lines[start..<min(lines.count, start + rows - 1)])
    let rest = Array(repeating: TextLine(), count: max(0, rows - 1 - shown.count))
    let more = start + rows - 1 < lines.count ? "↓ more · " : ""
    return shown + rest + [TextLine("\(more)any other key: back", TextStyle(nil, .reverse))]
  }

  /// Returns the first line to show after a key; nil where the key leaves the page.
  static func line(after key: TerminalKey, at line: Int) -> Int? {
    switch key {
    case .down, .character("j"), .enter: line + 1
    case .up, .character("k"): max(0, line - 1)
    case .pageDown, .character(" "): line + 10
    case .pageUp: max(0, line - 10)
    default: nil
    }
  }

  private func lines(_ columns: Int) -> [TextLine] {
    sections.flatMap { section in
      section.title.wrapped(columns: columns).map { TextLine($0, TextStyle(nil, .bold)) }
        + section.keys.flatMap { entry in
          entry.words.wrapped(columns: max(10, columns - column)).enumerated().map { place, words in
            var line = TextLine(place == 0 ? "  \(entry.keys)" : "", TextStyle(.cyan))
            line.pad(to: column)
            line.append(words)
            return line
          }
        } + [TextLine()]
    } + [TextLine("Signs", TextStyle(nil, .bold)), signs]
  }
}
