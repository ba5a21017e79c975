/// Why a picture cannot be made.
public struct DrawingError: Error, Hashable, CustomStringConvertible, Sendable {
  /// What kind of thing went wrong; commands turn it into an exit code.
  public enum Code: Hashable, Sendable {
    /// The libraries that it needs are not installed.
    case unavailable
    /// There is no such font.
    case noFont
    /// The font lacks a letter.
    case noLetter
    /// The libraries failed: out of memory.
    case failed
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// The library's own words, and what to do.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { "cannot draw: \(message)" }
}
