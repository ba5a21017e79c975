import Glibc
import TilawaTestSupport
import Testing

@testable import TilawaDesktop

@Suite struct BusAddressTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A socket where a bus would be.
  private func makeBus(in folder: String) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/bus".utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    try #require(isBound)
  }

  private func address(_ environment: [String: String], runtime: String? = nil) -> String? {
    BusAddress.ofSession(environment: environment, runtime: runtime)?.text
  }

  @Test func `the bus that is named is taken`() {
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=x"]) == "unix:abstract=x")
  }

  @Test func `where none is named it is in the runtime folder`() throws {
    #expect(address(["XDG_RUNTIME_DIR": folder.path]) == nil)
    try makeBus(in: folder.path)
    #expect(address(["XDG_RUNTIME_DIR": folder.path]) == "unix:path=\(folder.path)/bus")
    #expect(address(["XDG_RUNTIME_DIR": folder.path, "DBUS_SESSION_BUS_ADDRESS": ""]) != nil)
  }

  @Test func `cron names nothing: then it is the user's own folder`() throws {
    #expect(address([:]) == nil)
    try makeBus(in: folder.path)
    #expect(address([:], runtime: folder.path) == "unix:path=\(folder.path)/bus")
    // A relative path is no path.
    #expect(address(["XDG_RUNTIME_DIR": "here"], runtime: folder.path) == "unix:path=\(folder.path)/bus")
  }

  @Test func `nobody need have it`() {
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=x", "TILAWA_BUS": "no"]) == nil)
  }

  @Test func `characters that addresses do not have are written by their bytes`() throws {
    _ = try folder.write("", to: "a b,ü/x")
    let odd = folder.path + "/a b,ü"
    try makeBus(in: odd)
    #expect(address(["XDG_RUNTIME_DIR": odd]) == "unix:path=\(folder.path)/a%20b%2c%c3%bc/bus")
  }
}
