import Foundation
import Testing
import TilawaDesktop
import TilawaStore
import TilawaTestSupport

/// The status and the events of a player are of one schema, which docs/control.md says. B8
@Suite(.serialized) struct PlayerSchemaTests {
  let command: CommandFixture
  private let types: [String: String]

  init() throws {
    command = try CommandFixture()
    _ = try command.run(
      "reciters", "add", "a", try command.tones(["002002", "002003"], in: "a", frames: 10 * CommandFixture.rate))
    types = try PlayerSchemaTests.documented()
  }

  @Test func `the status is what the document says`() throws {
    let player = try SoundingPlayer(["2:2-3", "--gap", "700"], in: command)
    for words in [["ctl", "ab"], ["ctl", "sleep", "1h"]] { #expect(try command.run(words).code == 0) }
    let status = try #require(SoundingPlayer.status(in: command))
    #expect(status["gap"] == .number("700"))
    let members = try check(status, but: ["ok"])
    #expect(members.isSuperset(of: ["ab", "sleeps_at", "each", "repeat", "speed", "volume", "endless", "word_is"]))
    #expect(player.isRunning)
  }

  @Test func `events tell what the status has under the same names and types`() throws {
    let player = try SoundingPlayer(["2:2-3", "--gap", "50%"], in: command)
    let watching = try #require(LocalClient(to: command.home.home.playerSocket))
    #expect(watching.ask(#"{"do":"watch"}"#) != nil)
    for words in [["ctl", "gap", "700"], ["ctl", "ab"], ["ctl", "sleep", "1h"], ["ctl", "next"], ["stop"]] {
      #expect(try command.run(words).code == 0)
    }
    let events = try watching.lines().map { try ControlValue(reading: $0) }
    let change = try #require(events.last { $0["event"]?.text == "change" })
    // What the events called otherwise is told for one more release.
    #expect(change["loop"] == change["ab"] && change["sleep"] == change["sleeps_at"])
    #expect(try check(change, but: ["event", "loop", "sleep"]).count == 9)
    let ayah = try #require(events.last { $0["event"]?.text == "ayah" })
    #expect(try check(ayah, but: ["event", "role", "kind", "file", "from", "to", "gain"]).contains("passes"))
    #expect(player.isRunning == false || events.last?["event"]?.text == "left")
  }

  @Test func `the manual of the events names the same members`() throws {
    let manual = try String(
      contentsOf: PlayerSchemaTests.root.appending(path: "docs/man/tilawa-events.7"), encoding: .utf8)
    #expect(manual.contains(".Li at , each , repeat , gap , speed , volume , endless , ab , sleeps_at ."))
  }

  /// Holds what is told against what is documented; the names that were.
  private func check(_ value: ControlValue, but others: Set<String>) throws -> Set<String> {
    guard case .object(let members) = value else { return [] }
    var names: Set<String> = []
    for (name, value) in members where !others.contains(name) {
      let type = try #require(types[name], "\(name) is not in docs/control.md")
      #expect(PlayerSchemaTests.isOf(type, value), "\(name) is \(value), not \(type)")
      names.insert(name)
    }
    return names
  }

  private static func isOf(_ type: String, _ value: ControlValue) -> Bool {
    type.components(separatedBy: " or ").contains { type in
      switch (type, value) {
      case ("null", .null), ("text", .string), ("texts", .array), ("object", .object), ("factor", .number): true
      case ("number", .number(let digits)): Int(digits) != nil
      case ("seconds", .number(let digits)): digits.wholeMatch(of: /-?[0-9]+\.[0-9]{6}/) != nil
      case ("count", .number(let digits)), ("gap", .number(let digits)): Int(digits) != nil
      case ("count", .string(let text)): text == "forever"
      case ("gap", .string(let text)): text.wholeMatch(of: /[0-9]+%/) != nil
      default: false
      }
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Types by members, as docs/control.md has them.
  private static func documented() throws -> [String: String] {
    let document = try String(contentsOf: root.appending(path: "docs/control.md"), encoding: .utf8)
    let section = document.components(separatedBy: "\n## Status\n").dropFirst().first?.components(separatedBy: "\n## ")[
      0]
    var types: [String: String] = [:]
    for row in (section ?? "").split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in cells[0].split(separator: "`") where name.contains(where: \.isLetter) {
        types[String(name)] = cells[1]
      }
    }
    return types
  }
}
