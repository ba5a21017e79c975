import Glibc
import Synchronization
import Testing
import TilawaNetwork
import TilawaTestSupport

// T-F4.4
@Suite("A client whose server misbehaves", .timeLimit(.minutes(10)))
struct FaultTests {
  private func error(
    limit: Int = mebibyte, timeouts: HTTPTimeouts = .init(), _ handler: @escaping LocalServer.Handler
  ) async throws -> (NetworkError?, Gathering) {
    let server = try LocalServer(handler)
    let gathering = Gathering()
    let client = try HTTPClient(timeouts: timeouts)
    let url = "\(server.address)/1.mp3"
    let error = await failure { () async throws(NetworkError) in
      try await client.fetch(Transfer(url: url, limit: limit), into: gathering.listener)
    }
    return (error, gathering)
  }

  @Test("calls a connection that breaks in mid-file broken", arguments: [LocalServer.Ending.resets, .closes])
  func breaks(ending: LocalServer.Ending) async throws {
    let sound = noise(100_000)
    let (error, gathering) = try await error { _ in LocalServer.Reply(body: sound, sends: 40_000, ending: ending) }
    #expect(error?.code == .broken)
    #expect(sound.starts(with: gathering.bytes))
  }

  @Test("hands nothing on of an answer that is no success", arguments: [403, 404, 410, 416, 429, 500, 503, 304])
  func status(status: Int) async throws {
    let (error, gathering) = try await error { _ in LocalServer.Reply(status, body: Array("<html>".utf8)) }
    #expect(error?.code == .status(status))
    #expect((gathering.heads, gathering.bytes) == ([], []))
  }

  @Test("does not read an endless page of an error to its end")
  func longError() async throws {
    let page = noise(4 * mebibyte)
    let (error, gathering) = try await error { _ in LocalServer.Reply(404, body: page) }
    #expect(error?.code == .status(404))
    #expect(gathering.bytes == [])
  }

  @Test(
    "says how long the server asks to be left alone",
    arguments: [
      ("120", Duration.seconds(120)), ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)),
      ("Sun, 06 Nov 1994 08:00:00 GMT", .zero), ("soon", nil), ("-5", nil),
    ])
  func retryAfter(text: String, wait: Duration?) async throws {
    let headers = [("Retry-After", text), ("Date", "Sun, 06 Nov 1994 08:49:37 GMT")]
    let (error, _) = try await error { _ in LocalServer.Reply(429, headers: headers) }
    #expect(error?.retryAfter == wait)
  }

  @Test("gives up on a server that says nothing", arguments: [0, 5000])
  func hangs(sent: Int) async throws {
    let (error, gathering) = try await error(timeouts: .short) { _ in
      LocalServer.Reply(body: noise(100_000), sends: sent, ending: .hangs)
    }
    #expect(error?.code == .stalled)
    #expect(gathering.bytes.count <= sent)
  }

  @Test("takes no more than was announced, and its next question is answered")
  func longerThanAnnounced() async throws {
    let server = try LocalServer { request in
      request.path == "/long" ? LocalServer.Reply(body: noise(1000), claimedLength: 900) : LocalServer.Reply(body: [1])
    }
    let client = try HTTPClient()
    #expect(try await client.document(at: "\(server.address)/long", limit: 5000) == Array(noise(1000).prefix(900)))
    #expect(try await client.document(at: "\(server.address)/next", limit: 5000) == [1])
  }

  @Test("refuses what is announced to be too large, before the first byte")
  func announcedTooLarge() async throws {
    let (error, gathering) = try await error(limit: 999) { _ in LocalServer.Reply(body: noise(1000)) }
    #expect(error?.code == .tooLarge)
    #expect(gathering.heads == [])
  }

  @Test("ends what turns out to be too large, at the limit")
  func becomesTooLarge() async throws {
    let (error, gathering) = try await error(limit: 50_000) { _ in
      LocalServer.Reply(body: noise(mebibyte), announcing: .noLength, ending: .closes)
    }
    #expect(error?.code == .tooLarge)
    #expect(gathering.bytes.count <= 50_000)
  }

  @Test("refuses a file that comes packed although it was asked for as it is")
  func packed() async throws {
    let (error, gathering) = try await error { _ in
      LocalServer.Reply(headers: [("Content-Encoding", "gzip")], body: [1])
    }
    #expect(error?.code == .broken)
    #expect(gathering.heads == [])
  }

  @Test(
    "calls what is no HTTP broken",
    arguments: ["hello\r\n\r\n", "HTTP/1.1 200 -\r\nContent-Length: 99999999999999999999\r\n\r\n"])
  func noHTTP(text: String) async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: Array(text.utf8), announcing: .nothing, ending: .closes)
    }
    let client = try HTTPClient()
    let url = server.address
    let error = await failure { () async throws(NetworkError) in try await client.document(at: url, limit: 100) }
    #expect(error?.code == .broken)
  }

  @Test("finds nobody at a port where nobody listens")
  func refused() async throws {
    let port: Int
    do {
      let server = try LocalServer { _ in LocalServer.Reply() }
      port = server.port
    }
    let client = try HTTPClient()
    let error = await failure { () async throws(NetworkError) in
      try await client.document(at: "http://127.0.0.1:\(port)/", limit: 10)
    }
    #expect(error?.code == .unreachable)
  }

  @Test("finds nobody behind a name that does not exist")
  func noName() async throws {
    let client = try HTTPClient(timeouts: HTTPTimeouts(connection: .milliseconds(500)))
    let error = await failure { () async throws(NetworkError) in
      try await client.document(at: "http://nobody.invalid/", limit: 10)
    }
    #expect(error?.code == .unreachable)
  }

  @Test("gives up a connection that nobody takes")
  func notTaken() async throws {
    let silent = try SilentPort()
    let client = try HTTPClient(timeouts: HTTPTimeouts(connection: .milliseconds(200), silence: .seconds(20)))
    // TLS begins only when the other side answers.
    let error = await failure { () async throws(NetworkError) in
      try await client.document(at: "https://127.0.0.1:\(silent.port)/", limit: 10)
    }
    #expect(error?.code == .unreachable)
  }

  @Test(
    "asks nobody by an address that is none",
    arguments: [
      "", "x", "file:///etc/passwd", "ftp://host/x", "http://", "http:///x", "http://a b/", "http://h/\n", "//h/x",
    ])
  func addresses(url: String) async throws {
    let client = try HTTPClient()
    let error = await failure { () async throws(NetworkError) in try await client.document(at: url, limit: 10) }
    #expect(error?.code == .badAddress)
  }

  private struct DiskFull: Error, CustomStringConvertible { let description = "no space left" }

  @Test("ends when what comes cannot be written, and says why")
  func cannotWrite() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: noise(mebibyte)) }
    let client = try HTTPClient()
    let gathering = Gathering { throw DiskFull() }
    let url = server.address
    let error = await failure { () async throws(NetworkError) in
      try await client.fetch(Transfer(url: url, limit: mebibyte), into: gathering.listener)
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.message == "no space left")
  }

  @Test("ends a transfer whose task is cancelled while nothing comes")
  func cancelled() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: noise(1000), sends: 500, ending: .hangs) }
    let client = try HTTPClient()
    let (began, begun) = AsyncStream<Void>.makeStream()
    let gathering = Gathering { begun.yield() }
    let url = server.address
    let task = Task {
      await failure { () async throws(NetworkError) in
        try await client.fetch(Transfer(url: url, limit: mebibyte), into: gathering.listener)
      }
    }
    for await _ in began { break }
    task.cancel()
    #expect(await task.value?.code == .cancelled)
  }

  @Test("takes one that waits out of the queue when its task is cancelled")
  func cancelledInQueue() async throws {
    let server = try LocalServer { request in
      request.path == "/hangs" ? LocalServer.Reply(sends: 0, claimedLength: 5, ending: .hangs) : LocalServer.Reply()
    }
    let client = try HTTPClient(atOnce: 1)
    let address = server.address
    let (began, begun) = AsyncStream<Void>.makeStream()
    let listener = TransferListener(head: { _ in begun.yield() }, bytes: { _ in })
    let first = Task {
      await failure { () async throws(NetworkError) in
        try await client.fetch(Transfer(url: "\(address)/hangs", limit: 10), into: listener)
      }
    }
    for await _ in began { break }
    let second = Task {
      await failure { () async throws(NetworkError) in try await client.document(at: "\(address)/waits", limit: 10) }
    }
    second.cancel()
    #expect(await second.value?.code == .cancelled)
    first.cancel()
    #expect(await first.value?.code == .cancelled)
    #expect(server.requests.map(\.path) == ["/hangs"])
  }

  @Test("does not ask at all for a task that was cancelled before")
  func cancelledBefore() async throws {
    let server = try LocalServer { _ in LocalServer.Reply() }
    let client = try HTTPClient()
    let url = server.address
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure { () async throws(NetworkError) in try await client.document(at: url, limit: 10) }
    }
    #expect(await task.value?.code == .cancelled)
    #expect(server.requests.isEmpty)
  }
}

/// A port of this machine where the system takes connections and no reply comes.
private final class SilentPort: Sendable {
  private let place: LoopbackPort

  var port: Int { place.number }

  init() throws { place = try LoopbackPort(backlog: 8) }

  deinit { close(place.descriptor) }
}
