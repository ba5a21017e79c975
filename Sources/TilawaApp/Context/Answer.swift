package import TilawaCore

/// The answer of a command: one value for people and for programs.
package protocol Answer {
  /// The lines for people; empty where they need none.
  var lines: [String] { get }
  /// The line for programs.
  var json: String { get }
}

/// An answer that stands in lines.
package struct LineAnswer: Answer {
  package var lines: [String]
  package var json: String
  /// Remarks beside the lines, for people.
  package var remarks: [String]

  package init(_ lines: [String], _ json: JSON, remarks: [String] = []) {
    self.lines = lines
    self.json = json.text
    self.remarks = remarks
  }
}
