/// What went wrong above the libraries: the operation, the file, and why.
public struct PlayerError: Error, Hashable, CustomStringConvertible {
  /// What kind of thing went wrong; commands turn it into an exit code.
  public enum Code: Hashable, Sendable {
    /// What was asked for is not there.
    case notFound
    /// A file or folder cannot be read.
    case unreadable
    /// It can be read and is not what it should be.
    case invalid
    /// It would become somebody else's, which nobody has said that it is to.
    case moves
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What was being done, by its verb.
  public let operation: String
  /// The file, where one is at fault.
  public let path: String?
  /// What is wrong, and what would be right.
  public let message: String

  public init(code: Code, operation: String, path: String?, message: String) {
    self.code = code
    self.operation = operation
    self.path = path
    self.message = message
  }

  public var description: String { [path, "cannot \(operation)", message].compactMap(\.self).joined(separator: ": ") }
}
