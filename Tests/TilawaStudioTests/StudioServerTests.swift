import Foundation
import Testing
import TilawaFiles
import TilawaTestSupport

@testable import TilawaCore
@testable import TilawaStudio

@Suite(.serialized, .ownThreads, .timeLimit(.minutes(5))) struct StudioServerTests {
  private func status(_ answer: String) -> String { String(answer.dropFirst(9).prefix(3)) }

  @Test func `who has the secret gets the page and a cookie, and others get 403`() async throws {
    let fixture = try await ServerFixture()
    #expect(status(fixture.ask("GET", "/", cookie: nil)) == "403")
    #expect(status(fixture.ask("GET", "/?key=0000", cookie: nil)) == "403")
    let cookie = try fixture.enter()
    let page = fixture.ask("GET", "/", cookie: cookie, key: "")
    #expect(status(page) == "200")
    #expect(page.contains("<title>page</title>"))
    #expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
    #expect(status(fixture.ask("GET", "/", cookie: cookie, host: "evil.example")) == "403")
    #expect(status(fixture.ask("GET", "/events", cookie: nil)) == "403")
    #expect(status(fixture.ask("GET", "/api/khatm", cookie: nil)) == "403")
    await fixture.end()
  }

  @Test func `the cookie alone, as a server on another port sees it, gets the files of the page and nothing else`()
    async throws
  {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    let origin = "http://127.0.0.1:\(fixture.server.port)"
    for path in ["/", "/js/main.js", "/shell.json"] {
      #expect(status(fixture.ask("GET", path, cookie: cookie, key: "")) == "200", "\(path)")
    }
    for path in ["/api/settings", "/events", "/sound/12ab", "/listen/112:1", "/microphone", "/nothing", "/ticket"] {
      for key in ["", "0000", String(fixture.key.dropLast())] {
        #expect(status(fixture.ask("GET", path, cookie: cookie, key: key)) == "403", "\(path)")
      }
    }
    for path in ["/api/khatm-read", "/player", "/pairing", "/ticket", "/pair"] {
      let answer = fixture.ask("POST", path, cookie: cookie, key: "", origin: origin, body: "{}")
      #expect(status(answer) == "403", "\(path)")
    }
    await fixture.end()
  }

  @Test func `what a browser asks for without a header is opened by a ticket`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"file":"%s"}' "$0.mp3""#)
    try Data("ID3 of a teacher".utf8).write(to: URL(filePath: fixture.folder + "/program.mp3"))
    let cookie = try fixture.enter()
    let sound = try fixture.withTicket("/sound/12ab", for: "/sound/", cookie: cookie)
    for _ in 0..<2 { #expect(fixture.ask("GET", sound, cookie: cookie, key: "").contains("ID3 of a teacher")) }
    let host = "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\n"
    let events = try fixture.withTicket("/events", cookie: cookie)
    let page = try #require(SocketClient(port: fixture.server.port))
    page.send("GET \(events) HTTP/1.1\r\n\(host)\r\n")
    #expect(page.receive(until: "retry: 1000").contains("text/event-stream"))
    #expect(status(fixture.ask("GET", events, cookie: cookie, key: "")) == "403")
    await fixture.end()
  }

  @Test func `nothing that a person typed stands in the arguments of a process`() async throws {
    let fixture = try await ServerFixture(
      script: #"printf '{"typed":"%s","seen":"%s"}' "$*" "$(tr '\000' ' ' </proc/$$/cmdline)""#)
    let cookie = try fixture.enter()
    let answer = fixture.ask(
      "POST", "/api/bookmark-add", cookie: cookie, origin: "http://127.0.0.1:\(fixture.server.port)",
      body: #"{"range":"2:255","note":"a secret"}"#)
    #expect(answer.contains(#""typed":"bookmark add --note=a secret --json 2:255""#))
    #expect(answer.contains(#"/program --arguments-from-stdin "}"#))
    await fixture.end()
  }

  @Test func `a client that takes gzip gets files and answers in fewer bytes, another one as they are`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"text":"%02000d"}' 7"#)
    let cookie = try fixture.enter()
    func head(_ codings: String) throws -> String {
      let client = try #require(SocketClient(port: fixture.server.port))
      client.send(
        "HEAD /api/recording?recording=12ab HTTP/1.1\r\nHost: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\n"
          + "X-Tilawa-Key: \(fixture.key)\r\n\(codings)\r\n")
      return client.receive(until: "\r\n\r\n")
    }
    for codings in ["Accept-Encoding: deflate, gzip\r\n", "Accept-Encoding: gzip; q=0.5\r\n"] {
      let small = try head(codings)
      #expect(small.contains("Content-Encoding: gzip") && small.contains("Vary: Accept-Encoding"))
      #expect(try #require(small.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.output.1) }) < 100)
    }
    for codings in ["", "Accept-Encoding: br\r\n", "Accept-Encoding: gzip;q=0\r\n"] {
      let plain = try head(codings)
      #expect(!plain.contains("Content-Encoding") && plain.contains("Vary: Accept-Encoding"))
      #expect(plain.contains("Content-Length: 2011"))
    }
    await fixture.end()
  }

  @Test(arguments: [1, 1200, 300_000]) func `what is compressed is the same when it is unpacked`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
    let path = NSTemporaryDirectory() + "gzip-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(try #require(HTTPReply.gzip(bytes))).write(to: URL(filePath: path + ".gz"))
    try Program.run("gzip", ["-d", path + ".gz"])
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
  }

  @Test func `300 requests leave no descriptor open`() async throws {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    func count() -> Int { Disk.names(in: "/proc/self/fd")?.count ?? 0 }
    let before = count()
    for number in 0..<300 {
      #expect(status(fixture.ask("GET", "/api/recording?recording=12ab\(number)", cookie: cookie)) == "200")
    }
    // Two for each request would be 600; other tests open some meanwhile.
    #expect(count() < before + 200)
    await fixture.end()
  }

  @Test func `a client that sends no more after its request gets the reply`() async throws {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    let head =
      "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\nX-Tilawa-Key: \(fixture.key)\r\n\r\n"
    for request in ["GET /js/main.js HTTP/1.1\r\n", "GET /api/recording?recording=12ab HTTP/1.1\r\n"] {
      let client = try #require(SocketClient(port: fixture.server.port))
      client.send(request + head)
      client.endSending()
      #expect(status(client.receive()) == "200")
    }
    let halfway = try #require(SocketClient(port: fixture.server.port))
    halfway.send("GET / HTTP/1.1\r\nHost: ")
    halfway.endSending()
    #expect(halfway.receive() == "")
    await fixture.end()
  }

  @Test func `a browser that has not entered is told how, in words and not in JSON`() async throws {
    let fixture = try await ServerFixture()
    let page = fixture.ask("GET", "/", cookie: "tilawa-studio=0000", key: "")
    #expect(status(page) == "403")
    #expect(page.contains("Content-Type: text/html") && page.contains("<title>how to enter</title>"))
    await fixture.end()
  }

  @Test func `a request runs its command, and its exit code becomes a status`() async throws {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    let origin = "http://127.0.0.1:\(fixture.server.port)"
    let answer = fixture.ask("GET", "/api/recording?recording=12ab", cookie: cookie)
    #expect(answer.contains(#"{"arguments":"library show --json 12ab"}"#))
    let change = fixture.ask(
      "POST", "/api/khatm-read", cookie: cookie, origin: origin, body: #"{"range":["page:1","page:2"],"on":"today"}"#)
    #expect(change.contains(#"{"arguments":"khatm read --on=today --json page:1 page:2"}"#))
    #expect(status(fixture.ask("GET", "/api/khatm-read?range=1", cookie: cookie)) == "405")
    #expect(status(fixture.ask("POST", "/api/khatm-read", cookie: cookie, origin: "http://evil.example")) == "403")
    #expect(status(fixture.ask("GET", "/api/nothing", cookie: cookie)) == "404")
    #expect(status(fixture.ask("POST", "/api/khatm-read", cookie: cookie, origin: origin, body: "[1]")) == "400")
    await fixture.end()
  }

  @Test func `what a command complains of is told`() async throws {
    let fixture = try await ServerFixture(script: "echo 'tilawa: there is no recording 12ab' >&2; exit 66")
    let answer = fixture.ask("GET", "/api/recording?recording=12ab", cookie: try fixture.enter())
    #expect(status(answer) == "404")
    #expect(answer.contains(#"{"error":"there is no recording 12ab","exit":66}"#))
    await fixture.end()
  }

  @Test func `no path leads out of the page`() async throws {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    for path in [
      "/../secret.js", "/js/../../secret.js", "/%2e%2e/secret.js", "/js/%2e%2e/%2e%2e/secret.js", "/..%2fsecret.js",
      "//etc/passwd", "/sound/../../secret.js", "/sound/%2e%2e%2fsecret.js", "/js",
    ] {
      let answer = fixture.ask("GET", path, cookie: cookie)
      #expect(status(answer) == "404", "\(path)")
      #expect(!answer.contains("outside"))
    }
    await fixture.end()
  }

  @Test func `large bodies, wrong heads and bodies without a length are refused, and the server goes on`() async throws
  {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    let host =
      "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\nX-Tilawa-Key: \(fixture.key)\r\n"
      + "Origin: http://127.0.0.1:\(fixture.server.port)"
    let large = fixture.exchange(
      "POST /api/khatm-read HTTP/1.1\r\n\(host)\r\nContent-Length: 99999999\r\n\r\n", until: "}")
    #expect(status(large) == "413")
    let chunked = fixture.exchange(
      "POST /api/khatm-read HTTP/1.1\r\n\(host)\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n", until: "}")
    #expect(status(chunked) == "411")
    for wrong in ["\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n"]
    {
      #expect(!fixture.exchange(wrong).contains("200 OK"))
    }
    #expect(status(fixture.ask("GET", "/js/main.js", cookie: cookie)) == "200")
    await fixture.end()
  }

  @Test func `lines without an end are cut off, and the server goes on`() async throws {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    let strangers = (0..<4).compactMap { _ in SocketClient(port: fixture.server.port) }
    for stranger in strangers { stranger.send(String(repeating: "A", count: 200 << 10)) }
    #expect(status(fixture.ask("GET", "/js/main.js", cookie: cookie)) == "200")
    // All of it would take some time to read.
    for stranger in strangers { #expect(status(stranger.receive()) == "431") }
    await fixture.end()
  }

  @Test func `events reach all of 500 pages, also where some never read`() async throws {
    let fixture = try await ServerFixture()
    let cookie = try fixture.enter()
    let head = "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\nX-Tilawa-Key: \(fixture.key)\r\n"
    let request = "GET /events HTTP/1.1\r\n\(head)\r\n"
    let pages = (0..<500).compactMap { _ in SocketClient(port: fixture.server.port) }
    #expect(pages.count == 500)
    for page in pages { page.send(request) }
    for page in pages { #expect(page.receive(until: "retry: 1000").contains("text/event-stream")) }
    #expect(fixture.server.events.count == 500)
    #expect(status(fixture.ask("GET", "/events", cookie: cookie)) == "503")
    // Every second page reads nothing of 400 events; the others get the last one.
    for number in 1...400 { fixture.server.events.send("player", #"{"number":\#(number)}"#) }
    for page in stride(from: 0, to: 500, by: 2).map({ pages[$0] }) {
      #expect(page.receive(until: #"{"number":400}"#).contains(#"{"number":400}"#))
    }
    #expect(status(fixture.ask("GET", "/js/main.js", cookie: cookie)) == "200")
    await fixture.end()
  }

  @Test func `a page that is gone is forgotten`() async throws {
    let fixture = try await ServerFixture()
    let events = fixture.server.events
    let cookie = try fixture.enter()
    let head = "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\nX-Tilawa-Key: \(fixture.key)\r\n"
    var page = SocketClient(port: fixture.server.port)
    page?.send("GET /events HTTP/1.1\r\n\(head)\r\n")
    #expect(page?.receive(until: "retry: 1000").contains("text/event-stream") == true)
    #expect(events.count == 1)
    page = nil
    #expect(
      Poll.until(everyMilliseconds: 5) {
        events.send("player", "{}")
        return events.count == 0
      })
    await fixture.end()
  }

  @Test func `one connection gets a file, the same file unchanged, and its head alone`() async throws {
    let fixture = try await ServerFixture()
    let head = "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(try fixture.enter())\r\n"
    let client = try #require(SocketClient(port: fixture.server.port))
    client.send("GET /js/main.js HTTP/1.1\r\n\(head)\r\n")
    let whole = client.receive(until: "export {}")
    let tag = try #require(whole.firstMatch(of: /ETag: (.+)\r\n/)?.output.1)
    client.send("GET /js/main.js HTTP/1.1\r\n\(head)If-None-Match: \(tag)\r\n\r\n")
    #expect(status(client.receive(until: "\r\n\r\n")) == "304")
    client.send("HEAD /js/main.js HTTP/1.1\r\n\(head)Connection: close\r\n\r\n")
    let last = client.receive()
    #expect(status(last) == "200")
    #expect(last.contains("Content-Length: 9\r\n") && last.hasSuffix("\r\n\r\n"))
    await fixture.end()
  }

  @Test func `a page that missed events is told so`() throws {
    let events = StudioEvents()
    let page = try #require(events.follow())
    for number in 1...300 { events.send("player", #"{"number":\#(number)}"#) }
    events.finish()
    var text = ""
    while let piece = page.next() { text += String(decoding: piece, as: UTF8.self) }
    #expect(text.contains("event: lost"))
    #expect(text.contains(#"{"number":300}"#))
    #expect(!text.contains(#"{"number":1}"#))
  }

  @Test func `an ayah is rendered once for a device that plays it itself`() async throws {
    let script = #"""
      for word in "$@"; do case "$word" in --output=*) file="${word#--output=}";; esac; done
      case "$*" in *114:*) exit 66;; esac
      echo "$*" >> "$0.log"; printf 'fLaC%s' "$*" > "$file"; echo '{}'
      """#
    let fixture = try await ServerFixture(script: script)
    let cookie = try fixture.enter()
    let first = fixture.ask("GET", "/listen/112:1?reciter=teacher", cookie: cookie)
    #expect(status(first) == "200")
    #expect(first.contains("Content-Type: audio/flac"))
    #expect(first.contains("--reciter=teacher") && first.hasSuffix("112:1"))
    #expect(fixture.ask("GET", "/listen/112:1?reciter=teacher", cookie: cookie) == first)
    #expect(status(fixture.ask("GET", "/listen/112:1", cookie: cookie)) == "200")
    #expect(status(fixture.ask("GET", "/listen/114:1", cookie: cookie)) == "404")
    for wrong in ["/listen/--force", "/listen/1", "/listen/1:2:3", "/listen/a:b"] {
      #expect(status(fixture.ask("GET", wrong, cookie: cookie)) == "404", "\(wrong)")
    }
    let log = try String(contentsOfFile: fixture.folder + "/program.log", encoding: .utf8)
    #expect(log.split(separator: "\n").count == 2)
    #expect(status(fixture.ask("GET", "/listen/112:1", cookie: nil)) == "403")
    await fixture.end()
  }

  @Test func `a file that a command writes is given once, and nothing of it stays`() async throws {
    let fixture = try await ServerFixture(
      script: #"""
        for one; do case "$one" in --output=*) echo "$one" >"$0.path"; printf bundle >"${one#--output=}"; esac; done
        printf '{"events":2}'
        """#)
    let cookie = try fixture.enter()
    let answer = fixture.ask("GET", "/api/coach-bundle?student=Yusuf", cookie: cookie)
    #expect(answer.contains("application/octet-stream") && answer.hasSuffix("\r\n\r\nbundle"))
    #expect(answer.contains("X-Tilawa-Answer: %7B%22events%22%3A2%7D"))
    let path = try String(contentsOfFile: fixture.folder + "/program.path", encoding: .utf8).dropFirst(9).dropLast()
    #expect(path.hasSuffix("/course.tilawa") && !FileManager.default.fileExists(atPath: String(path)))
    let folder = String(path.dropLast("/course.tilawa".count))
    #expect(!FileManager.default.fileExists(atPath: folder))
    await fixture.end()
  }

  @Test func `sound is served whole and in parts`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"file":"%s"}' "$0.mp3""#)
    let sound = [UInt8]("ID3".utf8) + (0..<997).map { UInt8($0 % 251) }
    try Data(sound).write(to: URL(filePath: fixture.folder + "/program.mp3"))
    let cookie = try fixture.enter()
    let host =
      "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\nX-Tilawa-Key: \(fixture.key)\r\nConnection: close\r\n"
    let whole = fixture.exchange("GET /sound/12ab HTTP/1.1\r\n\(host)\r\n")
    #expect(status(whole) == "200")
    #expect(whole.contains("Content-Type: audio/mpeg"))
    #expect(whole.contains("Content-Length: 1000"))
    let part = fixture.exchange("GET /sound/12ab HTTP/1.1\r\n\(host)Range: bytes=990-2000\r\n\r\n")
    #expect(status(part) == "206")
    #expect(part.contains("Content-Range: bytes 990-999/1000"))
    #expect(status(fixture.exchange("GET /sound/12ab HTTP/1.1\r\n\(host)Range: bytes=1000-\r\n\r\n")) == "416")
    #expect(status(fixture.ask("GET", "/sound/zz", cookie: cookie)) == "404")
    await fixture.end()
  }

  @Test func `a sound of a course is served where the library has none`() async throws {
    let script = #"""
      case "$1" in
      course) printf '{"file":"%s"}' "$0.mp3" ;;
      *) echo 'tilawa: there is no such recording' >&2; exit 66 ;;
      esac
      """#
    let fixture = try await ServerFixture(script: script)
    try Data("ID3 of a course".utf8).write(to: URL(filePath: fixture.folder + "/program.mp3"))
    let cookie = try fixture.enter()
    #expect(fixture.ask("GET", "/sound/12ab", cookie: cookie).contains("ID3 of a course"))
    #expect(status(fixture.ask("GET", "/sound/last", cookie: cookie)) == "404")
    await fixture.end()
  }

  @Test func `a reciter's word is fetched by an id of its own, and its path stays here`() async throws {
    let script = #"printf '{"reciter":"R","sounds":[{"file":"%s","from":1.5,"to":2}]}' "$0.mp3""#
    let fixture = try await ServerFixture(script: script)
    try Data("ID3 of a reciter".utf8).write(to: URL(filePath: fixture.folder + "/program.mp3"))
    let cookie = try fixture.enter()
    let answer = fixture.ask("GET", "/api/coach-beside?student=ab&part=3&beside=112:1:2", cookie: cookie)
    #expect(!answer.contains("program.mp3") && answer.contains(#""from":1.5,"to":2"#))
    let id = try #require(answer.firstMatch(of: /"sound":"([0-9a-f]{64})"/)?.output.1)
    #expect(fixture.ask("GET", "/sound/\(id)", cookie: cookie).contains("ID3 of a reciter"))
    await fixture.end()
  }
}
