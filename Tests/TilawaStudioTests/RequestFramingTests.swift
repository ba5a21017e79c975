import Testing
import TilawaTestSupport

@testable import TilawaStudio

@Suite struct RequestFramingTests {
  /// Takes the text in pieces of a size; returns the targets of the heads, and what goes on to the server.
  private func take(_ text: String, pieces: Int = .max, mostBody: Int = 100) throws -> (
    targets: [String], passed: String
  ) {
    var (framing, output) = (RequestFraming(mostBody: mostBody), ByteQueue())
    var targets: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      targets += try framing.take(rest.prefix(pieces), into: &output).map(\.target)
      rest = rest.dropFirst(pieces)
    }
    return (targets, passed(&output))
  }

  private func passed(_ output: inout ByteQueue) -> String {
    var text = ""
    output.drain { bytes in
      text = String(decoding: bytes, as: UTF8.self)
      return bytes.count
    }
    return text
  }

  private func fault(_ text: String) -> RequestFraming.Fault? {
    do {
      _ = try take(text)
      return nil
    } catch { return error as? RequestFraming.Fault }
  }

  private let two = "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test(arguments: [1, 2, 7, 1000]) func `requests are told apart, however their bytes come`(size: Int) throws {
    let (targets, passed) = try take(two, pieces: size)
    #expect(targets == ["/a", "/b"])
    #expect(passed == two)
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
    func outcome(_ size: () -> Int) -> (passed: String, fault: RequestFraming.Fault?) {
      var (framing, output, rest) = (RequestFraming(mostBody: 100), ByteQueue(), bytes[...])
      while !rest.isEmpty {
        let piece = rest.prefix(size())
        do throws(RequestFraming.Fault) { _ = try framing.take(piece, into: &output) } catch {
          return (passed(&output), error)
        }
        rest = rest.dropFirst(piece.count)
      }
      return (passed(&output), nil)
    }
    let whole = outcome { .max }
    let pieces = outcome { Int.random(in: 1...9, using: &random) }
    #expect(whole.fault == pieces.fault)
    #expect(whole.passed == pieces.passed)
  }

  @Test func `nothing of a head goes on before it is whole`() throws {
    #expect(try take("GET / HTTP/1.1\r\nHost: h\r\n").passed == "")
    #expect(try take("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\na").passed.hasSuffix("\r\n\r\na"))
  }

  @Test func `a head has 16 KiB at the most, also when it is not the first`() {
    let long = "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 17_000)
    #expect(fault(long) == .headTooLong)
    #expect(fault(two + long) == .headTooLong)
    #expect(fault(String(repeating: "a", count: 17_000)) == .headTooLong)
  }

  @Test func `a body has a length within the limit`() {
    #expect(fault("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 101\r\n\r\n") == .bodyTooLarge)
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

  @Test func `another protocol begins only when the server agrees`() throws {
    var (framing, output) = (RequestFraming(), ByteQueue())
    let request = Array("GET /m HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n\r\n".utf8)
    _ = try framing.take(request[...], into: &output)
    #expect(!framing.mayRead)
    framing.hear(Array("HTTP/1.1 101 Switching".utf8))
    #expect(framing.mayRead)
    _ = passed(&output)
    let frame = SocketClient.frame(9, [1])
    #expect(try framing.take(frame[...], into: &output).isEmpty)
    var size = 0
    output.drain { bytes in
      size = bytes.count
      return size
    }
    #expect(size == frame.count)
    #expect(throws: RequestFraming.Fault.frame(.malformed)) { try framing.take([0, 1, 2, 3, 4, 5], into: &output) }
    // Refused, it stays HTTP.
    var other = RequestFraming()
    _ = try other.take(request[...], into: &output)
    other.hear(Array("HTTP/1.1 403 Forbidden".utf8))
    #expect(throws: RequestFraming.Fault.malformed) { try other.take(Array("\r\n\r\n".utf8)[...], into: &output) }
  }

  @Test func `a client owes the rest of what it began`() throws {
    var (framing, output) = (RequestFraming(), ByteQueue())
    #expect(framing.owed == .head)
    _ = try framing.take(Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\na".utf8)[...], into: &output)
    #expect(framing.owed == .body)
    _ = try framing.take(Array("bc".utf8)[...], into: &output)
    #expect(framing.owed == nil)
    _ = try framing.take(Array("G".utf8)[...], into: &output)
    #expect(framing.owed == .head)
  }
}
