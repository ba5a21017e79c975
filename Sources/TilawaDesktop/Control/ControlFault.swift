/// The reason why a request is not done: a code for programs, a line for people.
public struct ControlFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of reason it is; the raw values are part of the protocol.
  public enum Code: String, CaseIterable, Sendable {
    /// The line is no request.
    case malformed
    /// The line is longer than a request can be; nothing more is read of this connection.
    case tooLong = "too-long"
    /// There is no such verb.
    case unknownVerb = "unknown-verb"
    /// The verb does not take that.
    case invalid
    /// No session is on just now.
    case nothingPlays = "nothing-plays"
    /// The ayah is not in the session.
    case notInSession = "not-in-session"
    /// It means nothing just now.
    case impossible
    /// Whoever asks is another user.
    case refused
    /// As many as can be speak with the player already.
    case busy
  }

  /// What kind of reason it is.
  public let code: Code
  /// What is wrong, in a line.
  public let message: String

  /// A fault with its code and a line for people.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}
