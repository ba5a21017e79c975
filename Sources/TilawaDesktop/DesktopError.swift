package import TilawaCore

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
  /// The operation that failed: "cannot reach the player".
  package let action: Sentence
  /// The reason, or the message of the other side or of the system.
  package let detail: Sentence

  /// Makes an error from its code, what could not be done, and the reason.
  package init(_ code: Code, _ action: Sentence, _ detail: Sentence) {
    self.code = code
    self.action = action
    self.detail = detail
  }

  /// The text of the reason.
  package var message: String { detail.text }

  /// "cannot reach the player: connection refused".
  package var sentence: Sentence { DesktopSentences.error(action: action, detail: detail) }

  package var description: String { sentence.text }
}
