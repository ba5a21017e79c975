import Foundation
import Testing
import TilawaTestSupport

/// Signals end a command with their own exit code; a play keeps its place, and what is being made goes.
@Suite struct InterruptionTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002002", "002003"])
  }

  static let signals: [(Int32, Int32)] = [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)]

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  /// A pipe in place of a file: whoever opens it waits there.
  private func pipe(_ name: String) throws -> String {
    #expect(mkfifo(path(name), 0o600) == 0)
    return path(name)
  }

  /// Runs it until it reads the pipe, which gives nothing, and sends it a signal.
  private func interrupt(_ arguments: [String], by signal: Int32, reading pipe: String) throws
    -> CommandFixture.Outcome
  {
    var writer: Int32 = -1
    defer { close(writer) }
    return try command.interrupt(arguments, by: signal) { _ in
      writer = open(pipe, O_WRONLY | O_NONBLOCK)
      return writer >= 0
    }
  }

  @Test(arguments: signals)
  func `play says where it stopped, keeps the place and goes on there`(signal: Int32, code: Int32) throws {
    let words = ["play", "2:2-3", "--repeat", "50", "--output", "null:realtime"]
    let outcome = try command.interrupt(words, by: signal) { $0.contains("2:2") && $0.contains("Rep") }
    #expect(outcome.code == code)
    #expect(outcome.lines.last?.hasPrefix("stopped at 2:") == true)
    #expect(outcome.lines.last?.hasSuffix("go on with: tilawa play last") == true)
    #expect(outcome.complaints.isEmpty)
    let next = try command.run("play", "last", "--output", "null", "--for", "1s")
    #expect(next.code == 0)
    #expect(next.lines.first?.contains("from 2:") == true)
  }

  @Test func `in JSON the end says it, and nothing else is written`() throws {
    let words = ["play", "2:2-3", "--repeat", "50", "--output", "null:realtime", "--json"]
    let outcome = try command.interrupt(words, by: SIGINT) { $0.contains(#""event":"ayah""#) }
    #expect(outcome.code == 130)
    #expect(outcome.lines.last?.contains(#""reason":"interrupted""#) == true)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("{") })
  }

  @Test(arguments: signals)
  func `import leaves nothing`(signal: Int32, code: Int32) throws {
    let (labels, sound) = (try pipe("labels.txt"), path("a/002002.wav"))
    let outcome = try interrupt(["import", sound, "--labels", labels], by: signal, reading: labels)
    #expect(outcome.code == code)
    #expect(outcome.complaints.isEmpty)
    #expect(!command.home.files().contains { $0.contains("recordings/") })
    #expect(try command.run("reciters", "list").lines.count == 1)
  }

  @Test(arguments: signals)
  func `reciters add stores nothing`(signal: Int32, code: Int32) throws {
    let timings = try pipe("timings.csv")
    let words = ["reciters", "add", "b", try command.tones(["002"], in: "b"), "--timings", timings]
    let outcome = try interrupt(words, by: signal, reading: timings)
    #expect(outcome.code == code)
    #expect(try command.run("reciters", "list").lines.count == 1)
  }

  @Test(arguments: signals)
  func `render leaves no file`(signal: Int32, code: Int32) throws {
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: true)
    let words = ["render", "2:2-3", "--each", "100", "--repeat", "100", "--gap", "3000", "-o", path("out/x.flac")]
    let outcome = try command.interrupt(words, by: signal) { _ in
      (try? FileManager.default.contentsOfDirectory(atPath: path("out")))?.isEmpty == false
    }
    #expect(outcome.code == code)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("out")).isEmpty)
  }
}
