import TilawaCore

/// Replies of the server, each with the headers that keep a page of this origin to itself.
enum StudioReply {
  /// The headers of every reply. Nothing may be loaded from elsewhere, and no script stands in a page.
  private static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        + "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(self)"),
  ]

  /// Makes a reply.
  ///
  /// - Parameter caching: the value of Cache-Control.
  static func make(
    _ status: HTTPStatus, _ type: String, _ body: HTTPReply.Body, caching: String = "no-store"
  ) -> HTTPReply {
    HTTPReply(status, headers + [("Content-Type", type), ("Cache-Control", caching)], body)
  }

  /// Makes a reply of a value.
  static func value(_ value: some Encodable, _ status: HTTPStatus = .ok) -> HTTPReply {
    json(JSON.line(encoding: value), status)
  }

  /// Makes a reply of JSON.
  static func json(_ text: String, _ status: HTTPStatus = .ok) -> HTTPReply {
    make(status, "application/json; charset=utf-8", .bytes(Array(text.utf8)))
  }

  /// Makes a reply that says what went wrong, in one line.
  static func fault(_ status: HTTPStatus, _ sentence: Sentence) -> HTTPReply {
    value(StudioFault(error: sentence.text), status)
  }

  /// Makes the reply to a refused request. The connection ends with it: its body was not read.
  static func refusal(_ refusal: StudioGuard.Refusal) -> HTTPReply {
    let (status, sentence): (HTTPStatus, Sentence) =
      switch refusal {
      case .host: (.forbidden, StudioSentences.unknownHost)
      case .origin: (.forbidden, StudioSentences.otherPage)
      case .stranger: (.forbidden, StudioSentences.stranger(command: CommandHint("studio")))
      case .method: (.methodNotAllowed, StudioSentences.unknownMethod)
      case .tooLarge: (.tooLarge, StudioSentences.tooLarge)
      case .badTarget: (.targetTooLong, StudioSentences.addressTooLong)
      }
    var reply = fault(status, sentence)
    reply["Connection"] = "close"
    return reply
  }
}
