import FoundationEssentials
import Synchronization
import TilawaCore

/// The checks on every request: who asks, from which page, and under which name of this machine.
///
/// A page of another site reaches a server on this machine by its number, or under a name of its own (DNS rebinding);
/// another user of the machine reaches it by its port, and everybody in a network by its address. All get 403.
///
/// A browser sends a cookie to all ports of a machine, so a server of another user may have seen it. It opens the files of the page
/// alone; all else needs the key as well, which the page keeps where no other origin reads it, and sends as a header.
package final class StudioGuard: Sendable {
  /// The reason to refuse a request.
  package enum Refusal: Hashable, Sendable { case host, origin, stranger, method, tooLarge, badTarget }

  /// The outcome of a check.
  package enum Admission: Hashable, Sendable {
    case allowed
    /// The request has the cookie alone, and may get the files of the page.
    case reading
    /// The request has the secret; the cookie is for its answer.
    case entering(cookie: String)
    /// A stranger in the network, who may see the page for pairing and send a code.
    case visiting
    case refused(Refusal)
  }

  /// The kinds of those who may enter.
  private enum Entry {
    /// Browsers of this machine: the secret of the address that is opened first, which is the key of the page, and the cookie
    /// that they get for it.
    case machine(secret: String, session: String)
    /// Devices that were paired, each with a token and a key of its own.
    case network(StudioDevices)
  }

  /// The name of the cookie of a browser on this machine.
  package static let cookieName = "tilawa-studio"
  /// The name of the cookie of a device. Browsers take one of this form only from this host, and over TLS.
  package static let deviceCookieName = "__Host-tilawa-device"
  /// The header with the key of the page, in small letters.
  package static let keyHeader = "x-tilawa-key"
  /// The name of a ticket in an address.
  package static let ticketName = "ticket"
  /// The files that a stranger in the network may load: the page for pairing with its parts, and the certificate.
  package static let openFiles: Set<String> = [
    "/pair.html", "/js/pair.js", "/js/i18n.js", "/js/dom.js", "/js/keep.js", "/css/base.css", "/texts/en.json",
    "/texts/ar.json", "/texts/tr.json", "/texts/id.json", "/texts/ur.json", "/texts/fr.json",
    "/texts/languages.json", "/icon.svg", "/certificate.crt",
  ]
  /// The largest body, in bytes.
  static let mostBody = ClientReader.mostBody
  /// The longest path and query, in bytes.
  package static let longestTarget = 16 << 10

  private let entry: Entry
  /// The names of this server, each with its port, as browsers write them into `Host`.
  private let hosts: Set<String>
  /// The tickets for requests without the header.
  package let tickets = StudioTickets()

  /// Makes the guard for browsers of this machine.
  ///
  /// - Parameter hosts: the names with their port, such as `127.0.0.1:7114`.
  package init(hosts: Set<String>, secret: String, session: String = Secret.random()) {
    (self.hosts, entry) = (hosts, .machine(secret: secret, session: session))
  }

  /// Makes the guard for devices in the network.
  package init(hosts: Set<String>, devices: StudioDevices) { (self.hosts, entry) = (hosts, .network(devices)) }

  /// Whether it guards the way in from the network.
  package var isForNetwork: Bool {
    if case .network = entry { true } else { false }
  }

  private var scheme: String { isForNetwork ? "https" : "http" }

  /// Judges a request by its head; its body is not read.
  func judge(_ request: HTTPRequest) -> Admission {
    guard let host = request["host"], hosts.contains(host.lowercased()) else { return .refused(.host) }
    guard hasOwnOrigin(request, host: host.lowercased()) else { return .refused(.origin) }
    guard request.target.utf8.count <= Self.longestTarget else { return .refused(.badTarget) }
    guard request.method != nil else { return .refused(.method) }
    guard request.length <= Self.mostBody else { return .refused(.tooLarge) }
    switch entry {
    case .machine(let secret, let session): return judge(request, secret, session)
    case .network(let devices): return judge(request, devices)
    }
  }

  private func judge(_ request: HTTPRequest, _ secret: String, _ session: String) -> Admission {
    let cookies = Self.cookies(Self.cookieName, in: request["cookie"] ?? "")
    if cookies.contains(where: { Secret.areEqual($0.utf8, session.utf8) }) {
      if hasKey(request, { Secret.areEqual($0.utf8, secret.utf8) }) { return .allowed }
      return entering(request, secret, session) ?? .reading
    }
    return entering(request, secret, session) ?? .refused(.stranger)
  }

  private func entering(_ request: HTTPRequest, _ secret: String, _ session: String) -> Admission? {
    guard request.method == .get, request.path == "/", let key = request.query.first(where: { $0.name == "key" }),
      Secret.areEqual(key.value.utf8, secret.utf8)
    else { return nil }
    return .entering(cookie: "\(Self.cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict")
  }

  private func judge(_ request: HTTPRequest, _ devices: StudioDevices) -> Admission {
    let tokens = Self.cookies(Self.deviceCookieName, in: request["cookie"] ?? "")
    let known = tokens.compactMap { devices.device(with: $0) }
    if !known.isEmpty, hasKey(request, { key in known.contains { $0.hasKey(key) } }) { return .allowed }
    let mayVisit = request.method == .post ? request.path == "/pair" : Self.openFiles.contains(request.path)
    if mayVisit { return .visiting }
    return known.isEmpty ? .refused(.stranger) : .reading
  }

  /// Whether the request has the key of the page, or a ticket in its place.
  private func hasKey(_ request: HTTPRequest, _ isRight: (String) -> Bool) -> Bool {
    if let key = request[Self.keyHeader] { return isRight(key) }
    guard let ticket = request.query.first(where: { $0.name == Self.ticketName }) else { return false }
    return tickets.take(ticket.value, for: request.path)
  }

  /// Whether the request comes from a page of this server, or from no page at all. A request that changes something,
  /// and a WebSocket, must name its origin.
  private func hasOwnOrigin(_ request: HTTPRequest, host: String) -> Bool {
    let site = request["sec-fetch-site"]
    let isNavigation = request["sec-fetch-mode"] == "navigate" && request.method == .get
    if let site, site != "same-origin", site != "none", !isNavigation { return false }
    guard let origin = request["origin"] else {
      return request.method != .post && request["upgrade"] == nil
    }
    return origin.lowercased() == "\(scheme)://\(host)"
  }

  /// Names the device that a request is from; nil for a stranger, and on this machine.
  func device(of request: HTTPRequest) -> String? {
    guard case .network(let devices) = entry else { return nil }
    let tokens = Self.cookies(Self.deviceCookieName, in: request["cookie"] ?? "")
    return tokens.lazy.compactMap { devices.device(with: $0)?.hash }.first
  }

  /// Returns the values of the cookies of a name, four at the most.
  package static func cookies(_ name: String, in header: String) -> [String] {
    let values = header.split(separator: ";").compactMap { pair -> String? in
      let parts = pair.trimmingSpace().split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == name ? String(parts[1]) : nil
    }
    return Array(values.prefix(4))
  }
}
