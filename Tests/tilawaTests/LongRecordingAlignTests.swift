import Foundation
import Testing
import TilawaTestSupport

/// Hours in one file: other tunes than those of the passage, a quarter of an hour of them over and over; and such with the passage
/// in their midst.
@Suite(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct LongRecordingAlignTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture(hearing: .tones)
  }

  /// Frames of MP3 of some sound, that may stand one after the other.
  private func frames(_ sound: [Float], _ name: String) throws -> Data {
    let path = "\(command.folder.path)/\(name).mp3"
    try Program.run(
      "ffmpeg",
      [
        "-v", "error", "-i", try command.sound(sound, name), "-b:a", "48k", "-write_xing", "0", "-id3v2_version", "0",
        path,
      ])
    return try Data(contentsOf: URL(filePath: path))
  }

  /// Imports so many hours of other tunes, in the midst of which something else is heard.
  ///
  /// - Returns: where that begins, in seconds.
  @discardableResult
  private func importRecording(hours: Double, with passage: [Float] = []) throws -> Double {
    let other = try frames(SungAyat(pace: 0.22, height: 1.03).recording(Array(11...192)).sound, "other")
    let quarter = Double(other.count) / 6000
    let quarters = Int((3600 * hours / quarter).rounded(.up))
    let path = "\(command.folder.path)/long.mp3"
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    for index in 0..<quarters {
      if index == quarters / 2, !passage.isEmpty { try file.write(contentsOf: frames(passage, "passage")) }
      try file.write(contentsOf: other)
    }
    try file.close()
    let outcome = try command.run("import", path, "--reciter", "me", "--no-hear")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    return quarter * Double(quarters / 2)
  }

  @Test func `six hours without the passage are refused in one line`() throws {
    try importRecording(hours: 6)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1, "\(outcome.complaints)")
    #expect(try command.run("annotate", "list", "last").lines.isEmpty)
  }

  @Test func `where it is recited once in more than an hour, that once is found and nothing far from it`() throws {
    let passage = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4])
    let begins = try importRecording(hours: 1.5, with: passage.sound)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    // Something of what is heard just before it may be taken for a part of it, but nothing far from it.
    #expect(segments.allSatisfy { ($0["start"] as? Double ?? 0) > begins - 60 })
    let there = segments.filter { ($0["start"] as? Double ?? 0) > begins }
    #expect(there.map { $0["label"] as? String } == ["112:1", "112:2", "112:3", "112:4"])
    for (segment, start) in zip(there, passage.starts) {
      #expect(abs(try #require(segment["start"] as? Double) - begins - start) < 0.5, "\(segment)")
    }
  }
}
