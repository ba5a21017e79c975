import Testing
import TilawaNetwork
import TilawaTestSupport

/// Requests other than for files.
@Suite struct ActionTests {
  private let credentials = Transfer.Credentials(user: "ali", password: "wird 7")

  @Test func `a body is sent whole, with its fields`() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(201) }
    for size in [0, 1, 70_000, 3 << 20] {
      let action = Transfer.Action("PUT", fields: ["If-None-Match: *"], body: noise(size))
      _ = try await HTTPClient().answer(to: Transfer(url: server.address + "/x", limit: 10, action: action))
      let request = try #require(server.requests.last)
      #expect((request.method, request.path, request.headers["if-none-match"]) == ("PUT", "/x", "*"))
      #expect(request.body == noise(size))
      #expect((request.headers["expect"], request.headers["authorization"]) == (nil, nil))
    }
  }

  @Test func `a body is sent again whole to a server that breaks off`() async throws {
    let server = try LocalServer { request in
      LocalServer.Reply(201, announcing: request.headers["x-try"] == nil ? .nothing : .length, ending: .resets)
    }
    let action = Transfer.Action("PUT", body: noise(1 << 20))
    let transfer = Transfer(url: server.address, limit: 10, action: action)
    _ = await failure { () async throws(NetworkError) in
      try await HTTPClient().answer(to: transfer, retrying: RetryPolicy(rounds: 2, firstPause: .zero)).bytes
    }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.body == noise(1 << 20) })
  }

  @Test(arguments: ["DELETE", "MKCOL", "MOVE"]) func `a method without a body is sent as it is`(method: String)
    async throws
  {
    let server = try LocalServer { _ in LocalServer.Reply(204, announcing: .noLength) }
    _ = try await HTTPClient().answer(to: Transfer(url: server.address, limit: 10, action: Transfer.Action(method)))
    #expect(server.requests.map(\.method) == [method])
  }

  @Test func `a password goes to its server alone`() async throws {
    let other = try LocalServer { _ in LocalServer.Reply(body: [7]) }
    let target = other.address
    let server = try LocalServer { request in
      request.path == "/away" ? LocalServer.Reply(302, headers: [("Location", target)]) : LocalServer.Reply(body: [1])
    }
    let client = try HTTPClient()
    for path in ["/here", "/away"] {
      _ = try await client.answer(to: Transfer(url: server.address + path, limit: 10, credentials: credentials))
    }
    #expect(
      server.requests.map { $0.headers["authorization"] } == ["Basic YWxpOndpcmQgNw==", "Basic YWxpOndpcmQgNw=="])
    #expect(other.requests.map { $0.headers["authorization"] } == [nil])
  }

  @Test func `a password is not sent in the clear to another machine`() async throws {
    let transfer = Transfer(url: "http://192.0.2.1/", limit: 10, credentials: credentials)
    let error = await failure { () async throws(NetworkError) in try await HTTPClient().answer(to: transfer).bytes }
    #expect(error?.code == .untrusted)
  }

  @Test func `a field of several lines is left out`() {
    #expect(Transfer.Action("GET", fields: ["A: b\r\nC: d", "E: f"]).fields == ["E: f"])
  }

  @Test(arguments: [301, 302, 303]) func `a change does not follow a redirect that would make it another request`(
    status: Int
  ) async throws {
    let server = try LocalServer { request in
      request.path == "/a" ? LocalServer.Reply(status, headers: [("Location", "/b")]) : LocalServer.Reply(201)
    }
    let transfer = Transfer(url: server.address + "/a", limit: 10, action: Transfer.Action("PUT", body: [1]))
    let error = await failure { () async throws(NetworkError) in try await HTTPClient().answer(to: transfer).bytes }
    #expect(error?.code == .untrusted)
    #expect(server.requests.map(\.path) == ["/a"])
  }

  @Test(arguments: [307, 308]) func `a change follows a redirect that keeps it`(status: Int) async throws {
    let server = try LocalServer { request in
      request.path == "/a" ? LocalServer.Reply(status, headers: [("Location", "/b")]) : LocalServer.Reply(201)
    }
    let transfer = Transfer(url: server.address + "/a", limit: 10, action: Transfer.Action("PUT", body: noise(9)))
    _ = try await HTTPClient().answer(to: transfer)
    #expect(server.requests.map(\.path) == ["/a", "/b"])
    #expect(server.requests.allSatisfy { $0.method == "PUT" && $0.body == noise(9) })
  }
}
