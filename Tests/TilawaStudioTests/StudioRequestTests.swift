import Testing

@testable import TilawaStudio

@Suite struct StudioRequestTests {
  private func arguments(_ name: String, _ values: [(String, String)]) throws -> [String] {
    let request = try #require(StudioRequests.named(name))
    return try request.arguments(values.map { (name: $0.0, value: $0.1) })
  }

  @Test func `values become options and arguments of the command`() throws {
    #expect(
      try arguments("play", [("range", "2:255"), ("range", "112"), ("each", "3"), ("replace", "true"), ("gap", "")])
        == ["play", "--detach", "--each=3", "--replace", "--json", "2:255", "112"])
    #expect(
      try arguments("setting", [("key", "riwayah"), ("value", "warsh")]) == [
        "config", "set", "--json", "riwayah", "warsh",
      ])
  }

  @Test(arguments: ["--output=/etc/passwd", "-o", "--force"])
  func `a value is never an option`(value: String) {
    #expect(throws: StudioRequest.Fault.self) { try arguments("search", [("query", value)]) }
    #expect(throws: StudioRequest.Fault.self) { try arguments("recording", [("recording", value)]) }
  }

  @Test func `a text is downloaded by its kind and its id, without a question`() throws {
    #expect(
      try arguments("text-download", [("translation", "en.sahih")])
        == ["setup", "--yes", "--no-play", "--translation=en.sahih", "--json"])
    #expect(try arguments("text-remove", [("text", "en.sahih")]) == ["text", "remove", "--json", "en.sahih"])
  }

  @Test func `a value of an option stays in it`() throws {
    #expect(
      try arguments("bookmark-add", [("range", "2:1"), ("note", "--force")])
        == ["bookmark", "add", "--note=--force", "--json", "2:1"])
  }

  @Test func `other names, control characters and too much are refused`() {
    #expect(throws: StudioRequest.Fault.self) { try arguments("khatm", [("output", "/tmp/x")]) }
    #expect(throws: StudioRequest.Fault.self) { try arguments("search", [("query", "a\u{0}b")]) }
    #expect(throws: StudioRequest.Fault.self) {
      try arguments("search", [("query", String(repeating: "a", count: 5000))])
    }
    #expect(throws: StudioRequest.Fault.self) {
      try arguments("search", Array(repeating: ("query", "a"), count: 501))
    }
    #expect(throws: StudioRequest.Fault.self) { try arguments("recording", []) }
  }

  @Test(arguments: ["/etc/passwd", "../secret.wav", "lesson.wav", "12", "ABCD", "12ab/", "-", ""])
  func `a recording is named by its id, and never by a path`(value: String) throws {
    #expect(throws: StudioRequest.Fault.self) { try arguments("course-submit", [("recording", value)]) }
    #expect(
      try arguments("course-submit", [("recording", "12ab34cd"), ("for", "3")])
        == ["course", "submit", "--yes", "--for=3", "--json", "12ab34cd"])
  }

  @Test func `marks keep their order and their words`() throws {
    let values = [
      ("student", "ab12"), ("part", "3"), ("mark", "0:01.500 112:1:2 madd --hold"), ("mark", "112:2:1 - good"),
    ]
    #expect(
      try arguments("coach-draft", values) == [
        "coach", "review", "--draft", "--keep-spoken", "--mark=0:01.500 112:1:2 madd --hold", "--mark=112:2:1 - good",
        "--json", "ab12", "3",
      ])
  }

  @Test func `no request writes a file or reads one by its path`() {
    let forbidden: Set = ["output", "force", "input", "font", "files", "file", "source"]
    for request in StudioRequests.all {
      #expect(!request.parameters.contains { forbidden.contains($0.name) }, "\(request.name)")
    }
  }
}
