import Foundation
import TilawaConsole
import TilawaTestSupport
import Testing

/// `tilawa info` as an index, and of ranges. C4
@Suite struct InfoCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test func `without an argument the surahs are listed, with their first ayah and its page`() throws {
    let lines = try command.run("info").lines
    let named = try command.run("info", "surahs").lines
    #expect(lines.count == 114 && lines == named)
    #expect(lines[1] == "2\tAl-Baqarah\tThe Cow\t2:1\t2\t286\tالبقرة")
    #expect(lines[113].hasPrefix("114\tAn-Nas\tMankind\t114:1\t604\t6"))
  }

  @Test func `juz and hizb are listed`() throws {
    let juz = try command.run("info", "juz").lines
    #expect(juz.count == 30 && juz[29] == "30\tAn-Naba\t78:1\t582\t564")
    #expect(try command.run("info", "hizb").lines.count == 60)
  }

  @Test func `as JSON they have all of that by name`() throws {
    func list(_ kind: String) throws -> [[String: Any]] {
      let output = try command.run("info", kind, "--json").output
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return try #require(object?[kind] as? [[String: Any]])
    }
    let surah = try list("surahs")[17]
    #expect(surah["transliteration"] as? String == "Al-Kahf" && surah["first"] as? String == "18:1")
    #expect(surah["page"] as? Int == 293 && surah["ayat"] as? Int == 110)
    #expect(try list("juz")[1]["first"] as? String == "2:142")
    #expect(try list("hizb").count == 60)
  }

  @Test func `in another counting the first ayat are those that begin there`() throws {
    let lines = try command.run("info", "--riwayah", "warsh").lines
    #expect(lines[1].contains("\t2:1\t2\t285\t"))
  }

  @Test(arguments: [
    (["info", "2"], "2:1-286\tAl-Baqarah"), (["info", "surah:2"], "2:1-286\tAl-Baqarah"),
    (["info", "juz", "30"], "78:1-114:6\tAn-Naba … An-Nas (37 surahs)"), (["info", "page:50"], "3:1-9\tAl Imran"),
  ])
  func `a range says from where to where it goes`(words: [String], first: String) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 0 && outcome.lines.first == first)
  }

  @Test func `of a surah it says pages, juz and words`() throws {
    let lines = try command.run("info", "2").lines
    #expect(lines.contains("page\t2-49") && lines.contains("juz\t1-3") && lines.contains("words\t6117"))
    #expect(lines.contains("surah\t2, medinan, revealed as no. 87, 286 ayat"))
  }

  @Test func `two ranges are one too many`() throws {
    let outcome = try command.run("info", "surahs", "2", "3")
    #expect(outcome.code == 64 && outcome.complaints.count == 1)
  }

  /// One grammar: what one command takes all others take.
  @Test(arguments: [
    ["show", "surah:112"], ["tajweed", "surah:112", "--count"], ["convert", "surah:112", "--to", "warsh"],
    ["search", "اللَّه", "--in", "surah:112"], ["read", "surah:112"], ["queue", "surah 112"],
    ["bookmark", "add", "surah:112"], ["khatm", "read", "page", "604"],
  ])
  func `surah: and names with a space are read everywhere`(words: [String]) throws {
    let outcome = try command.run(words)
    #expect(![64].contains(outcome.code), "\(words): \(outcome.complaint)")
  }
}
