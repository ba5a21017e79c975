/// A place in the text of a script.
package struct ScriptPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in characters of Unicode (code points), as the YAML library counts them.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: ScriptPlace, other: ScriptPlace) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  /// "3:7".
  package var description: String { "\(line):\(column)" }
}
