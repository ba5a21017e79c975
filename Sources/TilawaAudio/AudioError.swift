import TilawaCore
package import TilawaFiles

/// An error with sound: the operation, the file or device, and the library's message.
public struct AudioError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The kind of an error; commands turn it into an exit code.
  public enum Code: Hashable, Sendable {
    /// The file is no sound or damaged; `unsupported` is sound of a kind that the program cannot play.
    case unreadable, unsupported
    /// The sound breaks off before its end.
    case truncated
    case notFound
    /// No sound server answered, or the one in use went away.
    case noServer
    /// The output cannot be made: no such folder, no permission, a folder in its place.
    case cannotCreate
    /// The system failed while reading or writing: disk full, input/output error.
    case ioFailed
  }

  /// The kind of the error.
  public let code: Code
  /// The operation: a verb, with its object if needed: "open", "write".
  public let operation: String
  /// The file, or the output by its name; nil if neither is the cause.
  public let path: String?
  /// The message of the library or of the system.
  public let message: String

  /// Makes an error of a kind in an operation, which is named by its verb, such as `open`.
  public init(_ code: Code, _ operation: String, path: String? = nil, _ message: String) {
    self.code = code
    self.operation = operation
    self.path = path
    self.message = message
  }

  package init(_ error: FileError) {
    self.init(
      error.code == .io ? .ioFailed : .cannotCreate, String(error.operation.text.dropFirst("cannot ".count)),
      path: error.path, error.message)
  }

  public var description: String { [path, "cannot \(operation)", message].compactMap(\.self).joined(separator: ": ") }

  /// Throws an error with the message of a failed load of a C library; does nothing for nil. After an error no function
  /// of the library may be called.
  package static func checkLoaded(
    _ failure: UnsafePointer<CChar>?, _ code: Code, _ operation: String, path: String? = nil
  ) throws(AudioError) {
    guard let failure else { return }
    throw AudioError(code, operation, path: path, String(cString: failure))
  }
}
