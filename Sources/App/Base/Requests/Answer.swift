package import TilawaCore

/// The answer of a command: one value for people and for programs.
package protocol Answer {
  /// The text for people, in order; empty where they need none.
  var text: [AnswerPart] { get }
  /// Remarks after the text, for people.
  var remarks: [Sentence] { get }
  /// The line for programs.
  var json: String { get }
}

extension Answer {
  package var remarks: [Sentence] { [] }
}

/// An answer whose line for programs is a value. Members keep the order in which the value encodes them.
package protocol ValueAnswer: Answer {
  associatedtype Value: Encodable
  var value: Value { get }
}

extension ValueAnswer {
  package var json: String { JSON.text(encoding: value) }
}

/// A part of the text of an answer.
package enum AnswerPart: Hashable, Sendable {
  case line(String)
  case table(AnswerTable)
  /// A remark that belongs to this place of the text, for people.
  case remark(String)

  package static func line(_ sentence: Sentence) -> AnswerPart { .line(sentence.text) }
  package static func remark(_ sentence: Sentence) -> AnswerPart { .remark(sentence.text) }
}

/// A list whose cells stand in columns on a terminal.
package struct AnswerTable: Hashable, Sendable {
  /// The cells of each row, from the left.
  package var rows: [[String]]
  /// The headings of the columns; empty where the list needs none.
  package var headings: [Sentence]
  /// Indices of the columns whose cells stand at the right edge.
  package var numbers: Set<Int>
  /// Whether programs see no field where a cell is empty.
  package var closesGaps: Bool
  /// Whether a last cell that is too wide for the terminal is cut instead of wrapped.
  package var isCut: Bool

  package init(
    _ rows: [[String]], headings: [Sentence] = [], numbers: Set<Int> = [], closesGaps: Bool = false, isCut: Bool = false
  ) {
    self.rows = rows
    self.headings = headings
    self.numbers = numbers
    self.closesGaps = closesGaps
    self.isCut = isCut
  }
}

/// An answer whose text and line for programs are known.
package struct CommandAnswer: Answer {
  package var text: [AnswerPart]
  package var remarks: [Sentence]
  package let json: String

  /// Makes an answer of sentences; the value is the line for programs.
  package init(_ lines: [Sentence], _ value: some Encodable, remarks: [Sentence] = []) {
    self.init(parts: lines.map(AnswerPart.line), value, remarks: remarks)
  }

  /// Makes an answer that is a list; the value is the line for programs.
  package init(table: AnswerTable, _ value: some Encodable, remarks: [Sentence] = []) {
    self.init(parts: [.table(table)], value, remarks: remarks)
  }

  /// Makes an answer for programs alone; people see it in another way.
  package init(value: some Encodable) { self.init(parts: [], value) }

  /// Makes an answer of lines and lists; the value is the line for programs.
  package init(parts: [AnswerPart], _ value: some Encodable, remarks: [Sentence] = []) {
    text = parts
    json = JSON.text(encoding: value)
    self.remarks = remarks
  }
}
