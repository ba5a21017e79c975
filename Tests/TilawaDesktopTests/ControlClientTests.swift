import Testing
import TilawaTestSupport

@testable import TilawaDesktop

@Suite struct ControlClientTests {
  private func reaches(_ path: String) throws -> Bool {
    guard let client = try ControlClient(to: path) else { return false }
    _ = consume client
    return true
  }

  /// Returns the failure of a request; nil where it succeeds.
  private func failure(_ client: inout ControlClient, timeout: Duration) -> DesktopError.Code? {
    do throws(DesktopError) {
      _ = try client.ask(ControlRequest(.status), timeout: timeout)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `where nobody listens there is no client`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "stale.sock")
    #expect(try !reaches(folder.path + "/p.sock"))
    #expect(try !reaches(folder.path + "/stale.sock"))
    #expect(try !reaches(folder.path + "/" + String(repeating: "x", count: 200)))
  }

  @Test func `a player that does not answer is not waited for`() async throws {
    let folder = try TemporaryFolder()
    let server = try ControlServer(at: folder.path + "/p.sock")
    guard var client = try ControlClient(to: folder.path + "/p.sock") else {
      Issue.record("nobody listens")
      return
    }
    #expect(failure(&client, timeout: .milliseconds(50)) == .busy)
    await server.finish()
    #expect(failure(&client, timeout: .seconds(5)) == .ended)
  }
}
