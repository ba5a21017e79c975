import Foundation
import TilawaTestSupport
import Testing

@testable import TilawaScreens
@testable import tilawa

/// `tilawa config keys`.
@Suite struct ConfigKeysCommandTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func keys(_ words: String...) throws -> CommandFixture.Outcome {
    try command.run(["config", "keys"] + words)
  }

  @Test func `the table lists every action with its keys, for people and for programs`() throws {
    let lines = try keys().output.split(separator: "\n")
    #expect(lines.count == KeyAction.all.count)
    #expect(lines.contains("player.pause\tspace P\tpause, continue; in a pause of a script: next step"))
    #expect(try keys("--screen", "index").output.split(separator: "\n").count == KeyAction.index.count)
    let json = try JSONSerialization.jsonObject(with: Data(try keys("list", "--json").output.utf8)) as? [String: Any]
    let all = try #require(json?["keys"] as? [[String: Any]])
    #expect(all.count == lines.count && all[0]["action"] as? String == "player.pause")
    #expect(all[0]["keys"] as? [String] == ["space", "P"] && all[0]["standard"] as? [String] == ["space", "P"])
  }

  @Test func `keys are changed and given back, and a key of another action is refused`() throws {
    #expect(try keys("set", "reader.next-ayah", "x", "down").output == "reader.next-ayah\tx down\n")
    #expect(try keys("--screen", "reader").output.contains("reader.next-ayah\tx down *\tthe next ayah\n"))
    let refused = try keys("set", "reader.next-ayah", "k")
    #expect(refused.code == 64 && refused.output.isEmpty)
    #expect(refused.complaint.contains("k is the key of reader.previous-ayah"))
    #expect(try keys("set", "reader.previous-ayah", "j").output == "reader.previous-ayah\tj\n")
    // Its standard key belongs to another action now.
    #expect(try keys("reset", "reader.next-ayah").code == 64)
    #expect(try keys("reset").output == "reader.next-ayah\tj down\nreader.previous-ayah\tk up\n")
    #expect(!(try keys().output.contains(" *")))
    #expect(try keys("set", "reader.nowhere", "x").code == 64)
    // The settings list is as before.
    #expect(!(try command.run("config").output.contains("next-ayah")))
  }
}
