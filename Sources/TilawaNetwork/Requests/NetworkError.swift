/// What went wrong between this program and a server.
public struct NetworkError: Error, Hashable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public enum Code: Hashable, Sendable {
    /// libcurl is not installed, or the system has no thread for it.
    case noLibrary
    /// The address is none, or of a scheme that is not spoken.
    case badAddress
    /// The name is not found, or no connection comes about in the time that one has.
    case unreachable
    /// The server's certificate is not to be trusted, or it sends on to where there is none.
    case untrusted
    /// The server answered with this status, which is no success.
    case status(Int)
    /// The connection broke, or the server sent other than it had announced.
    case broken
    /// Nothing, or next to nothing, came for too long.
    case stalled
    case tooManyRedirects
    /// More than the limit came, or was announced.
    case tooLarge
    /// What came cannot be written here.
    case cannotWrite
    case cancelled
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What was asked for.
  public let url: String
  /// What is wrong, in the library's words or ours.
  public let message: String
  /// How long the server asked to be left alone.
  public let retryAfter: Duration?
  /// What the other addresses said, where several were asked.
  public let others: [NetworkError]

  /// - Parameters:
  ///   - code: what kind of thing went wrong.
  ///   - url: what was asked for.
  ///   - message: what is wrong.
  ///   - retryAfter: how long the server asked to be left alone.
  ///   - others: what the other addresses said.
  public init(
    code: Code, url: String, message: String, retryAfter: Duration? = nil, others: [NetworkError] = []
  ) {
    self.code = code
    self.url = url
    self.message = message
    self.retryAfter = retryAfter
    self.others = others
  }

  /// Whether the server says that it has no such file.
  package var isAbsence: Bool { code == .status(404) || code == .status(410) }

  /// What each address said, this one's error first.
  package var all: [NetworkError] { [self] + others }

  /// The same with what others said.
  func among(_ others: [NetworkError]) -> NetworkError {
    NetworkError(code: code, url: url, message: message, retryAfter: retryAfter, others: others)
  }

  public var description: String { "\(url): \(message)" }
}
