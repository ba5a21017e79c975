import Foundation
import Testing
@testable import AppBase
import TilawaStore
import TilawaTestSupport

/// T-F4.1, T-F4.2: what is settled holds for all sessions, and what is typed for one has the say.
@Suite struct ConfigCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002001", "002002"])
    try command.addReciter("b", ["002001"])
  }

  private func config(_ words: String...) throws -> CommandFixture.Outcome { try command.run(["config"] + words) }

  /// Returns the number of steps of a session, and their reciters, from its events.
  private func plays(_ words: String...) throws -> [String] {
    try command.run(["play", "2:1", "--json", "--output", "null"] + words).lines
      .filter { $0.contains(#""event":"ayah""#) }
      .compactMap { $0.split(separator: #""reciter":""#).last.map { String($0.prefix { $0 != "\"" }) } }
  }

  // T-F4.1
  @Test func `a default holds until it is forgotten`() throws {
    #expect(try plays().count == 1)
    #expect(try config("set", "each", "3").output == "each\t3\n")
    #expect(try plays().count == 3)
    #expect(try config("get", "each").output == "3\n")
    #expect(try config("unset", "each").output == "each\t(1)\n")
    #expect(try plays().count == 1)
    #expect(try config("get", "each").output == "1\n")
  }

  // T-F4.2
  @Test func `what is typed holds for its session, and does not add up`() throws {
    _ = try config("set", "each", "3")
    _ = try config("set", "reciter", "b")
    #expect(try plays() == ["b", "b", "b"])
    #expect(try plays("--each", "2", "--reciter", "a") == ["a", "a"])
    #expect(try plays("--each=1", "--reciter=a") == ["a"])
    #expect(try config("get", "each").output == "3\n")
  }

  @Test func `a flag can be on by default and off for a session`() throws {
    _ = try config("set", "loudness", "off")
    _ = try config("set", "istiadha", "on")
    #expect(try command.run("queue", "2:1").complaint.contains("isti'adha"))
    #expect(!(try command.run("queue", "2:1", "--no-istiadha").complaint.contains("isti'adha")))
  }

  @Test func `reciters who are settled are those of a riwayah`() throws {
    _ = try config("set", "reciter", "b")
    #expect(try command.run("queue", "2:1").output.contains("\tb (reciter)"))
    #expect(!(try command.run("queue", "2:1", "--riwayah", "warsh").output.contains("\tb (reciter")))
  }

  @Test func `the program's own settings are the same ones that others set`() throws {
    _ = try config("set", "downloads-limit", "2GB")
    #expect(try command.run("download", "limit").output.contains("2 GB"))
    #expect(try config("get", "downloads-limit").output == "2 GB\n")
    _ = try config("set", "riwayah", "warsh")
    #expect(try command.run("queue", "2:1", "--reciter", "a").output.hasPrefix("Warsh"))
    _ = try config("set", "network", "yes")
    #expect(try Library(folders: command.home.home, for: .reading).settings.value(of: .network) == "on")
  }

  @Test(
    arguments: [
      ("eech", "3", 64, "tilawa: there is no setting eech; did you mean each?"),
      ("colour", "3", 64, "tilawa: there is no setting colour; see: tilawa config list"),
      (
        "each", "0", 64,
        "tilawa: --each does not take “0”: it is 1…100, forever"
      ),
      ("volume", "101", 64, "tilawa: --volume does not take “101”: it is 0…100"),
      ("connect-before", "-1", 64, nil),
      ("output", "nowhere", 64, nil), ("istiadha", "maybe", 64, "tilawa: istiadha is on or off, not “maybe”"),
      ("riwayah", "kisai", 64, nil), ("downloads-limit", "2", 64, nil), ("history", "perhaps", 64, nil),
      ("reciter", "a,nobody", 66, nil), ("teacher", "", 64, nil),
    ] as [(String, String, Int32, String?)])
  func `what cannot be is refused in a line, and nothing is changed`(
    key: String, value: String, code: Int32, complaint: String?
  ) throws {
    let outcome = try command.run(["config", "set", key, value])
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1)
    if let complaint { #expect(outcome.complaints == [complaint]) }
    #expect(try Library(folders: command.home.home, for: .reading).settings.all() == [:])
  }

  @Test func `a program gets each setting with what holds otherwise`() throws {
    _ = try config("set", "gap", "150%")
    #expect(
      try config("get", "gap", "--json").output
        .hasPrefix(#"{"key":"gap","value":"150%","default":"0","is_set":true,"isSet":true,"help":"Silence after"#))
    let text = try config("list", "--json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let settings = try #require(object["settings"] as? [[String: Any]])
    #expect(settings.filter { $0["is_set"] as? Bool == true }.compactMap { $0["key"] as? String } == ["gap"])
    #expect(settings.contains { $0["key"] as? String == "speed" && $0["default"] as? String == "1" })
  }

  @Test func `a default that this version does not understand is not applied, and the list says so`() throws {
    try Library(folders: command.home.home, for: .writing).settings.change([.standard("each"): "many"])
    #expect(try command.run("play", "2:1", "--output", "null").code == 0)
    let list = try command.run("config", "list")
    #expect(list.code == 0)
    #expect(list.complaint.contains("does not understand the value: each"))
    #expect(try command.run("play", "2:1", "--each", "2", "--output", "null").code == 0)
    #expect(try command.run("play", "2:1", "--each", "x", "--output", "null").code == 64)
  }

  // MARK: - Edit

  private func edit(_ script: String) throws -> CommandFixture.Outcome {
    try command.run(["config", "edit"], environment: ["EDITOR": script])
  }

  @Test func `an editor shows every setting, and what it sets is set at once`() throws {
    _ = try config("set", "gap", "150%")
    let copy = "\(command.folder.path)/shown"
    let outcome = try edit(
      "sed -i.before -e 's/^#each = .*/each = 3/' -e 's/^gap = /#gap = /' \"$1\"; cp \"$1.before\" '\(copy)'; rm \"$1.before\"; true"
    )
    #expect(outcome.output == "2 settings changed\n", "\(outcome.complaint)")
    let text = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(text.contains("\ngap = 150%\n"))
    #expect(text.contains("\n# How many times each ayah plays in a pass.\n"))
    #expect(text.contains("\n#each = 1\n"))
    #expect(try config("get", "each").output == "3\n")
    #expect(try config("get", "gap", "--json").output.contains(#""is_set":false"#))
    #expect(try edit("true").output == "nothing was changed\n")
  }

  @Test func `a text with a mistake changes nothing, and the line is named`() throws {
    let before = try edit("sed -i -e '$a each = 3' -e '$a gap = much'")
    #expect(before.code == 64)
    #expect(before.complaints.count == 1)
    #expect(before.complaint.contains("line "))
    #expect(before.complaint.contains("“much”"))
    #expect(before.complaint.contains("nothing was changed"))
    #expect(try config("get", "each").output == "1\n")
    #expect(try edit("sed -i '$a nonsense'").complaint.contains("this is not key = value: nonsense"))
    #expect(try edit("sed -i -e '$a each = 2' -e '$a each = 3'").complaint.contains("each is set in line"))
    #expect(try edit("false").code == 69)
  }
}

@Suite struct PresetCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002001", "002002", "002003"])
    try command.addReciter("b", ["002001"])
  }

  private func preset(_ words: String...) throws -> CommandFixture.Outcome { try command.run(["preset"] + words) }

  private func refs(_ words: String...) throws -> String {
    let outcome = try command.run(["play"] + words + ["--json", "--output", "null"])
    return outcome.lines.filter { $0.contains(#""event":"ayah""#) }
      .compactMap { $0.split(separator: #""ref":""#).last.map { String($0.prefix { $0 != "\"" }) } }
      .joined(separator: " ")
  }

  @Test func `a preset is heard as it would be typed, and what is typed beside it has the say`() throws {
    #expect(try preset("save", "hifz", "2:1-2", "--each", "2", "--reciter", "a").code == 0)
    #expect(try refs("--preset", "hifz") == "2:1 2:1 2:2 2:2")
    #expect(try refs("--preset=hifz", "--each", "1") == "2:1 2:2")
    #expect(try refs("2:3", "--preset", "hifz") == "2:3 2:3")
    #expect(try command.run("queue", "--preset", "hifz", "2:1", "--reciter", "b").output.contains("\tb (reciter)"))
  }

  @Test func `a preset has the say over what was settled`() throws {
    _ = try command.run("config", "set", "each", "3")
    _ = try command.run("config", "set", "repeat", "2")
    _ = try preset("save", "once", "2:1", "--each", "1")
    #expect(try refs("--preset", "once") == "2:1 2:1")
    #expect(try refs("--preset", "once", "--repeat", "1") == "2:1")
    #expect(try refs("2:1", "--repeat", "1") == "2:1 2:1 2:1")
  }

  @Test func `one without a range takes that which is typed, and is refused without one`() throws {
    _ = try preset("save", "slow", "--each", "2")
    #expect(try refs("2:3", "--preset", "slow") == "2:3 2:3")
    #expect(try command.run("play", "--preset", "slow").code == 64)
  }

  @Test func `what goes on with the range goes with what goes on`() throws {
    _ = try preset("save", "on", "2:1", "--then", "ayat:1", "--then-times", "2")
    #expect(try refs("--preset", "on") == "2:1 2:2 2:3")
    #expect(try refs("--preset", "on", "--then", "stop") == "2:1")
  }

  @Test func `a render takes the preset without its output`() throws {
    _ = try preset("save", "out", "2:1", "--output", "null")
    let outcome = try command.run("render", "--preset", "out", "-o", "\(command.folder.path)/x.wav")
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  @Test(arguments: [
    ["save", "x", "2:999"], ["save", "x", "2:1", "--each", "many"], ["save", "x", "--nonsense"], ["save", "x"],
    ["save", "x", "2:1", "--json"], ["save", "x", "--preset", "y"], ["save", "a b", "2:1"], ["save", "x", "last"],
    ["save", "x", "2:1", "--no-save"],
  ])
  func `what could not be played is not kept`(words: [String]) throws {
    let outcome = try command.run(["preset"] + words)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(try preset("list").output == "")
  }

  @Test func `presets are listed, shown, renamed and deleted`() throws {
    #expect(try preset("list").complaint.contains("tilawa preset save"))
    _ = try preset("save", "b", "2:1", "--gap", "100%")
    _ = try preset("save", "a", "--output", "wav:/tmp/a file.wav")
    #expect(try preset("list").output == "a\t--output 'wav:/tmp/a file.wav'\nb\t2:1 --gap 100%\n")
    #expect(try preset("show", "b").output == "tilawa play 2:1 --gap 100%\n")
    #expect(
      try preset("show", "b", "--json").output.hasPrefix(#"{"name":"b","arguments":["2:1","--gap","100%"],"saved":"#))
    #expect(try preset("rename", "b", "c").output == "b is now c\n")
    #expect(try preset("rename", "a", "c").code == 64)
    #expect(try preset("delete", "c").code == 0)
    #expect(try preset("show", "c").code == 66)
    #expect(try command.run("play", "--preset", "c").complaints == ["tilawa: cannot find the preset c: there are a"])
  }
}
