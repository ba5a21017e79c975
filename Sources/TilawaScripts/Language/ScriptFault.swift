package import TilawaCore

/// A fault in a session script, with its place.
package struct ScriptFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; nil for a fault of the whole script.
  package let line: Int?
  /// The column in characters, from 1; nil for a fault of the whole script.
  package let column: Int?
  /// A description of the fault, and of the right form.
  package let detail: Sentence

  /// A fault at a line and column, or of the script as a whole.
  package init(line: Int? = nil, column: Int? = nil, _ detail: Sentence) {
    self.line = line
    self.column = column
    self.detail = detail
  }

  /// A fault at a place.
  package init(at place: ScriptPlace, _ detail: Sentence) {
    self.init(line: place.line, column: place.column, detail)
  }

  /// The text of the description.
  package var message: String { detail.text }

  /// "3:7: each takes 1 to 100, or forever".
  package var sentence: Sentence {
    let place = [line, column].compactMap { $0.map(String.init) }.joined(separator: ":")
    return place.isEmpty ? detail : TilawaScriptsSentences.atPlace(place: place, fault: detail)
  }

  package var description: String { sentence.text }
}

/// All that is wrong with a session script, in the order of its lines; at least one fault.
package struct ScriptFaults: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of the script.
  package let faults: [ScriptFault]
  /// Whether the script was not read, because the library that reads YAML is not installed.
  package let isLibraryMissing: Bool

  /// - Precondition: there is at least one.
  package init(_ faults: [ScriptFault], isLibraryMissing: Bool = false) {
    self.isLibraryMissing = isLibraryMissing
    precondition(!faults.isEmpty, "a script is wrong in some place")
    self.faults = faults.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
  }

  /// A line for each.
  package var description: String { faults.map(\.description).joined(separator: "\n") }
}
