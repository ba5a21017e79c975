package import FlyingFox
import Foundation
import TilawaCore

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

  /// Makes a reply of JSON.
  package static func json(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    make(status, "application/json; charset=utf-8", HTTPBodySequence(data: Data(text.utf8)))
  }

  /// Makes a reply that says what went wrong, in one line.
  package static func fault(_ status: HTTPStatusCode, _ message: String) -> HTTPResponse {
    json(JSON.object([("error", .string(message))]).line, status)
  }

  /// Makes the reply to a refused request. The connection ends with it: its body was not read.
  package static func refusal(_ refusal: StudioGuard.Refusal) -> HTTPResponse {
    let (status, message): (HTTPStatusCode, String) =
      switch refusal {
      case .host: (.forbidden, "this name of the server is not known")
      case .origin: (.forbidden, "another page may not ask here")
      case .stranger: (.forbidden, "open the address that tilawa studio prints")
      case .method: (.methodNotAllowed, "this method is not known")
      case .tooLarge: (.payloadTooLarge, "the request is too large")
      case .badTarget: (HTTPStatusCode(414, phrase: "URI Too Long"), "the address is too long")
      }
    var response = fault(status, message)
    response.headers[.connection] = "close"
    return response
  }
}
