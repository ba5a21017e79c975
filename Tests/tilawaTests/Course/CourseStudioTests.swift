import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// W-3, W-4: what the studio's page of a course asks for: to record, to keep marks, to find sounds.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseStudioTests {
  let both: CourseFixtures

  init() throws {
    both = try CourseFixtures(.folder)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.student("course", "lesson", "done").code == 0)
  }

  private func submitted() throws {
    try both.submit("1")
    try both.exchange()
  }

  private func review() throws -> JSON {
    try JSON(reading: both.coach("coach", "review", "Yusuf", "1", "--no-findings", "--json").lines.first ?? "")
  }

  @Test func `a program records for a part, and submits what it made`() throws {
    let sound = String(repeating: "A ", count: 16_000)
    let made = try both.students.run(
      ["course", "record", "1", "--input", "-", "--json"], environment: both.environment, input: sound)
    #expect(made.code == 0, "\(made.complaint)")
    let id = try #require(try JSON(reading: made.lines.last ?? "")["recording"]?["id"]?.scalar)
    #expect(try both.student("course", "submit", id, "--for", "1", "--json").code == 0)
    try both.exchange()
    let sha256 = try #require(try review()["submission"]?["sha256"]?.scalar)
    #expect(sha256.hasPrefix(id))
    let file = try both.coach("course", "sound", sha256)
    #expect(file.lines == [try review()["sound"]?.scalar ?? ""])
    #expect(try both.coach("course", "sound", "12ab").code == 66)
  }

  @Test func `what cannot be submitted is not recorded`() throws {
    let early = try both.students.run(
      ["course", "record", "9", "--input", "-", "--json"], environment: both.environment, input: "A ")
    #expect(early.code == 64)
    #expect(early.complaint.contains("week 9 opens on"))
    #expect(try both.student("course", "record", "1").complaint.contains("tilawa record"))
    #expect(try both.student("course", "record", "1", "--input", "-").code == 64)
  }

  @Test func `a draft is kept for the next time, and the student is told nothing`() throws {
    try submitted()
    let marks = ["0:00.25 114:1:2 - good, but longer", "114:0:2 makhraj", "0:00.1 stop"]
    let kept = try both.coaches.run(
      ["coach", "review", "Yusuf", "1", "--draft", "--text", "Soon"] + marks.flatMap { ["--mark", $0] },
      environment: both.environment)
    #expect(kept.code == 0, "\(kept.complaint)")
    let draft = try #require(try review()["draft"])
    #expect(draft["text"]?.scalar == "Soon")
    guard case .array(let all)? = draft["marks"] else {
      Issue.record("a draft has marks")
      return
    }
    #expect(all.map { $0["word"]?.scalar } == ["114:1:2", "114:0:2", ""])
    #expect(all.map { $0["symbol"]?.scalar } == [nil, "makhraj", "stop"])
    #expect(all.map { $0["time"]?.scalar } == ["250", nil, "100"])
    #expect(all[0]["text"]?.scalar == "good, but longer")
    try both.exchange()
    #expect(try both.student("course", "feedback").code == 66)
  }

  @Test func `spoken comments of a draft stay with the marks at the same places`() throws {
    try submitted()
    let comment = try both.sound()
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--draft", "--voice", comment).code == 0)
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--draft", "--keep-spoken", "--text", "More").code == 0)
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--result", "pass", "--keep-spoken").code == 0)
    try both.exchange()
    let heard = try JSON(reading: both.student("course", "feedback", "--json").lines.first ?? "")
    #expect(heard["feedback"]?["voice"]?.scalar?.count == 64)
  }

  @Test func `a spoken comment that a program sends is kept with the marks, and given`() throws {
    try submitted()
    func comment(_ more: [String] = [], _ sound: String = String(repeating: "A ", count: 8000)) throws
      -> CommandFixture.Outcome
    {
      try both.coaches.run(
        ["coach", "comment", "Yusuf", "1", "--input", "-", "--json"] + more, environment: both.environment, input: sound
      )
    }
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--draft", "--mark", "0:00.250 madd longer").code == 0)
    let made = try comment(["--at", "0:00.250"])
    #expect(made.code == 0, "\(made.complaint)")
    let voice = try #require(try JSON(reading: made.lines.last ?? "")["voice"]?.scalar)
    #expect(try comment().code == 0)
    guard let draft = try review()["draft"], case .array(let marks)? = draft["marks"] else {
      Issue.record("a draft has marks")
      return
    }
    #expect(marks.count == 1 && marks[0]["voice"]?.scalar == voice && marks[0]["text"]?.scalar == "longer")
    #expect(draft["voice"]?.scalar?.count == 64)
    #expect(try comment([], "").code == 66)
    #expect(try comment(["--at", "nowhere"]).code == 64)
    #expect(try both.coach("coach", "comment", "Yusuf", "1", "--input", "lesson.wav").code == 64)
  }

  @Test(arguments: ["1:0:1 madd", "9:0:1 madd", "115:0:1", "114:0:5", "114:0:0", "114:1:99"])
  func `a mark is at a word that there is`(mark: String) throws {
    try submitted()
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--draft", "--mark", mark).code == 64)
  }

  @Test func `a review does one thing, and a reciter's word needs a reciter`() throws {
    try submitted()
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--draft", "--result", "pass").code == 64)
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--mark", "0:00 stop").code == 64)
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--beside", "114:1:2", "--json").code == 66)
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--beside", "114").code == 64)
  }
}
