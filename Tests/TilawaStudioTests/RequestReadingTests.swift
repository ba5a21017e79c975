import Testing
import TilawaTestSupport

@testable import TilawaStudio

@Suite struct RequestReadingTests {
  /// A request that was read: its target and its body.
  private struct Seen: Hashable {
    let target: String
    let body: String
  }

  /// Reads all requests of some bytes, which come in pieces; returns them, and the fault behind the last one.
  private func read(_ bytes: [UInt8], pieces: @escaping () -> Int = { .max }, mostBody: Int = 100) -> (
    seen: [Seen], fault: HTTPFault
  ) {
    var rest = bytes[...]
    var reader = ClientReader(mostBody: mostBody) { _ throws(HTTPFault) in
      let piece = rest.prefix(pieces())
      guard !piece.isEmpty else { throw .ended }
      rest = rest.dropFirst(piece.count)
      return Array(piece)
    }
    var seen: [Seen] = []
    while true {
      do throws(HTTPFault) {
        let request = try reader.head()
        let body = String(decoding: try reader.bytes(request.length), as: UTF8.self)
        seen.append(Seen(target: request.target, body: body))
      } catch {
        return (seen, error)
      }
    }
  }

  private func fault(_ text: String) -> HTTPFault { read(Array(text.utf8)).fault }

  private let two = "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test(arguments: [1, 2, 7, 1000]) func `requests are told apart, however their bytes come`(size: Int) {
    let (seen, fault) = read(Array(two.utf8)) { size }
    #expect(seen == [Seen(target: "/a", body: "abc"), Seen(target: "/b", body: "")])
    #expect(fault == .ended)
  }

  /// Requests, damaged in places, whole and in pieces of all sizes.
  @Test(arguments: 1...200) func `damaged requests end alike, however their bytes come`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(
      (0..<3).map { _ in [two, "GET /c HTTP/1.1\r\nHost: h\r\nA: b\r\n\r\n"].randomElement(using: &random) ?? "" }
        .joined().utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    let whole = read(bytes)
    let pieces = read(bytes) { Int.random(in: 1...9, using: &random) }
    #expect(whole.fault == pieces.fault)
    #expect(whole.seen == pieces.seen)
  }

  @Test func `nothing is done for a head before it is whole`() {
    #expect(read(Array("GET / HTTP/1.1\r\nHost: h\r\n".utf8)).seen.isEmpty)
    #expect(read(Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\na".utf8)).seen.isEmpty)
  }

  @Test func `a head has 16 KiB at the most, also when it is not the first`() {
    let long = "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 17_000)
    #expect(fault(long) == .headTooLong)
    #expect(fault(two + long) == .headTooLong)
    #expect(fault(String(repeating: "a", count: 17_000)) == .headTooLong)
  }

  @Test func `a body has a length within the limit`() {
    #expect(fault("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 101\r\n\r\n") == .tooLarge)
    #expect(fault("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n") == .lengthMissing)
  }

  /// Requests that two readers could understand differently.
  @Test(arguments: [
    "GET / HTTP/1.1\nHost: h\n\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\n folded\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : h\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nHost: g\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\ncontent-length: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: +1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1, 1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: \r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nA: b\rc\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nA: b\u{0}c\r\n\r\n", "GET  / HTTP/1.1\r\nHost: h\r\n\r\n",
    "GET / HTTP/1.0\r\nHost: h\r\n\r\n",
    "GET / HTTP/2.0\r\nHost: h\r\n\r\n", "GET /\r\n\r\n", "\r\n\r\n", "G@T / HTTP/1.1\r\nHost: h\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nContent-Length: 5\r\n\r\n",
  ])
  func `doubtful heads are refused`(text: String) { #expect(fault(text) == .malformed) }

  @Test func `another protocol is asked for by the first request alone`() {
    let request = "GET /m HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n\r\n"
    #expect(fault(request) == .ended)
    #expect(fault(two + request) == .malformed)
  }

  @Test func `values behind the path are read without their escapes`() throws {
    let head = "GET /a%2Fb?c=d%20e&f&g=1=2+3&%zz=%ff HTTP/1.1\r\nHost: h\r\n\r\n"
    let request = try #require(HTTPRequest(Array(head.utf8)))
    #expect(request.path == "/a%2Fb")
    #expect(request.query.map(\.name) == ["c", "f", "g", "%zz"])
    #expect(request.query.map(\.value) == ["d e", "", "1=2+3", "%ff"])
  }
}
