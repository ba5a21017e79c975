import Testing
@testable import AppBase
import TilawaCore

@Suite struct ConfigTextTests {
  @Test func `lines are read with their numbers, spaces and comments aside`() throws {
    let entries = try ConfigText.entries("# one\n\n  each =  3 \n#gap = 1\nteacher=A = B\n")
    #expect(
      entries == [
        ConfigText.Entry(line: 3, key: "each", value: "3"), ConfigText.Entry(line: 5, key: "teacher", value: "A = B"),
      ])
  }

  @Test func `a text of nothing set sets nothing`() throws {
    #expect(try ConfigText.entries(ConfigText.text(ConfigKey.all, [:])) == [])
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

  @Test func `every setting has help, and the options of play that matter are settings`() {
    for key in ConfigKey.all { #expect(!key.help.text.isEmpty, "\(key.name)") }
    let expected = [
      "each", "repeat", "gap", "pass-gap", "basmalah", "istiadha", "reciter", "missing", "speed", "volume", "output",
    ]
    #expect(Set(expected).isSubset(of: ConfigKey.all.map(\.name)))
  }
}
