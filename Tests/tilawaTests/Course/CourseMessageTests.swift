import Foundation
import Testing
import TilawaStore
import TilawaTestSupport

/// W-4, W-9, W-11: questions and answers, and what is told of them.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseMessageTests {
  let both: CourseFixtures

  init() throws {
    both = try CourseFixtures(.bundles)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    _ = try both.student("course", "notify", "--list")
    _ = try both.coach("coach", "notify", "--list")
  }

  @Test func `a message has words, and is about a week that the course has`() throws {
    #expect(try both.student("course", "ask", " ").code == 64)
    let beyond = try both.student("course", "ask", "Is it four?", "--about", "16")
    #expect(beyond.code == 64 && beyond.complaint.contains("the course has the weeks 1 to 15"))
    #expect(try both.coach("coach", "write", "Yusuf", "").code == 64)
    try both.exchange()
    #expect(try both.coach("coach", "write", "Yusuf").complaint.contains("Yusuf has asked nothing"))
  }

  @Test func `a question is told to the teacher, and the answer to the student, once each`() throws {
    #expect(try both.student("course", "ask", "Is it four?").code == 0)
    try both.go(toWeek: 1, hours: 11)
    try both.exchange()
    let question = try both.coach("coach", "notify", "--list", "--json").output
    #expect(question.contains(#""title":"Yusuf asks about week 1","body":"Is it four?","command":["coach","write""#))
    #expect(try both.coach("coach", "write", "Yusuf", "Four counts.").code == 0)
    try both.go(toWeek: 1, hours: 12)
    try both.exchange()
    let answer = try both.student("course", "notify", "--list", "--json").output
    #expect(
      answer.contains(
        #""title":"Amina has written about week 1","body":"Four counts.","command":["course","week","1"]"#))
    #expect(try both.student("course", "notify", "--list").output.isEmpty)
    #expect(try both.coach("coach", "notify", "--list").output.isEmpty)
    #expect(try both.student("course", "notify", "--recent").output.contains("Amina has written about week 1"))
    try both.go(toWeek: 3, hours: 12)
    #expect(try both.coach("coach", "notify", "--recent").output.isEmpty)
  }

  @Test func `an attempt that a later one has taken the place of is not told once that is answered`() throws {
    #expect(try both.student("course", "lesson", "done").code == 0)
    try both.submit("1")
    try both.go(toWeek: 1, hours: 11)
    try both.submit("1")
    try both.exchange()
    #expect(try both.coach("coach", "review", "Yusuf", "1", "--result", "pass").code == 0)
    #expect(try both.coach("coach", "notify", "--list").output.isEmpty)
  }

  @Test func `the schedule of a week has the deadline of that week`() throws {
    let third = try both.student("course", "schedule", "3")
    #expect(third.output.contains("due: week 3, Fri 5 Feb 2027 23:59"))
    #expect(try both.student("course", "schedule").output.contains("due: week 1, Fri 22 Jan 2027 23:59"))
  }
}
