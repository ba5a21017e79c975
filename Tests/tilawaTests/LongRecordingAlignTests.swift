import Foundation
import Testing
import TilawaTestSupport

/// Hours in one file: other tunes than those of the passage, a quarter of an hour of them over and over; and such with the passage
/// in their midst.
@Suite struct LongRecordingAlignTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addSinger("one")
    try command.addSinger("two", pace: 0.24)
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
  private func importRecording(hours: Double, with passage: [Float] = []) throws {
    let other = try frames(SungAyat(pace: 0.22, height: 1.03).recording(Array(11...240)).sound, "other")
    let quarters = Int((3600 * hours / (Double(other.count) / 6000)).rounded(.up))
    let path = "\(command.folder.path)/long.mp3"
    FileManager.default.createFile(atPath: path, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    for quarter in 0..<quarters {
      if quarter == quarters / 2, !passage.isEmpty { try file.write(contentsOf: frames(passage, "passage")) }
      try file.write(contentsOf: other)
    }
    try file.close()
    let outcome = try command.run("import", path, "--reciter", "me")
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  @Test func `six hours without the passage are refused in one line`() throws {
    try importRecording(hours: 6)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1, "\(outcome.complaints)")
    #expect(try command.run("annotate", "list", "last").lines.isEmpty)
  }

  @Test func `where it is recited once in more than an hour, that once is found`() throws {
    let passage = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4])
    try importRecording(hours: 1.5, with: passage.sound)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = list["segments"] as? [[String: Any]] ?? []
    #expect(segments.map { $0["label"] as? String } == ["112:1", "112:2", "112:3", "112:4"])
    let begins = segments.compactMap { $0["start"] as? Double }
    let offset = (begins.first ?? 0) - passage.starts[0]
    #expect(zip(begins, passage.starts).allSatisfy { abs($0 - offset - $1) < 0.5 })
    #expect(offset > 2400 && offset < 3000)
  }
}
