import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// Bad input: one clear line, and never a label that is sure and wrong.
@Suite struct AlignBadInputTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture(hearing: .tones)
  }

  private func silence(_ seconds: Double) -> [Float] { SungAyat.pause(seconds, level: 0) }

  /// Chords of three tones, another each half second, without pauses.
  private func music(_ seconds: Int) -> [Float] {
    let roots = [220.0, 246.9, 261.6, 293.7, 329.6, 349.2, 392.0]
    return (0..<seconds * SungAyat.rate).map { index in
      let root = roots[index / (SungAyat.rate / 2) % roots.count]
      let time = Double(index) / Double(SungAyat.rate)
      return Float([1, 1.25, 1.5].reduce(0) { $0 + 0.1 * sin(2 * .pi * root * $1 * time) })
    }
  }

  /// Aligns, confirms what is sure, and says what is confirmed then: labels and where they begin.
  private func confirmed(_ sound: [Float], _ options: String...) throws -> (
    outcome: CommandFixture.Outcome, segments: [(label: String, start: Double)]
  ) {
    try #require(try command.run("import", command.sound(sound, "sung"), "--reciter", "me", "--no-hear").code == 0)
    let outcome = try command.run(["annotate", "align", "last", "--range", "112", "--auto-confirm"] + options)
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = (list["segments"] as? [[String: Any]] ?? []).filter { $0["status"] as? String == "confirmed" }
    return (outcome, segments.map { ($0["label"] as? String ?? "", $0["start"] as? Double ?? -1) })
  }

  @Test(arguments: ["silence", "music", "noise", "another passage", "three seconds of something else"])
  func `what does not hold the passage is refused in one line`(kind: String) throws {
    let sounds = [
      "silence": silence(20), "music": music(20), "noise": SungAyat.pause(20, level: 0.3),
      "another passage": SungAyat(pace: 0.22).recording([11, 12, 13, 14]).sound,
      "three seconds of something else": SungAyat.pause(0.2) + SungAyat(pace: 0.2).ayah(17),
    ]
    let found = try confirmed(try #require(sounds[kind]))
    #expect(found.outcome.code == 65)
    #expect(found.outcome.complaints.count == 1)
    #expect(found.outcome.output.isEmpty)
    #expect(try command.run("annotate", "list", "last").lines.isEmpty)
  }

  @Test func `of half a passage that half is found, and the rest is said to be missing`() throws {
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording([1, 2])
    let found = try confirmed(sound)
    #expect(found.outcome.code == 0, "\(found.outcome.complaint)")
    for segment in found.segments {
      let place = try #require(["112:1", "112:2"].firstIndex(of: segment.label))
      #expect(abs(segment.start - starts[place]) < 0.5)
    }
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let labels = (list["segments"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    #expect(labels == ["112:1", "112:2"])
    #expect(found.outcome.complaint.contains("not found: 112:3, 112:4"))
  }

  @Test func `a passage with an ayah left out has no sure label that is wrong`() throws {
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording([1, 3, 4])
    let found = try confirmed(sound)
    for segment in found.segments {
      let place = try #require(["112:1", "112:3", "112:4"].firstIndex(of: segment.label))
      #expect(abs(segment.start - starts[place]) < 0.5)
    }
    #expect(found.outcome.complaint.contains("not found: 112:2"))
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may write everywhere"))
  func `a library that can only be read is looked through in a dry run`() throws {
    try #require(try command.run("import", command.sung(), "--reciter", "me", "--no-hear").code == 0)
    let library = "\(command.home.path)/data"
    chmod(library, 0o555)
    defer { chmod(library, 0o755) }
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--dry-run")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.lines.count == 4)
  }
}
