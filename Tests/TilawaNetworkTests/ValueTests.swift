import Testing

@testable import TilawaNetwork

@Suite("An address")
struct AddressTests {
  @Test(
    "says who is asked",
    arguments: [
      ("http://Host/x", "http://host"), ("HTTPS://h:8443?x", "https://h:8443"), ("https://me:word@h/x", "https://h"),
      ("http://[::1]:80/x", "http://[::1]:80"), ("http://h", "http://h"), ("http://h\\@evil/", "http://h"),
    ])
  func origin(text: String, origin: String) {
    #expect(Address(text)?.origin == origin)
  }
}

@Suite("A watch for silence")
struct SilenceWatchTests {
  private let start = ContinuousClock.now

  @Test("goes on as long as enough comes")
  func enough() {
    var watch = SilenceWatch(HTTPClient.Timeouts(silence: .seconds(10)), from: start)
    for second in 1...100 { watch.came(100, at: start + .seconds(second)) }
    #expect(watch.deadline == start + .seconds(110))
  }

  @Test("ends although something comes, when it is next to nothing")
  func trickle() {
    var watch = SilenceWatch(HTTPClient.Timeouts(silence: .seconds(10)), from: start)
    for second in 1...9 { watch.came(90, at: start + .seconds(second)) }
    #expect(watch.deadline == start + .seconds(10))
  }

  @Test("ends where less comes than whoever listens needs")
  func slow() {
    var watch = SilenceWatch(HTTPClient.Timeouts(silence: .seconds(5), speed: 2000), from: start)
    for second in 1...4 { watch.came(1900, at: start + .seconds(second)) }
    #expect(watch.deadline == start + .seconds(5))
    watch.came(2400, at: start + .seconds(4))
    #expect(watch.deadline == start + .seconds(9))
  }
}

@Suite("Settings of a client")
struct ClientSettingsTests {
  private typealias Authorities = ClientSettings.Authorities

  @Test("believe the file that was given, else curl's, else OpenSSL's, else the system")
  func authorities() {
    let all = ["CURL_CA_BUNDLE": "curl", "SSL_CERT_FILE": "file", "SSL_CERT_DIR": "folder"]
    #expect(Authorities(file: "own") { all[$0] }.file == "own")
    #expect(Authorities(file: nil) { all[$0] }.file == "curl")
    let openSSL = Authorities(file: nil) { $0 == "CURL_CA_BUNDLE" ? nil : all[$0] }
    #expect((openSSL.file, openSSL.folder) == ("file", "folder"))
    let none = Authorities(file: nil) { _ in nil }
    #expect((none.file, none.folder) == (nil, nil))
  }

  @Test("ask this machine without a proxy, beside whom the environment names")
  func direct() {
    #expect(ClientSettings.directHosts { _ in nil } == "localhost,127.0.0.1,::1")
    #expect(ClientSettings.directHosts { $0 == "NO_PROXY" ? "a.b" : nil } == "a.b,localhost,127.0.0.1,::1")
    #expect(ClientSettings.directHosts { _ in "*" } == "*")
  }
}

@Suite("The head of an answer")
struct AnswerTests {
  private func answer(_ lines: String...) -> ServerAnswer {
    var answer = ServerAnswer()
    for line in lines { Array("\(line)\r\n".utf8).withUnsafeBytes { _ = answer.take($0) } }
    return answer
  }

  @Test("is that of the last answer, without what follows the body")
  func last() {
    let answer = answer(
      "HTTP/1.1 103 Early Hints", "ETag: \"no\"", "", "HTTP/2 200 ", "content-length:\t 7 ", "", "ETag: \"trailer\"")
    #expect((answer.status, answer.length, answer["etag"]) == (200, 7, nil))
  }

  // B10
  @Test("has so many lines and bytes at the most, with those of answers that only announce another")
  func tooLong() {
    func progress(_ lines: [String]) -> ServerAnswer.Progress {
      var answer = ServerAnswer()
      var progress = ServerAnswer.Progress.more
      for line in lines { progress = Array("\(line)\r\n".utf8).withUnsafeBytes { answer.take($0) } }
      return progress
    }
    #expect(progress(["HTTP/1.1 200"] + (0..<198).map { "X-\($0): y" } + [""]) == .complete)
    #expect(progress(["HTTP/1.1 200"] + (0..<200).map { "X-\($0): y" }) == .tooLong)
    #expect(progress(Array(repeating: "HTTP/1.1 103", count: 201)) == .tooLong)
    #expect(progress(["HTTP/1.1 200", "X: " + String(repeating: "y", count: 70_000)]) == .tooLong)
  }

  @Test("leaves out values that no honest server sends")
  func strange() {
    let answer = answer(
      "HTTP/1.1 200", "ETag: \"a\u{1}b\"", "Last-Modified: \(String(repeating: "x", count: 2000))", "")
    #expect((answer["etag"], answer["last-modified"]) == (nil, nil))
  }

  @Test("has numbers that can be counted with", arguments: ["-1", "+1", "", "1e3", "0x1", "9999999999999999999", "١"])
  func numbers(text: String) {
    #expect(ServerAnswer.number(text) == nil)
  }

  @Test("has ranges that make sense")
  func ranges() {
    #expect(ContentRange("bytes 1-2/3")?.bytes == 1...2)
    #expect(ContentRange("bytes */3")?.length == 3)
    #expect(ContentRange("bytes 1-2/*") != nil)
    for text in [
      "bytes 2-1/3", "bytes 1-3/3", "bytes 1-2", "items 1-2/3", "bytes -2/3", "bytes 1-2/3/4", "bytes 1-2/-",
    ] {
      #expect(ContentRange(text) == nil)
    }
  }
}
