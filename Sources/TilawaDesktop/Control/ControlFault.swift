package import TilawaCore

/// The reason why a request is not done: a code for programs, a line for people.
package struct ControlFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the reason; the raw values are part of the protocol.
  package enum Code: String, CaseIterable, Sendable {
    /// The line is no request.
    case malformed
    /// The line is longer than a request can be; nothing more is read of this connection.
    case tooLong = "too-long"
    /// The verb does not exist.
    case unknownVerb = "unknown-verb"
    /// The verb does not accept this value.
    case invalid
    /// No session is on at present.
    case nothingPlays = "nothing-plays"
    /// The ayah is not in the session.
    case notInSession = "not-in-session"
    /// The request is not possible at present.
    case impossible
    /// The client belongs to another user.
    case refused
    /// The player has the greatest number of connections already.
    case busy
  }

  /// The kind of the reason.
  package let code: Code
  /// The reason in one line for people.
  package let message: String

  /// A fault with its code and a line for people.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// A fault with its code and a sentence, in English: its readers are programs.
  package init(_ code: Code, _ sentence: Sentence) { self.init(code, sentence.inEnglish) }

  package var description: String { message }
}
