import Testing

@testable import tilawa

@Suite struct ArgumentLayersTests {
  private let syntax = OptionSyntax(PlayCommand.self)

  /// Lines of words, the earliest place first.
  private func merged(_ lines: String...) -> String {
    let layers = lines.map { syntax.pieces($0.split(separator: " ").map(String.init)) }
    return ArgumentLayers.merge(layers).joined(separator: " ")
  }

  @Test func `later places have the say`() {
    #expect(merged("--each 3 --gap 100", "--gap 200", "2:1 --speed 0.5") == "--each 3 --gap 200 2:1 --speed 0.5")
    #expect(merged("--each 3", "--each 2", "2:1 --each=1") == "2:1 --each=1")
  }

  @Test func `what adds up is taken from one place`() {
    #expect(merged("--reciter a --reciter b", "2:1 --reciter c --reciter d") == "2:1 --reciter c --reciter d")
    #expect(merged("--reciter a", "2:1-3 3:1 --reciter b", "4:1") == "--reciter b 4:1")
    #expect(merged("", "2:1 2:3", "--each 2") == "2:1 2:3 --each 2")
  }

  @Test func `a flag and its opposite are one option`() {
    #expect(merged("--istiadha --no-loudness", "2:1 --no-istiadha --loudness") == "2:1 --no-istiadha --loudness")
    #expect(merged("--no-connect-every-pass", "2:1 --connect-every-pass") == "2:1 --connect-every-pass")
  }

  @Test func `what belongs to another value goes with it`() {
    #expect(merged("--then ayat:5 --then-times 3", "2:1 --then stop") == "2:1 --then stop")
    #expect(merged("--reciter a --each 2", "2:1 --riwayah warsh") == "--each 2 2:1 --riwayah warsh")
    #expect(merged("--riwayah warsh --reciter a", "2:1") == "--riwayah warsh --reciter a 2:1")
  }

  @Test func `values are told from what is heard`() {
    #expect(
      syntax.pieces(["--each", "2", "2:1", "--istiadha", "3:1"]).map(\.option) == ["each", nil, "istiadha", nil])
    #expect(syntax.pieces(["--each=2", "--", "--gap"]).map(\.option) == ["each", nil])
    #expect(syntax.pieces(["--each"]).map(\.words) == [["--each"]])
  }

  @Test func `every setting is an option that play has, with help`() {
    for key in ConfigKey.all(syntax) { #expect(!key.help(syntax).isEmpty, "\(key.name)") }
    let expected = [
      "each", "repeat", "gap", "pass-gap", "basmalah", "istiadha", "reciter", "missing", "speed", "volume", "output",
    ]
    #expect(Set(expected).isSubset(of: ConfigKey.all(syntax).map(\.name)))
  }

  @Test func `a command gets what it can read`() {
    let standards = ["each": "2", "speed": "0.5", "output": "null", "loudness": "off", "istiadha": "off"]
    func words(_ command: PlayArguments.Command) -> String {
      ConfigKey.pieces(standards, for: command).flatMap(\.words).joined(separator: " ")
    }
    #expect(words(.play) == "--each 2 --no-istiadha --speed 0.5 --no-loudness --output null")
    #expect(words(.queue) == "--each 2 --no-istiadha")
    #expect(words(.render) == "--each 2 --no-istiadha --speed 0.5 --no-loudness")
    #expect(words(.resume) == "--output null")
    #expect(words(.run) == "--output null")
  }
}

@Suite struct ConfigTextTests {
  @Test func `lines are read with their numbers, spaces and comments aside`() throws {
    let entries = try ConfigText.entries("# one\n\n  each =  3 \n#gap = 1\nteacher=A = B\n")
    #expect(
      entries == [
        ConfigText.Entry(line: 3, key: "each", value: "3"), ConfigText.Entry(line: 5, key: "teacher", value: "A = B"),
      ])
  }

  @Test func `a text of nothing set sets nothing`() throws {
    let syntax = OptionSyntax(PlayCommand.self)
    #expect(try ConfigText.entries(ConfigText.text(ConfigKey.all(syntax), [:], syntax)) == [])
  }

  @Test(arguments: [("each 3", 1), ("\neach = 1\neach = 2", 3)])
  func `a line that cannot be read is named`(text: String, line: Int) throws {
    let fault = try #require(throws: ConfigText.Fault.self) { try ConfigText.entries(text) }
    #expect(fault.line == line)
  }

  @Test(
    arguments: [("eech", "each"), ("riwaya", "riwayah"), ("limit", "downloads-limit"), ("xyz", nil)]
      as [(String, String?)])
  func `the name that was meant is found`(word: String, name: String?) {
    #expect(NearestName.find(word, among: ["each", "gap", "riwayah", "downloads-limit"]) == name)
  }
}
