/// An error in making a picture.
public struct DrawingError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The kind of a failure; commands turn it into an exit code.
  public enum Code: Hashable, Sendable {
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
  public let code: Code
  /// The library's message, and an advice.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { "cannot draw: \(message)" }
}
