import Foundation
import Testing
@testable import AppBase
import TilawaAudio
import TilawaTestSupport

/// Recitation that comes as it is said: from a null sink's monitor, and from the standard input.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct ReciteSoundTests {
  let command: CommandFixture
  let server: AudioPulseServer

  init() throws {
    command = try CommandFixture(hearing: .tones)
    server = try AudioPulseServer(rate: 16_000, channels: 1)
  }

  private var environment: [String: String] { ["PULSE_SERVER": server.address] }
  private var words: [String] { ["recite", "112", "--source", AudioPulseServer.monitor, "--json"] }

  private func events(_ outcome: CommandFixture.Outcome) throws -> [[String: Any]] {
    try outcome.lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
  }

  /// Recites once the program listens, and ends it once it has heard the second ayah.
  private func recite(endingBy signal: Int32) throws -> CommandFixture.Outcome {
    let sound = SungAyat(pace: 0.22, height: 1.03).recording([1, 2]).sound + SungAyat.pause(1)
    let samples = sound.map { Int16(max(-1, min(1, $0)) * 32_767) }
    var hasPlayed = false
    return try command.interrupt(words, by: signal, environment: environment) { output in
      guard output.contains(#""event":"listening""#) else { return false }
      if !hasPlayed {
        hasPlayed = true
        _ = try? server.play(samples, rate: 16_000)
      }
      return output.contains(#""event":"done""#) && output.contains(#""ref":"112:2","recited":2"#)
    }
  }

  // Q-RE1, Q-RE4
  @Test func `a microphone is followed, and Ctrl-C ends with the summary`() throws {
    let outcome = try recite(endingBy: SIGINT)
    #expect(outcome.code == 130, "\(outcome.complaint)")
    let summary = try #require(try events(outcome).last)
    #expect(summary["recited"] as? Int == 6 && summary["skipped"] as? Int == 0, "\(summary)")
    #expect(summary["recording"] as? String != nil)
  }

  @Test func `a crash loses neither verdicts nor sound`() throws {
    _ = try recite(endingBy: SIGKILL)
    let shown = try command.json(try command.run("recite", "show", "--json"))
    #expect(shown["ended"] as? Bool == false)
    #expect(shown["recited"] as? Int == 6, "\(shown)")
    let next = try command.run("recite", "112", "--input", try command.sung(), "--no-keep")
    #expect(next.complaint.contains("recovered a recording that was cut off"), "\(next.complaint)")
    let again = try command.json(try command.run("recite", "show", "last", "1", "--json"))
    let recording = try #require(again["recording"] as? String)
    #expect(try command.run("library", "show", recording).code == 0)
  }

  @Test func `no sound server is one line`() throws {
    let outcome = try command.run("recite", "112")
    #expect(outcome.code == 69 && outcome.complaints.count == 1, "\(outcome.complaint)")
  }

  // Q-RE1
  @Test func `raw samples come on the standard input`() throws {
    let sound = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4]).sound
    let raw = "\(command.folder.path)/raw"
    let bytes = sound.flatMap { sample -> [UInt8] in
      let value = Int16(max(-1, min(1, sample)) * 32_767)
      return [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
    try Data(bytes).write(to: URL(filePath: raw))
    let outcome = try command.run(
      ["-c", "\"$0\" recite 112 --input - --json < \"$1\"", CommandFixture.program.path, raw],
      program: URL(filePath: "/bin/sh"))
    let summary = try #require(try events(outcome).last)
    #expect(summary["recited"] as? Int == 15 && summary["skipped"] as? Int == 0, "\(summary)")
  }
}
