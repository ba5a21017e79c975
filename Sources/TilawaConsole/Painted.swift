package import TilawaTerminal

/// A text for a terminal with looks.
///
/// Colours reach a terminal only by this type: `Terminal` makes control sequences of looks, and of nothing else. The
/// characters of the text are always shown as characters (decision 0087).
package struct Painted: Hashable, Sendable {
  /// Colours and emphasis of words.
  package struct Look: Hashable, Sendable {
    /// The SGR parameters; empty for the terminal's own look.
    package let codes: [UInt8]

    package init(_ codes: UInt8...) { self.init(codes: codes) }

    package init(codes: [UInt8]) { self.codes = codes }

    package static let plain = Look()
    package static let bold = Look(1)
    package static let faint = Look(2)
    package static let reverse = Look(7)
    package static let red = Look(31)
    package static let green = Look(32)
    package static let yellow = Look(33)
    package static let cyan = Look(36)
  }

  private var words = StyledText<Look>()

  package init(_ text: String = "", _ look: Look = .plain) { append(text, look) }

  /// The runs of one look, from the left.
  package var runs: [StyledText<Look>.Run] { words.runs }

  /// Whether any letter is written from right to left.
  var hasRightToLeft: Bool { words.hasRightToLeft }

  /// Whether a line may be shown from right to left in a language that is written so.
  var mayBeTurned: Bool { words.mayBeTurned }

  /// The words without their looks.
  package var text: String { words.text }

  /// The number of columns.
  package var columns: Int { words.columns }

  package mutating func append(_ text: String, _ look: Look = .plain) { words.append(text, look) }

  package mutating func append(_ other: Painted) { for run in other.runs { append(run.text, run.style) } }

  package static func + (left: Painted, right: Painted) -> Painted {
    var sum = left
    sum.append(right)
    return sum
  }

  package static func += (left: inout Painted, right: Painted) { left.append(right) }

  /// Returns the words with terminal controls escaped.
  package func harmless(_ layout: String.Layout) -> Painted {
    runs.reduce(into: Painted()) { $0.append($1.text.harmless(layout), $1.style) }
  }

  /// Returns the words with a plain text inserted before some code points. The places count from 0, in ascending order.
  package func inserting(_ text: String, before places: [Int]) -> Painted {
    var (whole, left, passed) = (Painted(), places[...], 0)
    for run in runs {
      var rest = Substring(run.text).unicodeScalars
      while let place = left.first, place < passed + rest.count {
        let head = rest.prefix(place - passed)
        whole.append(String(head), run.style)
        whole.append(text)
        (rest, passed) = (rest.dropFirst(head.count), place)
        left.removeFirst()
      }
      whole.append(String(rest), run.style)
      passed += rest.count
    }
    return whole
  }

  /// Returns the text for a terminal that neither orders nor joins letters. A line with right-to-left letters that is
  /// wider than the terminal is broken between words first: the terminal would break it in the wrong order.
  ///
  /// - Parameter columns: the number of columns of the terminal.
  func visual(columns: Int) -> Painted {
    guard words.hasRightToLeft else { return self }
    var text = self
    text.words = StyledText(lines: words.lines.map { $0.visual(columns: columns) })
    return text
  }

  /// Returns the text for such a terminal in a language that is written from right to left: sentences and rows of tables stand at the
  /// right edge, and are read from there.
  ///
  /// - Parameter prefix: the name before a sentence.
  func turned(columns: Int, behind prefix: String) -> Painted {
    var text = self
    text.words = StyledText(
      lines: words.lines.map { line in
        line.isParagraph(behind: prefix) ? line.turned(columns: columns, plain: .plain) : line.markingCells(.plain).visual(columns: columns)
      })
    return text
  }

  /// Returns lines for a terminal that orders letters, in a language that is written from right to left, and whether each of them is
  /// one paragraph.
  ///
  /// - Parameter prefix: the name before a sentence.
  func marked(behind prefix: String) -> [(line: Painted, isParagraph: Bool)] {
    words.lines.map { line in
      let isParagraph = line.isParagraph(behind: prefix)
      var painted = Painted()
      painted.words = isParagraph ? line.marked : line.markingCells(.marked)
      return (painted, isParagraph)
    }
  }

  /// Returns the beginning that fits into some columns. A shortened text ends with “…”.
  package func fitting(_ columns: Int) -> Painted {
    var line = self
    line.words = words.fitting(columns, plain: .plain)
    return line
  }
}

extension Painted: ExpressibleByStringInterpolation, CustomStringConvertible {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var painted = Painted()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { painted.append(literal) }
    package mutating func appendInterpolation(_ value: Painted) { painted.append(value) }
    package mutating func appendInterpolation(_ value: some Any) { painted.append("\(value)") }
  }

  package init(stringLiteral text: String) { self.init(text) }
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.painted }

  package var description: String { text }
}

extension Sequence<Painted> {
  package func joined(separator: String = "") -> Painted {
    var (joined, isFirst) = (Painted(), true)
    for piece in self {
      if !isFirst { joined.append(separator) }
      joined.append(piece)
      isFirst = false
    }
    return joined
  }
}
