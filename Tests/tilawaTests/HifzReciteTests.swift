import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// Recitation that is checked, and what it comes to in hifz. Tones made by code stand for surah 112.
// Q-HZ5, Q-RE3
@Suite struct HifzReciteTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  private func list(_ words: String...) throws -> [[String: Any]] {
    let outcome = try command.run(["hifz", "list"] + words + ["--json"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  /// The grades and slips that the program noted: "grade good", "slip".
  private func noted() throws -> [String] {
    try events().filter { $0["name"] as? String == "program" }.map { event in
      [event["kind"] as? String, event["value"] as? String].compactMap(\.self).joined(separator: " ")
    }
  }

  private func events() throws -> [[String: Any]] {
    try command.run("hifz", "export").lines.compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  private func recite(_ numbers: [Int] = [1, 2, 3, 4], _ options: String...) throws -> CommandFixture.Outcome {
    let outcome = try command.run(["recite", "112", "--input", try command.sung(numbers)] + options)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return outcome
  }

  // MARK: - Grades

  @Test func `a page said from memory without a slip is heard, and good`() throws {
    _ = try command.run("hifz", "add", "112")
    let outcome = try recite([1, 2, 3, 4], "--hidden")
    #expect(outcome.lines.contains("page 604: good, by the check"), "\(outcome.output)")
    #expect(try noted() == ["grade good"])
    #expect(try command.run("hifz", "history").lines.contains("1 day in a row"))
    #expect(try command.run("hifz", "undo").output.contains("112:1-4 good, by the check"))
  }

  @Test func `with slips it is fair, and one undo takes back all of it`() throws {
    _ = try command.run("hifz", "add", "112")
    #expect(try recite([1, 3, 4], "--hidden").lines.contains("page 604: fair, by the check"))
    #expect(try noted() == ["slip", "slip", "grade fair"])
    _ = try command.run("hifz", "undo")
    #expect(try command.run("hifz", "list", "--slips").output.isEmpty)
  }

  @Test func `with the text before one's eyes there is no grade, but slips are slips`() throws {
    _ = try command.run("hifz", "add", "112")
    _ = try recite([1, 3, 4])
    #expect(try noted() == ["slip", "slip"])
  }

  @Test func `part of a page is no hearing, nor is text that is not held`() throws {
    _ = try command.run("hifz", "add", "112")
    _ = try recite([2, 3], "--hidden")
    #expect(try noted().isEmpty)
    let other = try CommandFixture(hearing: .tones)
    _ = try other.run("recite", "112", "--hidden", "--input", try other.sung([1, 3, 4]))
    #expect(try other.run("hifz", "export").output.isEmpty)
  }

  @Test func `whoever said it right after all has a good page`() throws {
    _ = try command.run("hifz", "add", "112")
    _ = try recite([1, 3, 4], "--hidden")
    for word in ["112:2:1", "112:2:2"] { _ = try command.run("recite", "correct", "last", word, "right") }
    #expect(try command.run("hifz", "list", "--slips").output.isEmpty)
    let page = try #require(try list("--pages").first)
    #expect(page["page"] as? Int == 604)
    _ = try command.run("recite", "correct", "last", "112:2:1", "slip", "--by", "teacher")
    #expect(try command.run("hifz", "list", "--slips").lines.count == 1)
  }

  @Test func `a check counts for one's own recordings, once`() throws {
    _ = try command.run("hifz", "add", "112")
    let path = try command.sung([1, 3, 4])
    _ = try command.run("import", path, "--range", "112", "--title", "lesson", "--reciter", "My teacher")
    _ = try command.run("recite", "check", "lesson")
    _ = try command.run("recite", "check", path, "112")
    #expect(try noted().isEmpty)
    _ = try command.run("library", "move", "lesson", "me")
    let own = try command.sung([1, 2, 4], "own")
    _ = try command.run("import", own, "--range", "112", "--title", "own", "--reciter", "me")
    for _ in 1...2 { #expect(try command.run("recite", "check", "own").code == 0) }
    let slips = try noted()
    // 112:3 has four words.
    #expect(slips == Array(repeating: "slip", count: 4))
  }

  // MARK: - Recordings

  // Q-HZ6, T-S1
  @Test func `one's own recordings of a page are listed by day, with slips and the way to hear them`() throws {
    #expect(try command.run("hifz", "recordings", "112").complaint.contains("tilawa recite --hidden 112:1-4"))
    _ = try recite([1, 3, 4], "--hidden")
    _ = try recite([1, 2, 3, 4], "--hidden")
    _ = try command.run("import", try command.sung([1, 2], "t"), "--range", "112:1-2", "--reciter", "My teacher")
    let object = try command.json(try command.run("hifz", "recordings", "112", "--json"))
    // Both are of one day, and may be of one second.
    let recordings = try #require(object["recordings"] as? [[String: Any]]).sorted {
      ($0["session"] as? Int ?? 0) < ($1["session"] as? Int ?? 0)
    }
    #expect(recordings.count == 2, "\(recordings)")
    #expect(recordings.compactMap { $0["slips"] as? Int } == [2, 0])
    #expect(recordings.compactMap { $0["session"] as? Int } == [1, 2])
    let lines = try command.run("hifz", "recordings", "page:604").lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("tilawa play 112:") || $0.contains("annotate edit") })
    #expect(try command.run("hifz", "recordings", "113").lines.isEmpty)
    #expect(try command.run("hifz", "recordings").code == 64)
  }

  // Q-HZ5
  @Test func `what is shared with a teacher has the recordings of the week`() throws {
    _ = try command.run("hifz", "add", "112")
    _ = try recite([1, 3, 4], "--hidden")
    _ = try command.run("import", try command.sung([1, 2], "t"), "--range", "112:1-2", "--reciter", "My teacher")
    let folder = command.folder.path + "/teacher"
    let outcome = try command.run("hifz", "share", folder, "--json")
    #expect(try command.json(outcome)["recordings"] as? Int == 1, "\(outcome.complaint)")
    let teacher = try CommandFixture(hearing: .tones)
    #expect(try teacher.run("import", folder).code == 0)
    let heard = try command.json(try teacher.run("library", "list", "--json"))
    let names = try #require(heard["recordings"] as? [[String: Any]])
    #expect(names.count == 1)
    #expect("\(names)".contains("Me") && !"\(names)".contains("My teacher"))
    // The teacher's own plan stays as it was.
    #expect(try teacher.run("hifz", "export").output.isEmpty)
  }

  // MARK: - The day

  @Test func `the script of an old page names the recitation that takes its place`() throws {
    let time = Int(Date().timeIntervalSince1970) - 40 * 86_400
    let day = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(time))).prefix(10)
    let line =
      #"{"id":"a","at":\#(time),"utc_offset":0,"zone":"UTC","day":"\#(day)","kind":"add","#
      + #""first_word":0,"past_word":29,"value":"shaky"}"#
    _ = try command.run(["hifz", "import", "-"], input: line + "\n")
    let script = try command.run("hifz", "script", "1").output
    #expect(script.contains("# With a microphone, instead: tilawa recite --hidden 1:1-7\n"), "\(script)")
  }
}
