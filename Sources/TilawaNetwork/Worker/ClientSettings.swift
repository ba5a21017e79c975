import Glibc

/// What holds for all transfers of a client.
struct ClientSettings: Sendable {
  let timeouts: HTTPTimeouts
  /// How many transfers are under way at once.
  let atOnce: Int
  /// What the program calls itself to servers.
  let agent: String
  let authorities: Authorities
  /// The address of one; nil for what the environment says.
  let proxy: String?

  /// Who certifies servers; the library's own choice where both are nil.
  struct Authorities: Hashable, Sendable {
    var file: String?
    var folder: String?

    /// A file of one's own takes the place of all others; the environment's that of the library's.
    init(file: String?, environment: (String) -> String?) {
      if let own = file ?? environment("CURL_CA_BUNDLE") {
        self.file = own
      } else {
        self.file = environment("SSL_CERT_FILE")
        folder = environment("SSL_CERT_DIR")
      }
    }
  }

  /// A variable that is set to something.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Hosts that are asked without a proxy: this machine, and those that the environment names.
  static func directHosts(_ environment: (String) -> String?) -> String {
    let own = "localhost,127.0.0.1,::1"
    return switch environment("no_proxy") ?? environment("NO_PROXY") {
    case nil: own
    case "*": "*"
    case let named?: "\(named),\(own)"
    }
  }
}
