import Foundation
import Testing
import TilawaTestSupport

/// Pages of other prints in the commands.
@Suite struct PrintCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func json(_ words: String...) throws -> [String: Any] {
    let outcome = try command.run(words + ["--json"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func `the setting makes pages those of a print`() throws {
    #expect(try command.run("info", "page:20").lines.first?.hasPrefix("2:127-134\t") == true)
    #expect(try command.run("config", "set", "print", "taj-16").code == 0)
    #expect(try command.run("info", "page:20").lines.first?.hasPrefix("2:142-146\t") == true)
    #expect(try command.run("info", "page:20", "--print", "madani").lines.first?.hasPrefix("2:127-134\t") == true)
    let refused = try command.run("info", "page:549")
    #expect(refused.code == 64 && refused.complaint.contains("page is 1 to 548"))
    let other = try command.run("config", "set", "print", "taj-15")
    #expect(other.code == 64 && other.complaint.contains("taj-16"))
    #expect(try command.run("config", "get", "print").output.contains("taj-16"))
  }

  @Test func `a place that is named with its print is told in that print`() throws {
    let answer = try command.run("info", "page:taj-16:3").lines
    #expect(answer == (try command.run("info", "page:3", "--print", "taj-16").lines))
    #expect(answer.contains("page\t3") && answer.contains { $0.contains("548 pages of 16 lines") })
    _ = try command.run("config", "set", "print", "taj-13")
    #expect(try command.run("info", "page:taj-16:3").lines == answer)
    #expect(try command.run("info", "page:madani:3").lines.contains { $0.contains("604 pages") })
    #expect(try command.run("info", "juz:taj-16:7", "--print", "madani").lines.contains { $0.contains("604 pages") })
  }

  @Test func `words that differ from ours are listed and not taken unasked`() throws {
    var texts: [String: String] = [:]
    for (ref, text) in try RealQuran.texts() { texts["\(ref)"] = text }
    texts["112:3"] = "لَمْ يَلِدْ وَلَمْ يُولِدْ"
    let path = command.home.path + "/own.json"
    try JSONSerialization.data(withJSONObject: texts).write(to: URL(filePath: path))
    let refused = try command.run("text", "add", path, "--kind", "script")
    #expect(refused.code == 65 && refused.complaint.contains("--accept-differences"))
    #expect(refused.lines.contains("112:3:4\tيُولِدْ\tيُولَدْ"))
    let told = try command.run("text", "add", path, "--kind", "script", "--json")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(told.output.utf8)) as? [String: Any])
    #expect(told.code == 65 && (value["differences"] as? [[String: String]])?.map { $0["word"] } == ["112:3:4"])
    #expect(value["print"] is NSNull)
    let added = try json("text", "add", path, "--kind", "script", "--accept-differences")
    #expect((added["print"] as? [String: Any])?["kind"] as? String == "script")
  }

  @Test func `the library is closed with its last user, also where a page was asked for`() throws {
    try command.addReciter("tones", ["112001"])
    #expect(try command.run("config", "set", "print", "taj-13").code == 0)
    #expect(try command.run("queue", "page:taj-16:548", "--json").code == 0)
    #expect(command.home.files().filter { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") } == [])
  }

  @Test func `a page is shown by the lines of its print`() throws {
    for words in [["read", "page:20", "--print", "taj-16"], ["read", "page:taj-16:20"]] {
      let outcome = try command.run(words)
      #expect(outcome.code == 0)
      #expect(outcome.lines.count == 18 && outcome.lines[0].hasPrefix("page 20 · taj-16 · juz 2"))
      // A sign of a quarter stands before the first word.
      #expect(outcome.lines[1].hasPrefix("۞ سَيَقُولُ ٱلسُّفَهَآءُ"))
      #expect(outcome.complaint.contains("not in the script of the print"))
    }
    let page = try #require((try json("read", "page:5", "--print", "taj-13")["pages"] as? [[String: Any]])?.first)
    #expect(page["print"] as? String == "taj-13" && (page["lines"] as? [Any])?.count == 13)
    // The page begins inside an ayah, and has its end.
    let first = try #require((page["lines"] as? [[String: Any]])?.first?["words"] as? [[String: Any]]).first
    #expect((first?["ref"] as? String)?.hasSuffix(":1") == false)
    #expect(try json("read", "page:5")["pages"] as? [[String: Any]] != nil)
  }

  @Test func `a page with a name and its basmalah in one line has that line once`() throws {
    let page = try #require((try json("read", "page:45", "--print", "taj-16")["pages"] as? [[String: Any]])?.first)
    let lines = try #require(page["lines"] as? [[String: Any]])
    #expect(lines.count == 16)
    #expect(lines.compactMap { $0["type"] as? String }.filter { $0 != "text" } == ["opening"])
    #expect((lines[3]["text"] as? String)?.contains("بِسْمِ ٱللَّهِ") == true && lines[3]["surah"] as? Int == 3)
  }

  @Test func `a khatm is the pages of the print, and another print loses nothing of it`() throws {
    _ = try command.run("config", "set", "print", "taj-16")
    #expect(try command.run("khatm", "read", "page:1-20").output == "read: 1:1-2:146; 20 pages of 548 in khatm\n")
    #expect(try json("khatm")["next_page"] as? Int == 21)
    let verses = try json("khatm")["verses_read"] as? Int
    _ = try command.run("config", "set", "print", "taj-13")
    let other = try json("khatm")
    #expect(other["verses_read"] as? Int == verses)
    _ = try command.run("config", "set", "print", "madani")
    #expect(try json("khatm")["verses_read"] as? Int == verses)
    let exported = try command.run("khatm", "export")
    #expect(exported.code == 0 && !exported.output.isEmpty)
    _ = try command.run("config", "set", "print", "taj-16")
    let again = try json("khatm")
    #expect(again["pages"] as? Int == 20 && again["next_page"] as? Int == 21)
    for juz in 1...30 { #expect(try command.run("khatm", "read", "juz:\(juz)").code == 0) }
    #expect(try json("khatm")["completed"] as? Int == 1)
  }

  @Test func `what is held by heart is kept as words, whatever the print`() throws {
    _ = try command.run("config", "set", "print", "taj-16")
    #expect(try command.run("hifz", "add", "juz:30").code == 0)
    #expect(try command.run("hifz", "grade", "page:530", "good").code == 0)
    let held = try command.run("hifz", "export").output
    let taj = try command.run("hifz", "status", "--json").output
    _ = try command.run("config", "set", "print", "madani")
    let madani = try command.run("hifz", "status", "--json").output
    #expect(try command.run("hifz", "export").output == held)
    #expect(taj != madani)
    _ = try command.run("config", "set", "print", "taj-16")
    #expect(try command.run("hifz", "status", "--json").output == taj)
  }
}
