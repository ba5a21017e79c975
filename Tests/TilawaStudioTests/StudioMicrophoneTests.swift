import Foundation
import Synchronization
import TilawaTestSupport
import Testing

@testable import TilawaStudio

/// Microphones of pages.
@Suite(.serialized, .ownThreads, .timeLimit(.minutes(5))) struct StudioMicrophoneTests {
  private func status(_ answer: String) -> String { String(answer.dropFirst(9).prefix(3)) }

  /// Counts the bytes of its input, and prints them at the end.
  private static let counting = #"echo '{"event":"listening"}'; printf '{"event":"summary","bytes":%d}\n' "$(wc -c)""#

  private func request(_ text: String = #"{"rate":16000,"range":"112"}"#) -> [UInt8] { Array(text.utf8) }

  @Test func `two pages recite at once, and one that closes does not end the other`() async throws {
    let fixture = try await ServerFixture(script: Self.counting)
    let cookie = try fixture.enter()
    var first: SocketClient? = try fixture.microphone(cookie: cookie)
    let second = try fixture.microphone(cookie: cookie)
    for page in [first, second] {
      page?.send(frame: 1, request())
      #expect(page?.receive(until: "listening").contains("listening") == true)
    }
    first = nil
    for _ in 0..<10 { second.send(frame: 2, [UInt8](repeating: 1, count: 1000)) }
    second.send(frame: 1, Array(#"{"end":true}"#.utf8))
    let rest = second.receive()
    #expect(rest.contains(#"{"event":"summary","bytes":10000}"#))
    #expect(rest.contains(#"{"event":"closed","exit":0,"error":null,"before":[]}"#))
    await fixture.end()
  }

  /// A connection that gets no answer ends after 60 seconds, with an empty one.
  @Test func `requests after a recitation that its command ended are answered`() async throws {
    let fixture = try await ServerFixture(script: Self.counting)
    let cookie = try fixture.enter()
    for _ in 0..<15 {
      let page = try fixture.microphone(cookie: cookie)
      page.send(frame: 1, request())
      page.send(frame: 1, Array(#"{"end":true}"#.utf8))
      #expect(page.receive(until: "closed").contains("closed"))
      for _ in 0..<4 { #expect(status(fixture.ask("GET", "/js/main.js", cookie: cookie)) == "200") }
    }
    await fixture.end()
  }

  @Test func `a page that is gone ends its recitation`() async throws {
    let fixture = try await ServerFixture(
      script: #"mkfifo "$0.end"; echo '{"event":"listening"}'; cat >/dev/null; echo ended > "$0.end""#)
    var page: SocketClient? = try fixture.microphone(cookie: try fixture.enter())
    page?.send(frame: 1, request())
    _ = page?.receive(until: "listening")
    page = nil
    // It opens once the command writes to it.
    let end = open(fixture.folder + "/program.end", O_RDONLY)
    var said = [UInt8](repeating: 0, count: 16)
    #expect(read(end, &said, said.count) == 6)
    close(end)
    await fixture.end()
  }

  @Test func `a download tells its events, and ends when the page says so`() async throws {
    let fixture = try await ServerFixture(
      script: #"trap 'kill $!; exit 130' INT; printf '{"event":"start","words":"%s"}\n' "$*"; sleep 300 & wait"#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"download":"78","reciter":"husary"}"#))
    #expect(page.receive(until: "start").contains(#""words":"download --reciter=husary --json 78""#))
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    #expect(page.receive().contains(#"{"event":"closed","exit":130"#))
    await fixture.end()
  }

  @Test func `a whole file is imported from the input`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"words":"%s","bytes":%d}\n' "$*" "$(wc -c)""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    // A wish for a microphone changes nothing: an import takes none.
    page.send(frame: 1, request(#"{"microphone":"machine","title":"Lesson 3","reciter":"Amina"}"#))
    for _ in 0..<3 { page.send(frame: 2, [UInt8](repeating: 1, count: 5000)) }
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    let said = page.receive()
    #expect(said.contains(#""words":"import --no-hear --reciter=Amina --title=Lesson 3 --json -","bytes":15000"#))
    await fixture.end()
  }

  @Test func `a text is added from the input, by the name of its file`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"words":"%s","bytes":%d}\n' "$*" "$(wc -c)""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"text":"en.sahih.txt","name":"Sahih","language":""}"#))
    for _ in 0..<2 { page.send(frame: 2, [UInt8](repeating: 1, count: 5000)) }
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    let said = page.receive()
    #expect(said.contains(#""words":"text add --as=en.sahih.txt --name=Sahih --json -","bytes":10000"#))
    await fixture.end()
  }

  @Test func `a course is joined by an invitation from the input`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"words":"%s","bytes":%d}\n' "$*" "$(wc -c)""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"join":true,"name":"Yusuf"}"#))
    page.send(frame: 2, [UInt8](repeating: 1, count: 5000))
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    #expect(page.receive().contains(#""words":"course join --name=Yusuf --json -","bytes":5000"#))
    await fixture.end()
  }

  @Test(arguments: [
    (#"{"open":"course"}"#, "course open --json -"), (#"{"open":"coach"}"#, "coach open --json -"),
    (#"{"publish":true}"#, "coach publish --json -"),
  ])
  func `bundles and the file of a course come from the input`(request text: String, words: String) async throws {
    let fixture = try await ServerFixture(script: #"printf '{"words":"%s","bytes":%d}\n' "$*" "$(wc -c)""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(text))
    page.send(frame: 2, [UInt8](repeating: 1, count: 5000))
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    #expect(page.receive().contains(#""words":"\#(words)","bytes":5000"#))
    await fixture.end()
  }

  @Test func `a page is told each complaint of a command, the last one as its error`() async throws {
    let fixture = try await ServerFixture(script: #"cat >/dev/null; printf 'tilawa: one\ntilawa: two\n' >&2; exit 65"#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"publish":true}"#))
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    #expect(page.receive().contains(#"{"event":"closed","exit":65,"error":"two","before":["one"]}"#))
    await fixture.end()
  }

  @Test func `a command speaks the language of its page`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"said":"%s %s"}\n' "$TILAWA_LANGUAGE" "$TILAWA_JSON""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"rate":16000,"range":"112","speaks":"en-GB"}"#))
    #expect(page.receive().contains(#"{"said":"en spoken"}"#))
    await fixture.end()
  }

  @Test func `the level of the machine's microphone is told`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"words":"%s"}\n' "$*""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"microphone":"machine","record":true,"reciter":"Amina","title":""}"#))
    #expect(page.receive().contains(#""words":"record --levels --reciter=Amina --json""#))
    await fixture.end()
  }

  @Test func `a recording for the library takes the page's microphone`() async throws {
    let fixture = try await ServerFixture(script: #"printf '{"words":"%s","bytes":%d}\n' "$*" "$(wc -c)""#)
    let page = try fixture.microphone(cookie: try fixture.enter())
    page.send(frame: 1, request(#"{"microphone":"page","rate":16000,"record":true,"reciter":"Amina","title":""}"#))
    page.send(frame: 2, [UInt8](repeating: 1, count: 5000))
    page.send(frame: 1, Array(#"{"end":true}"#.utf8))
    let said = page.receive()
    #expect(said.contains(#""words":"record --input=- --rate=16000 --reciter=Amina --json","bytes":5000"#))
    await fixture.end()
  }

  @Test func `a file that breaks off ends its import before the end of the input`() async throws {
    let fixture = try await ServerFixture(
      script: #"""
        trap 'kill $!; echo stopped >"$0.end"; exit 130' INT
        mkfifo "$0.end"; echo '{"event":"began"}'
        sleep 300 & wait
        """#)
    var page: SocketClient? = try fixture.microphone(cookie: try fixture.enter())
    page?.send(frame: 1, request(#"{"title":"Lesson 3","reciter":"Amina"}"#))
    page?.send(frame: 2, [UInt8](repeating: 1, count: 5000))
    _ = page?.receive(until: "began")
    page = nil
    let end = open(fixture.folder + "/program.end", O_RDONLY)
    var said = [UInt8](repeating: 0, count: 16)
    #expect(read(end, &said, said.count) == 8)
    close(end)
    await fixture.end()
  }

  @Test func `what is wished for wrongly is told`() async throws {
    let fixture = try await ServerFixture(script: Self.counting)
    let cookie = try fixture.enter()
    for (text, complaint) in [
      ("[1]", "no object of JSON"), ("{", "no object of JSON"), (#"{"range":"112"}"#, "8000 to 192000"),
      (#"{"rate":1e999}"#, "8000 to 192000"), (#"{"rate":16000,"range":"--input=/etc/passwd"}"#, "hyphen"),
      (#"{"rate":16000,"part":"--help"}"#, "hyphen"),
    ] {
      let page = try fixture.microphone(cookie: cookie)
      page.send(frame: 1, request(text))
      #expect(page.receive().contains(complaint), "\(text)")
    }
    await fixture.end()
  }

  @Test func `another protocol begins only when the server agrees`() async throws {
    let fixture = try await ServerFixture(script: Self.counting)
    let cookie = try fixture.enter()
    let head =
      "Host: 127.0.0.1:\(fixture.server.port)\r\nCookie: \(cookie)\r\nX-Tilawa-Key: \(fixture.key)\r\n"
      + "Origin: http://127.0.0.1:\(fixture.server.port)\r\n"
    let client = try #require(SocketClient(port: fixture.server.port))
    client.send(
      "GET /microphone HTTP/1.1\r\n\(head)Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 12\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    #expect(status(client.receive(until: "}")) == "400")
    client.send("GET /js/main.js HTTP/1.1\r\n\(head)\r\n")
    #expect(status(client.receive(until: "export {}")) == "200")
    await fixture.end()
  }

  @Test func `frames beyond the limit end the connection, and the server goes on`() async throws {
    let fixture = try await ServerFixture(script: Self.counting)
    let cookie = try fixture.enter()
    for length in [WebSocketFrame.mostMessage + 1, 1 << 33, 1 << 62] {
      let page = try fixture.microphone(cookie: cookie)
      page.send(frame: 2, [1, 2, 3], length: length)
      #expect(page.receive() == "")
    }
    #expect(status(fixture.ask("GET", "/js/main.js", cookie: cookie)) == "200")
    await fixture.end()
  }

  @Test func `pages that send faster than their commands take do not hold up other requests`() async throws {
    let fixture = try await ServerFixture(script: #"echo '{"event":"listening"}'; exec sleep 300"#)
    let cookie = try fixture.enter()
    let pages = try (0..<StudioRecitation.most).map { _ in
      let page = try fixture.microphone(cookie: cookie)
      page.send(frame: 1, request())
      _ = page.receive(until: "listening")
      return page
    }
    let flood = SocketClient.frame(2, [UInt8](repeating: 1, count: 90_000))
    for page in pages { page.flood(flood, times: 100) }
    for _ in 0..<20 { #expect(status(fixture.ask("GET", "/api/unknown", cookie: cookie)) == "404") }
    let more = try fixture.microphone(cookie: cookie)
    more.send(frame: 1, request())
    #expect(more.receive().contains("no more microphones"))
    await fixture.end()
  }

  @Test func `a command that takes nothing blocks none of Swift's threads`() async throws {
    let folder = NSTemporaryDirectory() + "job-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Program.install("#!/bin/sh\nexec sleep 300\n", at: folder + "/program")
    let program = StudioProgram(path: folder + "/program", environment: ["PATH": "/usr/bin:/bin"])
    let jobs = (0..<64).compactMap { _ in StudioJob(program, [], each: { _ in }, end: { _, _ in }) }
    #expect(jobs.count == 64)
    let bytes = Data(repeating: 1, count: 4 << 20)
    let writes = jobs.map { job in Task.detached { await job.write(bytes) } }
    // It runs on the threads that the writes would hold.
    #expect(await Task.detached { 42 }.value == 42)
    for job in jobs { job.interrupt() }
    for write in writes { #expect(await !write.value) }
  }
}
