import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// Recording as a person or a script does it, from a null sink's monitor.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct RecordCommandTests {
  let command: CommandFixture
  let server: AudioPulseServer

  init() throws {
    command = try CommandFixture()
    server = try AudioPulseServer(rate: 48_000, channels: 1)
  }

  private var environment: [String: String] { ["PULSE_SERVER": server.address] }
  private var words: [String] { ["record", "--source", AudioPulseServer.monitor] }

  private func record(_ more: String...) throws -> CommandFixture.Outcome {
    try command.run(words + more, environment: environment)
  }

  private func events(_ outcome: CommandFixture.Outcome) throws -> [[String: Any]] {
    try outcome.lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
  }

  private var copies: [String] { command.home.files().filter { $0.hasPrefix("data/recordings/") } }

  // T-F3.3
  @Test func `it ends by itself and is in the library`() throws {
    let outcome = try record("--max", "1s", "--reciter", "My teacher", "--range", "112", "--title", "Lesson", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.complaints.isEmpty)
    let events = try events(outcome)
    let started = try #require(events.first)
    #expect(started["event"] as? String == "started" && started["range"] as? String == "112:1-4")
    #expect(started["rate"] as? Int == 48_000 && started["channels"] as? Int == 1 && started["bits"] as? Int == 16)
    let finished = try #require(events.last)
    #expect(finished["event"] as? String == "finished" && finished["reason"] as? String == "limit")
    let recording = try #require(finished["recording"] as? [String: Any])
    #expect(recording["frames"] as? Int == 48_000 && recording["new"] as? Bool == true)
    #expect(recording["reciter"] as? String == "my-teacher" && recording["title"] as? String == "Lesson")
    let sha256 = try #require(recording["sha256"] as? String)
    #expect(copies == ["data/recordings/\(sha256)"])
    #expect(sha256.hasPrefix(try #require(recording["id"] as? String)))
  }

  @Test func `the level is told once a second, and ten times where it is asked for`() throws {
    let count = { (outcome: CommandFixture.Outcome) in
      try events(outcome).count { $0["event"] as? String == "level" }
    }
    #expect(try count(record("--max", "2s", "--json")) <= 2)
    #expect(try count(record("--max", "2s", "--json", "--levels")) >= 15)
    #expect(try record("--max", "1s", "--levels").code == 64)
  }

  // C1 C12
  @Test func `what can be typed next is said, and whose place is new`() throws {
    try command.addReciter("a", ["112001"])
    let outcome = try record("--max", "1s", "--reciter", "My teacher", "--range", "112")
    #expect(outcome.code == 0)
    #expect(outcome.lines.last?.hasPrefix("next: tilawa annotate align ") == true)
    #expect(outcome.complaint.contains("My teacher is new, and heard first"))
    #expect(try record("--max", "1s", "--reciter", "Other", "--last").lines.last?.contains("annotate align") == true)
    let order = try command.run("reciters").lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(order == ["my-teacher", "a", "other"])
  }

  @Test(arguments: InterruptionTests.signals)
  func `a signal finishes it and keeps it`(signal: Int32, code: Int32) throws {
    let outcome = try command.interrupt(words + ["--json"], by: signal, environment: environment) {
      $0.contains(#""event":"level""#)
    }
    #expect(outcome.code == code)
    #expect(outcome.complaints.isEmpty)
    #expect(try events(outcome).last?["reason"] as? String == "stopped")
    #expect(copies.count == 1)
  }

  @Test(arguments: [["record", "--max", "1s"], ["import", "absent.wav", "--labels", "absent.txt"]])
  func `what a kill leaves is taken in by the next command that writes`(next: [String]) throws {
    let outcome = try command.interrupt(
      words + ["--json", "--title", "Cut off"], by: SIGKILL, environment: environment
    ) { $0.contains(#""event":"level""#) }
    #expect(outcome.code == -1)
    #expect(copies.count == 1 && copies.allSatisfy { $0.contains("/.recording-") })
    let source = next[0] == "record" ? ["--source", AudioPulseServer.monitor] : []
    let second = try command.run(next + source, environment: environment)
    #expect(second.complaints.first?.contains("recovered a recording that was cut off") == true)
    #expect(second.complaints.first?.contains("Cut off") == true)
    #expect(!copies.isEmpty && !copies.contains { $0.contains("/.") })
  }

  @Test func `a server that dies ends it with what there is`() throws {
    let outcome = try command.interrupt(words + ["--json"], by: 0, environment: environment) {
      guard $0.contains(#""event":"level""#) else { return false }
      server.kill()
      return true
    }
    #expect(outcome.code == 69)
    #expect(outcome.complaints.last?.contains("did not come back") == true)
    #expect(outcome.complaints.last?.contains("the recording is in the library as") == true)
    let last = try #require(try events(outcome).last)
    #expect(last["event"] as? String == "finished" && last["reason"] as? String == "lost")
    #expect(copies.count == 1)
  }

  @Test func `no server, no microphone and no such source are told apart`() throws {
    let none = try command.run("record", "--max", "1s")
    #expect(none.code == 69)
    #expect(none.complaints.count == 1)
    let noMicrophone = try command.run("record", "--max", "1s", environment: environment)
    #expect(noMicrophone.code == 69)
    #expect(noMicrophone.complaint.contains("no microphone"))
    let unknown = try command.run("record", "--source", "nobody", environment: environment)
    #expect(unknown.code == 66)
    #expect(unknown.complaint.contains(AudioPulseServer.monitor))
    #expect(copies.isEmpty)
  }

  @Test func `wrong arguments are refused before anything is recorded`() throws {
    let wrong = [
      ["--max", "2x"], ["--bits", "32"], ["--channels", "3"], ["--rate", "1"], ["--range", "115"], ["--title", " "],
      ["--reciter", "12"],
    ]
    for words in wrong { #expect(try command.run(self.words + words, environment: environment).code == 64) }
    try command.addReciter("files", ["002002"])
    let outcome = try record("--reciter", "files", "--max", "1s")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("take another name"))
    #expect(copies.isEmpty)
  }
}
