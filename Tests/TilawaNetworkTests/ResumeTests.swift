import Testing
import TilawaNetwork
import TilawaTestSupport

// T-F4.4
@Suite("Going on with a file of which a part is here")
struct ResumeTests {
  private let sound = noise(50_000)

  private func fetch(
    from offset: Int, validator: String?, _ handler: @escaping LocalServer.Handler
  ) async throws -> (Result<Transfer.Head, NetworkError>, [UInt8], [LocalServer.Request]) {
    let server = try LocalServer(handler)
    let gathering = Gathering(here: Array(sound.prefix(offset)))
    let client = try HTTPClient()
    let transfer = Transfer(url: server.address, offset: offset, validator: validator, limit: mebibyte)
    let result: Result<Transfer.Head, NetworkError>
    do throws(NetworkError) { result = .success(try await client.fetch(transfer, into: gathering.listener)) } catch {
      result = .failure(error)
    }
    return (result, gathering.bytes, server.requests)
  }

  @Test("gives the same bytes as the whole", arguments: [1, 20_000, 49_999])
  func rest(offset: Int) async throws {
    let sound = sound
    let (result, bytes, requests) = try await fetch(from: offset, validator: "\"a\"") {
      .file(sound, etag: "\"a\"", for: $0)
    }
    let head = try result.get()
    #expect(bytes == sound)
    #expect((head.start, head.length) == (offset, sound.count))
    #expect(requests.map { $0.headers["range"] } == ["bytes=\(offset)-"])
    #expect(requests.map { $0.headers["if-range"] } == ["\"a\""])
  }

  @Test("begins anew where the server has another version")
  func otherVersion() async throws {
    let sound = sound
    let (result, bytes, _) = try await fetch(from: 20_000, validator: "\"old\"") {
      .file(sound, etag: "\"new\"", for: $0)
    }
    #expect(try result.get().start == 0)
    #expect(bytes == sound)
  }

  @Test("begins anew where a part of another version is sent nevertheless")
  func unheeded() async throws {
    let sound = sound
    let (result, bytes, requests) = try await fetch(from: 20_000, validator: "\"old\"") { request in
      guard let first = request.firstByte else { return LocalServer.Reply(headers: [("ETag", "\"new\"")], body: sound) }
      let range = "bytes \(first)-\(sound.count - 1)/\(sound.count)"
      return LocalServer.Reply(
        206, headers: [("ETag", "\"new\""), ("Content-Range", range)], body: Array(sound[first...]))
    }
    #expect(try result.get().start == 0)
    #expect(bytes == sound)
    #expect(requests.map { $0.headers["range"] } == ["bytes=20000-", nil])
  }

  @Test(
    "asks for all where nothing tells versions apart", arguments: [nil, "W/\"a\"", "", "x\r\nHost: y", "yesterday"])
  func noValidator(validator: String?) async throws {
    let sound = sound
    let (result, bytes, requests) = try await fetch(from: 20_000, validator: validator) {
      .file(sound, etag: "\"a\"", for: $0)
    }
    #expect(try result.get().start == 0)
    #expect(bytes == sound)
    #expect(requests.map { $0.headers["range"] } == [nil])
  }

  @Test("knows a version by its date too")
  func date() async throws {
    let sound = sound
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let (result, bytes, requests) = try await fetch(from: 20_000, validator: date) { request in
      let range = ("Content-Range", "bytes 20000-49999/50000")
      return LocalServer.Reply(206, headers: [("Last-Modified", date), range], body: Array(sound[20_000...]))
    }
    #expect(try result.get().validator == date)
    #expect(bytes == sound)
    #expect(requests.map { $0.headers["if-range"] } == [date])
  }

  @Test("ends well where all is here")
  func allHere() async throws {
    let sound = sound
    let (result, bytes, requests) = try await fetch(from: 50_000, validator: "\"a\"") {
      .file(sound, etag: "\"a\"", for: $0)
    }
    #expect(try result.get().start == 50_000)
    #expect(bytes == sound)
    #expect(requests.count == 1)
  }

  @Test("begins anew where more is here than the server has")
  func moreHere() async throws {
    let short = Array(sound.prefix(30_000))
    let (result, bytes, _) = try await fetch(from: 40_000, validator: "\"a\"") { .file(short, etag: "\"a\"", for: $0) }
    #expect(try result.get().start == 0)
    #expect(bytes == short)
  }

  @Test(
    "refuses another part than it asked for",
    arguments: [
      "bytes 0-49999/50000", "bytes 19999-49999/50000", "bytes 20000-50000/50000", "bytes 20000-10/50000",
      "bytes */50000",
      "bytes 20000-99999999999999999999/*", "20000-49999/50000", "bytes 20000-49998/50000", "",
    ])
  func wrongRange(range: String) async throws {
    let sound = sound
    let (result, bytes, _) = try await fetch(from: 20_000, validator: "\"a\"") { _ in
      LocalServer.Reply(206, headers: [("Content-Range", range)], body: Array(sound[20_000...]))
    }
    let error = try #require(result.error)
    #expect(error.code == .broken)
    #expect(bytes.count == 20_000)
  }

  @Test("refuses a part that nobody asked for")
  func unasked() async throws {
    let (result, bytes, _) = try await fetch(from: 0, validator: nil) { _ in
      LocalServer.Reply(206, headers: [("Content-Range", "bytes 0-9/100")], body: noise(10))
    }
    let error = try #require(result.error)
    #expect((error.code, bytes) == (.broken, []))
  }

  @Test("takes a shorter part than it asked for, but not for the end")
  func shorterPart() async throws {
    let sound = sound
    let (result, bytes, _) = try await fetch(from: 20_000, validator: "\"a\"") { _ in
      LocalServer.Reply(
        206, headers: [("Content-Range", "bytes 20000-29999/50000")], body: Array(sound[20_000..<30_000]))
    }
    let error = try #require(result.error)
    #expect(error.code == .broken)
    #expect(bytes == Array(sound.prefix(30_000)))
  }

  @Test("does not add more than the limit to what is here")
  func limit() async throws {
    let sound = sound
    let server = try LocalServer { .file(sound, etag: "\"a\"", for: $0) }
    let client = try HTTPClient()
    let transfer = Transfer(url: server.address, offset: 40_000, validator: "\"a\"", limit: 49_999)
    let gathering = Gathering()
    let error = await failure { () async throws(NetworkError) in
      try await client.fetch(transfer, into: gathering.listener)
    }
    #expect((error?.code, gathering.heads) == (.tooLarge, []))
  }
}
