import CCurl
import TilawaCore

extension NetworkError {
  /// Returns the meaning of a status that is no success, and an advice.
  static func meaning(of status: Int) -> Sentence {
    let number = "\(status)"
    return switch status {
    case 401, 403, 407: NetworkSentences.statusForbidden(status: number)
    case 404, 410: NetworkSentences.statusAbsent(status: number)
    case 408, 425, 429: NetworkSentences.statusPatience(status: number)
    case 451: NetworkSentences.statusWithheld
    case 500..<600: NetworkSentences.statusTrouble(status: number)
    default: NetworkSentences.statusOther(status: number)
    }
  }

  static func tooLarge(_ transfer: Transfer, length: Int?) -> NetworkError {
    let limit = "\(transfer.limit)"
    return NetworkError(
      code: .tooLarge, url: transfer.url,
      length.map { NetworkSentences.tooLargeBy(bytes: "\($0)", limit: limit) }
        ?? NetworkSentences.tooLarge(limit: limit))
  }

  static func tooTalkative(_ url: String) -> NetworkError {
    let (lines, bytes) = (ServerAnswer.mostLines, ServerAnswer.mostBytes / 1024)
    return NetworkError(
      code: .broken, url: url, NetworkSentences.headTooLong(lines: "\(lines)", kibibytes: "\(bytes)"))
  }

  static func cancelled(_ url: String) -> NetworkError {
    NetworkError(code: .cancelled, url: url, NetworkSentences.cancelled)
  }

  static func unreachable(_ url: String) -> NetworkError {
    NetworkError(
      code: .unreachable, url: url, NetworkSentences.noAnswerInTime)
  }

  /// Returns the error for a transfer that the library ended. `words` are its own.
  static func of(_ result: CURLcode, _ words: String, at url: String, authorities: String?) -> NetworkError {
    let (code, detail): (Code, Sentence) =
      switch result {
      case CURLE_URL_MALFORMAT: (.badAddress, NetworkSentences.noAddress)
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
        (.unreachable, NetworkSentences.noSuchServer(words: words))
      case CURLE_COULDNT_CONNECT, CURLE_PROXY: (.unreachable, NetworkSentences.noAnswerThere(words: words))
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED:
        (.unreachable, NetworkSentences.noSecureConnection(words: words))
      case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
        CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CERTPROBLEM:
        (.untrusted, NetworkSentences.notTrusted(words: words))
      case CURLE_SSL_CACERT_BADFILE:
        (
          .untrusted,
          authorities.map { NetworkSentences.certificatesUnreadable(file: $0) }
            ?? NetworkSentences.systemCertificatesUnreadable
        )
      case CURLE_OPERATION_TIMEDOUT: (.stalled, NetworkSentences.nothingCame)
      case CURLE_FILESIZE_EXCEEDED: (.tooLarge, NetworkSentences.announcesTooMuch)
      case CURLE_PARTIAL_FILE: (.broken, NetworkSentences.endedInFile)
      case CURLE_GOT_NOTHING: (.broken, NetworkSentences.endedWithoutAnswer)
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: (.broken, NetworkSentences.noHttp(words: words))
      default: (.broken, NetworkSentences.broke(words: words))
      }
    return NetworkError(code: code, url: url, detail)
  }
}
