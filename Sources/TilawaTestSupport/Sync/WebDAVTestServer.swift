import FoundationEssentials
import Glibc

/// A real WebDAV server on 127.0.0.1 with a folder of its own. It ends with its last reference.
package final class WebDAVTestServer: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case wsgidav, apache, nginx

    /// The path of the program; nil where it is not installed whole.
    package var program: String? {
      switch self {
      case .wsgidav:
        let own = ProcessInfo.processInfo.environment["TILAWA_WSGIDAV"] ?? ".build/wsgidav/bin/wsgidav"
        return access(own, X_OK) == 0 ? URL(filePath: own).path : nil
      case .apache:
        return access("/usr/lib/apache2/modules/mod_dav_fs.so", R_OK) == 0 ? "/usr/sbin/apache2" : nil
      case .nginx:
        let module = "/usr/lib/nginx/modules/ngx_http_dav_ext_module.so"
        return access(module, R_OK) == 0 ? "/usr/sbin/nginx" : nil
      }
    }

    package var isInstalled: Bool { program != nil }
  }

  package static let user = "ali"
  package static let password = "wird 7"

  package let kind: Kind
  /// The address of an existing collection, which ends with "/".
  package let address: String
  /// The folder of that collection on the disk.
  package let folder: String
  private let home: TemporaryFolder
  private let program: RunningProgram

  /// Starts a server that wants `user` and `password`, where `isOpen` is false.
  package init(_ kind: Kind, isOpen: Bool = true) async throws {
    guard let path = kind.program else { throw LocalServerFailure(message: "\(kind.rawValue) is not installed") }
    self.kind = kind
    home = try TemporaryFolder()
    let listener = try LoopbackPort(backlog: 1)
    let port = listener.number
    close(listener.descriptor)
    folder = home.path + "/dav"
    for name in ["dav", "run", "temp"] {
      try FileManager.default.createDirectory(atPath: "\(home.path)/\(name)", withIntermediateDirectories: true)
    }
    chmod(home.path, 0o755)
    for name in ["dav", "temp"] { chmod("\(home.path)/\(name)", 0o777) }
    address = "http://127.0.0.1:\(port)/dav/"
    let setup = WebDAVTestSetup(home: home, port: port, isOpen: isOpen)
    program = try RunningProgram(path, try setup.arguments(for: kind), in: home.path, log: home.path + "/log")
    try await LoopbackPort.waitForListener(at: port)
  }

  /// The output of the server.
  package var log: String { (try? String(contentsOfFile: home.path + "/log", encoding: .utf8)) ?? "" }
}

extension LoopbackPort {
  /// Waits until a program listens at a port of this machine; throws after 30 s.
  package static func waitForListener(at port: Int) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while !isListening(port) {
      guard ContinuousClock.now < end else { throw LocalServerFailure(message: "no server listens at \(port)") }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private static func isListening(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
