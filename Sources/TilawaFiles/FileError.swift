import Glibc

/// A failure with a file of the disk: the operation, the file, and the words of the system.
package struct FileError: Error, Hashable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// The file cannot be made, or must not be written to.
    case cannotCreate
    /// The system failed while writing, for a full disk too.
    case io
  }

  package let code: Code
  /// A verb, and its object where the path is not it.
  package let operation: String
  package let path: String
  package let message: String

  package init(_ code: Code, _ operation: String, path: String, _ message: String) {
    self.code = code
    self.operation = operation
    self.path = path
    self.message = message
  }

  /// Makes an error from the number of a system call that made or wrote the file.
  package init(writing path: String, _ number: Int32 = errno, operation: String = "write") {
    self.init(
      FileError.isOfDisk(number) ? .io : .cannotCreate, operation, path: path, systemMessage(number))
  }

  package var description: String { "\(path): cannot \(operation): \(message)" }

  /// Whether an error number means a fault of the disk: it is full, or broken. A wrong request is none. This is one
  /// kind of failure both while a file is made and while it is written.
  package static func isOfDisk(_ number: Int32) -> Bool { [ENOSPC, EDQUOT, EIO].contains(number) }
}
