import Foundation
import TilawaTestSupport
import Testing

@Suite struct WaveformCommandTests {
  let command: CommandFixture

  /// Four seconds of tones with two ayat in them, in a library of their own.
  init() throws {
    command = try CommandFixture()
    try command.folder.write("", to: "lesson.wav")
    _ = try Sound.write(.wav, to: path("lesson.wav"), frames: 32_000, rate: 8000)
    try command.folder.write("0.5\t1.5\t2:2\n2\t3.25\t2:3\n3.25\t4\tspeech\n", to: "labels.txt")
    let outcome = try command.run(
      "import", path("lesson.wav"), "--reciter", "My teacher", "--labels", path("labels.txt"))
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  // T-F3.4
  @Test func `a line shows the waveform with what is marked`() throws {
    let outcome = try command.run("waveform", "last", "--width", "40", "--height", "2")
    #expect(outcome.code == 0)
    #expect(outcome.complaints == [])
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(lines.count == 6)
    #expect(lines[0] == "lesson · My teacher · Hafs · 0:04 · 3 c…")
    #expect(lines[3] == "     ├2:2─────┤     ├2:3───────┤├speech░")
    #expect(lines[4] == "╵0:00     ╵0:01     ╵0:02     ╵0:03")
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func `numbers have the columns and the segments`() throws {
    let outcome = try command.run("waveform", "last", "--json", "--width", "4", "--from", "1", "--to", "3")
    #expect(outcome.code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let answer = try #require(object as? [String: Any])
    #expect(answer["rate"] as? Int == 8000)
    #expect(answer["from_frame"] as? Int == 8000)
    #expect((answer["columns"] as? [[Double]])?.count == 4)
    #expect((answer["columns"] as? [[Double]])?.allSatisfy { $0[0] < -0.35 && $0[1] > 0.35 } == true)
    let segments = try #require(answer["segments"] as? [[String: Any]])
    #expect(segments.map { $0["label"] as? String } == ["2:2", "2:3"])
    #expect(segments.map { $0["start_frame"] as? Int } == [4000, 16_000])
    #expect(segments.map { $0["status"] as? String } == ["confirmed", "confirmed"])
  }

  @Test func `columns narrower than a hundredth of a second are exact`() throws {
    let outcome = try command.run("waveform", "last", "--json", "--width", "80", "--from", "1", "--to", "1.01")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let columns = try #require(object?["columns"] as? [[Double]])
    let samples = try Sound.decode(path("lesson.wav"))[8000..<8080]
    #expect(zip(columns, samples).allSatisfy { abs($0[0] - Double($1)) < 0.0001 && $0[0] == $0[1] })
  }

  @Test func `an SVG is the same on standard output and in a file`() throws {
    #expect(try command.run("waveform", "last", "-o", path("a.svg")).code == 0)
    let outcome = try command.run("waveform", "last", "-o", "-")
    #expect(outcome.output == String(decoding: Bytes.read(path("a.svg")), as: UTF8.self))
    #expect(outcome.output.contains(">2:3</text>"))
  }

  @Test func `a PNG has the size that was asked for and replaces the file that is there`() throws {
    Bytes.write([1, 2, 3], to: path("a.png"))
    let outcome = try command.run(
      "waveform", "last", "-o", path("a.png"), "--width", "640", "--height", "240", "--theme", "dark", "--force")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.lines == ["\(path("a.png")) · 640 × 240 · 0:04 · 3 confirmed, 0 suggested"])
    let bytes = Bytes.read(path("a.png"))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<24] == [0, 0, 2, 128, 0, 0, 0, 240])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: command.folder.path).allSatisfy { !$0.hasSuffix(".part") })
  }

  private static let refused: [(arguments: [String], code: Int32)] = [
    (["nobody"], 66), (["last", "--from", "4"], 64), (["last", "--from", "9:99"], 64),
    (["last", "--from", "2", "--to", "2"], 64), (["last", "-o", "a.gif"], 64), (["last", "-o", "a"], 64),
    (["last", "-o", "/dev/null/a.svg"], 73), (["last", "-o", "/absent/a.png"], 73), (["last", "--width", "3"], 64),
    (["last", "-o", "a.svg", "--width", "20000"], 64), (["last", "-o", "-", "--json"], 64), ([], 64),
  ]

  @Test(arguments: refused)
  func `what cannot be is said in one line`(arguments: [String], code: Int32) throws {
    let outcome = try command.run(["waveform"] + arguments)
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  // E2
  @Test func `a link is followed and stays a link`() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link.svg"), withDestinationPath: path("target.svg"))
    #expect(try command.run("waveform", "last", "-o", path("link.svg")).code == 0)
    #expect(!Bytes.read(path("target.svg")).isEmpty)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.svg")) == path("target.svg"))
  }

  @Test func `an end behind the recording's is its end`() throws {
    let outcome = try command.run("waveform", "last", "--from", "0:03", "--to", "1:00:00", "--width", "100")
    #expect(outcome.lines.first == "lesson · My teacher · Hafs · 0:03.000–0:04.000 of 0:04 · 2 confirmed, 0 suggested")
  }
}
