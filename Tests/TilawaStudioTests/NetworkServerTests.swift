import CGnuTLS
import Foundation
import Testing

@testable import TilawaCore
@testable import TilawaStudio

/// The way in from the network, as friends and strangers try it.
@Suite(
  .serialized, .ownThreads, .timeLimit(.minutes(5)), .enabled(if: cgnutls_load() == nil, "GnuTLS is not installed"))
struct NetworkServerTests {
  private func status(_ answer: String) -> String { String(answer.dropFirst(9).prefix(3)) }

  /// Quick limits for those who are late on purpose.
  private var hasty: (machine: HTTPLimits, network: HTTPLimits) {
    var limits = StudioServer.limits
    limits.network.head = .milliseconds(200)
    limits.machine.head = .milliseconds(200)
    limits.machine.body = .milliseconds(200)
    return limits
  }

  @Test func `a stranger sees the page for pairing and nothing else`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let page = fixture.askNetwork("GET", "/pair.html")
    #expect(status(page) == "200")
    #expect(page.contains("<title>pairing</title>"))
    let start = fixture.askNetwork("GET", "/")
    #expect(status(start) == "403")
    #expect(start.contains("<title>pairing</title>"))
    for path in ["/index.html", "/js/main.js", "/api/khatm", "/events", "/sound/12ab", "/microphone", "/secret.js"] {
      #expect(status(fixture.askNetwork("GET", path)) == "403", "\(path)")
    }
    let certificate = fixture.askNetwork("GET", "/certificate.crt")
    #expect(certificate.contains("Content-Type: application/x-x509-ca-cert"))
    await fixture.end()
  }

  @Test func `a code lets one device in, once, with a token of its own`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let code = try #require(fixture.network).invite().code
    let answer = fixture.pair(code, "My phone")
    #expect(status(answer) == "200")
    #expect(answer.contains(#"{"name":"My phone","key":""#))
    let device = try fixture.device(in: answer)
    let cookie = device.cookie
    let line = answer.components(separatedBy: "\r\n").first { $0.hasPrefix("Set-Cookie: ") } ?? ""
    #expect(line.hasSuffix("; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=34560000"))
    #expect(cookie.hasPrefix("__Host-tilawa-device="))
    #expect(fixture.askNetwork("GET", "/", cookie: cookie).contains("<title>page</title>"))
    #expect(fixture.askNetwork("GET", "/api/khatm", by: device).contains(#"{"arguments":"khatm status --json"}"#))
    // The same code again, and a device of the same name.
    #expect(status(fixture.pair(code, "Thief")) == "403")
    let second = fixture.pair(try #require(fixture.network).invite().code, "my PHONE")
    #expect(second.contains(#"{"name":"my PHONE 2","key":""#))
    let kept = try String(contentsOfFile: fixture.folder + "/kept/devices.json", encoding: .utf8)
    #expect(!kept.contains(cookie.dropFirst("__Host-tilawa-device=".count)))
    #expect(!kept.contains(device.key))
    await fixture.end()
  }

  @Test func `the cookie of a device alone gets the files of the page, and pairs it anew`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let network = try #require(fixture.network)
    let (one, other) = (
      try fixture.device(in: fixture.pair(network.invite().code, "One")),
      try fixture.device(in: fixture.pair(network.invite().code, "Other"))
    )
    #expect(status(fixture.askNetwork("GET", "/js/main.js", cookie: one.cookie)) == "200")
    #expect(status(fixture.askNetwork("GET", "/shell.json", cookie: one.cookie)) == "200")
    for path in ["/api/khatm", "/events", "/sound/12ab", "/listen/112:1", "/microphone"] {
      #expect(status(fixture.askNetwork("GET", path, cookie: one.cookie)) == "403", "\(path)")
      let mixed = ServerFixture.Paired(cookie: one.cookie, key: other.key)
      #expect(status(fixture.askNetwork("GET", path, by: mixed)) == "403", "\(path)")
    }
    let body = #"{"code":"\#(network.invite().code)","name":"Again"}"#
    let own = "https://\(fixture.host)"
    #expect(status(fixture.askNetwork("POST", "/pair", cookie: one.cookie, origin: own, body: body)) == "200")
    await fixture.end()
  }

  @Test func `guesses use a code up`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let code = try #require(fixture.network).invite().code
    for number in 0..<StudioPairing.mostGuesses {
      #expect(status(fixture.pair("AAAA-AAAA-AAAA-\(1000 + number)", "Guesser")) == "403")
    }
    #expect(status(fixture.pair(code, "Owner")) == "403")
    #expect(status(fixture.pair(try #require(fixture.network).invite().code, "Owner")) == "200")
    await fixture.end()
  }

  @Test func `a device that is forgotten loses what it has open, and others keep it`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let network = try #require(fixture.network)
    let devices = try ["Lost", "Kept"].map { try fixture.device(in: fixture.pair(network.invite().code, $0)) }
    let pages = try devices.map { device in
      let page = try #require(TLSClient(port: network.port))
      page.send("GET /events HTTP/1.1\r\nHost: \(fixture.host)\r\n\(device.head)\r\n")
      #expect(page.receive(until: "retry: 1000").contains("text/event-stream"))
      return page
    }
    // As another process does it.
    #expect(try StudioDevices(folder: fixture.folder + "/kept").forget("lost").count == 1)
    #expect(!pages[0].receive().contains("event: player"))
    #expect(status(fixture.askNetwork("GET", "/api/khatm", by: devices[0])) == "403")
    fixture.server.events.send("player", #"{"number":7}"#)
    #expect(pages[1].receive(until: #"{"number":7}"#).contains("event: player"))
    #expect(status(fixture.askNetwork("GET", "/api/khatm", by: devices[1])) == "200")
    await fixture.end()
  }

  @Test func `secrets of this machine do not enter by the network, nor tokens of the network here`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let here = try fixture.enter()
    let secret = fixture.server.address.components(separatedBy: "key=").last ?? ""
    #expect(status(fixture.askNetwork("GET", "/?key=\(secret)")) == "403")
    #expect(status(fixture.askNetwork("GET", "/api/khatm", cookie: here)) == "403")
    let device = try fixture.device(in: fixture.pair(try #require(fixture.network).invite().code, "Phone"))
    #expect(status(fixture.ask("GET", "/api/khatm", cookie: device.cookie, key: device.key)) == "403")
    // Names of this machine that its browsers use do not lead in by the network.
    let port = try #require(fixture.network).port
    for host in ["127.0.0.1:\(fixture.server.port)", "localhost:\(port)", "evil.example", "\(ServerFixture.address)"] {
      #expect(status(fixture.askNetwork("GET", "/api/khatm", by: device, host: host)) == "403", "\(host)")
    }
    #expect(status(fixture.askNetwork("GET", "/api/khatm", by: device, host: "STUDIO.test:\(port)")) == "200")
    for origin in ["http://\(fixture.host)", "https://evil.example", "https://\(ServerFixture.address)", "null", nil] {
      let answer = fixture.askNetwork("POST", "/api/khatm-undo", by: device, origin: origin)
      #expect(status(answer) == "403", "\(origin ?? "none")")
    }
    let own = "https://\(fixture.host)"
    #expect(status(fixture.askNetwork("POST", "/api/khatm-undo", by: device, origin: own)) == "200")
    await fixture.end()
  }

  @Test func `codes, devices and the microphone of this machine are for its own browser`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let device = try fixture.device(in: fixture.pair(try #require(fixture.network).invite().code, "Phone"))
    let own = "https://\(fixture.host)"
    for path in ["/pairing", "/api/device-forget"] {
      let answer = fixture.askNetwork("POST", path, by: device, origin: own, body: #"{"device":"Phone"}"#)
      #expect(status(answer) == "403", "\(path)")
      #expect(answer.contains("only on the machine itself"))
    }
    #expect(status(fixture.askNetwork("GET", "/api/devices", by: device)) == "403")
    let here = try fixture.enter()
    let origin = "http://127.0.0.1:\(fixture.server.port)"
    let invitation = fixture.ask("POST", "/pairing", cookie: here, origin: origin)
    #expect(invitation.contains("https://\(fixture.host)/pair.html#"))
    #expect(invitation.contains("\"fingerprint\":\"\(try #require(fixture.network).identity.fingerprint)\""))
    #expect(status(fixture.ask("POST", "/pairing", cookie: nil, origin: origin)) == "403")
    #expect(fixture.ask("GET", "/api/devices", cookie: here).contains(#"{"arguments":"studio devices --json"}"#))
    await fixture.end()
  }

  @Test func `plain HTTP at the port for TLS is told so`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let port = try #require(fixture.network).port
    let client = SocketClient(ServerFixture.address, port: port)
    client?.send("GET / HTTP/1.1\r\nHost: \(fixture.host)\r\n\r\n")
    let answer = client?.receive() ?? ""
    #expect(status(answer) == "400")
    #expect(answer.contains("this port speaks https"))
    await fixture.end()
  }

  @Test func `who is slow with a handshake or a head is sent away, and others are served`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true, limits: hasty)
    let port = try #require(fixture.network).port
    let silent = SocketClient(ServerFixture.address, port: port)
    #expect(silent?.receive() == "")
    let halfway = SocketClient(ServerFixture.address, port: port)
    halfway?.send("\u{16}\u{3}")
    #expect(halfway?.receive() == "")
    let dripping = TLSClient(port: port)
    dripping?.send("GET / HTTP/1.1\r\nHost: ")
    #expect(status(dripping?.receive() ?? "") == "408")
    let local = SocketClient(port: fixture.server.port)
    local?.send("GET / HTTP/1.1\r\nHost: ")
    #expect(status(local?.receive() ?? "") == "408")
    await fixture.end()
  }

  @Test func `who is slow with a body is sent away`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true, limits: hasty)
    let client = try #require(SocketClient(port: fixture.server.port))
    client.send(
      "POST /api/khatm-read HTTP/1.1\r\nHost: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(try fixture.enter())\r\n"
        + "X-Tilawa-Key: \(fixture.key)\r\nOrigin: http://127.0.0.1:\(fixture.server.port)\r\nContent-Length: 9\r\n\r\n{"
    )
    #expect(status(client.receive()) == "408")
    await fixture.end()
  }

  @Test func `a head without an end is refused, by the network and on this machine`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let long = "GET / HTTP/1.1\r\nHost: \(fixture.host)\r\nCookie: " + String(repeating: "a", count: 20_000)
    let client = TLSClient(port: try #require(fixture.network).port)
    client?.send(long)
    #expect(status(client?.receive() ?? "") == "431")
    #expect(status(fixture.exchange(long)) == "431")
    await fixture.end()
  }

  @Test func `500 connections of one address leave room for all others`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let port = try #require(fixture.network).port
    var flood = (0..<500).compactMap { _ in SocketClient(ServerFixture.address, port: port) }
    #expect(flood.count == 500)
    // Connections over the limit were closed at once.
    let most = StudioServer.limits.network.connectionsOfAddress
    for client in flood[most...] { #expect(client.receive() == "") }
    #expect(status(fixture.ask("GET", "/js/main.js", cookie: try fixture.enter())) == "200")
    flood = []
    #expect(status(fixture.askNetwork("GET", "/pair.html")) == "200")
    await fixture.end()
  }

  @Test func `several requests go by one connection, and a WebSocket too`() async throws {
    let fixture = try await ServerFixture(isInNetwork: true)
    let network = try #require(fixture.network)
    let device = try fixture.device(in: fixture.pair(network.invite().code, "Phone"))
    let head = "Host: \(fixture.host)\r\n\(device.head)Connection: keep-alive\r\n"
    let client = try #require(TLSClient(port: network.port))
    for number in 1...3 {
      client.send("GET /api/recording?recording=aaa\(number) HTTP/1.1\r\n\(head)\r\n")
      #expect(client.receive(until: "}").contains("library show --json aaa\(number)"))
    }
    let socket = try #require(TLSClient(port: network.port))
    socket.send(
      "GET /microphone HTTP/1.1\r\n\(head)Origin: https://\(fixture.host)\r\nUpgrade: websocket\r\n"
        + "Connection: upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    let answer = socket.receive(until: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(status(answer) == "101")
    // A phone elsewhere does not turn on the microphone in this room.
    socket.send(frame: 1, Array(#"{"microphone":"machine","range":"112"}"#.utf8))
    #expect(socket.receive(until: "}").contains("only on the machine itself"))
    await fixture.end()
  }
}

extension ServerFixture {
  /// The name of the server in the network, as browsers write it.
  var host: String { "\(ServerFixture.address):\(network?.port ?? 0)" }

  /// A device that was paired: its cookie and the key of its page.
  struct Paired {
    let cookie: String
    let key: String

    /// The lines of a head.
    var head: String { "Cookie: \(cookie)\r\nX-Tilawa-Key: \(key)\r\n" }
  }

  /// Sends a request by the network.
  func askNetwork(
    _ method: String, _ path: String, cookie: String? = nil, by device: Paired? = nil, host: String? = nil,
    origin: String? = nil, body: String = ""
  ) -> String {
    let client = TLSClient(port: network?.port ?? 0)
    var head = "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? self.host)\r\nConnection: close\r\n"
    head += "Content-Length: \(body.utf8.count)\r\n"
    if let device { head += device.head }
    if let cookie { head += "Cookie: \(cookie)\r\n" }
    if let origin { head += "Origin: \(origin)\r\n" }
    client?.send(head + "\r\n" + body)
    return client?.receive() ?? ""
  }

  /// Sends a code, as the page for pairing does.
  func pair(_ code: String, _ name: String) -> String {
    askNetwork("POST", "/pair", origin: "https://\(host)", body: #"{"code":"\#(code)","name":"\#(name)"}"#)
  }

  /// Returns the device that an answer pairs.
  func device(in answer: String) throws -> Paired {
    let line = try #require(answer.components(separatedBy: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
    let key = try #require(answer.firstMatch(of: /"key":"([0-9a-f]{64})"/)?.output.1)
    return Paired(cookie: String(line.dropFirst(12).prefix { $0 != ";" }), key: String(key))
  }
}
