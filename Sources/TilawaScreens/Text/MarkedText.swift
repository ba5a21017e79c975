package import TilawaConsole
package import TilawaCore
import TilawaTerminal

/// A text some letters of which stand out. The letters are those of the text, each once and in its order; only colour is added.
package struct MarkedText {
  /// The way in which marked letters are highlighted.
  package enum Emphasis: Hashable {
    case colour
    /// Brackets, for output without colours in which the marks are essential.
    case brackets
    case none

    /// Colour where it is seen.
    ///
    /// - Parameter otherwise: where it is not.
    package static func standardOutput(otherwise: Emphasis) -> Emphasis { Terminal.isColoured ? .colour : otherwise }
  }

  private struct Letter {
    let character: Character
    let isMarked: Bool
  }

  private let letters: [Letter]

  /// - Parameter marks: code points of the text, ascending. A letter is marked with all of its signs.
  package init(_ text: String, marks: [Range<Int>]) {
    var rest = marks[...]
    var place = 0
    letters = text.map { character in
      let end = place + character.unicodeScalars.count
      while let first = rest.first, first.upperBound <= place { rest.removeFirst() }
      let isMarked = rest.first.map { $0.lowerBound < end && place < $0.upperBound } ?? false
      place = end
      return Letter(character: character, isMarked: isMarked)
    }
  }

  /// All of it in one line.
  package func line(_ emphasis: Emphasis) -> Painted { MarkedText.text(letters[...], emphasis) }

  /// The lines of a paragraph, as `TextFlow` sets them.
  package func lines(_ flow: TextFlow, _ direction: TextDirection, _ emphasis: Emphasis) -> [Painted] {
    let indent = Painted(String(repeating: " ", count: TextFlow.indent))
    guard let columns = flow.columns else { return [indent + line(emphasis)] }
    return wrapped(columns: columns - TextFlow.indent).map { line in
      guard direction == .rightToLeft, flow.bidi == .visual else { return indent + MarkedText.text(line, emphasis) }
      return Painted(flow.margin(of: String(line.map(\.character)))) + MarkedText.text(line, emphasis)
    }
  }

  /// Broken between words; a word that is wider than a line stands alone.
  private func wrapped(columns: Int) -> [ArraySlice<Letter>] {
    var lines: [ArraySlice<Letter>] = []
    var (start, end, width) = (0, 0, 0)
    for word in letters.indices.split(whereSeparator: { letters[$0].character == " " }) {
      let added = String(letters[word].map(\.character)).columns
      if end > start, width + 1 + added > columns {
        lines.append(letters[start..<end])
        (start, width) = (word.lowerBound, added)
      } else {
        width += added + (end > start ? 1 : 0)
        if end == start { start = word.lowerBound }
      }
      end = word.upperBound
    }
    if end > start { lines.append(letters[start..<end]) }
    return lines
  }

  private static func text(_ letters: ArraySlice<Letter>, _ emphasis: Emphasis) -> Painted {
    var text = Painted()
    var rest = letters
    while let first = rest.first {
      let run = rest.prefix { $0.isMarked == first.isMarked }
      rest = rest.dropFirst(run.count)
      let words = String(run.map(\.character))
      switch (first.isMarked, emphasis) {
      case (true, .colour): text.append(words, Painted.Look(1, 31))
      case (true, .brackets): text.append("[\(words)]")
      case (false, _), (true, .none): text.append(words)
      }
    }
    return text
  }
}
