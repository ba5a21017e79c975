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
  /// The operation that failed, as a verb.
  package let operation: String
  /// The path of the faulty file; nil if no file is at fault.
  package let path: String?
  /// The fault, and what would be right.
  package let message: String

  package init(code: Code, operation: String, path: String?, message: String) {
    self.code = code
    self.operation = operation
    self.path = path
    self.message = message
  }

  package var description: String { [path, "cannot \(operation)", message].compactMap(\.self).joined(separator: ": ") }
}
