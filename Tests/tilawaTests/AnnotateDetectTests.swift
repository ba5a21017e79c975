import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

@Suite struct AnnotateDetectTests {
  let command: CommandFixture
  private static let rate = 16_000

  init() throws { command = try CommandFixture() }

  // T-F3.6, T-AC4
  @Test func `suggestions come with their pauses and confidence, and are no labels until confirmed`() throws {
    try importBursts([2, 3, 2.5])
    let outcome = try command.run("annotate", "detect", "last", "--json")
    let answer = try #require(try json(outcome))
    let boundaries = try #require(answer["boundaries"] as? [[String: Any]])
    #expect(boundaries.map { $0["frame"] as? Int } == [56_000, 113_600])
    #expect(boundaries.allSatisfy { ($0["confidence"] as? Double).map { (0...1).contains($0) } ?? false })
    #expect(boundaries.allSatisfy { abs(($0["pause"] as? Double ?? 0) - 0.6) < 0.03 })
    let list = try command.run("annotate", "list", "last")
    #expect(list.lines.filter { $0.contains("suggested") }.count == 3)
  }

  // T-F3.6
  @Test func `the ayat expected are written to the pauses`() throws {
    try importBursts([2.4, 1.9, 3.1, 3.2])
    let outcome = try command.run("annotate", "detect", "last", "--expect", "112")
    #expect(outcome.lines.map { $0.split(separator: "\t").last.map(String.init) } == ["112:2", "112:3", "112:4"])
    let complaint = try #require(outcome.complaints.first)
    #expect(complaint.hasPrefix("tilawa: 4 segments suggested in sound by pauses alone, "))
    #expect(complaint.contains(/\d+(–\d+)?% sure; check each label: tilawa annotate review \w+$/), "\(complaint)")
    // F4
    let hint = try #require(complaint.split(separator: "tilawa ").last).split(separator: " ").map(String.init)
    #expect(try command.run(hint + ["--output", "null"]).code == 0)
    #expect(try command.run("annotate", "detect", "last", "--expect", "112", "--fresh").output == outcome.output)
  }

  // T-F3.6
  @Test func `what is confirmed stays, and nothing is suggested inside it`() throws {
    try importBursts([2, 3, 2.5], labels: "1\t7.2\t112:1\n")
    #expect(try command.run("annotate", "detect", "last").lines.isEmpty)
    let list = try command.run("annotate", "list", "last").lines
    #expect(list.filter { $0.contains("confirmed") }.count == 1)
    #expect(list.filter { $0.contains("suggested") }.count == 1)
  }

  @Test func `a passage that cannot be what the recording holds changes nothing`() throws {
    try importBursts([2, 3, 2.5])
    _ = try command.run("annotate", "detect", "last")
    let before = try command.run("annotate", "list", "last").output
    let outcome = try command.run("annotate", "detect", "last", "--expect", "2")
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("does not seem to contain that passage"))
    #expect(try command.run("annotate", "list", "last").output == before)
  }

  // T-F3.6
  @Test(arguments: [
    ["--silence-db", "5"], ["--silence-db", "-400"], ["--silence-db", "nan"], ["--min-pause", "-1"],
    ["--min-pause", "60"],
    ["--min-pause", "x"], ["--expect", "115"], ["--expect", "112:9"],
  ])
  func `nonsense is refused in one line`(options: [String]) throws {
    try importBursts([2, 3])
    let outcome = try command.run(["annotate", "detect", "last"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  /// Tones of these lengths in seconds, a second of silence before the first, 0.6 s between.
  private func importBursts(_ seconds: [Double], labels: String = "0\t0.5\t-\n") throws {
    var samples = [Float](repeating: 0, count: AnnotateDetectTests.rate)
    for (index, length) in seconds.enumerated() {
      if index > 0 { samples += [Float](repeating: 0, count: AnnotateDetectTests.rate * 6 / 10) }
      samples += (0..<Int(length * Double(AnnotateDetectTests.rate))).map { frame in
        0.2 * Float(sin(2 * .pi * 440 * Double(frame) / Double(AnnotateDetectTests.rate)))
      }
    }
    let path = "\(command.folder.path)/sound.wav"
    try Sound.write(samples, rate: AnnotateDetectTests.rate, channels: 1, to: path)
    let track = try command.folder.write(labels, to: "labels.txt")
    let outcome = try command.run("import", path, "--labels", track, "--reciter", "me")
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  private func json(_ outcome: CommandFixture.Outcome) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
  }
}
