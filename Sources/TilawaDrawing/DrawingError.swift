package import TilawaCore

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
  package let detail: Sentence

  init(_ code: Code, _ detail: Sentence) {
    self.code = code
    self.detail = detail
  }

  /// The text of the reason.
  package var message: String { detail.text }

  /// The whole error.
  package var sentence: Sentence { DrawingSentences.error(detail: detail) }

  package var description: String { sentence.text }
}
