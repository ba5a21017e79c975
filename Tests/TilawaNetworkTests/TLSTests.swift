import Testing
import TilawaNetwork
import TilawaTestSupport

@Suite("TLS", .enabled(if: TLSServer.isPossible, TLSServer.hint), .timeLimit(.minutes(10)))
struct TLSTests {
  private func error(
    _ url: String, authorities: String? = nil, timeouts: HTTPTimeouts = .init()
  ) async throws -> NetworkError? {
    let client = try HTTPClient(timeouts: timeouts, authorities: authorities)
    return await failure { () async throws(NetworkError) in try await client.document(at: url, limit: 10) }
  }

  @Test("is believed where the certificate is by an authority that was given")
  func trusted() async throws {
    let server = try TLSServer.shared.get()
    let client = try HTTPClient(authorities: server.certificate)
    #expect(try await client.document(at: "\(server.address)/ok", limit: 10) == [7])
  }

  @Test("is not believed where nobody known certifies the server")
  func untrusted() async throws {
    let server = try TLSServer.shared.get()
    #expect(try await error("\(server.address)/ok")?.code == .untrusted)
  }

  @Test("is not believed where the certificate is another host's")
  func otherHost() async throws {
    let server = try TLSServer.shared.get()
    #expect(try await error("https://localhost:\(server.port)/ok", authorities: server.certificate)?.code == .untrusted)
  }

  @Test("is not done without where the authorities cannot be read")
  func noAuthorities() async throws {
    let server = try TLSServer.shared.get()
    let error = try #require(try await error("\(server.address)/ok", authorities: "/nowhere.pem"))
    #expect(error.code == .untrusted)
    #expect(error.message.contains("/nowhere.pem"))
  }

  @Test("is not left when a server sends on to where there is none")
  func left() async throws {
    let plain = try LocalServer { _ in LocalServer.Reply(body: [1]) }
    let server = try TLSServer.shared.get()
    let error = try await error("\(server.address)/\(plain.address)/x", authorities: server.certificate)
    #expect(error?.code == .untrusted)
    #expect(plain.requests.isEmpty)
  }

  @Test("is gone over to when a server sends on to it")
  func entered() async throws {
    let server = try TLSServer.shared.get()
    let target = "\(server.address)/ok"
    let plain = try LocalServer { _ in LocalServer.Reply(302, headers: [("Location", target)]) }
    let client = try HTTPClient(authorities: server.certificate)
    #expect(try await client.document(at: plain.address, limit: 10) == [7])
  }

  @Test("is not found where a server speaks without it")
  func plainServer() async throws {
    let plain = try LocalServer { _ in LocalServer.Reply(body: [1]) }
    let timeouts = HTTPTimeouts(connection: .milliseconds(200))
    #expect(try await error("https://127.0.0.1:\(plain.port)/", timeouts: timeouts)?.code == .unreachable)
  }
}
