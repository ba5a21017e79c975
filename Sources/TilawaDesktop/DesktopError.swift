/// Why the desktop, or another program, could not be spoken to.
public struct DesktopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: Hashable, Sendable {
    /// There is no such bus, or no player listens.
    case unreachable
    /// Somebody else has the name, or plays.
    case busy
    /// What the other side says cannot be understood, or is not allowed.
    case refused
    /// A library is not installed.
    case noLibrary
    /// It ended while it was spoken to.
    case ended
    /// Reading or writing failed.
    case ioFailed
  }

  /// What kind of failure it is.
  public let code: Code
  /// What was tried.
  public let operation: String
  /// What the other side or the system said.
  public let message: String

  /// An error with its code, the operation that failed and what was said of it.
  public init(_ code: Code, _ operation: String, _ message: String) {
    self.code = code
    self.operation = operation
    self.message = message
  }

  /// "cannot reach the player: connection refused".
  public var description: String { "cannot \(operation): \(message)" }
}
