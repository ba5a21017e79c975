import Synchronization
import Testing
import TilawaNetwork
import TilawaTestSupport

@Suite("A client")
struct HTTPClientTests {
  @Test("brings a file and what the server says of it")
  func file() async throws {
    let sound = noise(300_000)
    let server = try LocalServer { .file(sound, etag: "\"a\"", for: $0) }
    let gathering = Gathering()
    let head = try await HTTPClient().fetch(
      Transfer(url: "\(server.address)/1.mp3", limit: mebibyte), into: gathering.listener)
    #expect(gathering.bytes == sound)
    #expect(gathering.heads == [head])
    #expect((head.start, head.length) == (0, sound.count))
    #expect((head.etag, head.contentType, head.url) == ("\"a\"", "audio/mpeg", "\(server.address)/1.mp3"))
  }

  @Test("says who asks, and wants the file as it is")
  func question() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: [1]) }
    _ = try await HTTPClient(agent: "tilawa/9").document(at: "\(server.address)/x", limit: 10)
    let headers = try #require(server.requests.first?.headers)
    #expect(headers["user-agent"] == "tilawa/9")
    #expect(headers["accept-encoding"] == "identity")
    #expect((headers["range"], headers["if-range"], headers["cookie"]) == (nil, nil, nil))
  }

  @Test("brings an empty file", arguments: [200, 204])
  func empty(status: Int) async throws {
    let server = try LocalServer { _ in LocalServer.Reply(status, announcing: status == 204 ? .noLength : .length) }
    let gathering = Gathering()
    let head = try await HTTPClient().fetch(Transfer(url: server.address, limit: 10), into: gathering.listener)
    #expect((head.length, gathering.bytes, gathering.heads.count) == (0, [], 1))
  }

  @Test("brings a file whose length nobody says")
  func unknownLength() async throws {
    let sound = noise(100_000)
    let server = try LocalServer { _ in LocalServer.Reply(body: sound, announcing: .noLength, ending: .closes) }
    let gathering = Gathering()
    let head = try await HTTPClient().fetch(Transfer(url: server.address, limit: mebibyte), into: gathering.listener)
    #expect(head.length == nil)
    #expect(gathering.bytes == sound)
  }

  @Test("keeps no cookies")
  func cookies() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(headers: [("Set-Cookie", "a=b; Path=/")], body: [1]) }
    let client = try HTTPClient()
    for _ in 0..<2 { _ = try await client.document(at: "\(server.address)/", limit: 10) }
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  // T-F4.4
  @Test("fetches two hundred files over as many connections as transfers are under way, and each is what it should be")
  func many() async throws {
    let server = try LocalServer { request in LocalServer.Reply(body: Array(request.path.utf8)) }
    let client = try HTTPClient(atOnce: 4)
    let address = server.address
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<200 {
        group.addTask {
          String(decoding: try await client.document(at: "\(address)/\(number)", limit: 10), as: UTF8.self)
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<200).map { "/\($0)" }))
    #expect((1...4).contains(server.connections))
  }

  @Test("has no more transfers under way than it was told, and the others wait in turn")
  func bounded() async throws {
    let underWay = Mutex((now: 0, most: 0))
    let server = try LocalServer { _ in
      underWay.withLock { count in
        count.now += 1
        count.most = max(count.most, count.now)
      }
      defer { underWay.withLock { $0.now -= 1 } }
      return LocalServer.Reply(body: noise(1000))
    }
    let client = try HTTPClient(atOnce: 2)
    let address = server.address
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { _ = try await client.document(at: "\(address)/\(number)", limit: 1000) }
      }
      try await group.waitForAll()
    }
    #expect((1...2).contains(underWay.withLock { $0.most }))
    #expect(server.requests.count == 40)
  }

  @Test("carries out what it was asked for although nobody holds it any more")
  func lastReference() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: [7]) }
    #expect(try await HTTPClient().document(at: server.address, limit: 10) == [7])
  }

  @Test("asks the proxy it is given, by the whole address")
  func proxy() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: [7]) }
    let client = try HTTPClient(pacing: .real, proxy: server.address)
    #expect(try await client.document(at: "http://host.invalid/x", limit: 10) == [7])
    #expect(server.requests.map(\.path) == ["http://host.invalid/x"])
  }

  @Test("names its library")
  func version() throws {
    #expect(try HTTPClient.libraryVersion().hasPrefix("libcurl "))
  }
}
