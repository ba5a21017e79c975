/// A fault in a session script, with its place.
package struct ScriptFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; nil for a fault of the whole script.
  package let line: Int?
  /// The column in characters, from 1; nil for a fault of the whole script.
  package let column: Int?
  /// A description of the fault, and of the right form.
  package let message: String

  /// A fault at a line and column, or of the script as a whole.
  package init(line: Int? = nil, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// A fault at a place.
  package init(at place: ScriptPlace, _ message: String) {
    self.init(line: place.line, column: place.column, message)
  }

  /// "3:7: each takes 1 to 100, or forever".
  package var description: String {
    ([line, column].compactMap { $0.map(String.init) } + [" " + message]).joined(separator: ":").trimmingPrefix(" ")
      .description
  }
}

/// All that is wrong with a session script, in the order of its lines; at least one fault.
package struct ScriptFaults: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of the script.
  package let faults: [ScriptFault]

  /// - Precondition: there is at least one.
  package init(_ faults: [ScriptFault]) {
    precondition(!faults.isEmpty, "a script is wrong in some place")
    self.faults = faults.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
  }

  /// A line for each.
  package var description: String { faults.map(\.description).joined(separator: "\n") }
}
