import TilawaCore
import TilawaFiles

/// The signature of requests to an object store: AWS Signature Version 4, with the content of the request signed too.
///
/// Source: "Authenticating Requests (AWS Signature Version 4)" in the reference of the Amazon S3 API. Libcurl of Debian 12 signs as well,
/// but does not sort the question and does not escape paths as stores do (docs/decisions/0227).
struct BucketSignature: Sendable {
  let key: BucketKey
  /// The region of the bucket, such as `eu-central-1`.
  let region: String
  var service = "s3"

  /// A request as it is signed.
  struct Request {
    let method: String
    /// The host, and its port where the address has one.
    let host: String
    /// The path as it is sent, escaped.
    let path: String
    /// The question: names and values, not escaped.
    var question: [(name: String, value: String)] = []
    /// Other fields that are signed: names in small letters, and values.
    var fields: [(name: String, value: String)] = []
    /// The SHA-256 of the body in hexadecimal digits.
    let digest: String
  }

  /// Returns the value of the field `Authorization`. The signed fields are those of the request and `host`; the caller sends them all.
  ///
  /// - Parameter time: the time of the request, as in `x-amz-date`: `20261128T093000Z`.
  func authorization(of request: Request, at time: String) -> String {
    let fields = (request.fields + [("host", request.host)]).sorted { $0.name < $1.name }
    let names = fields.map(\.name).joined(separator: ";")
    let lines = fields.map { "\($0.name):\(Self.trimmed($0.value))\n" }.joined()
    let canonical = [
      request.method, request.path, Self.question(request.question), lines, names, request.digest,
    ].joined(separator: "\n")
    let day = String(time.prefix(8))
    let scope = "\(day)/\(region)/\(service)/aws4_request"
    let text = ["AWS4-HMAC-SHA256", time, scope, SHA256Hasher.digest(of: Array(canonical.utf8))].joined(separator: "\n")
    var signing = key.secret.withBytes { Array("AWS4".utf8) + $0 }
    defer { signing.overwrite() }
    for part in [day, region, service, "aws4_request"] {
      let next = Sodium.hmac(Array(part.utf8), key: signing)
      signing.overwrite()
      signing = next
    }
    let signature = Hex.text(Sodium.hmac(Array(text.utf8), key: signing))
    return "AWS4-HMAC-SHA256 Credential=\(key.id)/\(scope), SignedHeaders=\(names), Signature=\(signature)"
  }

  /// Returns a question in the order and the form in which it is signed and sent.
  static func question(_ parts: [(name: String, value: String)]) -> String {
    parts.map { (escaped($0.name), escaped($0.value)) }.sorted { $0 < $1 }.map { "\($0.0)=\($0.1)" }
      .joined(separator: "&")
  }

  /// Escapes all bytes but letters, digits and `-._~`, and those of `besides`.
  static func escaped(_ text: some StringProtocol, besides: String = "") -> String {
    let plain = Set((besides + "-._~").utf8)
    return text.utf8.reduce(into: "") { text, byte in
      if byte.isASCIIAlphanumeric || plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + Hex.padded(byte, to: 2, .capital)
      }
    }
  }

  /// Returns a value without spaces around it, and with one for several inside.
  private static func trimmed(_ value: String) -> String { value.split(separator: " ").joined(separator: " ") }
}

/// The key of a user of an object store. Its text form has no secret.
package struct BucketKey: Hashable, Sendable, CustomStringConvertible {
  /// The name of the key.
  package let id: String
  let secret: SecretBytes
  /// The token of a key that holds for some time only.
  let token: SecretBytes?

  package init(id: String, secret: String, token: String? = nil) {
    (self.id, self.secret, self.token) = (id, SecretBytes(of: secret), token.map { SecretBytes(of: $0) })
  }

  package var description: String { id }
}
