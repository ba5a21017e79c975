import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// Recording from the standard input, as the studio does it for a browser's microphone.
@Suite struct RecordInputTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private var copies: [String] { command.home.files().filter { $0.hasPrefix("data/recordings/") } }

  /// Sound of two bytes a sample.
  private func sound(_ samples: Int) -> String { String(repeating: "A ", count: samples) }

  private func record(_ words: String..., input: String) throws -> CommandFixture.Outcome {
    try command.run(["record", "--input", "-"] + words, input: input)
  }

  // T-F3.3
  @Test func `samples become a recording, to the last one`() throws {
    let outcome = try record("--rate", "8000", "--range", "112", "--json", input: sound(8123))
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let (started, finished) = try (JSON(reading: outcome.lines[0]), JSON(reading: outcome.lines[1]))
    #expect(started["range"]?.scalar == "112:1-4" && started["rate"]?.scalar == "8000")
    let recording = try #require(finished["recording"])
    #expect(recording["frames"]?.scalar == "8123" && recording["rate"]?.scalar == "8000")
    #expect(copies == ["data/recordings/\(recording["sha256"]?.scalar ?? "")"])
  }

  @Test func `it ends at its limit`() throws {
    let outcome = try record("--rate", "8000", "--max", "1s", "--json", input: sound(20_000))
    let finished = try JSON(reading: outcome.lines[1])
    #expect(finished["reason"]?.scalar == "limit" && finished["recording"]?["frames"]?.scalar == "8000")
  }

  @Test func `without samples there is no recording`() throws {
    let outcome = try record(input: "")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("nothing was recorded"))
    #expect(copies.isEmpty)
  }

  @Test(arguments: [["--channels", "2"], ["--bits", "24"], ["--source", "x"], ["--rate", "1"]])
  func `only samples of 16 bits and one channel are taken`(words: [String]) throws {
    #expect(try command.run(["record", "--input", "-"] + words, input: sound(100)).code == 64)
  }

  @Test func `a file is imported, not recorded`() throws {
    let outcome = try command.run("record", "--input", "lesson.wav")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("tilawa import"))
  }
}
