import Foundation
import Testing
@testable import AppBase
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

  @Test func `who recites comes after those who are listened to`() throws {
    try command.addReciter("teacher", ["112001"])
    _ = try command.run("recite", "112", "--input", try command.sung([1, 2, 3, 4]))
    let order = try command.run("reciters", "order")
    #expect(order.lines.count == 2 && order.lines[0].contains("teacher"), "\(order.output)")
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

  // Q-HZ4
  @Test func `a test asks at a place that the seed decides, and ends with the answer`() throws {
    let words = ["recite", "test", "next", "112:1", "--ayat", "2", "--seed", "3", "--no-play", "--json"]
    let outcome = try command.run(words + ["--input", try command.sung([2, 3, 4])])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let events = try events(outcome)
    #expect(events[0]["event"] as? String == "asked" && events[0]["ref"] as? String == "112:1")
    #expect((events[0]["text"] as? String)?.contains("قُلْ") == true && events[0]["seed"] as? Int == 3)
    #expect(events[1]["range"] as? String == "112:2-3")
    let summary = try #require(events.last)
    #expect(summary["range"] as? String == "112:2-3" && summary["recited"] as? Int == 6, "\(summary)")
    let list = try #require(try json("recite", "show", "list")["sessions"] as? [[String: Any]])
    #expect(list.count == 1)
    #expect(try json("recite", "show")["mode"] as? String == "next")
  }

  @Test func `one goes on from given words, and says how a page begins`() throws {
    let goOn = ["recite", "test", "go-on", "112:1-2", "--ayat", "1", "--seed", "5", "--no-play", "--json"]
    let asked = try events(try command.run(goOn + ["--input", try command.sung([1, 2])]))
    let (last, ref) = (try #require(asked[0]["last_word"] as? Int), try #require(asked[0]["ref"] as? String))
    #expect(ref == "112:1" ? (1...3).contains(last) : ref == "112:2" && last == 1)
    let page = try command.run(
      "recite", "test", "page-start", "112", "--ayat", "1", "--lines", "--no-play", "--input", try command.sung([1]))
    #expect(page.lines.first == "how does page 604 begin?" && page.output.contains("✓ 112:1"), "\(page.output)")
  }

  @Test func `weak words are asked for where they were missed`() throws {
    #expect(try command.run("recite", "test", "go-on", "--weak", "--input", "none").code == 66)
    #expect(try command.run("recite", "test", "go-on", "--input", "none").code == 64)
    _ = try command.run("recite", "112", "--input", try command.sung([1, 3, 4]))
    let outcome = try command.run(
      "recite", "test", "next", "--weak", "--no-play", "--json", "--input", try command.sung([2, 3]))
    #expect(try events(outcome)[0]["ref"] as? String == "112:1")
  }

  // Q-RE6
  @Test func `the trend and a page with its weak words are drawn`() throws {
    #expect(try command.run("recite", "show", "trend", "-o", "-").code == 66)
    _ = try command.run("recite", "112", "--input", try command.sung([1, 3, 4]))
    let trend = try command.run("recite", "show", "trend", "-o", "-")
    #expect(
      trend.output.contains("<title>Recitation, weeks of") && trend.output.contains("86.7%"), "\(trend.complaint)")
    let page = try command.run("recite", "show", "page", "604", "-o", "-")
    #expect(page.output.components(separatedBy: "<title>missed 1 of 1</title>").count == 3, "\(page.complaint)")
    let weeks = try #require(try json("recite", "show", "trend")["weeks"] as? [[String: Any]])
    #expect(weeks[0]["pace"] as? Int != nil)
    for wrong in [
      ["page", "-o", "-"], ["page", "605", "-o", "-"], ["page", "1"], ["words", "-o", "-"], ["list", "3"],
    ] {
      #expect(try command.run(["recite", "show"] + wrong).code == 64)
    }
  }

  // Q-RE7
  @Test func `a check tells what it judged of tajweed only where that is asked for`() throws {
    let path = try command.sung()
    let plain = try #require(try events(try command.run("recite", "check", path, "112", "--json")).last)
    #expect(plain["tajweed"] == nil && plain["recited"] as? Int == 15)
    let summary = try #require(try events(try command.run("recite", "check", path, "--tajweed", "--json")).last)
    #expect((summary["tajweed"] as? [Any]) != nil, "\(summary)")
    #expect(summary["range"] as? String == "112:1-4")
  }

  // Q-RE9
  @Test func `corrections are remembered, and forgotten by a command`() throws {
    _ = try command.run("recite", "112", "--input", try command.sung([1, 3, 4]))
    _ = try command.run("recite", "correct", "last", "112:2:1", "right")
    #expect(try json("recite", "reset-adaptation")["reset"] as? Bool == true)
  }

  // Q-HZ2
  @Test func `an ayah with a slip is asked for again, and said rightly then counts as corrected`() throws {
    let outcome = try command.run(
      "recite", "112", "--restart-ayah", "--json", "--input", try command.sung([1, 3, 4, 2, 3, 4]))
    let summary = try #require(try events(outcome).last)
    #expect(summary["skipped"] as? Int == 0 && summary["corrected"] as? Int == 2, "\(summary)")
  }

  // MARK: - Bad input

  @Test func `silence and what is no recitation are one line, and nothing is invented`() throws {
    let silence = try command.sound(SungAyat.pause(6), "silence")
    let outcome = try command.run("recite", "112", "--input", silence)
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("nothing of 112 was heard"), "\(outcome.complaint)")
    #expect(try command.run("recite", "112", "--input", "\(command.folder.path)/none.wav").code == 66)
    let other = try command.run("recite", "112", "--input", try command.sung([21, 22, 23]), "--json")
    let told = try events(other)
    #expect(told.contains { $0["event"] as? String == "sound" && $0["fault"] as? String == "other" })
    #expect(!told.contains { ["skipped", "changed"].contains($0["verdict"] as? String) }, "\(told)")
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
