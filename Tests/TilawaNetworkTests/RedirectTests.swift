import Testing
import TilawaNetwork
import TilawaTestSupport

@Suite("Being sent on", .timeLimit(.minutes(10)))
struct RedirectTests {
  private func document(_ handler: @escaping LocalServer.Handler) async throws -> (Result<[UInt8], NetworkError>, Int) {
    let server = try LocalServer(handler)
    let client = try HTTPClient()
    let result: Result<[UInt8], NetworkError>
    do throws(NetworkError) {
      result = .success(try await client.document(at: "\(server.address)/0", limit: 100))
    } catch {
      result = .failure(error)
    }
    return (result, server.requests.count)
  }

  @Test("leads to the file", arguments: [301, 302, 303, 307, 308])
  func follows(status: Int) async throws {
    let (result, questions) = try await document { request in
      request.path == "/0"
        ? LocalServer.Reply(status, headers: [("Location", "/there")], body: [0]) : LocalServer.Reply(body: [7])
    }
    #expect(try result.get() == [7])
    #expect(questions == 2)
  }

  @Test("is told with the file")
  func told() async throws {
    let server = try LocalServer { request in
      request.path == "/0" ? LocalServer.Reply(302, headers: [("Location", "there?x=1")]) : LocalServer.Reply(body: [7])
    }
    let head = try await HTTPClient().fetch(Transfer(url: "\(server.address)/0", limit: 10), into: Gathering().listener)
    #expect(head.url == "\(server.address)/there?x=1")
  }

  @Test("keeps to the part that is asked for")
  func part() async throws {
    let sound = noise(1000)
    let server = try LocalServer { request in
      request.path == "/0"
        ? LocalServer.Reply(302, headers: [("Location", "/there")]) : .file(sound, etag: "\"a\"", for: request)
    }
    let gathering = Gathering(here: Array(sound.prefix(400)))
    let transfer = Transfer(url: "\(server.address)/0", offset: 400, validator: "\"a\"", limit: 1000)
    #expect(try await HTTPClient().fetch(transfer, into: gathering.listener).start == 400)
    #expect(gathering.bytes == sound)
  }

  @Test("goes on five times and no more")
  func many() async throws {
    func server(of hops: Int) -> LocalServer.Handler {
      { request in
        let number = Int(request.path.dropFirst()) ?? 0
        return number < hops
          ? LocalServer.Reply(302, headers: [("Location", "/\(number + 1)")]) : LocalServer.Reply(body: [7])
      }
    }
    #expect(try await document(server(of: 5)).0.get() == [7])
    let sixth = try await document(server(of: 6)).0
    #expect(sixth.error?.code == .tooManyRedirects)
  }

  @Test("in a circle ends")
  func circle() async throws {
    let (result, questions) = try await document { _ in LocalServer.Reply(302, headers: [("Location", "/0")]) }
    #expect(result.error?.code == .tooManyRedirects)
    #expect(questions == 6)
  }

  @Test(
    "to anything but a web server is refused",
    arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x", "data:,x", "scp://127.0.0.1/x"])
  func elsewhere(location: String) async throws {
    let (result, questions) = try await document { _ in LocalServer.Reply(302, headers: [("Location", location)]) }
    #expect(result.error?.code == .badAddress)
    #expect(questions == 1)
  }

  @Test("to nowhere is refused")
  func nowhere() async throws {
    let (result, _) = try await document { _ in LocalServer.Reply(302) }
    #expect(result.error?.code == .broken)
  }
}
