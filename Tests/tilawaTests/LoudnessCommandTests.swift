import Foundation
import Testing
@testable import AppBase
import TilawaConsole
import TilawaTestSupport

@Suite struct LoudnessCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  private func gains(_ outcome: CommandFixture.Outcome) -> [Double?] {
    outcome.lines.filter { $0.contains(#""event":"ayah""#) }.map { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["gain"] as? Double
    }
  }

  @Test func `a reciter is unknown until it is measured, and then told everywhere`() throws {
    try command.addReciter("a", ["002002", "002003"])
    #expect(try command.run("reciters", "list").lines == ["a\ta\tHafs\tfolder\tnot measured yet"])
    #expect(try command.run("queue", "2:2").lines.last?.hasSuffix("\tloudness not measured") == true)
    let outcome = try command.run("reciters", "measure", "a")
    #expect(outcome.lines.count == 1)
    #expect(outcome.lines[0].wholeMatch(of: /a\t-\d+\.\d LUFS, peak -\d+\.\d dBTP/) != nil)
    #expect(try command.run("reciters", "list").lines[0].hasSuffix(" LUFS"))
    let queue = try command.run("queue", "2:2").lines
    #expect(queue.first == "Hafs (kufi) · -18.0 LUFS")
    #expect(queue.last?.wholeMatch(of: /.*\tgain -\d\.\d dB/) != nil)
  }

  @Test func `measuring answers in JSON`() throws {
    try command.addReciter("a", ["002002", "002003"])
    Bytes.write([0], to: path("a/002003.wav"))
    let outcome = try command.run("reciters", "measure", "--json")
    let file = path("a/002003.wav")
    let pattern = try Regex(
      #"\{"measured":\[\{"reciter":"a","file":null,"loudness":\{"lufs":-\d+\.\d,"peak":-\d+\.\d,"extent":"whole"\},"#
        + #""skipped":\[""# + file + #""\]\}\]\}"#)
    #expect(outcome.lines.first?.wholeMatch(of: pattern) != nil, "\(outcome.output)")
    #expect(outcome.complaints == ["tilawa: a: 1 files cannot be read and are skipped, the first is \(file)"])
  }

  // F21
  @Test func `what is measured unasked is a sample, and all of it only when that is typed`() throws {
    let folder = try command.folder.write("", to: "long/note").dropLast("/note".count)
    for ayah in 1...4 {
      _ = try Sound.write(.wav, to: "\(folder)/11200\(ayah).wav", frames: 8000 * 40, rate: 8000)
    }
    #expect(try command.run("reciters", "add", "a", String(folder), "--no-measure").code == 0)
    #expect(try command.run("reciters", "measure", "a", "--background").output.isEmpty)
    #expect(try command.run("reciters", "list", "--json").output.contains(#""extent":"sampled""#))
    #expect(try command.run("reciters", "measure", "a", "--json").output.contains(#""extent":"whole""#))
  }

  @Test func `who is unknown, and whose files cannot be read, is said, and the others are measured`() throws {
    #expect(try command.run("reciters", "measure", "nobody").code == 66)
    for name in ["a", "b"] { try command.addReciter(name, ["002002"]) }
    Bytes.write([0], to: path("a/002002.wav"))
    let outcome = try command.run("reciters", "measure")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.lines.map { $0.prefix(2) } == ["b\t"])
  }

  @Test func `play tells the gain where there is one, and no-loudness leaves every sample as it was`() throws {
    try command.addReciter("a", ["002002", "002003"])
    let play = ["play", "2:2-3", "--output", "null", "--json"]
    #expect(gains(try command.run(play)) == [nil, nil])
    let before = try command.run("render", "2:2-3", "-o", path("before.wav"))
    #expect(before.code == 0)
    #expect(try command.run("reciters", "measure", "a").code == 0)
    #expect(gains(try command.run(play)).allSatisfy { $0.map { $0 < -1 } ?? false })
    #expect(gains(try command.run(play + ["--no-loudness"])) == [nil, nil])
    for (name, options) in [("levelled.wav", []), ("untouched.wav", ["--no-loudness"])] {
      #expect(try command.run(["render", "2:2-3", "-o", path(name)] + options).code == 0)
    }
    #expect(Bytes.read(path("untouched.wav")) == Bytes.read(path("before.wav")))
    #expect(Bytes.read(path("levelled.wav")) != Bytes.read(path("before.wav")))
  }

  @Test func `an import is measured at once`() throws {
    _ = try Sound.write(.wav, to: path("lesson.wav"), frames: 24_000, rate: 8000)
    let labels = try command.folder.write("0.0\t3.0\t112:1\n", to: "labels.txt")
    let outcome = try command.run("import", path("lesson.wav"), "--labels", labels)
    #expect(
      outcome.lines[0].wholeMatch(
        of: /lesson \(lesson\): lesson, [0-9a-f]{8}, 0:03, 1 segment confirmed, Hafs, -\d+\.\d LUFS, .*/) != nil)
    #expect(try command.run("reciters", "show", "lesson").lines.contains { $0.hasPrefix("loudness\t-") })
  }

  @Test func `without libebur128 a recording is imported all the same, and the line says what to install`() throws {
    // The loader finds this one first and cannot use it.
    let folder = "\(command.folder.path)/bad"
    try command.folder.write("no library", to: "bad/libebur128.so.1")
    let search = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":\($0)" } ?? ""
    let environment = ["LD_LIBRARY_PATH": folder + search, "TILAWA_BACKGROUND": "yes"]
    func run(_ arguments: String...) throws -> CommandFixture.Outcome {
      let outcome = try command.run(arguments, environment: environment)
      #expect(outcome.complaints.count { $0.contains("libebur128-1") } == 1)
      return outcome
    }
    _ = try Sound.write(.wav, to: path("lesson.wav"), frames: 24_000, rate: 8000)
    let labels = try command.folder.write("0.0\t3.0\t112:1\n", to: "labels.txt")
    #expect(try run("import", path("lesson.wav"), "--labels", labels).code == 0)
    #expect(try run("reciters", "add", "a", try command.tones(["112001"], in: "a"), "--json").code == 0)
    #expect(try run("reciters", "measure").code == 69)
    let doctor = try command.run(["doctor"], environment: environment)
    #expect(doctor.code == 0)
    #expect(doctor.lines.contains { $0.hasPrefix("note loudness\t") })
  }

  @Test func `adding measures in the background, and waiting for it is possible`() throws {
    let folder = try command.tones(["002002"], in: "a")
    #expect(try command.run(["reciters", "add", "a", folder], environment: ["TILAWA_BACKGROUND": "yes"]).code == 0)
    // The second measurement waits for the first and finds it done, or does it.
    let outcome = try command.run("reciters", "measure", "a")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1)
    #expect(try command.run("reciters", "list").lines[0].hasSuffix(" LUFS"))
  }
}
