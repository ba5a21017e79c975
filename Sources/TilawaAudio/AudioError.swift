package import TilawaFiles

/// What went wrong with sound: the operation, the file or device, and the library's own words.
public struct AudioError: Error, Hashable, CustomStringConvertible, Sendable {
  /// What kind of thing went wrong; commands turn it into an exit code.
  public enum Code: Hashable, Sendable {
    /// Not sound, or damaged; `unsupported` is sound that we cannot play.
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

  /// What kind of thing went wrong.
  public let code: Code
  /// A verb and its object: "open", "write".
  public let operation: String
  /// The file, or the output by its name; nil where neither is at fault.
  public let path: String?
  /// The library's own words, or the system's.
  public let message: String

  /// An error of this kind in an operation that is named by its verb, such as `open`.
  public init(_ code: Code, _ operation: String, path: String? = nil, _ message: String) {
    self.code = code
    self.operation = operation
    self.path = path
    self.message = message
  }

  package init(_ error: FileError) {
    self.init(
      error.code == .io ? .ioFailed : .cannotCreate, error.operation, path: error.path, error.message)
  }

  public var description: String { [path, "cannot \(operation)", message].compactMap(\.self).joined(separator: ": ") }

  /// Throws what loading a C library said, unless that is nil; no function of the library may be called then.
  package static func checkLoaded(
    _ failure: UnsafePointer<CChar>?, _ code: Code, _ operation: String, path: String? = nil
  ) throws(AudioError) {
    guard let failure else { return }
    throw AudioError(code, operation, path: path, String(cString: failure))
  }
}
