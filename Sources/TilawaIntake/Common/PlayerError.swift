package import TilawaCore

/// An error of the player module: the operation, the file and the reason.
package struct PlayerError: Error, Hashable, CustomStringConvertible {
  /// The kind of an error; commands turn it into an exit code.
  package enum Code: Hashable, Sendable {
    /// The requested thing does not exist.
    case notFound
    /// A file or folder cannot be read.
    case unreadable
    /// The file can be read but has wrong content.
    case invalid
    /// The recording would move to another reciter without permission.
    case moves
  }

  /// The kind of error.
  package let code: Code
  /// The operation that failed, as a phrase: `cannot import`.
  package let operation: Sentence
  /// The path of the faulty file; nil if no file is at fault.
  package let path: String?
  /// The fault, and what would be right.
  package let detail: Sentence

  package init(code: Code, operation: Sentence, path: String?, detail: Sentence) {
    self.code = code
    self.operation = operation
    self.path = path
    self.detail = detail
  }

  /// The fault in words.
  package var message: String { detail.text }

  package var sentence: Sentence {
    path.map { IntakeSentences.failedAt(path: $0, operation: operation, reason: detail) }
      ?? IntakeSentences.failed(operation: operation, reason: detail)
  }

  package var description: String { sentence.text }
}
