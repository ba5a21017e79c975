/// An error in making a picture.
package struct DrawingError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The kind of a failure; commands turn it into an exit code.
  package enum Code: Hashable, Sendable {
    /// The needed libraries are not installed.
    case unavailable
    /// The font does not exist.
    case noFont
    /// The font lacks a letter.
    case noLetter
    /// The libraries failed: out of memory.
    case failed
  }

  /// The kind of the failure.
  package let code: Code
  /// The library's message, and an advice.
  package let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { "cannot draw: \(message)" }
}
