import Testing

@testable import TilawaCore

// W-1, W-10: the day of a student in every state, as one row: the card, the three statuses, the banner, what can be submitted.
@Suite struct CourseDayTests {
  /// The visible parts of a state.
  private struct Cell: Equatable {
    var card = ""
    var command: [String] = []
    var statuses: [String] = []
    var banner: String?
    var week = CourseAdmission.notPlaced
    var assessment = CourseAdmission.notPlaced
  }

  private func cell(_ semester: Semester, _ now: String) -> Cell {
    let words = semester.words(now)
    let today = words.view.today
    let card = words.card(today.state)
    #expect(!card.title.isEmpty && !card.subtitle.isEmpty)
    return Cell(
      card: card.title, command: card.command, statuses: [words.lesson, words.submission, words.feedback],
      banner: words.banner, week: words.view.admission(of: .week(max(1, min(today.week, 15)))),
      assessment: words.view.admission(of: .assessment))
  }

  private func placed(weeks: ClosedRange<Int>? = nil) -> Semester {
    var semester = Semester()
    semester.place()
    for week in weeks.map({ Array($0) }) ?? [] { semester.complete(week) }
    return semester
  }

  private let opens = CourseAdmission.assessmentOpens(day("2027-04-17"))
  private let two = CourseAllowance(isCatchUp: false, limit: 2, used: 0, next: at("2027-01-23 00:00"))

  @Test func `without a place`() {
    let cell = cell(Semester(), "2027-01-20 10:00")
    #expect(cell.card == "Your place" && cell.command == ["course", "record", "--placement"])
    #expect(cell.week == .notPlaced)
    #expect(cell.assessment == .notPlaced)
    #expect(cell.banner == nil)
    #expect(Semester().view(at: 0).admission(of: .placement) == .open(nil))
    #expect(placed().view(at: 0).admission(of: .placement) == .placed)
  }

  @Test func `before the first week`() {
    let cell = cell(placed(), "2027-01-11 10:00")
    #expect(cell.card == "You are ready" && cell.command == ["course", "week", "--all"])
    #expect(cell.week == .locked(day("2027-01-16")))
    #expect(cell.assessment == opens)
  }

  @Test func `lesson not started`() {
    let cell = cell(placed(), "2027-01-16 10:00")
    #expect(cell.card == "Welcome: your first lesson" && cell.command == ["course", "lesson", "1"])
    #expect(cell.statuses == ["0 of 2 parts done", "not sent · 2 attempts", "nothing new"])
    #expect(cell.week == .lessonFirst)
  }

  @Test func `ready to submit`() {
    var semester = placed()
    semester.finishLesson(1, at: at("2027-01-16 10:00"))
    let cell = cell(semester, "2027-01-16 11:00")
    #expect(cell.card == "Ready to submit" && cell.command == ["course", "record", "1"])
    #expect(cell.statuses == ["complete ✓", "not sent · 2 attempts", "nothing new"])
    #expect(cell.week == .open(two))
  }

  @Test func `a submission of this week waits, though earlier weeks are open and their submissions are spent`() {
    // "All attempts are sent" stood above "1 of 2 used".
    var semester = placed(weeks: 1...4)
    for week in 5...8 { semester.finishLesson(week, at: at("2027-03-13 08:00")) }
    for week in 5...6 {
      semester.answer(semester.send(.week(week), at: at("2027-03-13 09:00")), at: at("2027-03-13 10:00"))
    }
    semester.submit(9, at: at("2027-03-13 11:00"))
    let cell = cell(semester, "2027-03-13 12:00")
    #expect(cell.card == "Submission sent" && cell.command == ["course", "week", "9"])
    #expect(
      cell.statuses == [
        "complete ✓", "sent Sat 13 Mar 2027 11:00 Europe/Berlin · 1 of 2 attempts used", "week 9 is being heard",
      ])
    #expect(
      cell.banner
        == "2 submissions are open: weeks 7 and 8. More can be sent from Sat 20 Mar 2027 00:00 Europe/Berlin.")
  }

  @Test func `earlier weeks are spent, and nothing else is to be done`() {
    var semester = placed(weeks: 1...4)
    for week in 5...8 { semester.finishLesson(week, at: at("2027-03-13 08:00")) }
    for week in [5, 6, 9] {
      semester.finishLesson(week, at: at("2027-03-13 08:30"))
      semester.answer(semester.send(.week(week), at: at("2027-03-13 09:00")), at: at("2027-03-13 10:00"))
    }
    let cell = cell(semester, "2027-03-13 12:00")
    #expect(cell.card == "All catch-up submissions of this week are sent")
    #expect(cell.statuses[1].hasSuffix("1 of 2 attempts used"))
    let words = semester.words("2027-03-13 12:00")
    #expect(
      words.refusal(words.view.admission(of: .week(7)), of: .week(7))
        == "all 2 catch-up submissions of this week are sent; the next one can be sent from "
        + "Sat 20 Mar 2027 00:00 Europe/Berlin")
  }

  @Test func `feedback on an earlier attempt is told though a later one waits, and is new until it is heard`() {
    var semester = placed()
    let first = semester.submit(1, at: at("2027-01-16 10:00"))
    semester.send(.week(1), at: at("2027-01-16 11:00"))
    semester.answer(first, at: at("2027-01-16 12:00"), isHeard: false)
    let view = semester.view(at: at("2027-01-16 13:00"))
    #expect(view.today.state == .feedbackReady(week: 1))
    #expect(view.state(ofWeek: 1) == .feedbackReady)
    semester.add(.heard(semester.last), at: at("2027-01-16 14:00"))
    #expect(semester.view(at: at("2027-01-16 15:00")).state(ofWeek: 1) == .awaiting)
  }

  @Test func `once more, please`() {
    var semester = placed()
    semester.answer(semester.submit(1, at: at("2027-01-16 10:00")), .again, at: at("2027-01-16 12:00"))
    let cell = cell(semester, "2027-01-16 13:00")
    #expect(cell.card == "Once more, please" && cell.command == ["course", "record", "1"])
    #expect(cell.statuses[2] == "week 1: once more, please")
  }

  @Test func `all is done`() {
    let cell = cell(placed(weeks: 1...1), "2027-01-19 10:00")
    #expect(cell.card == "All is done")
    #expect(cell.statuses[2] == "week 1 ✓")
  }

  @Test func `a week that was waived after its submission is neither heard nor waited for`() {
    var semester = placed()
    semester.submit(1, at: at("2027-01-16 10:00"))
    semester.add(.waived(week: 1), at: at("2027-01-16 11:00"))
    let cell = cell(semester, "2027-01-16 12:00")
    #expect(cell.card == "All is done")
    #expect(cell.statuses == ["complete ✓", "not needed this week", "nothing new"])
  }

  @Test func `a week that asks for no recitation is not spent`() {
    var semester = placed()
    semester.course.weeks[0].passage = ""
    for week in 2...3 { semester.submit(week, at: at("2027-02-06 10:00")) }
    #expect(semester.today("2027-02-06 11:00").state == .lessonNotStarted(week: 1))
    #expect(semester.view(at: at("2027-02-06 11:00")).admission(of: .week(1)) == .nothingAsked)
  }

  @Test func `a course without catch-up submissions neither asks for earlier weeks nor promises them`() {
    var semester = placed()
    semester.course.rules.catchUps = 0
    let cell = cell(semester, "2027-01-24 10:00")
    #expect(cell.card == "The lesson of week 2" && cell.banner == nil)
    #expect(semester.view(at: at("2027-01-24 10:00")).allowance(forWeek: 1).next == nil)
    semester.submit(2, at: at("2027-01-24 11:00"))
    #expect(semester.view(at: at("2027-01-24 12:00")).allowance(forWeek: 2).next == nil)
  }

  // MARK: - The end

  @Test func `the assessment in all its states`() {
    var semester = placed(weeks: 1...13)
    let open = cell(semester, "2027-04-20 10:00")
    #expect(open.card == "Final assessment" && open.assessment == .open(nil))
    let sent = semester.send(.assessment, at: at("2027-04-20 11:00"))
    let waits = cell(semester, "2027-04-20 12:00")
    #expect(waits.card == "The assessment is being heard" && waits.assessment == .assessmentSent)
    semester.answer(sent, .again, at: at("2027-04-21 10:00"), isHeard: false)
    #expect(cell(semester, "2027-04-21 11:00").card == "Your result is here")
    semester.add(.heard(semester.last), at: at("2027-04-21 12:00"))
    let again = cell(semester, "2027-04-21 13:00")
    #expect(again.card == "Final assessment, once more" && again.assessment == .open(nil))
    let last = semester.send(.assessment, at: at("2027-04-21 14:00"))
    semester.answer(last, .notPassed, at: at("2027-04-22 10:00"))
    let failed = cell(semester, "2027-04-22 11:00")
    #expect(failed.card == "Level 2 is not complete yet" && failed.assessment == .assessmentDone)
  }

  @Test func `the assessment before its time, with too few weeks, and after the end`() {
    let semester = placed(weeks: 1...10)
    #expect(cell(semester, "2027-04-01 10:00").assessment == opens)
    #expect(cell(semester, "2027-04-20 10:00").assessment == .assessmentNeeds(counted: 10, needed: 12))
    #expect(cell(semester, "2027-05-09 10:00").assessment == .closed)
    #expect(cell(semester, "2027-05-09 10:00").card == "The course is over")
    #expect(cell(semester, "2027-05-09 10:00").week == .closed)
  }

  @Test func `a level that was completed without an assessment has a result to be seen`() {
    var semester = placed(weeks: 1...3)
    semester.course.assessment.passage = ""
    semester.add(.graduated(next: "Level 3"), at: at("2027-02-06 10:00"))
    let ready = cell(semester, "2027-02-06 11:00")
    #expect(ready.card == "Congratulations: Level 2 is complete")
    #expect(ready.assessment == .nothingAsked)
    semester.add(.heard(semester.last), at: at("2027-02-06 12:00"))
    #expect(cell(semester, "2027-02-06 13:00").card == "You have completed Level 2")
  }

  @Test func `a placement answers the recitation that was sent for it`() {
    var semester = Semester()
    semester.add(.enrolled("Yusuf"), at: at("2027-01-10 10:00"))
    semester.send(.placement, at: at("2027-01-10 11:00"))
    func standing() -> CourseStanding { CourseStanding(semester.view(at: 0).record, coach: Semester.coach) }
    #expect(standing().waiting.map(\.part) == ["placement"])
    semester.add(.placed(level: "Level 2", group: ""), at: at("2027-01-10 12:00"))
    #expect(standing().waiting.isEmpty)
  }
}
