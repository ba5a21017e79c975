import Foundation
import Testing

@testable import TilawaCore

// W-5, W-9: sessions and what is told of them.
@Suite struct CourseScheduleTests {
  var semester = Semester()

  init() { semester.place() }

  @Test(arguments: [
    ("2027-01-19 18:44", CourseOccurrence.State.upcoming), ("2027-01-19 18:45", .soon), ("2027-01-19 18:59", .soon),
    ("2027-01-19 19:00", .live), ("2027-01-19 19:59", .live),
  ])
  func `a session is soon fifteen minutes before it, and live while it lasts`(
    now: String, state: CourseOccurrence.State
  ) {
    let next = semester.view(at: at(now)).nextSession
    #expect(next?.day == day("2027-01-19"))
    #expect(next?.state == state)
  }

  @Test func `after a session the next one is that of the next week`() {
    #expect(semester.view(at: at("2027-01-19 20:00")).nextSession?.day == day("2027-01-26"))
    #expect(semester.view(at: at("2027-04-27 20:00")).nextSession == nil)
  }

  @Test func `before the semester the first session is told`() {
    #expect(semester.view(at: at("2026-09-01 10:00")).nextSession?.day == day("2027-01-19"))
  }

  @Test func `a session keeps its local time when clocks change`() {
    let sessions = semester.view(at: at("2027-03-20 10:00")).sessions(in: day("2027-03-20")...day("2027-04-05"))
    #expect(sessions.map { semester.zone.time(at: $0.start).clock } == ["19:00", "19:00"])
    #expect(sessions[1].start - sessions[0].start == 7 * 86_400 - 3600)
  }

  @Test mutating func `a session in another zone is on the day on which it is here`() {
    semester.course.sessions[0].zone = "America/Toronto"
    let toronto = ZoneOffsets(name: "America/Toronto", first: -18_000)
    let calendar = CourseCalendar(semester.course, zone: semester.zone, others: ["America/Toronto": toronto])
    let view = CourseView(calendar, CourseRecord(student: "x"), now: at("2027-01-18 10:00"))
    // 19:00 in Toronto is 01:00 of the next day in Berlin.
    #expect(view.sessions(in: day("2027-01-19")...day("2027-01-19")).isEmpty)
    #expect(view.sessions(in: day("2027-01-20")...day("2027-01-20")).map(\.start) == [at("2027-01-20 01:00")])
  }

  @Test mutating func `a session that is cancelled or moved is told so, and the next one follows`() {
    semester.add(.changed(session: "class", day: day("2027-01-19"), .cancelled), at: at("2027-01-18 10:00"))
    semester.add(
      .changed(session: "class", day: day("2027-01-26"), .moved(to: day("2027-01-27"), start: 600)),
      at: at("2027-01-18 10:00"))
    let view = semester.view(at: at("2027-01-19 10:00"))
    #expect(view.sessions(in: day("2027-01-19")...day("2027-01-19")).map(\.state) == [.cancelled])
    #expect(view.nextSession?.start == at("2027-01-27 10:00"))
  }

  // MARK: - Notifications

  private func titles(_ semester: Semester, from: String, to: String) -> [String] {
    semester.words(to).notices(after: at(from)).map(\.title)
  }

  @Test func `each notification comes once, at its time`() {
    #expect(titles(semester, from: "2027-01-15 23:59", to: "2027-01-16 00:00") == ["Week 1 is open"])
    #expect(titles(semester, from: "2027-01-16 00:00", to: "2027-01-16 00:05").isEmpty)
    #expect(titles(semester, from: "2027-01-20 23:55", to: "2027-01-21 00:00") == ["Week 1 is due in 2 days"])
    #expect(titles(semester, from: "2027-01-21 23:55", to: "2027-01-22 00:00") == ["Week 1 is due in 1 day"])
    #expect(titles(semester, from: "2027-01-22 20:55", to: "2027-01-22 21:00") == ["Week 1 is due in 3 hours"])
    #expect(titles(semester, from: "2027-01-19 18:40", to: "2027-01-19 18:45") == ["Class in 15 minutes"])
    #expect(titles(semester, from: "2027-01-19 18:45", to: "2027-01-19 19:00") == ["Class is live now"])
  }

  @Test func `after a night in which the machine was off only what still holds is told`() {
    #expect(titles(semester, from: "2027-01-19 12:00", to: "2027-01-22 10:00") == ["Week 1 is due in 1 day"])
  }

  @Test mutating func `what is sent is not asked for, and what is cancelled is not told`() {
    semester.submit(1, at: at("2027-01-18 10:00"))
    semester.add(.changed(session: "class", day: day("2027-01-19"), .cancelled), at: at("2027-01-18 10:00"))
    #expect(titles(semester, from: "2027-01-18 12:00", to: "2027-01-22 23:00").isEmpty)
  }

  @Test mutating func `feedback is told when it arrives, and leads there`() {
    let sent = semester.submit(1, at: at("2027-01-18 10:00"))
    semester.answer(sent, at: at("2027-01-18 20:00"), isHeard: false)
    let notices = semester.words("2027-01-18 20:05").notices(after: at("2027-01-18 19:55"))
    #expect(notices.map(\.title) == ["Feedback for week 1"])
    #expect(notices.first?.command == ["course", "feedback", "1"])
  }

  @Test(arguments: [("22:00", true), ("03:00", true), ("07:00", false), ("12:00", false), ("21:59", false)])
  func `quiet hours go over midnight`(clock: String, isQuiet: Bool) throws {
    let quiet = try #require(QuietHours("22:00-07:00"))
    #expect(quiet.contains(semester.zone.time(at: at("2027-01-18 \(clock)"))) == isQuiet)
    #expect(QuietHours("22:00") == nil)
    #expect(QuietHours("25:00-07:00") == nil)
  }

  // MARK: - iCalendar

  @Test mutating func `a calendar has every session in UTC, with text that cannot break out`() {
    semester.course.sessions[0].title = "Class; a, b\nEND:VEVENT"
    let text = CourseICalendar(semester.view(at: at("2027-01-10 10:00")), stamp: 0).text
    let lines = text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 15 + 15)
    #expect(lines.filter { $0 == "END:VEVENT" }.count == 15 + 15)
    #expect(lines.contains("DTSTART:20270119T180000Z"))
    #expect(lines.contains("DTSTART:20270330T170000Z"))
    #expect(lines.contains(#"SUMMARY:Class\; a\, b\nEND:VEVENT"#))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }

  @Test mutating func `a calendar wakes nobody for a session that is cancelled, nor for a week that was waived`() {
    semester.add(.changed(session: "class", day: day("2027-01-19"), .cancelled), at: at("2027-01-10 10:00"))
    semester.add(.waived(week: 9), at: at("2027-01-10 10:00"))
    let text = CourseICalendar(semester.view(at: at("2027-01-10 11:00")), stamp: 0).text
    let events = text.components(separatedBy: "BEGIN:VEVENT").dropFirst()
    #expect(events.count == 15 + 14)
    #expect(events.filter { $0.contains("STATUS:CANCELLED") }.allSatisfy { !$0.contains("VALARM") })
    #expect(events.count { $0.contains("BEGIN:VALARM") } == 14 + 14)
  }
}
