import FlyingFox
import Foundation
import Testing

@testable import TilawaStudio

@Suite struct StudioGuardTests {
  private let gate = StudioGuard(hosts: ["127.0.0.1:7114", "localhost:7114"], secret: "secret", session: "session")

  private func request(
    _ path: String = "/api/khatm", _ method: HTTPMethod = .GET, host: String? = "127.0.0.1:7114",
    cookie: String? = "tilawa-studio=session", origin: String? = nil, site: String? = nil, body: Int = 0
  ) -> HTTPRequest {
    var headers: HTTPHeaders = [:]
    if let host { headers[.host] = host }
    if let cookie { headers[.cookie] = cookie }
    if let origin { headers[HTTPHeader("Origin")] = origin }
    if let site { headers[HTTPHeader("Sec-Fetch-Site")] = site }
    return HTTPRequest(
      method: method, version: .http11, target: HTTPRequest.Target(path: path, query: ""), headers: headers,
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
