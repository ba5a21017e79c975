package import TilawaCore

/// An error that prevents the use of the screen.
package struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// The kind of an error.
  package enum Code: Hashable, Sendable {
    /// Standard input or output is no terminal.
    case noTerminal
    /// The terminal cannot position the cursor.
    case incapable
    /// The ncurses library is not installed.
    case noLibrary
  }

  /// The kind of error.
  package let code: Code
  /// The fault and its remedy.
  package let sentence: Sentence

  package init(_ code: Code, _ sentence: Sentence) {
    self.code = code
    self.sentence = sentence
  }

  package var description: String { sentence.text }
}
