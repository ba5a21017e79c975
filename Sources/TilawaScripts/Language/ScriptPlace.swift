/// A place in the text of a script.
public struct ScriptPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in characters of Unicode (code points), as the YAML library counts them.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (one: ScriptPlace, other: ScriptPlace) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  /// "3:7".
  public var description: String { "\(line):\(column)" }
}
