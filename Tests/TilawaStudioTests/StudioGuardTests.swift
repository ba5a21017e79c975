import Foundation
import Testing

@testable import TilawaStudio

@Suite struct StudioGuardTests {
  private let gate = StudioGuard(hosts: ["127.0.0.1:7114", "localhost:7114"], secret: "secret", session: "session")

  private func judge(
    _ path: String = "/api/khatm", _ method: String = "GET", host: String? = "127.0.0.1:7114",
    cookie: String? = "tilawa-studio=session", key: String? = "secret", origin: String? = nil, site: String? = nil,
    ticket: String? = nil, body: Int = 0
  ) throws -> StudioGuard.Admission {
    var lines = ["\(method) \(path)\(ticket.map { "?ticket=\($0)" } ?? "") HTTP/1.1"]
    let fields = [
      ("Host", host), ("Cookie", cookie), ("X-Tilawa-Key", key), ("Origin", origin), ("Sec-Fetch-Site", site),
      ("Content-Length", body == 0 ? nil : "\(body)"),
    ]
    for case (let name, let value?) in fields { lines.append("\(name): \(value)") }
    let head = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return gate.judge(try #require(HTTPRequest(Array(head.utf8))))
  }

  @Test func `a page of this server may ask`() throws {
    #expect(try judge() == .allowed)
    #expect(try judge(host: "LOCALHOST:7114") == .allowed)
    #expect(try judge("/api/khatm-read", "POST", origin: "http://127.0.0.1:7114") == .allowed)
  }

  @Test(arguments: ["evil.example", "evil.example:7114", "127.0.0.1", "127.0.0.1:80", "", nil])
  func `a name that is rebound to this machine is refused`(host: String?) throws {
    #expect(try judge(host: host) == .refused(.host))
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:7114", "http://127.0.0.1:7115", "http://localhost:7114",
  ])
  func `another origin is refused, with the cookie too`(origin: String) throws {
    #expect(try judge("/api/khatm-read", "POST", origin: origin) == .refused(.origin))
    #expect(try judge(origin: origin) == .refused(.origin))
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `what another site embeds is refused`(site: String) throws {
    #expect(try judge(site: site) == .refused(.origin))
  }

  @Test func `a change without an origin is refused`() throws {
    #expect(try judge("/api/khatm-read", "POST") == .refused(.origin))
  }

  @Test(arguments: [nil, "", "tilawa-studio=", "tilawa-studio=sessio", "tilawa-studio=sessionx", "other=session"])
  func `nobody enters without the cookie`(cookie: String?) throws {
    #expect(try judge(cookie: cookie) == .refused(.stranger))
  }

  @Test(arguments: [nil, "", "secre", "secretx", "session"])
  func `the cookie without the key gets the files of the page alone`(key: String?) throws {
    #expect(try judge(key: key) == .reading)
    #expect(try judge("/api/khatm-read", "POST", key: key, origin: "http://127.0.0.1:7114") == .reading)
    #expect(try judge(cookie: nil, key: "secret") == .refused(.stranger))
  }

  @Test func `a ticket opens its path once, and with the cookie alone`() throws {
    let ticket = try #require(gate.tickets.make(for: "/events"))
    #expect(try judge("/microphone", key: nil, ticket: ticket) == .reading)
    #expect(try judge("/events", cookie: nil, key: nil, ticket: ticket) == .refused(.stranger))
    #expect(try judge("/events", key: nil, ticket: ticket) == .allowed)
    #expect(try judge("/events", key: nil, ticket: ticket) == .reading)
    #expect(gate.tickets.make(for: "/api/khatm") == nil)
  }

  @Test func `the ticket of sounds opens sounds, as often as a player asks, and nothing else`() throws {
    let ticket = try #require(gate.tickets.make(for: "/sound/"))
    for path in ["/sound/12ab", "/sound/12ab", "/listen/2:255"] {
      #expect(try judge(path, key: nil, ticket: ticket) == .allowed)
    }
    for path in ["/events", "/microphone", "/api/khatm", "/sound"] {
      #expect(try judge(path, key: nil, ticket: ticket) == .reading)
    }
  }

  @Test func `tickets that nobody uses are forgotten, the oldest first`() throws {
    let first = try #require(gate.tickets.make(for: "/events"))
    let all = (0..<256).compactMap { _ in gate.tickets.make(for: "/events") }
    #expect(!gate.tickets.take(first, for: "/events"))
    #expect(all.allSatisfy { gate.tickets.take($0, for: "/events") })
  }

  @Test func `the secret of the address is exchanged for a cookie that scripts and other sites do not get`() throws {
    guard case .entering(let cookie) = try judge("/?key=secret", cookie: nil, key: nil) else { throw Refused() }
    #expect(cookie == "tilawa-studio=session; Path=/; HttpOnly; SameSite=Strict")
    #expect(try judge("/?key=secreT", cookie: nil, key: nil) == .refused(.stranger))
    #expect(try judge("/", cookie: nil, key: nil) == .refused(.stranger))
    #expect(try judge("/api/khatm?key=secret", cookie: nil) == .refused(.stranger))
  }

  @Test func `large bodies and long addresses are refused`() throws {
    let origin = "http://127.0.0.1:7114"
    #expect(try judge("/", "POST", origin: origin, body: StudioGuard.mostBody) == .allowed)
    #expect(try judge("/", "POST", origin: origin, body: StudioGuard.mostBody + 1) == .refused(.tooLarge))
    #expect(try judge("/" + String(repeating: "a", count: 20_000)) == .refused(.badTarget))
  }

  @Test func `a stranger in the network may load all modules of the page for pairing`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/studio/js")
    var (needed, waiting): (Set<String>, [String]) = ([], ["pair.js"])
    while let name = waiting.popLast() {
      guard needed.insert(name).inserted else { continue }
      let text = try String(contentsOf: page.appending(path: name), encoding: .utf8)
      waiting += text.matches(of: /import .+ from "\.\/(.+)";/).map { String($0.output.1) }
    }
    #expect(needed.count > 2)
    #expect(needed.allSatisfy { StudioGuard.openFiles.contains("/js/\($0)") })
  }

  @Test func `cookies are read by their whole names`() {
    #expect(StudioGuard.cookies("a", in: "b=1; a=2;a=3 ; aa=4; xa=5; a") == ["2", "3"])
    #expect(StudioGuard.cookies("a", in: "a=1;a=2;a=3;a=4;a=5").count == 4)
  }

  @Test func `no two secrets are alike`() {
    #expect(Secret.random() != Secret.random())
    #expect(Secret.random().count == 64)
  }

  private struct Refused: Error {}
}
