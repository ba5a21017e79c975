import Synchronization
import Testing
import TilawaNetwork
import TilawaTestSupport

// T-F4.4
@Suite("Asking several hosts", .timeLimit(.minutes(10)))
struct MirrorTests {
  private static let sound = noise(300_000)

  private static func good() throws -> LocalServer { try LocalServer { .file(sound, etag: "\"a\"", for: $0) } }

  private static func bad(_ status: Int, _ headers: [(String, String)] = []) throws -> LocalServer {
    try LocalServer { _ in LocalServer.Reply(status, headers: headers) }
  }

  /// An address without a server.
  private static func nobody() throws -> String { try LocalServer { _ in LocalServer.Reply() }.address }

  /// Fetches as a caller that keeps the received bytes.
  private func fetch(
    _ client: HTTPClient, _ hosts: [String], _ policy: RetryPolicy = RetryPolicy(),
    into gathering: Gathering = Gathering()
  ) async throws(NetworkError) -> Transfer.Head {
    try await client.fetch(fromAnyOf: hosts.map { "\($0)/1.mp3" }, retrying: policy, into: gathering.listener) {
      url, _ in
      Transfer(
        url: url, offset: gathering.bytes.count, validator: gathering.heads.last?.validator, limit: mebibyte)
    }
  }

  private func error(
    _ client: HTTPClient, _ hosts: [String], _ policy: RetryPolicy = RetryPolicy()
  ) async -> NetworkError? {
    await failure { () async throws(NetworkError) in try await fetch(client, hosts, policy) }
  }

  @Test("takes the first that has it")
  func first() async throws {
    let servers = [try Self.good(), try Self.good()]
    let gathering = Gathering()
    let head = try await fetch(HTTPClient(), servers.map(\.address), into: gathering)
    #expect(gathering.bytes == Self.sound)
    #expect(head.url.hasPrefix(servers[0].address))
    #expect(servers.map(\.requests.count) == [1, 0])
  }

  @Test("goes on to the next without a pause", arguments: [404, 403, 500, 503])
  func next(status: Int) async throws {
    let time = FakeTime()
    let (lacking, having) = (try Self.bad(status), try Self.good())
    let client = try HTTPClient(pacing: time.pacing())
    let head = try await fetch(client, [lacking.address, having.address])
    #expect(head.url.hasPrefix(having.address))
    #expect(time.sleeps == [])
  }

  @Test("says that a file is nowhere only if every host says so")
  func nowhere() async throws {
    let client = try HTTPClient(pacing: FakeTime().pacing())
    let servers = [try Self.bad(404), try Self.bad(404)]
    #expect(await error(client, servers.map(\.address))?.code == .status(404))
    #expect(await error(client, [try Self.nobody(), servers[1].address])?.code == .unreachable)
    let trouble = try Self.bad(503)
    #expect(await error(client, [servers[0].address, trouble.address])?.code == .status(503))
  }

  @Test("says what each host said")
  func each() async throws {
    let client = try HTTPClient(pacing: FakeTime().pacing())
    let lacking = try Self.bad(404)
    let nobody = try Self.nobody()
    let told = try #require(await error(client, [lacking.address, nobody]))
    #expect((told.code, told.url) == (.unreachable, "\(nobody)/1.mp3"))
    #expect(told.others.map(\.code) == [.status(404)])
    #expect(told.others.map(\.url) == ["\(lacking.address)/1.mp3"])
  }

  @Test("asks a host that lacks the file once, and one in trouble in every round")
  func rounds() async throws {
    let time = FakeTime()
    let client = try HTTPClient(pacing: time.pacing())
    let (lacking, trouble) = (try Self.bad(404), try Self.bad(500))
    let policy = RetryPolicy(rounds: 4, firstPause: .seconds(1), longestPause: .seconds(3))
    #expect(await error(client, [lacking.address, trouble.address], policy)?.code == .status(500))
    #expect((lacking.requests.count, trouble.requests.count) == (1, 4))
    #expect(time.sleeps == [1, 2, 3].map { .seconds($0) })
  }

  @Test("does not ask a host again for a while that did not answer, for whatever file")
  func silentHost() async throws {
    let time = FakeTime()
    let client = try HTTPClient(pacing: time.pacing())
    let nobody = try Self.nobody()
    #expect(await error(client, [nobody])?.code == .unreachable)
    // A server is there now, and gets no request.
    let port = try #require(Int(nobody.split(separator: ":").last ?? ""))
    let server = try LocalServer(port: port) { .file(Self.sound, etag: "\"a\"", for: $0) }
    #expect(await error(client, [nobody])?.code == .unreachable)
    #expect(server.requests.isEmpty)
    time.pass(.seconds(31))
    #expect(try await fetch(client, [nobody]).length == Self.sound.count)
  }

  @Test("comes back to a silent host where there is time to wait")
  func waits() async throws {
    let nobody = try Self.nobody()
    let port = try #require(Int(nobody.split(separator: ":").last ?? ""))
    let server = Mutex<LocalServer?>(nil)
    let time = FakeTime {
      try server.withLock { $0 = try $0 ?? LocalServer(port: port) { .file(Self.sound, etag: "\"a\"", for: $0) } }
    }
    let client = try HTTPClient(pacing: time.pacing(0))
    let gathering = Gathering()
    _ = try await fetch(client, [nobody], RetryPolicy(whenUnreachable: .waits), into: gathering)
    #expect(gathering.bytes == Self.sound)
    #expect(time.sleeps == [.seconds(30)])
  }

  @Test("leaves a host alone for as long as it asks, whoever wants something of it")
  func retryAfter() async throws {
    let time = FakeTime()
    let client = try HTTPClient(pacing: time.pacing(0))
    let busy = try LocalServer { [count = Counter()] request in
      count.next() == 1
        ? LocalServer.Reply(429, headers: [("Retry-After", "7")]) : .file(Self.sound, etag: "\"a\"", for: request)
    }
    #expect(await error(client, [busy.address], .never)?.code == .status(429))
    let gathering = Gathering()
    _ = try await fetch(client, [busy.address], into: gathering)
    #expect(gathering.bytes == Self.sound)
    #expect(time.sleeps == [.seconds(7)])
  }

  @Test("does not forget how long a host wants to be left alone")
  func longRest() async throws {
    let time = FakeTime()
    let client = try HTTPClient(pacing: time.pacing(0))
    let busy = try Self.bad(503, [("Retry-After", "3600")])
    #expect(await error(client, [busy.address])?.retryAfter == .seconds(3600))
    time.pass(.seconds(600))
    #expect(await error(client, [busy.address])?.retryAfter == .seconds(3000))
    #expect(busy.requests.count == 1)
    #expect(time.sleeps == [])
  }

  @Test("goes on where it broke off, from the same host, as often as something comes")
  func resumes() async throws {
    let server = try LocalServer { request in
      var reply = LocalServer.Reply.file(Self.sound, etag: "\"a\"", for: request)
      if reply.body.count > 70_000 { (reply.sends, reply.ending) = (70_000, .closes) }
      return reply
    }
    let time = FakeTime()
    let client = try HTTPClient(pacing: time.pacing())
    let gathering = Gathering()
    _ = try await fetch(client, [server.address], RetryPolicy(rounds: 2), into: gathering)
    #expect(gathering.bytes == Self.sound)
    #expect(gathering.heads.map(\.start) == [0, 70_000, 140_000, 210_000, 280_000])
    #expect(time.sleeps == [])
  }

  @Test("does not let itself be led on by a server that breaks off again and again")
  func breaksOff() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: Self.sound, sends: 70_000, ending: .closes) }
    let client = try HTTPClient(pacing: FakeTime().pacing())
    #expect(await error(client, [server.address], RetryPolicy(rounds: 3))?.code == .broken)
    // Once from the start, which was progress; then three rounds that got no further.
    #expect(server.requests.count == 4)
  }

  @Test("stops at once where nothing can be written, or nobody wants it any more")
  func stops() async throws {
    struct DiskFull: Error {}
    let servers = [try Self.good(), try Self.good()]
    let client = try HTTPClient(pacing: FakeTime { throw CancellationError() }.pacing())
    let full = Gathering { throw DiskFull() }
    let addresses = servers.map(\.address)
    let error = await failure { () async throws(NetworkError) in try await fetch(client, addresses, into: full) }
    #expect(error?.code == .cannotWrite)
    #expect(servers.map(\.requests.count) == [1, 0])
    let trouble = try Self.bad(500)
    #expect(await self.error(client, [trouble.address])?.code == .cancelled)
  }

  @Test("has an answer where there is no address")
  func none() async throws {
    let client = try HTTPClient()
    #expect(await error(client, [])?.code == .badAddress)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
