package import FlyingFox
import Foundation
package import TilawaCore

/// Replies of the server, each with the headers that keep a page of this origin to itself.
package enum StudioReply {
  /// The headers of every reply. Nothing may be loaded from elsewhere, and no script stands in a page.
  static let headers: [(String, String)] = [
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
  package static func make(
    _ status: HTTPStatusCode, _ type: String, _ body: HTTPBodySequence, caching: String = "no-store"
  ) -> HTTPResponse {
    var response = HTTPResponse(statusCode: status, body: body)
    for (name, value) in headers { response.headers[HTTPHeader(name)] = value }
    response.headers[.contentType] = type
    response.headers[HTTPHeader("Cache-Control")] = caching
    return response
  }

  /// Makes a reply of a value.
  static func value(_ value: some Encodable, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    json(JSON.line(encoding: value), status)
  }

  /// Makes a reply of JSON.
  package static func json(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    make(status, "application/json; charset=utf-8", HTTPBodySequence(data: Data(text.utf8)))
  }

  /// Makes a reply that says what went wrong, in one line.
  package static func fault(_ status: HTTPStatusCode, _ sentence: Sentence) -> HTTPResponse {
    value(StudioFault(error: sentence.text), status)
  }

  /// Makes the reply to a refused request. The connection ends with it: its body was not read.
  package static func refusal(_ refusal: StudioGuard.Refusal) -> HTTPResponse {
    let (status, sentence): (HTTPStatusCode, Sentence) =
      switch refusal {
      case .host: (.forbidden, StudioSentences.unknownHost)
      case .origin: (.forbidden, StudioSentences.otherPage)
      case .stranger: (.forbidden, StudioSentences.stranger(command: CommandHint("studio")))
      case .method: (.methodNotAllowed, StudioSentences.unknownMethod)
      case .tooLarge: (.payloadTooLarge, StudioSentences.tooLarge)
      case .badTarget: (HTTPStatusCode(414, phrase: "URI Too Long"), StudioSentences.addressTooLong)
      }
    var response = fault(status, sentence)
    response.headers[.connection] = "close"
    return response
  }
}
