/// The parts of an address that are needed before a request.
struct Address: Hashable, Sendable {
  enum Scheme: String, Sendable { case http, https }

  let text: String
  let scheme: Scheme
  /// Scheme, host and port as they are written, in small letters: the key of a host.
  let origin: String

  /// Whether the host is this machine, by its name or number.
  var isLoopback: Bool {
    let host = origin.split(separator: "/").last.map(String.init) ?? ""
    return ["localhost", "127.0.0.1", "[::1]"].contains { host == $0 || host.hasPrefix("\($0):") }
  }

  /// Returns nil unless the scheme is `http` or `https` and the address names a host.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), let colon = text.firstIndex(of: ":"),
      let scheme = Scheme(rawValue: text[..<colon].lowercased()),
      text[colon...].hasPrefix("://")
    else { return nil }
    let authority = text[colon...].dropFirst(3).prefix { !"/?#\\".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard let first = host.first, first != ":" else { return nil }
    self.text = text
    self.scheme = scheme
    origin = "\(scheme.rawValue)://\(host.lowercased())"
  }
}
