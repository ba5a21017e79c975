package import TilawaCore
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
  /// The operation that failed: "cannot open", "cannot write".
  package let action: Sentence
  /// The file, or the output by its name; nil if neither is the cause.
  public let path: String?
  /// The reason, or the message of the library or of the system.
  package let detail: Sentence

  /// Makes an error of a kind in an operation, which is named by its verb, such as `open`.
  public init(_ code: Code, _ operation: String, path: String? = nil, _ message: String) {
    self.init(
      code, AudioSentences.cannot(operation: operation), path: path, Sentence(verbatim: message))
  }

  /// Makes an error of a kind with sentences.
  ///
  /// - Parameter action: what could not be done: "cannot open".
  package init(_ code: Code, _ action: Sentence, path: String? = nil, _ detail: Sentence) {
    self.code = code
    self.action = action
    self.path = path
    self.detail = detail
  }

  /// Makes an error with the message of a library or of the system.
  package init(_ code: Code, _ action: Sentence, path: String? = nil, verbatim message: String) {
    self.init(code, action, path: path, Sentence(verbatim: message))
  }

  package init(_ error: FileError) {
    self.init(
      error.code == .io ? .ioFailed : .cannotCreate, error.operation, path: error.path, error.detail)
  }

  /// The operation that failed, as a phrase: "cannot open".
  public var operation: String { action.text }
  /// The message of the library or of the system.
  public var message: String { detail.text }

  /// The whole error: "lesson.mp3: cannot open: it is a folder".
  package var sentence: Sentence {
    path.map { AudioSentences.errorOf(path: $0, action: action, detail: detail) }
      ?? AudioSentences.error(action: action, detail: detail)
  }

  public var description: String { sentence.text }

  /// Throws an error with the message of a failed load of a C library; does nothing for nil. After an error no function
  /// of the library may be called.
  package static func checkLoaded(
    _ failure: UnsafePointer<CChar>?, _ code: Code, _ action: Sentence, path: String? = nil
  ) throws(AudioError) {
    guard let failure else { return }
    throw AudioError(code, action, path: path, verbatim: String(cString: failure))
  }
}
