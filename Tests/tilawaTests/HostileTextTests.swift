import Foundation
@testable import AppBase
import TilawaCore
import TilawaConsole
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import tilawa

/// Names, titles, labels and addresses are written by others: none of them may steer a terminal, or part the lines of a table.
@Suite struct HostileTextTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  /// Texts that make a terminal answer, fill the clipboard, hide, overwrite, turn round.
  static let attacks = [
    "x\u{1B}[5ny", "x\u{1B}]52;c;cm0gLXJm\u{7}y", "x\u{9B}5ny", "x\u{9D}0;t\u{9C}y", "x\u{202E}y\u{2066}z",
    "x\u{8}\u{8}y\u{7F}",
    "x\ry", "x\u{2028}y", "x\u{C}\u{E}y",
  ]

  /// Returns the control characters of the output; ends of lines and tabs are ours.
  private func obeyed(_ outcome: CommandFixture.Outcome) -> String {
    (outcome.output + outcome.complaint).unicodeScalars
      .filter { $0.isObeyed && $0 != "\n" && $0 != "\t" }.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  private func expectHarmless(_ words: [String], says text: String = "", _ place: SourceLocation = #_sourceLocation)
    throws
  {
    let outcome = try command.run(words)
    #expect(obeyed(outcome) == "", "\(words)", sourceLocation: place)
    #expect(!(outcome.output + outcome.complaint).isEmpty, "\(words)", sourceLocation: place)
    #expect(text.isEmpty || (outcome.output + outcome.complaint).contains(text), "\(words)", sourceLocation: place)
  }

  // MARK: - A5, E3

  @Test(arguments: attacks)
  func `what was typed, and files that there are not, are named without being obeyed`(_ text: String) throws {
    let ways = [
      [text], ["play", text], ["show", text], ["show", "1", "--\(text)"], ["play", "1", "--each", text],
      ["search", text], ["info", text], ["convert", text, "--to", "warsh"], ["import", "/dev/null/\(text).wav"],
      ["reciters", "add", text, "/dev/null"], ["reciters", "add", "A", "/dev/null/\(text)"],
      ["reciters", "show", text],
      ["reciters", "search", text], ["reciters", text], ["library", "show", text], ["library", "search", text],
      ["library", "export", "/dev/null/\(text)"], ["import", "/dev/null/\(text)"],
      ["annotate", "list", text],
      ["config", "get", text], ["config", "set", "each", text], ["preset", "show", text], ["preset", "save", text],
      ["text", "add", "/dev/null/\(text)"], ["text", "show", text], ["bookmark", "position", text],
      ["bookmark", "remove", text],
      ["session", "check", "/dev/null/\(text)"], ["session", "new", "/dev/null/\(text)"],
      ["render", "1", "-o", "wav:/dev/null/\(text)"],
      ["play", "1", "--output", text], ["ctl", text], ["khatm", "read", text], ["waveform", text], ["tajweed", text],
      ["timings", "show", text, "1"], ["download", "1", "--reciter", text], ["identify", "/dev/null/\(text)"],
    ]
    for words in ways { try expectHarmless(words) }
  }

  @Test func `a recording's title, its device and its file are shown, listed and answered without being obeyed`() throws
  {
    for (number, text) in Self.attacks.enumerated() {
      let sound = try command.tones(["\(number)"], in: "sounds", frames: 32_000 + number) + "/\(number).wav"
      let named = "\(command.folder.path)/sounds/\(text).wav"
      try FileManager.default.moveItem(atPath: sound, toPath: named)
      let track = try command.folder.write("0\t1\t112:1\n1\t2\t112:2\n", to: "\(number).txt")
      let words = ["import", named, "--labels", track, "--reciter", "Shaykh", "--title", text]
      try expectHarmless(words)
      try expectHarmless(words)
      for words in [
        ["library", "show", "last"], ["waveform", "last"], ["annotate", "list", "last"], ["annotate", "undo", "last"],
        ["annotate", "redo", "last"], ["annotate", "lint", "last"], ["queue", "112:1"],
        ["library", "list", "--timeline", "112:1"],
        ["library", "show", "last", "--json"], ["queue", "112:1", "--json"], ["library", "delete", "last", "--yes"],
      ] {
        #expect(obeyed(try command.run(words)) == "", "\(words)")
      }
    }
    for words in [["library"], ["library", "--json"], ["library", "restore"], ["library", "check"]] {
      #expect(obeyed(try command.run(words)) == "", "\(words)")
    }
  }

  @Test func `notes, scripts, packs and labels of others are read without being obeyed`() throws {
    for (number, text) in Self.attacks.enumerated() {
      try expectHarmless(["bookmark", "add", "2:\(number + 1)", "--note", text], says: "2:\(number + 1)")
      let script = try command.folder.write("\"\(text)\": 1\nsteps:\n  - \"\(text)\": 2:1\n", to: "\(number).yaml")
      try expectHarmless(["session", "check", script], says: "\(number).yaml")
      try expectHarmless(["session", "plan", script], says: "\(number).yaml")
      let sound = try command.tones(["l\(number)"], in: "sounds", frames: 32_000 + number) + "/l\(number).wav"
      let track = try command.folder.write("0\t1\t\(text)\n1\t2\t112:2\n", to: "l\(number).txt")
      try expectHarmless(["import", sound, "--labels", track, "--reciter", "Shaykh"], says: "l\(number)")
    }
    #expect(obeyed(try command.run("bookmark")) == "")
    #expect(obeyed(try command.run("bookmark", "list", "--json")) == "")
  }

  @Test func `a tab, an end of a line and a backslash in a title stay in their cell`() throws {
    let sound = try command.tones(["a"], in: "sounds") + "/a.wav"
    try #require(command.run("import", sound, "--reciter", "Shaykh", "--no-hear", "--title", "a\tb\nc\\d").code == 0)
    let lines = try command.run("library", "list").lines
    #expect(lines.count == 1)
    #expect(lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)[5] == #"a\tb\nc\\d"#)
  }

  @Test func `a title is not obeyed on a terminal either`() throws {
    let sound = try command.tones(["a"], in: "sounds") + "/a.wav"
    let title = "x\u{1B}[5n\u{9B}6n\u{1B}]52;c;cm0\u{7}"
    try #require(command.run("import", sound, "--reciter", "Shaykh", "--title", title, "--range", "112").code == 0)
    let person = PersonAtTerminal(command)
    for words in [
      ["library"], ["library", "show", "last"], ["annotate", "detect", "last"], ["waveform", "last"], [title],
    ] {
      let seen = try person.run(words, [], environment: ["TERM": "xterm-256color"]).output
      // Looks, and what takes a drawn line away, are ours.
      let rest = seen.replacing(/\u{1B}\[[0-9;]*m|\r\u{1B}\[K|\r\n/, with: "")
      let obeyed = rest.unicodeScalars.filter { $0.isObeyed && $0 != "\t" }.map { String($0.value, radix: 16) }
      #expect(obeyed.isEmpty, "\(words): \(obeyed)")
      #expect(seen.contains("x"))
    }
  }

  @Test func `a name in a bundle that no reciter may have is refused`() throws {
    let sound = try command.tones(["a"], in: "sounds") + "/a.wav"
    try #require(command.run("import", sound, "--reciter", "Shaykh", "--no-hear").code == 0)
    let bundle = command.folder.path + "/bundle"
    try #require(command.run("library", "export", bundle).code == 0)
    let folder = bundle + "/annotations"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let document = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      try document.replacing("\"Shaykh\"", with: #""Shaykh\u001b[5n""#).write(
        toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    let other = try CommandFixture()
    let outcome = try other.run("import", bundle)
    #expect(outcome.code != 0 && outcome.complaint.contains("invisible characters"))
    #expect(try other.run("reciters").output == "")
  }

  // MARK: - The funnel

  @Test(arguments: attacks)
  func `no string becomes a sequence`(_ text: String) {
    let bytes = Terminal.bytes(of: "a \(text) \(Painted(text, .red)) b\n")
    let looks = bytes.replacing("\u{1B}[31m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(!looks.unicodeScalars.contains { $0.isObeyed && $0 != "\n" })
    #expect(JSON.string(text).text.unicodeScalars.allSatisfy { !$0.isObeyed })
    #expect(TextLine(text).text.unicodeScalars.allSatisfy { !$0.isObeyed })
  }

  @Test func `what is spelled can be read`() {
    #expect("a\u{1B}[5n\tb\nc\u{202E}\\".harmless(.line) == #"a\x1b[5n"# + "\tb" + #"\nc\u{202e}\"#)
    #expect("a\tb\nc\\d\u{7}".harmless(.cell) == #"a\tb\nc\\d\x07"#)
    #expect("بِسْمِ\u{200F} می\u{200C}خواهم".harmless(.cell) == "بِسْمِ\u{200F} می\u{200C}خواهم")
  }

  // MARK: - F6, F8

  @Test func `a line that is said takes the place of the bar`() throws {
    let sound = try command.tones(["a"], in: "sounds", frames: 4_000_000) + "/a.wav"
    try #require(command.run("import", sound, "--reciter", "Shaykh", "--range", "112").code == 0)
    let seen = try PersonAtTerminal(command).run(["annotate", "detect", "last", "--fresh"], []).output
    for line in seen.components(separatedBy: "\r\n") {
      let last = line.components(separatedBy: "\r\u{1B}[K").last ?? ""
      #expect(!last.contains("% read") || !last.contains("suggested"), "\(line)")
    }
  }

  @Test func `on a terminal a list has headings, in a pipe it has none`() throws {
    try command.addReciter("Husary", ["112001"])
    #expect(try command.run("reciters").lines.count == 1)
    let seen = try PersonAtTerminal(command).run(["reciters"], [], environment: ["NO_COLOR": "1"]).output
    #expect(seen.components(separatedBy: "\r\n").first?.split(separator: " ").prefix(3) == ["id", "name", "riwayah"])
    #expect(try PersonAtTerminal(command).run(["config"], []).output.contains("what it settles"))
    #expect(try command.run("config").lines.allSatisfy { $0.split(separator: "\t").count == 2 })
  }
}
