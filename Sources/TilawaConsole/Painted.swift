package import TilawaTerminal

/// Words for a terminal, some of them in a look of their own.
///
/// This is the only way by which a colour gets to a terminal: `Terminal` makes sequences of looks, and of nothing else. What stands
/// in a string is shown letter by letter, whoever wrote it (decision 0087).
package struct Painted: Hashable, Sendable {
  /// How words look.
  package struct Look: Hashable, Sendable {
    /// Parameters of SGR; none: as the terminal writes by itself.
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

  /// Words of one look.
  package struct Run: Hashable, Sendable {
    package fileprivate(set) var text: String
    package let look: Look
  }

  package private(set) var runs: [Run] = []

  package init(_ text: String = "", _ look: Look = .plain) { append(text, look) }

  /// Its words without their looks.
  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// How many columns it takes.
  package var columns: Int { runs.reduce(0) { $0 + $1.text.columns } }

  package mutating func append(_ text: String, _ look: Look = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].look == look {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, look: look))
    }
  }

  package mutating func append(_ other: Painted) { for run in other.runs { append(run.text, run.look) } }

  package static func + (left: Painted, right: Painted) -> Painted {
    var sum = left
    sum.append(right)
    return sum
  }

  package static func += (left: inout Painted, right: Painted) { left.append(right) }

  /// The same words without anything that a terminal would obey.
  package func harmless(_ layout: String.Layout) -> Painted {
    runs.reduce(into: Painted()) { $0.append($1.text.harmless(layout), $1.look) }
  }

  /// The same with a plain text before some of its code points, which are counted from 0 and in order.
  package func inserting(_ text: String, before places: [Int]) -> Painted {
    var (whole, left, passed) = (Painted(), places[...], 0)
    for run in runs {
      var rest = Substring(run.text).unicodeScalars
      while let place = left.first, place < passed + rest.count {
        let head = rest.prefix(place - passed)
        whole.append(String(head), run.look)
        whole.append(text)
        (rest, passed) = (rest.dropFirst(head.count), place)
        left.removeFirst()
      }
      whole.append(String(rest), run.look)
      passed += rest.count
    }
    return whole
  }

  /// Its beginning that fits into so many columns, with a sign where something is left out.
  package func fitting(_ columns: Int) -> Painted {
    guard self.columns > columns else { return self }
    var (line, left) = (Painted(), max(0, columns - 1))
    for run in runs {
      let piece = run.text.prefix(columns: left)
      line.append(piece, run.look)
      left -= piece.columns
      if piece.utf8.count < run.text.utf8.count { break }
    }
    if columns > 0 { line.append("…") }
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
