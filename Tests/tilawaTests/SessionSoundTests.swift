import Foundation
import Testing
import TilawaTestSupport

/// Scripts that meet a sound server that is late, dies, or has no microphone.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct SessionSoundTests {
  let command: CommandFixture
  let server: AudioPulseServer

  init() throws {
    command = try CommandFixture()
    server = try AudioPulseServer(rate: 48_000, channels: 1)
    try command.addReciter("a", ["067001", "067002"])
  }

  private var environment: [String: String] { ["PULSE_SERVER": server.address] }

  private func words(_ text: String) throws -> [String] {
    ["session", "run", try command.folder.write(text, to: "day.yaml"), "--json", "--wait-for-sound", "20s"]
  }

  // T-F2.8
  @Test func `a sound server that comes late is waited for, and told once`() throws {
    server.kill()
    let outcome = try command.interrupt(
      try words("steps:\n  - play: 67:1\n    basmalah: never\n"), by: 0, environment: environment
    ) { _, complaint in
      complaint.contains("waiting for it") && (try? server.start()) != nil
    }
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("waiting for it, 20s at most"))
    #expect(outcome.lines.last?.contains(#""result":"done""#) == true)
  }

  @Test func `one that never comes is 69 after that time, and the portion comes again`() throws {
    server.kill()
    let text = "start: 67:1\nsteps:\n  - play: \"{{next 1 ayat}}\"\n"
    let path = try command.folder.write(text, to: "day.yaml")
    let outcome = try command.run("session", "run", path, "--wait-for-sound", "1s", environment: environment)
    #expect(outcome.code == 69)
    #expect(outcome.complaints.last?.contains("day.yaml:3:5: ") == true)
    #expect(try command.run("session", "run", path, "--output", "null").output.contains("play 67:1"))
  }

  @Test func `one that dies between two steps is waited for`() throws {
    let text = """
      steps:
        - play: 67:1
          basmalah: never
        - pause: 1s
        - play: 67:2
      """
    var hasDied = false
    let outcome = try command.interrupt(try words(text), by: 0, environment: environment) { output, complaint in
      if !hasDied, output.contains(#""kind":"pause""#) {
        server.kill()
        hasDied = true
      }
      return complaint.contains("waiting for it") && (try? server.start()) != nil
    }
    #expect(outcome.code == 0)
    #expect(outcome.lines.last?.contains(#""done":3,"steps":3"#) == true)
  }

  // T-F2.8
  @Test func `the student's turn is recorded into the library, as long as what was heard`() throws {
    let text = """
      steps:
        - play: 67:1-2
          basmalah: never
        - record:
          for: 50%
          reciter: Me
          source: \(AudioPulseServer.monitor)
      """
    let outcome = try command.run(try words(text), environment: environment)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""event":"started""#) && outcome.output.contains(#""range":"67:1-2""#))
    #expect(outcome.output.contains(#""reason":"limit""#))
    #expect(outcome.lines.last?.contains(#""done":2"#) == true)
    let list = try command.run("library", "list", "--json")
    #expect(list.output.contains(#""duration":1.000000"#))
  }

  @Test func `a signal in the student's turn keeps what was recorded`() throws {
    let text = "steps:\n  - record: 67:1\n    for: 5m\n    source: \(AudioPulseServer.monitor)\n"
    let outcome = try command.interrupt(try words(text), by: SIGTERM, environment: environment) {
      $0.contains(#""event":"level""#)
    }
    #expect(outcome.code == 143)
    #expect(outcome.output.contains(#""event":"finished""#))
    #expect(outcome.lines.last?.contains(#""result":"interrupted""#) == true)
  }

  @Test func `without a microphone the step fails at once, and others go on`() throws {
    let text = "steps:\n  - record: 67:1\n    for: 1s\n  - play: 67:1\n    basmalah: never\n"
    let outcome = try command.run(try words(text) + ["--keep-going"], environment: environment)
    #expect(outcome.code == 69)
    #expect(outcome.complaint.contains("no microphone"))
    #expect(outcome.lines.last?.contains(#""done":1,"steps":2"#) == true)
  }
}
