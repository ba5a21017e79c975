package import FlyingFox
import Foundation
import Synchronization

/// The checks on every request: who asks, from which page, and under which name of this machine.
///
/// A page of another site reaches a server on this machine by its number, or under a name of its own (DNS rebinding);
/// another user of the machine reaches it by its port. Both get 403.
package final class StudioGuard: Sendable {
  /// The reason to refuse a request.
  package enum Refusal: Hashable, Sendable { case host, origin, stranger, method, tooLarge, badTarget }

  /// The outcome of a check.
  package enum Verdict: Hashable, Sendable {
    case allowed
    /// The request has the secret; the cookie is for its answer.
    case entering(cookie: String)
    case refused(Refusal)
  }

  /// The name of the cookie.
  package static let cookieName = "tilawa-studio"
  /// The largest body, in bytes.
  package static let mostBody = 256 << 10
  /// The longest path and query, in bytes.
  package static let longestTarget = 16 << 10

  /// The secret of the address that is opened first.
  package let secret: String
  private let session: String
  /// The names of this server, each with its port, as browsers write them into `Host`.
  private let hosts: Set<String>
  private let scheme: String

  /// - Parameters:
  ///   - hosts: the names with their port, such as `127.0.0.1:7114`.
  ///   - scheme: `http` or `https`.
  package init(
    hosts: Set<String>, scheme: String = "http", secret: String = StudioGuard.random(),
    session: String = StudioGuard.random()
  ) {
    (self.hosts, self.scheme, self.secret, self.session) = (hosts, scheme, secret, session)
  }

  /// Returns 256 random bits of the system as hexadecimal digits.
  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Judges a request by its head; its body is not read.
  package func judge(_ request: HTTPRequest) -> Verdict {
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else { return .refused(.host) }
    guard hasOwnOrigin(request, host: host.lowercased()) else { return .refused(.origin) }
    guard request.target.rawValue.utf8.count <= Self.longestTarget else { return .refused(.badTarget) }
    guard [.GET, .HEAD, .POST].contains(request.method) else { return .refused(.method) }
    guard (request.bodySequence.count ?? .max) <= Self.mostBody else { return .refused(.tooLarge) }
    if hasCookie(request) { return .allowed }
    guard request.method == .GET, request.path == "/", let key = request.query.first(where: { $0.name == "key" }),
      Self.areEqual(key.value, secret)
    else { return .refused(.stranger) }
    return .entering(
      cookie: "\(Self.cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict"
        + (scheme == "https" ? "; Secure" : ""))
  }

  /// Whether the request comes from a page of this server, or from no page at all. What changes something, and a
  /// WebSocket, must say so.
  private func hasOwnOrigin(_ request: HTTPRequest, host: String) -> Bool {
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")]
    let isNavigation = request.headers[HTTPHeader("Sec-Fetch-Mode")] == "navigate" && request.method == .GET
    if let site, site != "same-origin", site != "none", !isNavigation { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else {
      return request.method != .POST && request.headers[.upgrade] == nil
    }
    return origin.lowercased() == "\(scheme)://\(host)"
  }

  private func hasCookie(_ request: HTTPRequest) -> Bool {
    guard let cookies = request.headers[.cookie] else { return false }
    return cookies.split(separator: ";").contains { pair in
      let parts = pair.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == Self.cookieName && Self.areEqual(String(parts[1]), session)
    }
  }

  /// Compares in a time that does not depend on where the texts differ.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
