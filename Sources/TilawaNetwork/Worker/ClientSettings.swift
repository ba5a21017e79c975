import Glibc

/// The settings of a client for all its transfers.
struct ClientSettings: Sendable {
  let timeouts: HTTPTimeouts
  /// The number of simultaneous transfers.
  let atOnce: Int
  /// The name of the program in requests.
  let agent: String
  let authorities: Authorities
  /// The address of a proxy; nil for those of the environment.
  let proxy: String?
  /// The most bytes a second of a transfer, in each direction; nil for no limit.
  let rate: Int?

  /// The certificate authorities for servers; the library's default where both are nil.
  struct Authorities: Hashable, Sendable {
    var file: String?
    var folder: String?

    /// Makes the authorities: a given file replaces all others; those of the environment replace the library's.
    init(file: String?, environment: (String) -> String?) {
      if let own = file ?? environment("CURL_CA_BUNDLE") {
        self.file = own
      } else {
        self.file = environment("SSL_CERT_FILE")
        folder = environment("SSL_CERT_DIR")
      }
    }
  }

  /// Returns the value of an environment variable; nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the hosts that are asked without a proxy: this machine, and those of the environment.
  static func directHosts(_ environment: (String) -> String?) -> String {
    let own = "localhost,127.0.0.1,::1"
    return switch environment("no_proxy") ?? environment("NO_PROXY") {
    case nil: own
    case "*": "*"
    case let named?: "\(named),\(own)"
    }
  }
}
