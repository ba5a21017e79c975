import Foundation
import Testing
import TilawaTestSupport

// T-F1.2
@Suite struct TimingCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  /// Surah 112 as one file of six seconds, and where its ayat are.
  private func addSurah() throws {
    try FileManager.default.createDirectory(atPath: "\(command.folder.path)/set", withIntermediateDirectories: true)
    _ = try Sound.write(.wav, to: "\(command.folder.path)/set/112.wav", frames: 48_000, rate: 8000)
    let timings = try command.folder.write("112,1,1,2\n112,2,2,3\n112,3,3,4.5\n112,4,4.5,6\n", to: "t.csv")
    let outcome = try command.run(
      "reciters", "add", "Qari", "\(command.folder.path)/set", "--timings", timings, "--no-measure")
    try #require(outcome.code == 0)
  }

  @Test func `who is added again is told that the timings went`() throws {
    let folder = "\(command.folder.path)/set"
    try addSurah()
    try FileManager.default.removeItem(atPath: "\(folder)/112.wav")
    _ = try Sound.write(.wav, to: "\(folder)/112001.wav", frames: 8_000, rate: 8000)
    let again = try command.run("reciters", "add", "Qari", folder, "--no-measure")
    #expect(again.code == 0)
    #expect(again.complaints.contains { $0.contains("tilawa timings import FILE --reciter qari") })
    let third = try command.run("reciters", "add", "Qari", folder, "--no-measure")
    #expect(!third.complaint.contains("timings import"))
  }

  @Test func `a document is imported ayah by ayah, and says what it withholds`() throws {
    try addSurah()
    let path = try command.folder.write("112,1,1,2\n112,2,2.02,2.01\n112,3,9,3\n112,4,4.5,6\n", to: "u.csv")
    let dry = try command.run("timings", "import", path, "--reciter", "qari", "--dry-run")
    #expect(dry.lines == ["qari: would take 2 ayat from CSV: 2 as they are, 0 repaired, 2 withheld"])
    #expect(dry.complaints.contains("tilawa: 112:2: not used: it ends before it starts"))
    let shown = try command.run("timings", "show", "112:3", "--reciter", "qari").lines
    #expect(shown == ["112:3\t0:03.000–0:04.500"])
  }

  @Test func `an ayah is put right, shown as such, heard there, and forgotten again`() throws {
    try addSurah()
    let set = try command.run("timings", "set", "112:2", "--start", "2.25", "--reciter", "qari")
    #expect(set.lines == ["112:2\t0:02.250–0:03.000\tby hand · 1 file cut anew"])
    #expect(
      try command.run("queue", "112:1", "--reciter", "qari", "--basmalah", "never").output.contains("–2.250000 s]"))
    #expect(
      try command.run("timings", "show", "112:1-2", "--reciter", "qari").lines == [
        "112:1\t0:01.000–0:02.250", "112:2\t0:02.250–0:03.000\tby hand",
      ])
    #expect(
      try command.run("timings", "unset", "all", "--reciter", "qari").lines.first?.hasPrefix("1 ayah is no longer")
        == true)
    #expect(!(try command.run("timings", "show", "112:2", "--reciter", "qari").output.contains("by hand")))
  }

  @Test func `an export is taken back for the same audio`() throws {
    try addSurah()
    _ = try command.run("timings", "set", "112:2", "--start", "2.25", "--reciter", "qari")
    let path = "\(command.folder.path)/export.json"
    let told = try command.run("timings", "export", "--reciter", "qari", "--all", "-o", path, "--json")
    #expect(told.output.hasSuffix(#""overlays":1,"elsewhere":0,"published":4}"# + "\n"))
    _ = try command.run("timings", "unset", "all", "--reciter", "qari")
    #expect(try command.run("timings", "import", path, "--reciter", "qari").code == 0)
    #expect(try command.run("timings", "show", "112:2", "--reciter", "qari").output.contains("0:02.250"))
  }

  @Test func `what was put right in audio that has gone is exported, and stays`() throws {
    try addSurah()
    _ = try command.run("timings", "set", "112:2", "--start", "2.25", "--reciter", "qari")
    _ = try Sound.write(.wav, to: "\(command.folder.path)/set/112.wav", frames: 47_000, rate: 8000)
    let again = try command.run(
      "reciters", "add", "Qari", "\(command.folder.path)/set", "--timings", "\(command.folder.path)/t.csv",
      "--no-measure")
    try #require(again.code == 0)
    let export = try command.run("timings", "export", "--reciter", "qari")
    #expect(export.output.contains(#"{"ref": "112:2", "start": 2250, "end": 3000}"#))
    #expect(export.complaint.contains("1 ayat by hand are of audio that is not here"))
    let unset = try command.run("timings", "unset", "all", "--reciter", "qari")
    #expect(unset.lines.first?.hasPrefix("0 ayat") == true)
    #expect(unset.complaint.contains("1 ayat were put right by hand in audio that is not here"))
  }

  @Test func `a shift backwards needs no tricks`() throws {
    try addSurah()
    let outcome = try command.run("timings", "shift", "all", "--by", "-60ms", "--reciter", "qari")
    #expect(outcome.lines.first?.hasPrefix("4 ayat are 60 ms earlier") == true)
    #expect(try command.run("timings", "show", "112:1", "--reciter", "qari").complaint.contains("t.csv -60 ms"))
  }

  @Test(arguments: [
    (["import", "/nowhere.json"], 66, "no such file"), (["set", "112:2"], 64, "--start"),
    (["set", "112:9", "--start", "1"], 64, "4 ayat"),
    (["set", "113:1", "--start", "1"], 66, "no file of it here"),
    (["set", "112:2", "--start", "3", "--end", "2"], 64, "must be later"),
    (["set", "112:2", "--end", "9"], 65, "6.000 s long"), (["shift", "all", "--by", "soon"], 64, "--by"),
    (["shift", "all", "--by", "0"], 64, "moves nothing"),
    (["show", "2:1"], 66, "there are no timings"),
    (["shift", "2:1", "--by", "60ms"], 66, "none are published"),
    (["export", "-o", "/nowhere/x.json"], 73, "no folder /nowhere"),
  ])
  func `what cannot be done is one line`(arguments: [String], code: Int32, word: String) throws {
    try addSurah()
    let outcome = try command.run(["timings"] + arguments + ["--reciter", "qari"])
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains(word))
  }

  @Test(arguments: ["hello", "{}", "[1", "SQLite format 3\0", "{\"chapters\":[]}"])
  func `what is no timings is refused in one line`(content: String) throws {
    try addSurah()
    let path = try command.folder.write(content, to: "x")
    let outcome = try command.run("timings", "import", path, "--reciter", "qari")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
  }
}
