/// What went wrong with sound: the operation, the file or device, and the library's own words.
public struct AudioError: Error, Hashable, CustomStringConvertible, Sendable {
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

  public let code: Code
  /// A verb and its object: "open", "write".
  public let operation: String
  public let path: String?
  public let message: String

  public init(_ code: Code, _ operation: String, path: String? = nil, _ message: String) {
    self.code = code
    self.operation = operation
    self.path = path
    self.message = message
  }

  public var description: String { [path, "cannot \(operation)", message].compactMap(\.self).joined(separator: ": ") }

  /// Throws what loading a C library said, unless that is nil; no function of the library may be called then.
  static func checkLoaded(_ failure: UnsafePointer<CChar>?, _ code: Code, _ operation: String, path: String? = nil)
    throws(AudioError)
  {
    guard let failure else { return }
    throw AudioError(code, operation, path: path, String(cString: failure))
  }
}
