import Glibc

/// What went wrong with a file of the disk: the operation, the file, the system's words.
package struct FileError: Error, Hashable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// It cannot be made, or must not be written to.
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

  /// What the system said while something was made or written.
  package init(writing path: String, _ number: Int32 = errno, operation: String = "write") {
    self.init(
      FileError.isOfDisk(number) ? .io : .cannotCreate, operation, path: path, String(cString: strerror(number)))
  }

  package var description: String { "\(path): cannot \(operation): \(message)" }

  /// Whether the disk is at fault, and not what was asked of it: it is full, or broken. That is one kind of failure wherever it
  /// happens, while a file is made as well as while it is written.
  package static func isOfDisk(_ number: Int32) -> Bool { [ENOSPC, EDQUOT, EIO].contains(number) }
}
