/// What is wrong with a session script, and where.
public struct ScriptFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; nil where it is wrong as a whole.
  public let line: Int?
  /// From 1, in characters; nil where it is wrong as a whole.
  public let column: Int?
  /// What is wrong, and what would be right.
  public let message: String

  /// A fault at a line and column, or of the script as a whole.
  public init(line: Int? = nil, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// A fault at a place.
  public init(at place: ScriptPlace, _ message: String) {
    self.init(line: place.line, column: place.column, message)
  }

  /// "3:7: each takes 1 to 100, or forever".
  public var description: String {
    ([line, column].compactMap { $0.map(String.init) } + [" " + message]).joined(separator: ":").trimmingPrefix(" ")
      .description
  }
}

/// All that is wrong with a session script, in the order of its lines; at least one fault.
public struct ScriptFaults: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order of the script.
  public let faults: [ScriptFault]

  /// - Precondition: there is at least one.
  public init(_ faults: [ScriptFault]) {
    precondition(!faults.isEmpty, "a script is wrong in some place")
    self.faults = faults.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
  }

  /// A line for each.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}
