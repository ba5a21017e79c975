import Testing

@testable import TilawaCore

// W-3: two attempts a week, two catch-up submissions a week; W-5: deadlines by urgency.
@Suite struct CourseRulesTests {
  var semester = Semester()

  init() { semester.place() }

  @Test mutating func `two attempts a week, and the next ones a week later`() {
    semester.finishLesson(1, at: at("2027-01-16 10:00"))
    for number in 1...2 {
      let sent = semester.send(.week(1), at: at("2027-01-16 10:00") + number * 60)
      semester.answer(sent, .again, at: at("2027-01-16 10:00") + number * 60 + 30)
    }
    let view = semester.view(at: at("2027-01-17 10:00"))
    let allowance = view.allowance(forWeek: 1)
    #expect(allowance == CourseAllowance(isCatchUp: false, limit: 2, used: 2, next: at("2027-01-23 00:00")))
    #expect(view.today.state == .noAttemptsLeft(week: 1, allowance))
    guard case .again(1, let later) = semester.today("2027-01-23 00:00").state else {
      return #expect(Bool(false), "the next week takes no more")
    }
    #expect(later.isCatchUp && later.left == 2)
  }

  @Test mutating func `a catch-up submission takes nothing from the present week`() {
    semester.submit(1, at: at("2027-01-25 10:00"))
    let view = semester.view(at: at("2027-01-25 11:00"))
    #expect(view.allowance(forWeek: 2).left == 2)
    #expect(view.allowance(forWeek: 1).left == 1)
  }

  @Test(arguments: [
    ("2027-01-16 10:00", CourseDeadline.Urgency.later), ("2027-01-21 23:58", .later),
    ("2027-01-21 23:59", .approaching),
    ("2027-01-22 20:58", .approaching), ("2027-01-22 20:59", .imminent), ("2027-01-22 23:59", .imminent),
  ])
  func `a deadline grows urgent a day and three hours before it`(now: String, urgency: CourseDeadline.Urgency) {
    #expect(semester.today(now).deadline == CourseDeadline(week: 1, at: at("2027-01-22 23:59"), urgency: urgency))
  }

  @Test mutating func `the deadline of what is sent is not urgent, and passes in silence`() {
    semester.submit(1, at: at("2027-01-22 21:30"))
    #expect(semester.today("2027-01-22 22:00").deadline?.urgency == .done)
    #expect(semester.view(at: at("2027-02-22 22:00")).deadline(ofWeek: 1).urgency == .done)
    #expect(semester.view(at: at("2027-02-22 22:00")).deadline(ofWeek: 2).urgency == .passed)
  }

  @Test mutating func `a submission counts by when it was submitted, whenever it arrives`() {
    semester.finishLesson(1, at: at("2027-01-20 10:00"))
    semester.send(.week(1), at: at("2027-01-22 23:58"), received: at("2027-01-25 12:00"))
    let view = semester.view(at: at("2027-01-25 13:00"))
    #expect(view.record.submissions.map(view.isLate) == [false])
    #expect(view.record.submissions.map(\.doubt) == [nil])
    semester.send(.week(1), at: at("2027-01-23 00:00"))
    let later = semester.view(at: at("2027-01-25 13:00"))
    #expect(later.record.submissions.map(later.isLate) == [false, true])
  }

  @Test mutating func `clocks that disagree are told beside the submission`() {
    semester.send(.week(1), at: at("2027-01-20 12:00"), received: at("2027-01-20 10:00"))
    semester.add(.watched(week: 1, item: 1), at: at("2027-01-21 12:00"))
    semester.send(.week(1), at: at("2027-01-20 11:00"), received: at("2027-01-21 13:00"))
    let first = semester.send(.week(2), at: at("2027-01-24 12:00"), received: at("2027-01-24 12:00"))
    semester.answer(first, at: at("2027-01-24 11:00"), isHeard: false)
    let doubts = semester.view(at: at("2027-01-25 13:00")).record.submissions.map(\.doubt)
    #expect(doubts == [.ahead(7200), .back(90_000), .answeredBefore(3600)])
  }
}

@Suite struct CourseCalendarTests {
  let semester = Semester()

  // W-9: a week unlocks on its day, in the course's zone.
  @Test(arguments: [
    ("2027-01-15 23:59", 0), ("2027-01-16 00:00", 1), ("2027-01-22 23:59", 1), ("2027-01-23 00:00", 2),
    // Clocks go forward in week 11, and weeks keep their local midnight.
    ("2027-03-26 23:59", 10), ("2027-03-27 00:00", 11), ("2027-04-02 23:59", 11), ("2027-04-03 00:00", 12),
    ("2027-04-30 23:59", 15), ("2027-05-01 00:00", 16),
  ])
  func `weeks change at local midnight`(now: String, week: Int) {
    #expect(semester.calendar.week(at: at(now)) == week)
  }

  @Test func `a deadline after the change of clocks is an hour earlier in UTC`() {
    let (before, after) = (semester.calendar.deadline(ofWeek: 10), semester.calendar.deadline(ofWeek: 11))
    #expect(after - before == 7 * 86_400 - 3600)
    #expect(semester.zone.time(at: after).description == "2027-04-02T23:59:00+02:00")
  }

  @Test func `in autumn clocks show an hour twice, and the first one counts`() {
    let zone = ZoneOffsets(
      name: "Europe/Berlin", first: 7200, changes: [ZoneOffsets.Change(at: 1_824_944_400, offset: 3600)])
    // 2027-10-31 01:00 UTC: 03:00 becomes 02:00.
    #expect(zone.moment(of: day("2027-10-31"), minutes: 150) == 1_824_944_400 - 1800)
    #expect(zone.moment(of: day("2027-10-31"), minutes: 180) == 1_824_944_400 + 3600)
  }

  @Test func `a time that clocks skip is the moment of the change`() {
    #expect(semester.zone.moment(of: day("2027-03-28"), minutes: 150) == 1_806_195_600)
    #expect(semester.zone.moment(of: day("2027-03-28"), minutes: 180) == 1_806_195_600)
    #expect(semester.zone.moment(of: day("2027-03-28"), minutes: 119) == 1_806_195_600 - 60)
  }

  @Test(arguments: [(-36_000, 0), (0, 0), (12_600, 0), (45_900, 0), (50_400, 0)])
  func `a course is alike in every zone`(offset: Int, ignored: Int) {
    var other = semester
    other.zone = ZoneOffsets(name: "x", first: offset)
    other.place()
    let begins = other.zone.moment(of: day("2027-01-16"), minutes: 0)
    #expect(other.view(at: begins - 1).week == 0)
    #expect(other.view(at: begins).week == 1)
    #expect(other.view(at: begins + 14 * 86_400 - 1).week == 2)
    #expect(other.calendar.deadline(ofWeek: 1) == begins + 7 * 86_400 - 60)
  }

  @Test func `a course that begins in the middle of a week has a short first week`() {
    var other = semester
    other.course.start = day("2027-01-18")
    #expect(other.calendar.day(ofWeek: 2) == day("2027-01-23"))
    #expect(other.calendar.week(at: at("2027-01-22 12:00")) == 1)
    #expect(other.calendar.week(at: at("2027-01-23 00:00")) == 2)
  }
}
