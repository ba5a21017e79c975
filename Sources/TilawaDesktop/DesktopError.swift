/// An error in the communication with the desktop or another program.
package struct DesktopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  package enum Code: Hashable, Sendable {
    /// The bus does not exist, or no player listens.
    case unreachable
    /// Another program owns the name, or another player plays.
    case busy
    /// The answer of the other side is not understood, or forbidden.
    case refused
    /// A library is not installed.
    case noLibrary
    /// The other side ended during the communication.
    case ended
    /// Reading or writing failed.
    case ioFailed
  }

  /// The kind of the failure.
  package let code: Code
  /// The operation that failed.
  package let operation: String
  /// The message of the other side or of the system.
  package let message: String

  /// Makes an error from its code, the failed operation and a message.
  package init(_ code: Code, _ operation: String, _ message: String) {
    self.code = code
    self.operation = operation
    self.message = message
  }

  /// "cannot reach the player: connection refused".
  package var description: String { "cannot \(operation): \(message)" }
}
