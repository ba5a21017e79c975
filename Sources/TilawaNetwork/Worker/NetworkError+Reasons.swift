import CCurl

extension NetworkError {
  /// Returns the meaning of a status that is no success, and an advice.
  static func meaning(of status: Int) -> String {
    switch status {
    case 401, 403, 407: "the server does not give it to us (\(status))"
    case 404, 410: "the server has no such file (\(status))"
    case 408, 425, 429: "the server asks for patience (\(status)); try again later"
    case 451: "the server may not give it to anybody (451)"
    case 500..<600: "the server is in trouble (\(status)); try again later"
    default: "the server answered \(status)"
    }
  }

  static func tooLarge(_ transfer: Transfer, length: Int?) -> NetworkError {
    let size = length.map { "\($0) bytes" } ?? "more"
    let message = "the server has \(size), and more than \(transfer.limit) bytes are not taken"
    return NetworkError(code: .tooLarge, url: transfer.url, message: message)
  }

  static func tooTalkative(_ url: String) -> NetworkError {
    let message =
      "the head of the server's answer has more than \(ServerAnswer.mostLines) lines, or \(ServerAnswer.mostBytes / 1024) KiB"
    return NetworkError(code: .broken, url: url, message: message)
  }

  static func cancelled(_ url: String) -> NetworkError {
    NetworkError(code: .cancelled, url: url, message: "cancelled")
  }

  static func unreachable(_ url: String) -> NetworkError {
    NetworkError(
      code: .unreachable, url: url, message: "nobody answers in time; is this machine connected to the network?")
  }

  /// Returns the error for a transfer that the library ended. `words` are its own.
  static func of(_ result: CURLcode, _ words: String, at url: String, authorities: String?) -> NetworkError {
    let (code, message): (Code, String) =
      switch result {
      case CURLE_URL_MALFORMAT: (.badAddress, "this is not an address")
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
        (.unreachable, "no server of this name is found (\(words)); is this machine connected to the network?")
      case CURLE_COULDNT_CONNECT, CURLE_PROXY: (.unreachable, "nobody answers there (\(words))")
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED:
        (.unreachable, "no secure connection comes about (\(words))")
      case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
        CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CERTPROBLEM:
        (.untrusted, "the server's certificate is not to be trusted (\(words)); is this machine's date right?")
      case CURLE_SSL_CACERT_BADFILE:
        (.untrusted, "the certificates of \(authorities ?? "the system") cannot be read; install ca-certificates")
      case CURLE_OPERATION_TIMEDOUT: (.stalled, "nothing came for too long")
      case CURLE_FILESIZE_EXCEEDED: (.tooLarge, "the server announces more than there can be")
      case CURLE_PARTIAL_FILE: (.broken, "the connection ended in the middle of the file")
      case CURLE_GOT_NOTHING: (.broken, "the server ended the connection without an answer")
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: (.broken, "the server does not speak HTTP (\(words))")
      default: (.broken, "the connection broke (\(words))")
      }
    return NetworkError(code: code, url: url, message: message)
  }
}
