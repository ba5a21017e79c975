import Foundation
import Testing
import TilawaCore
import TilawaScripts
import TilawaTestSupport

/// Scripts that the program writes, run by the program itself, into nothing. The reciter is tones of a second.
@Suite struct GeneratedScriptTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    func names(_ surah: Int, _ ayat: ClosedRange<Int>) -> [String] {
      ayat.map { String(format: "%03d%03d", surah, $0) }
    }
    let files = names(2, 1...5) + names(2, 57...58) + names(7, 161...161) + names(78, 1...40) + names(79, 1...16)
    try command.addReciter("a", files)
  }

  private func run(_ script: String) throws {
    #expect(try command.run("session", "check", script).output == "ok\n")
    let outcome = try command.run("session", "run", script, "--output", "null")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.lines.last?.contains(": done, ") == true, "\(outcome.output)")
  }

  // MARK: - Hifz

  /// Material that was entered weeks ago, by a file of another machine.
  private func hold(_ range: String) throws {
    let structure = try RealQuran.structure()
    let words = structure.span(of: try RangeParser(structure: structure, counting: .kufi).parse(range))
    let time = Int(Date().timeIntervalSince1970) - 20 * 86_400
    let day = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(time))).prefix(10)
    let line =
      #"{"id":"\#(range)","at":\#(time),"utc_offset":0,"zone":"UTC","day":"\#(day)","kind":"add","#
      + #""first_word":\#(words.start),"past_word":\#(words.end),"value":"shaky"}"#
    #expect(try command.run(["hifz", "import", "-"], input: line + "\n").output == "1 of 1 events are new\n")
  }

  // Q-HZ5
  @Test func `a lesson and the pages that are due run as they are written`() throws {
    try hold("79:1-16")
    #expect(try command.run("hifz", "add", "78:1-10", "--new").code == 0)
    #expect(try command.run("hifz", "set", "--new", "lines:5").code == 0)
    let list = try JSON(reading: command.run("hifz", "--json").output)
    guard case .array(let tasks)? = list["tasks"] else { return #expect(Bool(false), "no tasks") }
    #expect(tasks.compactMap { $0["round"]?.scalar } == ["sabaq", "manzil"])
    for key in 1...tasks.count {
      let file = "\(command.folder.path)/line-\(key).yaml"
      #expect(try command.run("hifz", "script", "\(key)", "-o", file).code == 0)
      try run(file)
    }
  }

  // Q-HZ7: the speed of a drill was one that the language refuses.
  @Test(arguments: ["78:2:1", "78:1", "79:1-2", "78:40:3", "2:58:3-5"])
  func `a drill runs, from any place`(place: String) throws {
    let file = "\(command.folder.path)/drill.yaml"
    #expect(try command.run("hifz", "script", "--drill", place, "-o", file).code == 0)
    try run(file)
    let begun = try command.run("hifz", "begin", "--drill", place, "--output", "null")
    #expect(begun.code == 0, "\(begun.complaint)")
    #expect(begun.lines.last?.hasPrefix("hifz-step.yaml: done, 4 of 4 steps") == true, "\(begun.output)")
  }

  @Test(arguments: Riwayah.allCases)
  func `a drill is one that the program takes, in every riwayah`(riwayah: Riwayah) throws {
    #expect(try command.run("hifz", "set", "--riwayah", riwayah.rawValue).code == 0)
    let file = "\(command.folder.path)/drill.yaml"
    #expect(try command.run("hifz", "script", "--drill", "2:58:3", "-o", file).code == 0)
    #expect(try command.run("session", "check", file).output == "ok\n")
  }

  // Q-HZ7
  @Test func `both sides of a question are heard`() throws {
    #expect(try command.run("hifz", "add", "2:58", "7:161").code == 0)
    let outcome = try PersonAtTerminal(command).run(
      ["hifz", "quiz", "--count", "1", "--output", "null"], ["how does", "1", "done, 2 of 2 steps", ""])
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("of 1"))
  }

  // MARK: - Without sound

  private static let refusal = "nothing is noted; to say it without sound: --silent"

  @Test func `what was not heard is not asked for`() throws {
    try hold("79:1-16")
    let person = PersonAtTerminal(command)
    let begun = try person.run(["hifz", "begin", "--play"], [Self.refusal, ""])
    #expect(begun.code == 69)
    #expect(!begun.output.contains("how did it go"))
    let list = try person.run(["hifz"], ["q leaves", "\n", Self.refusal, "", "q leaves", "q"])
    #expect(list.code == 0, "\(list.output)")
    #expect(!list.output.contains("how did it go"))
    #expect(try command.run("hifz", "export").lines.count == 1)
    let alone = try command.run("hifz", "begin", "--play")
    #expect(alone.code == 69 && !alone.complaint.isEmpty, "\(alone.complaint)")
  }

  // The message of `play` names an option, and hifz has it too.
  @Test func `what the message offers is an option`() throws {
    try hold("79:1-16")
    let person = PersonAtTerminal(command)
    let silent = try person.run(["hifz", "begin", "--silent"], ["how did it go", "\n"])
    #expect(silent.code == 0 && silent.output.contains("not noted"), "\(silent.output)")
    let heard = try person.run(["hifz", "begin", "--play", "--output", "null"], ["how did it go", "3"])
    #expect(heard.code == 0 && heard.output.contains("good, by yourself"), "\(heard.output)")
  }

  // MARK: - Templates

  @Test(arguments: [ScriptTemplate.daily, .linking, .review])
  func `a new script runs`(kind: ScriptTemplate) throws {
    let file = "\(command.folder.path)/\(kind.rawValue).yaml"
    #expect(try command.run("session", "new", file, "--kind", kind.rawValue).code == 0)
    try run(file)
  }
}
