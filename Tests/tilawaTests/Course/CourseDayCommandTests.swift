import ArgumentParser
import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import tilawa

/// W-2, W-3, W-12: what a student's commands say before, in and after a week, and what is told of the teacher's changes.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseDayCommandTests {
  private func joined() throws -> CourseFixtures {
    let both = try CourseFixtures(.bundles)
    try both.join { Self.course($0) }
    return both
  }

  /// The course with live sessions.
  private static func course(_ text: String, more: String = "") -> String {
    text.replacing("weeks:\n", with: "sessions:\n  - class: Class\n    on: tue 19:00\n\(more)weeks:\n")
  }

  private func placed(inWeek week: Int = 1) throws -> CourseFixtures {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    if week > 0 { try both.go(toWeek: week, hours: 10) }
    return both
  }

  /// The titles of the notifications of a side, whose pages are commands that the program takes.
  private func told(_ side: String, _ both: CourseFixtures) throws -> [String] {
    let program = side == "coach" ? both.coaches : both.students
    let outcome = try program.run([side, "notify", "--list", "--json"], environment: both.environment)
    guard case .array(let notices)? = try JSON(reading: outcome.lines.first ?? "")["notices"] else { return [] }
    return try notices.map { notice -> String in
      guard case .array(let command)? = notice["command"] else { return "" }
      let words = command.compactMap(\.scalar)
      #expect(throws: Never.self, "\(words)") { _ = try Tilawa.parseAsRoot(words) }
      return try #require(notice["title"]?.scalar)
    }
  }

  // MARK: - Before the weeks

  @Test func `a student without a place is told to recite for it, and not to finish a lesson`() throws {
    let both = try joined()
    for words in [["week"], ["week", "3"], ["week", "--all"], ["lesson"]] {
      let answer = try both.students.run(["course"] + words, environment: both.environment)
      #expect(answer.code == 0)
      #expect(answer.output.contains("Your weeks begin once you are placed in a level."), "\(words)")
      #expect(answer.output.contains("tilawa course record --placement"))
      #expect(!answer.output.contains("lesson first"))
    }
    #expect(try both.student("course", "week", "99").code == 64)
    #expect(try both.student("course").output.contains("to be decided"))
  }

  @Test func `before the semester the week says when the first lesson opens`() throws {
    let both = try placed(inWeek: 0)
    for word in ["week", "lesson"] {
      let answer = try both.student("course", word)
      #expect(answer.code == 0)
      #expect(answer.output.contains("The first lesson opens on Sat 16 Jan 2027."))
    }
    let week = try JSON(reading: both.student("course", "week", "--json").lines.first ?? "")
    #expect(week["week"]?.scalar == "0" && week["state"]?.scalar == "before-start")
    #expect(try both.student("course", "week", "1").complaint.contains("week 1 opens on Sat 16 Jan 2027"))
  }

  // MARK: - In a week

  @Test func `the present week has the line of open weeks above it, and an earlier one has not`() throws {
    let both = try placed(inWeek: 3)
    let line = "2 submissions are open: weeks 1 and 2. You can send 2 of them this week."
    #expect(try both.student("course", "week").output.contains(line))
    #expect(try !both.student("course", "week", "2").output.contains(line))
  }

  @Test func `what remains after a catch-up submission is a catch-up submission`() throws {
    let both = try placed(inWeek: 2)
    #expect(try both.student("course", "lesson", "1", "--done").code == 0)
    let sent = try both.student("course", "submit", try both.sound(), "--for", "1", "--yes")
    #expect(sent.output.contains("; 1 catch-up submission remaining"))
    #expect(try both.student("course", "week", "1").output.contains("1 catch-up submission remaining · due"))
    #expect(try both.student("course", "lesson", "2", "--done").code == 0)
    let present = try both.student("course", "submit", try both.sound(), "--for", "2", "--yes", "--json")
    #expect(present.output.contains(#""attempts_left":1,"catch_up":false"#))
    try both.go(toWeek: 17, hours: 1)
    let closed = try both.student("course", "week", "2").output
    #expect(!closed.contains("remaining") && closed.contains("the course has taken submissions until"))
  }

  @Test func `both feedbacks on a week are heard one after the other`() throws {
    let both = try placed()
    #expect(try both.student("course", "lesson", "done").code == 0)
    for text in ["First", "Second"] {
      try both.submit("1")
      try both.exchange()
      #expect(try both.coach("coach", "review", "Yusuf", "1", "--result", "again", "--text", text).code == 0)
    }
    try both.exchange()
    #expect(try both.student("course", "feedback", "1", "--silent").output.contains("First"))
    #expect(try both.state() == "feedback-ready")
    #expect(try both.student("course", "feedback", "1", "--silent").output.contains("Second"))
    #expect(try both.state() != "feedback-ready")
  }

  // MARK: - Notifications

  @Test func `a place, a changed session, a waived week and the end of a level are told`() throws {
    let both = try joined()
    _ = try told("course", both)
    try both.go(to: "2027-01-06 10:00")
    #expect(try told("coach", both) == ["Yusuf has joined"])
    #expect(try both.coach("coach", "place", "Yusuf", "--group", "A").code == 0)
    try both.exchange()
    #expect(try told("course", both) == ["You are placed in Level 1"])
    #expect(try told("course", both).isEmpty)
    try both.go(to: "2027-01-07 10:00")
    #expect(try both.coach("coach", "session", "class", "2027-01-19", "--cancel").code == 0)
    #expect(try both.coach("coach", "session", "class", "2027-01-26", "--move", "2027-01-27 18:00").code == 0)
    #expect(try both.coach("coach", "waive", "Yusuf", "2").code == 0)
    try both.exchange()
    #expect(
      try told("course", both).sorted() == ["Class is cancelled", "Class is moved", "Week 2 asks nothing of you"])
    #expect(try both.student("course", "notify", "--recent").lines.count == 4)
    try both.go(to: "2027-01-18 10:00")
    let file = both.path("course.yaml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("on: tue 19:00", with: "on: wed 19:00").write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try both.coach("coach", "publish", file).code == 0)
    try both.exchange()
    #expect(try told("course", both).contains("The course has changed"))
    try both.go(to: "2027-04-29 12:00")
    for week in 1...15 { _ = try both.coach("coach", "waive", "Yusuf", "\(week)") }
    try both.exchange()
    try both.go(to: "2027-04-29 12:01")
    #expect(try told("course", both).contains("The final assessment is open"))
    try both.submit("assessment")
    try both.exchange()
    #expect(try told("coach", both) == ["Yusuf: assessment"])
    try both.go(to: "2027-04-29 13:00")
    #expect(try both.coach("coach", "assess", "Yusuf", "pass").code == 0)
    #expect(try both.coach("coach", "graduate", "Yusuf").code == 0)
    try both.exchange()
    #expect(try told("course", both).contains("You have completed Level 1"))
  }

  @Test func `a level without an assessment is completed, seen and over`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin { $0.replacing("assessment: {passage: \"112\"}\n", with: "") }
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.coach("coach", "graduate", "Yusuf", "--next", "Level 2").code == 0)
    try both.exchange()
    #expect(try both.state() == "result-ready")
    let seen = try both.student("course", "feedback", "--assessment")
    #expect(seen.code == 0, "\(seen.complaint)")
    #expect(seen.output.contains("You have completed Level 1") && seen.output.contains("Next: Level 2"))
    #expect(try both.state() == "graduated")
  }

  // MARK: - The teacher

  @Test func `a placement is not waited for any more once the student has a place`() throws {
    let both = try joined()
    try both.submit("placement")
    try both.exchange()
    #expect(try both.coach("coach").output.contains("Waiting for feedback: 1"))
    #expect(try both.coach("coach", "place", "Yusuf").code == 0)
    #expect(try both.coach("coach").output.contains("Nobody waits for feedback."))
    let waiting = try both.coach("coach", "students", "--waiting")
    #expect(waiting.output.isEmpty && waiting.complaints == ["tilawa: nobody"])
  }

  @Test func `a session is named by its kind where one of them is on the day`() throws {
    let both = try CourseFixtures(.bundles)
    let circles = "  - circle: Sisters\n    on: wed 10:00\n  - circle: Brothers\n    on: wed 18:00\n"
    try both.begin { Self.course($0, more: circles) }
    let cancelled = try both.coach("coach", "session", "class", "2027-01-19", "--cancel", "--json")
    #expect(cancelled.output.contains(#""session":"class-1""#), "\(cancelled.complaint)")
    let either = try both.coach("coach", "session", "circle", "2027-01-20", "--cancel")
    #expect(either.code == 64)
    #expect(either.complaint.contains("“circle” may be any of circle-2 (Sisters), circle-3 (Brothers)"))
    #expect(try both.coach("coach", "session", "circle-3", "2027-01-20", "--cancel").code == 0)
    #expect(try both.student("course", "answer", "class", "2027-01-26", "yes").code == 0)
    #expect(try both.coach("coach", "attend", "class", "2027-01-26", "Yusuf").code == 0)
    let unknown = try both.coach("coach", "session", "office-hours", "2027-01-20", "--cancel")
    #expect(unknown.code == 64 && unknown.complaint.contains("class-1, circle-2, circle-3"))
  }

  @Test func `a new course has no faults, and says what its teacher has still to write`() throws {
    let both = try CourseFixtures(.bundles)
    let file = both.path("new.yaml")
    #expect(try both.coach("course", "new", "--weeks", "3", "--start", "2027-01-16", "-o", file).code == 0)
    let check = try both.coach("course", "check", file)
    #expect(check.code == 0)
    #expect(
      check.lines.last
        == "still as the template has them: course (reading-2027); title (Name of the course); coach (Your name); "
        + "about (A few lines about you, for your students.); the session Weekly class, tue 19:00; the assessment; "
        + "topic and passage of all weeks")
    #expect(try both.coach("coach", "publish", file).complaint.contains("still as the template has them: course"))
    var text = try String(contentsOfFile: file, encoding: .utf8)
    for (old, new) in [
      ("Name of the course", "Tajweed"), ("Your name", "Amina"),
      ("A few lines about you, for your students.", "Teacher"),
      ("tue 19:00 ", "mon 19:00 "), ("All that was learned.", "Juz Amma"), ("Topic of week", "Surahs"),
    ] { text = text.replacing(old, with: new) }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try both.coach("coach", "publish", file).complaint.isEmpty)
    #expect(try both.coach("course", "check", file, "--json").output.contains(#""template":["course (reading-2027)"]"#))
  }
}
