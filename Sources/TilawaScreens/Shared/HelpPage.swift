import TilawaCore
import TilawaTerminal

/// The page of a screen's keys, and the hints at the foot of that screen.
struct HelpPage: Sendable {
  /// Keys of one subject, as they are written, each with what it does.
  typealias Section = (title: Sentence, keys: [(keys: String, effect: Sentence)])

  /// A hint at the foot of the screen: a word, and the names of its actions.
  typealias Hint = (actions: [String], words: Sentence)

  private let sections: [Section]
  /// The meaning of signs and colours.
  private let signs: TextLine
  /// The use of the mouse.
  private let mouse: Sentence
  /// The foot of the screen, a row each: the most needed keys first, one that is always shown last.
  private let hints: [[String]]

  /// Makes the page of a screen with the keys in force.
  ///
  /// - Parameters:
  ///   - mouse: the use of the mouse.
  ///   - more: a subject beside the keys, such as signs of the text; nil for none.
  init(
    _ screen: KeyAction.Screen, _ keys: KeyTable, mouse: Sentence, signs: TextLine, hints: [[Hint]],
    more: Section? = nil
  ) {
    let actions = KeyAction.all.filter { $0.screen == screen }
    var sections: [Section] = []
    for action in actions {
      let row = (keys.keys(of: action).map(\.label).joined(separator: " "), action.effect)
      if sections.last?.title == action.section {
        sections[sections.count - 1].keys.append(row)
      } else {
        sections.append((action.section, [row]))
      }
    }
    if !sections.isEmpty {
      sections[sections.count - 1].keys += [
        ("Ctrl-L", ScreensSentences.drawAnew), ("Ctrl-Z", ScreensSentences.stopProgram),
      ]
    }
    self.sections = sections + [more].compactMap(\.self)
    self.signs = signs
    self.mouse = mouse
    self.hints = hints.map { row in
      row.map { hint in
        let shown = hint.actions.map { keys.label(screen, $0) }.joined(separator: " ")
        return shown + " " + hint.words.text
      }
    }
  }

  /// The column at which the words begin.
  private var column: Int {
    min(20, (sections.flatMap(\.keys).map(\.keys.columns).max() ?? 0) + 4)
  }

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
    let isMore = start + rows - 1 < lines.count
    let foot = isMore ? ScreensSentences.moreOrBack : ScreensSentences.anyKeyBack
    return shown + rest + [TextLine(foot.text, TextStyle(nil, .reverse))]
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
      section.title.text.wrapped(columns: columns).map { TextLine($0, TextStyle(nil, .bold)) }
        + section.keys.flatMap { entry in
          entry.effect.text.wrapped(columns: max(10, columns - column)).enumerated().map { place, words in
            var line = TextLine(place == 0 ? "  \(entry.keys)" : "", TextStyle(.cyan))
            line.pad(to: column)
            line.append(words)
            return line
          }
        } + [TextLine()]
    } + mouseLines(columns) + [TextLine(ScreensSentences.signs.text, TextStyle(nil, .bold)), signs]
  }

  private func mouseLines(_ columns: Int) -> [TextLine] {
    let words = ScreensSentences.mouseUse(
      use: mouse, command: CommandHint("config", "set", "mouse", "off")
    ).text
    return [TextLine(ScreensSentences.mouse.text, TextStyle(nil, .bold))]
      + words.wrapped(columns: max(10, columns - 2)).map { TextLine("  \($0)") } + [TextLine()]
  }
}
