package import TilawaCore

/// An error between this program and a server.
package struct NetworkError: Error, Hashable, CustomStringConvertible {
  /// The kind of a network error.
  package enum Code: Hashable, Sendable {
    /// libcurl is not installed, or the system has no thread for it.
    case noLibrary
    /// The text is no address, or its scheme is not supported.
    case badAddress
    /// The name is not found, or no connection is made within its time limit.
    case unreachable
    /// The server's certificate is not trusted, or an https server redirects to plain http.
    case untrusted
    /// The server answered with this status, which is no success.
    case status(Int)
    /// The connection broke, or the server sent something else than it had announced.
    case broken
    /// Nothing, or almost nothing, came for too long.
    case stalled
    case tooManyRedirects
    /// The file is longer than the limit, by its announced or its received length.
    case tooLarge
    /// The listener could not write the received bytes.
    case cannotWrite
    case cancelled
  }

  /// The kind of the error.
  package let code: Code
  /// The requested address.
  package let url: String
  /// The reason, in the library's words or ours.
  package let detail: Sentence
  /// The time for which the server asked for no requests.
  package let retryAfter: Duration?
  /// The errors of the other addresses, where several were asked.
  package let others: [NetworkError]
  /// The beginning of the body that the server sent with a status that is no success; at most 8 KiB.
  package let reply: [UInt8]

  /// - Parameters:
  ///   - code: the kind of the error.
  ///   - url: the requested address.
  ///   - detail: the reason.
  ///   - retryAfter: the time for which the server asked for no requests.
  ///   - others: the errors of the other addresses.
  ///   - reply: the beginning of the server's body.
  package init(
    code: Code, url: String, _ detail: Sentence, retryAfter: Duration? = nil, others: [NetworkError] = [],
    reply: [UInt8] = []
  ) {
    self.code = code
    self.url = url
    self.detail = detail
    self.retryAfter = retryAfter
    self.others = others
    self.reply = reply
  }

  /// Makes an error with words from outside.
  package init(
    code: Code, url: String, message: String, retryAfter: Duration? = nil, others: [NetworkError] = []
  ) {
    self.init(code: code, url: url, Sentence(verbatim: message), retryAfter: retryAfter, others: others)
  }

  /// The text of the reason.
  package var message: String { detail.text }

  /// The address and the reason.
  package var sentence: Sentence { sentence(at: url) }

  /// Whether the server says that it has no such file.
  package var isAbsence: Bool { code == .status(404) || code == .status(410) }

  /// The errors of all addresses, this one first.
  package var all: [NetworkError] { [self] + others }

  /// Returns the same error with those of other addresses.
  func among(_ others: [NetworkError]) -> NetworkError {
    NetworkError(code: code, url: url, detail, retryAfter: retryAfter, others: others, reply: reply)
  }

  /// Returns the same error with the beginning of the server's body.
  func with(reply: [UInt8]) -> NetworkError {
    NetworkError(code: code, url: url, detail, retryAfter: retryAfter, others: others, reply: reply)
  }

  /// Returns the address and the reason for a reader who knows another address, such as that of a folder.
  package func sentence(at address: String) -> Sentence { NetworkSentences.error(url: address, detail: detail) }

  package var description: String { sentence.text }
}
