/// Why there is no screen to draw on.
package struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// What kind of reason it is.
  package enum Code: Hashable, Sendable {
    /// Standard input or output is no terminal.
    case noTerminal
    /// It cannot place words where they belong.
    case incapable
    /// The library is not installed.
    case noLibrary
  }

  /// What kind of reason it is.
  package let code: Code
  /// What is wrong, and what to do.
  package let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
