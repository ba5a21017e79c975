import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

// Q-QR9 G-6
@Suite struct BookmarkCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func objects(_ outcome: CommandFixture.Outcome, _ key: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(object?[key] as? [[String: Any]])
  }

  private func marks(_ words: String...) throws -> [[String: Any]] {
    try objects(command.run(["bookmark", "list", "--json"] + words), "bookmarks")
  }

  // Warsh ends no ayah after الٓمٓ, and an ayah inside 11:82 of Hafs.
  @Test func `a mark stays where it is when the riwayah changes`() throws {
    #expect(try command.run("bookmark", "add", "2:255", "--note", "kursi").code == 0)
    #expect(try command.run("bookmark", "add", "2:1").code == 0)
    #expect(try command.run("bookmark", "add", "11:82").code == 0)
    #expect(try command.run("bookmark", "add", "2:254", "--riwayah", "warsh", "--note", "in Warsh").code == 0)
    let (hafs, warsh) = (try marks(), try marks("--riwayah", "warsh"))
    #expect(hafs.map { $0["first_word"] as? Int } == warsh.map { $0["first_word"] as? Int })
    #expect(hafs.map { $0["text"] as? String } == warsh.map { $0["text"] as? String })
    #expect(hafs.map { $0["ref"] as? String } == ["2:1", "2:255", "2:255:8-50", "11:82"])
    #expect(warsh.map { $0["ref"] as? String } == ["2:1:1", "2:253-254", "2:254", "11:81-82"])
    #expect(try command.run("config", "set", "riwayah", "warsh").code == 0)
    #expect(try command.run("bookmark", "list", "--in", "2:253").output.contains("kursi"))
    #expect(try command.run("bookmark", "edit", "2:253", "--tag", "x").code == 0)
  }

  @Test func `notes, tags and colours are changed, and marks found by them`() throws {
    let note = "first\nsecond \u{1B}[31mملاحظة 😀"
    let added = try command.run(
      "bookmark", "add", "2:255", "--note", note, "--tag", "#hifz", "--tag", "b", "--colour", "red")
    let id = try #require(added.output.split { "()".contains($0) }.dropFirst().first.map(String.init))
    #expect(try marks("--tag", "HIFZ").first?["note"] as? String == note)
    #expect(!(try command.run("bookmark", "list").output.contains("\u{1B}")))
    #expect(
      try command.run("bookmark", "edit", id, "--untag", "b", "--tag", "c", "--no-colour", "--move", "2:256").code == 0)
    let mark = try #require(try marks("--note", "ملاحظه").first)
    #expect(mark["tags"] as? [String] == ["c", "hifz"])
    #expect(mark["ref"] as? String == "2:256")
    #expect(mark["colour"] is NSNull)
    #expect(try marks("--tag", "b").isEmpty)
    #expect(try command.run("bookmark", "edit", id).code == 64)
    #expect(try command.run("bookmark", "edit", "2:7", "--note", "x").code == 66)
    #expect(try command.run("bookmark", "add", "2:300").code == 64)
    #expect(try command.run("bookmark", "add", "2:1", "--tag", "a,b").code == 64)
  }

  @Test func `what is removed is had back, and nothing is removed where one is not found`() throws {
    for note in ["one", "two"] { _ = try command.run("bookmark", "add", "2:255", "--note", note) }
    #expect(try command.run("bookmark", "add", "2:255", "--note", "one").output.contains("marked already"))
    let ids = try marks().compactMap { $0["id"] as? String }
    #expect(ids.count == 2)
    #expect(try command.run("bookmark", "remove", "2:255").code == 64)
    #expect(try command.run("bookmark", "remove", ids[0], "0000").code == 66)
    #expect(try marks().count == 2)
    #expect(try command.run("bookmark", "remove", ids[0], ids[1]).code == 0)
    #expect(try marks().isEmpty)
    #expect(try marks("--removed").count == 2)
    #expect(try command.run("bookmark", "restore", String(ids[0].prefix(8))).code == 0)
    #expect(try marks().compactMap { $0["id"] as? String } == [ids[0]])
  }

  @Test func `a file goes out and in, and its bad lines are told`() throws {
    _ = try command.run("bookmark", "add", "2:255", "--note", "a \"b\"\nc")
    let file = command.folder.path + "/marks.csv"
    #expect(try command.run("bookmark", "export", "-o", file).code == 0)
    let other = try CommandFixture()
    #expect(try other.run("bookmark", "import", file).output == "1 added\n")
    #expect(try other.run("bookmark", "import", file).output == "1 known already\n")
    #expect(try other.run("bookmark", "export").output == command.run("bookmark", "export").output)
    let bad = try command.folder.write("ref,note\n2:1,good\n2:999,bad\n", to: "bad.csv")
    let outcome = try command.run("bookmark", "import", bad)
    #expect(outcome.code == 65)
    #expect(outcome.output == "1 added\n")
    #expect(outcome.complaint.contains("line 3: "))
    #expect(try command.run("bookmark", "import", "/absent").code == 66)
    #expect(try command.run("bookmark", "export", "-o", "/absent/x.json").code == 73)
  }

  // Q-UA4
  @Test func `an exported library takes bookmarks along, unless it is some recordings for somebody`() throws {
    _ = try command.run("bookmark", "add", "2:255", "--note", "kursi")
    _ = try command.run("bookmark", "position", "set", "khatm", "page:50")
    let folder = command.folder.path + "/exported"
    #expect(try command.run("library", "export", folder).output == "1 bookmark added, 1 reading position\n")
    let other = try CommandFixture()
    #expect(try other.run("import", folder).output == "1 bookmark added, 1 reading position\n")
    #expect(try other.run("bookmark", "list").output.contains("kursi"))
    #expect(try other.run("bookmark", "position", "list", "khatm").output.contains("page 50"))
    let second = command.folder.path + "/second"
    #expect(try command.run("library", "export", second, "--no-reading").output == "nothing to do\n")
    #expect(!FileManager.default.fileExists(atPath: second + "/reading.json"))
  }

  // Q-QR10
  @Test func `positions are set, listed in another riwayah, and removed`() throws {
    #expect(try command.run("bookmark", "position", "set", "khatm", "2:255").code == 0)
    #expect(
      try command.run("bookmark", "position", "list", "--riwayah", "warsh").output.hasPrefix(
        "khatm\t2:253-254\tpage 42\t"))
    #expect(try command.run("bookmark", "position", "set", "a b", "2:255").code == 64)
    #expect(try command.run("bookmark", "position", "remove", "khatm").output == "removed: khatm; it was at 2:255\n")
    #expect(try command.run("bookmark", "position", "list", "khatm").code == 66)
  }

  @Test func `the ayah of a day is shown with its place`() throws {
    let outcome = try command.run("ayah-of-the-day", "--date", "2026-11-22", "--json")
    #expect(outcome.output.contains("\"ref\":\"36:82\""))
    let shown = try command.run("ayah-of-the-day", "--date", "2026-11-22")
    #expect(shown.lines.last == "Ya-Sin 36:82")
    #expect(try command.run("show", "36:82").output.contains(try #require(shown.lines.first)))
    #expect(try command.run("ayah-of-the-day", "--notify").code == 69)
    #expect(try command.run("ayah-of-the-day", "at", "25:00").code == 64)
  }
}
