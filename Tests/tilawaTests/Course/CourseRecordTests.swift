import Foundation
import Testing
import TilawaTestSupport

/// W-3: the passage of a week is recorded on a terminal, from a null sink's monitor, and submitted.
@Suite(
  .enabled(
    if: CourseFixtures.canSign && AudioPulseServer.isInstalled && Program.isInstalled("python3"),
    "libsodium, pulseaudio, parec and python3 are not all installed"))
struct CourseRecordTests {
  let both: CourseFixtures
  let server: AudioPulseServer

  init() throws {
    both = try CourseFixtures(.bundles)
    server = try AudioPulseServer(rate: 16_000, channels: 1)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.student("course", "lesson", "done").code == 0)
  }

  private func record(_ steps: String...) throws -> CommandFixture.Outcome {
    try PersonAtTerminal(both.students).run(
      ["course", "record", "--source", AudioPulseServer.monitor, "--output", "null"],
      ["begins the recording", "\n", "0:01", "q"] + steps,
      environment: both.environment.merging(["PULSE_SERVER": server.address, "TERM": "xterm", "NO_COLOR": "1"]) { $1 })
  }

  private let menu = "k keep for later: "

  @Test func `a recording is heard, made again, and submitted after a question`() throws {
    let outcome = try record(
      menu, "h\n", menu, "a\n", "begins the recording", "\n", "0:01", "q", menu, "s\n", "1 attempt will remain", "y\n")
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("week 1 is submitted"))
    #expect(!outcome.output.contains("next: tilawa annotate"))
    #expect(try both.state() == "awaiting-feedback")
    // Every recording stays in the student's library.
    let kept = try both.students.run("library", "list", "--json").output
    #expect(kept.components(separatedBy: #""sha256":"#).count == 3)
  }

  // A program that catches signals while it records must not swallow them afterwards.
  @Test func `Ctrl-C ends the questions after a recording, which is kept`() throws {
    let outcome = try record(menu, "SIGINT")
    #expect(outcome.code == 130)
    #expect(try both.students.run("library", "list", "--json").output.contains(#""sha256":"#))
    #expect(try both.state() == "ready-to-submit")
  }

  @Test func `a recording that is kept can be submitted later`() throws {
    let outcome = try record(menu, "k\n")
    #expect(outcome.code == 0 && outcome.output.contains("to submit it: tilawa course submit "))
    #expect(!outcome.output.contains("next: tilawa annotate"))
    #expect(try both.state() == "ready-to-submit")
    #expect(try both.student("course", "submit", "last", "--yes").code == 0)
    #expect(try both.state() == "awaiting-feedback")
  }
}
