import Glibc
package import TilawaCore

/// A failure with a file of the disk: the operation, the file, and the words of the system.
package struct FileError: Error, Hashable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// The file cannot be made, or must not be written to.
    case cannotCreate
    /// The system failed while writing, for a full disk too.
    case io
  }

  package let code: Code
  /// The operation that failed, as a phrase: `cannot write`.
  package let operation: Sentence
  package let path: String
  package let detail: Sentence

  package init(_ code: Code, _ operation: Sentence, path: String, _ detail: Sentence) {
    self.code = code
    self.operation = operation
    self.path = path
    self.detail = detail
  }

  /// Makes an error from the number of a system call that made or wrote the file.
  package init(writing path: String, _ number: Int32 = errno, operation: Sentence = FilesSentences.cannotWrite) {
    self.init(FileError.isOfDisk(number) ? .io : .cannotCreate, operation, path: path, .system(number))
  }

  /// An error of a file whose bytes cannot be had.
  package init(unreadable path: String) {
    self.init(.io, FilesSentences.cannotRead, path: path, FilesSentences.cannotBeRead)
  }

  package var message: String { detail.text }

  package var sentence: Sentence { FilesSentences.fileFailure(path: path, operation: operation, reason: detail) }

  package var description: String { sentence.text }

  /// Whether an error number means a fault of the disk: it is full, or broken. A wrong request is none. This is one
  /// kind of failure both while a file is made and while it is written.
  package static func isOfDisk(_ number: Int32) -> Bool { [ENOSPC, EDQUOT, EIO].contains(number) }
}
