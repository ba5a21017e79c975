import Foundation
import Testing
@testable import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

@testable import tilawa

/// With tones made by code in the place of recitation: 1 to 4 are the ayat of surah 112, from 11 on those of surah 37.
@Suite struct ReciteCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  private func events(_ outcome: CommandFixture.Outcome) throws -> [[String: Any]] {
    try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func json(_ words: String...) throws -> [String: Any] {
    let outcome = try command.run(words + ["--json"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return try command.json(outcome)
  }

  // Q-RE1, Q-RE3, Q-RE4, Q-RE6, Q-DISC
  @Test func `each ayah is printed when it was said, and a summary at the end`() throws {
    let outcome = try command.run("recite", "112", "--input", try command.sung())
    #expect(outcome.code == 0, "\(outcome.complaint)")
    for ayah in 1...4 { #expect(outcome.lines.contains { $0.hasPrefix("✓ 112:\(ayah)  ") }, "\(outcome.output)") }
    #expect(outcome.lines.contains("15 recited · 0 unsure · 0 skipped · 0 changed"))
    #expect(outcome.output.contains("does not replace a qualified Quran teacher"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  // Q-RE3
  @Test func `an ayah that is left out is skipped, and one said again is told`() throws {
    let outcome = try command.run("recite", "112", "--input", try command.sung([1, 1, 3, 4]), "--json")
    let events = try events(outcome)
    let summary = try #require(events.last)
    #expect(summary["event"] as? String == "summary")
    #expect(summary["skipped"] as? Int == 2 && summary["recited"] as? Int == 13, "\(summary)")
    #expect(summary["repeated"] as? Int == 1)
    let done = events.filter { $0["event"] as? String == "done" }.compactMap { $0["ref"] as? String }
    #expect(done == ["112:1", "112:3", "112:4"])
    let skipped = events.filter { $0["verdict"] as? String == "skipped" && $0["final"] as? Bool == true }
    #expect(Set(skipped.compactMap { $0["ref"] as? String }) == ["112:2"])
    #expect(events.first?["event"] as? String == "listening")
    #expect((events.first?["disclaimer"] as? String)?.contains("qualified Quran teacher") == true)
  }

  // Q-RE3
  @Test func `who begins inside the range and stops before its end has skipped nothing`() throws {
    let outcome = try command.run("recite", "112", "--input", try command.sung([2, 3]), "--json")
    let summary = try #require(try events(outcome).last)
    #expect(summary["skipped"] as? Int == 0 && summary["recited"] as? Int == 6, "\(summary)")
    #expect(summary["range"] as? String == "112:2-3")
  }

  // Q-RE4
  @Test func `without a range the place is found in the whole Quran`() throws {
    let outcome = try command.run("recite", "--input", try command.sung(Array(21...26)), "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let events = try events(outcome)
    let found = try #require(events.first { $0["event"] as? String == "found" })
    #expect((found["range"] as? String)?.hasPrefix("37:1") == true)
    let summary = try #require(events.last)
    #expect(summary["range"] as? String == "37:11-16")
    #expect(summary["skipped"] as? Int == 0 && summary["changed"] as? Int == 0, "\(summary)")
  }

  // Q-RE6
  @Test func `a session is kept with its sound, its labels and its verdicts`() throws {
    _ = try command.run("recite", "112", "--input", try command.sung([1, 3, 4]))
    let last = try json("recite", "show")
    #expect(last["session"] as? Int == 1 && last["skipped"] as? Int == 2 && last["ended"] as? Bool == true)
    let missed = try #require(last["missed"] as? [[String: Any]])
    #expect(missed.compactMap { $0["word"] as? String } == ["112:2:1", "112:2:2"])
    let recording = try #require(last["recording"] as? String)
    let shown = try json("library", "show", recording)
    #expect("\(shown)".contains("112:1"))
    let list = try #require(try json("recite", "show", "list")["sessions"] as? [[String: Any]])
    #expect(list.count == 1)
    let words = try #require(try json("recite", "show", "words")["words"] as? [[String: Any]])
    #expect(words.compactMap { $0["word"] as? String } == ["112:2:1", "112:2:2"])
    let weeks = try #require(try json("recite", "show", "trend")["weeks"] as? [[String: Any]])
    #expect(weeks.count == 1 && weeks[0]["slips"] as? Int == 2)
  }

  @Test func `nothing is kept of what nobody wants kept`() throws {
    _ = try command.run("recite", "112", "--input", try command.sung(), "--no-history")
    #expect(try command.run("recite", "show").code == 66)
    _ = try command.run("recite", "112", "--input", try command.sung(), "--no-keep")
    #expect(try json("recite", "show")["recording"] is NSNull)
  }

  // Q-RE3
  @Test func `the person has the last word, and a teacher before them`() throws {
    _ = try command.run("hifz", "add", "112")
    _ = try command.run("recite", "112", "--input", try command.sung([1, 3, 4]))
    func slips() throws -> Int { try #require(try json("recite", "show")["skipped"] as? Int) }
    #expect(try slips() == 2)
    #expect(try json("recite", "correct", "last", "112:2:1", "right")["origin"] as? String == "self")
    #expect(try slips() == 1)
    _ = try json("recite", "correct", "1", "112:2:1", "slip", "--by", "teacher")
    #expect(try slips() == 2)
    #expect(try command.run("recite", "correct", "last", "2:1:1", "right").code == 66)
  }

  @Test func `a recording of the library is judged by its passage`() throws {
    let path = try command.sung([1, 3, 4])
    _ = try command.run("import", path, "--range", "112", "--title", "lesson")
    let summary = try #require(try events(try command.run("recite", "check", "lesson", "--json")).last)
    #expect(summary["skipped"] as? Int == 2 && summary["range"] as? String == "112:1-4", "\(summary)")
  }

  // MARK: - Bad input

  @Test func `silence and what is no recitation are one line, and nothing is invented`() throws {
    let silence = try command.sound(SungAyat.pause(6), "silence")
    let outcome = try command.run("recite", "112", "--input", silence)
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("nothing of 112 was heard"), "\(outcome.complaint)")
    #expect(try command.run("recite", "112", "--input", "\(command.folder.path)/none.wav").code == 66)
    let other = try command.run("recite", "112", "--input", try command.sung([21, 22, 23]), "--json")
    let summary = try #require(try events(other).last)
    #expect(summary["skipped"] as? Int == 0 && summary["changed"] as? Int == 0, "\(summary)")
  }

  @Test func `a riwayah whose text is not here is refused, and impossible options too`() throws {
    let outcome = try command.run("recite", "112", "--riwayah", "warsh", "--input", try command.sung())
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("the text of Warsh"), "\(outcome.complaint)")
    #expect(try command.run("recite", "112:9", "--input", "a.wav").code == 64)
    #expect(try command.run("recite", "112", "--hidden", "--first-letters").code == 64)
    #expect(try command.run("recite", "112", "113:2", "--input", "a.wav").code == 64)
  }
}
