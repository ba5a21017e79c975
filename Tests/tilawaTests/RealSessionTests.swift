import Foundation
import Testing
import TilawaTestSupport

/// Sessions of real recitations, as a person would set them up.
@Suite(.enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RealSessionTests {
  let command: CommandFixture
  let audio: String

  init() throws {
    command = try CommandFixture()
    audio = try #require(ReferenceData.audio)
  }

  private func add(_ name: String, _ arguments: String...) throws {
    #expect(try command.run(["reciters", "add", name] + arguments).code == 0)
  }

  private func sources(_ arguments: String...) throws -> [String] {
    let lines = try command.run(["queue"] + arguments).lines.dropFirst()
    return lines.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
  }

  /// The seconds of the start event and of the end event.
  private func lengths(_ arguments: String...) throws -> (start: Double, end: Double) {
    let lines = try command.run(["play"] + arguments + ["--output", "null", "--json"]).lines
    func number(_ line: String?, _ name: String) throws -> Double {
      let object = try JSONSerialization.jsonObject(with: Data((line ?? "{}").utf8)) as? [String: Any]
      return object?[name] as? Double ?? -1
    }
    return (try number(lines.first, "seconds"), try number(lines.last, "at"))
  }

  // T-F2.13, Q-AP4
  @Test func `a second reciter recites what the first has not, across mp3 and Opus and different rates`() throws {
    try add("Opus", "\(audio)/alafasy-opus")
    try add("Mp3", "\(audio)/emad-al-mansary")
    #expect(
      try sources("77:50-78:2", "79:1", "--missing", "silence") == [
        "77:50 — no audio available", "78:1 opus (reciter)", "78:2 opus (reciter)", "79:1 mp3 (reciter)",
      ])
    let lengths = try lengths("78:39-79:2", "--gap", "30%")
    #expect(abs(lengths.start - lengths.end) < 0.000_1)
  }

  // T-F2.11
  @Test func `a recording of Warsh gives a session of Hafs units, and of Warsh too`() throws {
    let labels = try command.folder.write("5.0\t60.0\t90:1-4\n60.0\t70.0\t90:5\n70.0\t80.0\t90:6-7\n", to: "warsh.txt")
    let recording = "\(audio)/abdulbasit-warsh-fullsurah/090.mp3"
    let imported = try command.run(
      "import", recording, "--labels", labels, "--reciter", "Teacher", "--riwayah", "warsh")
    #expect(imported.code == 0)
    #expect(imported.lines.last == "next: tilawa play 90:1-7 --reciter teacher --riwayah warsh")
    try add("Mp3", "\(audio)/emad-al-mansary")
    let asked = ["--reciter", "teacher", "--reciter", "mp3"]
    #expect(
      try sources("90:1-7", asked[0], asked[1], asked[2], asked[3]) == [
        "90:1-4 teacher (personal, Warsh)", "90:5 teacher (personal, Warsh)", "90:6-7 teacher (personal, Warsh)",
      ])
    #expect(
      try sources("90:2-5", asked[0], asked[1]) == [
        "90:2 — no audio available", "90:3 — no audio available", "90:4 — no audio available",
        "90:5 teacher (personal, Warsh)",
      ])
    #expect(try sources("90:1-7", "--riwayah", "warsh").count == 3)
  }

  @Test func `reciters of Hafs serve a session of Warsh where they are named`() throws {
    try add("Mp3", "\(audio)/emad-al-mansary")
    #expect(
      try sources("1:1-7", "--riwayah", "warsh", "--reciter", "mp3") == [
        "1:1 mp3 (reciter, Hafs)", "1:2 mp3 (reciter, Hafs)", "1:3 mp3 (reciter, Hafs)", "1:4 mp3 (reciter, Hafs)",
        "1:5 mp3 (reciter, Hafs)",
        "1:6-7 mp3 (reciter, Hafs)",
      ])
    // يس and what follows are one ayah in the Madani counting, two files here.
    let line = try command.run("queue", "36:1", "--riwayah", "warsh", "--reciter", "mp3", "--json").output
    #expect(line.contains("036001.mp3") && line.contains("036002.mp3"))
  }

  @Test func `whole surahs are cut by their timings`() throws {
    let rows = "112,1,0.2,2.2\n112,2,2.2,4.2\n112,3,4.2,6.6\n112,4,6.6,10.0\n"
    let timings = try command.folder.write(rows, to: "timings.csv")
    try add("Whole", "\(audio)/alafasy-fullsurah/112.mp3", "--timings", timings)
    let lengths = try lengths("112", "--repeat", "2")
    // Two passes of 9.8 s, of which each end may lie up to 80 ms off, in the pause that is nearest.
    #expect(abs(lengths.end - 19.6) < 2 * 2 * 0.08)
  }
}
