import Foundation
import Testing
import TilawaStore
import TilawaTestSupport

/// W-1: whoever takes part in several courses is shown the one that runs today.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseChoiceTests {
  let both: CourseFixtures

  /// The student takes part in `reading`, from 2027-01-16 on, and has joined `second`, which begins in September.
  init() throws {
    both = try CourseFixtures(.bundles)
    try both.begin()
    try join("second", from: "2027-09-04")
  }

  private func join(_ id: String, from day: String) throws {
    let file = both.path("\(id).yaml")
    let text = try String(contentsOfFile: both.path("course.yaml"), encoding: .utf8)
    try text.replacing("course: reading", with: "course: \(id)").replacing("title: Reading", with: "title: \(id)")
      .replacing("2027-01-16", with: day).write(toFile: file, atomically: true, encoding: .utf8)
    try both.go(to: "2027-01-06 10:00")
    #expect(try both.coach("coach", "publish", file).code == 0)
    let invitation = both.path("\(id).tilawa")
    #expect(try both.coach("coach", "invite", "--course", id, "-o", invitation).code == 0)
    #expect(try both.student("course", "join", invitation, "--name", "Yusuf").code == 0)
    let bundle = both.path("from-yusuf-\(id).tilawa")
    #expect(try both.student("course", "send", "--course", id, "-o", bundle).code == 0)
    #expect(try both.coach("coach", "open", bundle).code == 0)
  }

  @Test func `a course that runs comes before one that was joined later`() throws {
    try both.go(toWeek: 3, hours: 10)
    let today = try both.student("course")
    #expect(today.lines.first == "Week 3 of 15 · Level 1")
    #expect(
      today.complaint
        == "tilawa: of 2 courses this is reading, which runs today; for another: --course ID (second)\n")
    #expect(today.output.contains("\n  tilawa course lesson 1\n"))
    let list = try both.coach("coach")
    #expect(list.lines.first?.hasPrefix("Reading · week 3 of 15") == true)
    #expect(list.complaint.contains("this is reading, which runs today"))
  }

  @Test func `a course that was named is not remarked on, and commands name it too`() throws {
    try both.go(toWeek: 3, hours: 10)
    let named = try both.student("course", "--course", "second")
    #expect(named.complaint.isEmpty)
    #expect(named.output.contains("tilawa course record --placement --course second"))
    let waiting = try both.coach("coach", "--course", "second")
    #expect(waiting.lines.first?.hasPrefix("second · ") == true && waiting.complaint.isEmpty)
    let absent = try both.student("course", "--course", "third")
    #expect(absent.code == 66 && absent.complaint.contains("known: second, reading"))
  }

  @Test func `a course and a student are named by a part of their names`() throws {
    try both.go(toWeek: 3, hours: 10)
    #expect(try both.student("course", "--course", "seco").output.contains("--course second"))
    #expect(try both.coach("coach", "--course", "Reading").lines.first?.hasPrefix("Reading · ") == true)
    #expect(try both.coach("coach", "write", "suf", "Welcome.", "--course", "reading").output.contains("Yusuf"))
    #expect(try both.coach("coach", "place", "Yunus", "--course", "reading").code == 66)
  }

  @Test func `where none runs, one that comes is shown before one that is over`() throws {
    try both.go(to: "2027-07-01 10:00")
    let today = try both.student("course")
    #expect(today.complaint.contains("this is second, which comes next"))
    #expect(today.output.contains("level to be decided"))
    try both.go(to: "2028-07-01 10:00")
    #expect(try both.student("course").complaint.contains("this is second, which was joined last"))
  }

  @Test func `of several that run it is the one joined last`() throws {
    try join("third", from: "2027-01-09")
    try both.go(toWeek: 3, hours: 10)
    #expect(try both.student("course").complaint.contains("of 3 courses this is third, which runs today"))
  }

  @Test func `notifications and quiet hours are those of all courses`() throws {
    _ = try both.student("course", "notify", "--list")
    try both.go(to: "2027-01-07 10:00")
    #expect(try both.coach("coach", "place", "Yusuf").code == 0)
    #expect(try both.coach("coach", "announce", "Read surah 78.", "--course", "reading").code == 0)
    #expect(try both.coach("coach", "announce", "Welcome.", "--course", "second").code == 0)
    for id in ["reading", "second"] {
      let bundle = both.path("answer-\(id).tilawa")
      #expect(try both.coach("coach", "send", "Yusuf", "--course", id, "-o", bundle).code == 0)
      #expect(try both.student("course", "open", bundle).code == 0)
    }
    #expect(try both.student("course", "quiet", "09:00-11:00").code == 0)
    #expect(try both.student("course", "notify", "--list").output.isEmpty)
    #expect(try both.student("course", "quiet", "off").code == 0)
    let told = try both.student("course", "notify", "--list")
    #expect(told.complaint.isEmpty)
    #expect(told.output.contains("Read surah 78.") && told.output.contains("Welcome."))
    #expect(told.output.contains(" · Reading\n") && told.output.contains(" · second\n"))
    #expect(try both.student("course", "notify", "--list").output.isEmpty)
  }

  @Test(.enabled(if: Program.isInstalled("python3")))
  func `the overview has a line and a key for the course that runs`() throws {
    try both.go(toWeek: 3, hours: 10)
    let terminal = both.environment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    let key = "any other leaves: "
    let student = try PersonAtTerminal(both.students).run([], [key, "c"], environment: terminal)
    #expect(student.code == 0 && student.output.contains("course: Week 3 of 15 · Level 1"))
    #expect(student.output.contains("Welcome: your first lesson"))
    let coach = try PersonAtTerminal(both.coaches).run([], [key, "q"], environment: terminal)
    #expect(coach.code == 0 && !coach.output.contains("Nobody waits"))
    #expect(coach.output.contains("course: Reading · week 3 of 15"))
  }
}
