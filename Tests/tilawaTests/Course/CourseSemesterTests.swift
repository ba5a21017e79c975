import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// A semester of fifteen weeks with two real programs, a teacher's and a student's, each with a home of its own.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseSemesterTests {
  // W-1 to W-10: a missed week, a catch-up, a resubmission, a waived week, the assessment and the graduation.
  @Test(arguments: [CourseFixtures.Way.bundles, .folder, .encrypted])
  func `a semester is played through, and both sides end up equal`(way: CourseFixtures.Way) throws {
    let both = try CourseFixtures(way)
    try both.begin()
    for week in 1...15 { try play(week, both) }
    try both.go(to: "2027-04-29 12:00")
    #expect(try both.state() == "assessment-open")
    try both.submit("assessment")
    try both.exchange()
    #expect(try both.state() == "assessment-sent")
    #expect(try both.coach("coach", "assess", "Yusuf", "pass", "--text", "Well done").code == 0)
    #expect(try both.coach("coach", "graduate", "yusuf", "--next", "Level 2").code == 0)
    try both.exchange()
    #expect(try both.state() == "result-ready")
    let result = try both.student("course", "feedback", "--assessment", "--silent")
    #expect(result.output.contains("Well done"))
    #expect(try both.state() == "graduated")
    try both.exchange()
    #expect(try both.lines(both.students) == both.lines(both.coaches))
    #expect(try both.lines(both.students).count > 60)
    let sheet = try both.coach("coach", "sheet").output
    #expect(sheet.contains("Yusuf,Level 1,A,sent,sent,sent,sent,sent,sent,sent,sent,waived,sent"))
    #expect(sheet.contains("graduated"))
  }

  /// One week: week 4 is missed and caught up in week 5, week 7 is asked for again, week 9 is waived.
  private func play(_ week: Int, _ both: CourseFixtures) throws {
    try both.go(toWeek: week, hours: 10)
    guard week != 4 else { return }
    if week == 9 {
      #expect(try both.coach("coach", "waive", "Yusuf", "9").code == 0)
      try both.exchange()
      #expect(try both.state() == "caught-up")
      return
    }
    if week == 5 {
      let today = try both.student("course")
      #expect(today.output.contains("Week 5 of 15"))
      #expect(today.output.contains("1 submission is open: week 4. You can send it this week."))
      #expect(try both.state() == "lesson-not-started")
      try recite(4, both, "pass")
    }
    try recite(week, both, week == 7 ? "again" : "pass")
    guard week == 7 else { return }
    #expect(try both.state() == "again")
    try both.submit("7")
    try answer(7, both, "pass")
  }

  private func recite(_ week: Int, _ both: CourseFixtures, _ result: String) throws {
    // The assessment is open from week 14 on, and comes before the week.
    let isOpen = week >= 14
    #expect(try both.state() == (isOpen ? "assessment-open" : "lesson-not-started"))
    #expect(try both.student("course", "lesson", "\(week)", "--done").code == 0)
    #expect(try both.state() == (isOpen ? "assessment-open" : "ready-to-submit"))
    try both.submit("\(week)")
    // After week 4, which was missed, the present week is to be done.
    #expect(try both.state() == (isOpen ? "assessment-open" : week == 4 ? "lesson-not-started" : "awaiting-feedback"))
    try answer(week, both, result)
  }

  private func answer(_ week: Int, _ both: CourseFixtures, _ result: String) throws {
    try both.exchange()
    let review = try both.coach(
      "coach", "review", "Yusuf", "\(week)", "--result", result, "--text", "Week \(week)", "--mark", "0:00 madd longer")
    #expect(review.code == 0, "\(review.complaint)")
    try both.exchange()
    #expect(try both.state() == (week >= 14 ? "assessment-open" : "feedback-ready"))
    let feedback = try both.student("course", "feedback", "\(week)", "--silent")
    #expect(feedback.output.contains("Week \(week)") && feedback.output.contains("longer"))
  }

  // MARK: - Bundles that go wrong

  @Test func `bundles that come twice, late or never lose nothing`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    var bundles: [String] = []
    for week in 1...4 {
      try both.go(toWeek: week, hours: 10)
      #expect(try both.student("course", "lesson", "done").code == 0)
      try both.submit("\(week)")
      bundles.append(try both.sent("student", ["course", "send"]))
    }
    // The second never arrives, the last comes first and twice.
    for index in [3, 0, 3, 2] { #expect(try both.coach("coach", "open", bundles[index]).code == 0) }
    #expect(try both.lines(both.students) == both.lines(both.coaches))
    let waiting = try both.coach("coach", "students", "--json").output
    #expect(waiting.contains(#""waiting":["1","2","3","4"]"#))
    #expect(try both.coach("coach", "open", bundles[1]).output.contains("nothing new"))
  }

  @Test func `kills while bundles are opened lose nothing`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.student("course", "lesson", "done").code == 0)
    try both.submit("1")
    let bundle = try both.sent("student", ["course", "send"])
    for milliseconds in 0..<8 {
      var turns = milliseconds * 4
      _ = try both.coaches.interrupt(["coach", "open", bundle], by: SIGKILL, environment: both.environment) { _ in
        turns -= 1
        return turns < 0
      }
    }
    #expect(try both.coach("coach", "open", bundle).code == 0)
    #expect(try both.lines(both.students) == both.lines(both.coaches))
    let review = try both.coach("coach", "review", "Yusuf", "1", "--no-findings")
    #expect(review.output.contains("sound: "))
  }

  @Test func `an invitation may come by the standard input`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    let other = try CommandFixture()
    let text = try String(contentsOfFile: both.invitation, encoding: .utf8)
    let words = ["course", "join", "-", "--name", "Zayd", "--json"]
    #expect(try other.run(words, environment: both.environment, input: text).code == 0)
    #expect(try other.run(["course", "--json"], environment: both.environment).output.contains("Reading"))
    let wrong = try other.run(words, environment: both.environment, input: "milk\n")
    #expect(wrong.code != 0 && wrong.complaint.contains("standard input: "))
  }

  @Test func `bundles and the file of a course may come by the standard input`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    let mine = try both.sent("student", ["course", "send"])
    let bundle = try String(contentsOfFile: mine, encoding: .utf8)
    let opened = try both.coaches.run(["coach", "open", "-", "--json"], environment: both.environment, input: bundle)
    #expect(opened.code == 0 && opened.output.contains(#""bundles":1"#))
    let refused = try both.coaches.run(["coach", "open", "-"], environment: both.environment, input: "milk\n")
    #expect(refused.code != 0 && refused.complaint.contains("standard input: "))
    let faulty = try both.coaches.run(
      ["coach", "publish", "-"], environment: both.environment, input: "course: 1\ncolour: green\n")
    #expect(faulty.code == 65 && faulty.complaints.count > 1)
    #expect(faulty.complaint.contains("standard input:1:1: "))
  }

  @Test func `wrong bundles and wrong uses are told in one line`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    let other = try CommandFixture()
    let invitation = both.path("invitation.tilawa")
    #expect(try both.student("course", "join", invitation, "--name", "Yusuf").output.contains("already"))
    #expect(
      try both.coach("course", "join", invitation, "--name", "x").complaints == [
        "tilawa: \(invitation): this is a course that you teach"
      ])
    _ = try other.run(["course", "join", invitation, "--name", "Zayd"], environment: both.environment)
    let mine = try both.sent("coach", ["coach", "send", "Yusuf"])
    let outcome = try other.run(["course", "open", mine], environment: both.environment)
    #expect(outcome.code == 64)
    #expect(outcome.complaints == ["tilawa: \(mine): this bundle is for somebody else"])
    try Data("tilawa-bundle 2\nx".utf8).write(to: URL(filePath: both.path("new.tilawa")))
    let newer = try both.student("course", "open", both.path("new.tilawa"))
    #expect(newer.code == 78 && newer.complaints.count == 1 && newer.complaint.contains("update Tilawa"))
    let sound = try both.sound()
    #expect(try both.student("course", "open", sound).code == 65)
    #expect(try both.student("course", "open", "/nowhere.tilawa").code == 66)
    #expect(try both.student("course", "submit", sound, "--yes").code == 64)
    #expect(try both.student("coach").code == 66)
    #expect(try both.coach("coach", "place", "nobody").code == 66)
    #expect(try both.coach("coach", "graduate", "Yusuf").code == 64)
  }

  // W-3: two attempts a week.
  @Test func `a third attempt of a week is refused until the next week`() throws {
    let both = try CourseFixtures(.bundles)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.student("course", "lesson", "done").code == 0)
    try both.submit("1")
    try both.submit("1")
    let third = try both.student("course", "submit", try both.sound(), "--for", "1", "--yes")
    #expect(third.code == 64)
    #expect(
      third.complaint.contains(
        "all 2 attempts of this week are sent; the next one can be sent from Sat 23 Jan 2027 00:00"))
    try both.go(toWeek: 2, hours: 1)
    try both.submit("1")
  }
}
