import FlyingFox
import Foundation
import Testing

@testable import TilawaStudio

@Suite struct StudioGuardTests {
  private let gate = StudioGuard(hosts: ["127.0.0.1:7114", "localhost:7114"], secret: "secret", session: "session")

  private func request(
    _ path: String = "/api/khatm", _ method: HTTPMethod = .GET, host: String? = "127.0.0.1:7114",
    cookie: String? = "tilawa-studio=session", key: String? = "secret", origin: String? = nil, site: String? = nil,
    query: [HTTPRequest.QueryItem] = [], body: Int = 0
  ) -> HTTPRequest {
    var headers: HTTPHeaders = [:]
    if let host { headers[.host] = host }
    if let cookie { headers[.cookie] = cookie }
    if let key { headers[HTTPHeader("X-Tilawa-Key")] = key }
    if let origin { headers[HTTPHeader("Origin")] = origin }
    if let site { headers[HTTPHeader("Sec-Fetch-Site")] = site }
    return HTTPRequest(
      method: method, version: .http11,
      target: HTTPRequest.Target(path: path, query: query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")),
      headers: headers,
      body: HTTPBodySequence(data: Data(repeating: 0, count: body)))
  }

  private func entering(_ query: String) -> HTTPRequest {
    HTTPRequest(
      method: .GET, version: .http11, target: HTTPRequest.Target(path: "/", query: query),
      headers: [.host: "127.0.0.1:7114"], body: HTTPBodySequence())
  }

  @Test func `a page of this server may ask`() {
    #expect(gate.judge(request()) == .allowed)
    #expect(gate.judge(request(host: "LOCALHOST:7114")) == .allowed)
    #expect(gate.judge(request("/api/khatm-read", .POST, origin: "http://127.0.0.1:7114")) == .allowed)
  }

  @Test(arguments: ["evil.example", "evil.example:7114", "127.0.0.1", "127.0.0.1:80", "", nil])
  func `a name that is rebound to this machine is refused`(host: String?) {
    #expect(gate.judge(request(host: host)) == .refused(.host))
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:7114", "http://127.0.0.1:7115", "http://localhost:7114",
  ])
  func `another origin is refused, with the cookie too`(origin: String) {
    #expect(gate.judge(request("/api/khatm-read", .POST, origin: origin)) == .refused(.origin))
    #expect(gate.judge(request(origin: origin)) == .refused(.origin))
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `what another site embeds is refused`(site: String) {
    #expect(gate.judge(request(site: site)) == .refused(.origin))
  }

  @Test func `a change without an origin is refused`() {
    #expect(gate.judge(request("/api/khatm-read", .POST)) == .refused(.origin))
  }

  @Test(arguments: [nil, "", "tilawa-studio=", "tilawa-studio=sessio", "tilawa-studio=sessionx", "other=session"])
  func `nobody enters without the cookie`(cookie: String?) {
    #expect(gate.judge(request(cookie: cookie)) == .refused(.stranger))
  }

  @Test(arguments: [nil, "", "secre", "secretx", "session"])
  func `the cookie without the key gets the files of the page alone`(key: String?) {
    #expect(gate.judge(request(key: key)) == .reading)
    #expect(gate.judge(request("/api/khatm-read", .POST, key: key, origin: "http://127.0.0.1:7114")) == .reading)
    #expect(gate.judge(request(cookie: nil, key: "secret")) == .refused(.stranger))
  }

  @Test func `a ticket opens its path once, and with the cookie alone`() throws {
    let ticket = try #require(gate.tickets.make(for: "/events"))
    let query = [HTTPRequest.QueryItem(name: "ticket", value: ticket)]
    #expect(gate.judge(request("/microphone", key: nil, query: query)) == .reading)
    #expect(gate.judge(request("/events", cookie: nil, key: nil, query: query)) == .refused(.stranger))
    #expect(gate.judge(request("/events", key: nil, query: query)) == .allowed)
    #expect(gate.judge(request("/events", key: nil, query: query)) == .reading)
    #expect(gate.tickets.make(for: "/api/khatm") == nil)
  }

  @Test func `the ticket of sounds opens sounds, as often as a player asks, and nothing else`() throws {
    let ticket = try #require(gate.tickets.make(for: "/sound/"))
    let query = [HTTPRequest.QueryItem(name: "ticket", value: ticket)]
    for path in ["/sound/12ab", "/sound/12ab", "/listen/2:255"] {
      #expect(gate.judge(request(path, key: nil, query: query)) == .allowed)
    }
    for path in ["/events", "/microphone", "/api/khatm", "/sound"] {
      #expect(gate.judge(request(path, key: nil, query: query)) == .reading)
    }
  }

  @Test func `tickets that nobody uses are forgotten, the oldest first`() throws {
    let first = try #require(gate.tickets.make(for: "/events"))
    let all = (0..<256).compactMap { _ in gate.tickets.make(for: "/events") }
    #expect(!gate.tickets.take(first, for: "/events"))
    #expect(all.allSatisfy { gate.tickets.take($0, for: "/events") })
  }

  @Test func `the secret of the address is exchanged for a cookie that scripts and other sites do not get`() throws {
    guard case .entering(let cookie) = gate.judge(entering("key=secret")) else { throw Refused() }
    #expect(cookie == "tilawa-studio=session; Path=/; HttpOnly; SameSite=Strict")
    #expect(gate.judge(entering("key=secreT")) == .refused(.stranger))
    #expect(gate.judge(entering("")) == .refused(.stranger))
    #expect(gate.judge(request("/api/khatm?key=secret", cookie: nil)) == .refused(.stranger))
  }

  @Test func `large bodies and long addresses are refused`() {
    let origin = "http://127.0.0.1:7114"
    #expect(gate.judge(request("/", .POST, origin: origin, body: StudioGuard.mostBody)) == .allowed)
    #expect(gate.judge(request("/", .POST, origin: origin, body: StudioGuard.mostBody + 1)) == .refused(.tooLarge))
    #expect(gate.judge(request("/" + String(repeating: "a", count: 20_000))) == .refused(.badTarget))
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
