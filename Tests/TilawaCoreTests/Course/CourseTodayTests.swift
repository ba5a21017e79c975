import Testing

@testable import TilawaCore

// W-1, W-10: the states of a course, as a student sees them.
@Suite struct CourseTodayTests {
  var semester = Semester()

  init() { semester.place() }

  // MARK: - Before the first week

  @Test func `without a placement, nothing but the recitation for it is asked`() {
    var new = Semester()
    #expect(new.today("2027-01-12 10:00").state == .awaitingPlacement(since: nil))
    new.add(.enrolled("Yusuf"), at: at("2027-01-10 12:00"))
    new.send(.placement, at: at("2027-01-12 09:00"))
    let words = new.words("2027-01-12 10:00")
    #expect(words.card(words.view.today.state).subtitle.hasPrefix("Sent 1 hour ago. You will be placed"))
    #expect(words.heading == "Reading · level to be decided")
  }

  @Test func `before the semester the days until it are counted`() {
    #expect(semester.today("2027-01-11 23:59").state == .beforeStart(days: 5))
    #expect(semester.today("2027-01-15 00:01").state == .beforeStart(days: 1))
    #expect(semester.words("2027-01-11 12:00").heading == "Begins in 5 days, Sat 16 Jan 2027 · Level 2")
    #expect(semester.words("2027-01-11 12:00").banner == nil)
  }

  @Test mutating func `an orientation is offered before the first week until it was seen`() {
    semester.course.orientation = CourseItem(title: "How the weeks go", link: "o.mp4")
    var words = semester.words("2027-01-11 12:00")
    #expect(words.card(words.view.today.state).title == "Get ready")
    semester.add(.oriented, at: at("2027-01-11 12:10"))
    words = semester.words("2027-01-11 12:30")
    #expect(words.card(words.view.today.state).title == "You are ready")
  }

  // MARK: - The week

  @Test func `the first day has a lesson and nothing that is late`() {
    let today = semester.today("2027-01-16 00:00")
    #expect(today.week == 1)
    #expect(today.state == .lessonNotStarted(week: 1))
    #expect(today.banner == nil)
    #expect(today.lesson == .items(done: 0, of: 2))
    #expect(today.submission == .notSent(attempts: 2))
    #expect(today.feedback == .none)
  }

  @Test mutating func `a lesson goes on where it was left`() {
    semester.add(.watched(week: 1, item: 1), at: at("2027-01-16 10:00"))
    let today = semester.today("2027-01-16 11:00")
    #expect(today.state == .lessonInProgress(week: 1, done: 1))
    #expect(today.lesson == .items(done: 1, of: 2))
    let words = semester.words("2027-01-16 11:00")
    #expect(words.card(today.state).subtitle == "Week 1: Topic 1: part 2 of 2")
  }

  @Test mutating func `after the lesson the passage is to be recited`() {
    semester.finishLesson(1, at: at("2027-01-16 10:00"))
    guard case .readyToSubmit(1, let allowance) = semester.today("2027-01-16 11:00").state else {
      return #expect(Bool(false), "not ready")
    }
    #expect(allowance.left == 2)
    #expect(semester.today("2027-01-16 11:00").lesson == .complete)
  }

  @Test mutating func `a submission waits for feedback`() {
    semester.submit(1, at: at("2027-01-16 10:00"))
    let words = semester.words("2027-01-16 16:00")
    #expect(words.view.today.feedback == .waiting(week: 1))
    let card = words.card(words.view.today.state)
    #expect(card.title == "Submission sent")
    #expect(card.subtitle == "Sent 6 hours ago. Amina usually answers within 48 hours.")
    #expect(words.submission == "sent Sat 16 Jan 2027 10:00 Europe/Berlin · 1 of 2 attempts used")
  }

  @Test mutating func `feedback that was not heard comes first`() {
    let sent = semester.submit(1, at: at("2027-01-16 10:00"))
    semester.answer(sent, at: at("2027-01-17 10:00"), isHeard: false)
    let today = semester.today("2027-01-23 10:00")
    #expect(today.week == 2)
    #expect(today.state == .feedbackReady(week: 1))
    #expect(today.feedback == .ready(weeks: [1]))
    #expect(semester.words("2027-01-23 10:00").feedback == "1 new: week 1")
  }

  @Test mutating func `whoever has done everything is told when the next lesson opens`() {
    semester.complete(1)
    let words = semester.words("2027-01-19 10:00")
    #expect(words.view.today.state == .caughtUp(next: day("2027-01-23")))
    #expect(words.card(words.view.today.state).subtitle == "Good work. The next lesson opens in 4 days.")
    #expect(words.banner == nil)
    #expect(words.view.state(ofWeek: 1) == .complete)
  }

  @Test mutating func `a passage that the teacher wants again is asked for again`() {
    let sent = semester.submit(1, at: at("2027-01-16 10:00"))
    semester.answer(sent, .again, at: at("2027-01-17 10:00"))
    guard case .again(1, let allowance) = semester.today("2027-01-18 10:00").state else {
      return #expect(Bool(false), "not asked again")
    }
    #expect(allowance.left == 1)
    semester.answer(semester.send(.week(1), at: at("2027-01-18 11:00")), at: at("2027-01-18 12:00"))
    #expect(semester.today("2027-01-18 13:00").state == .caughtUp(next: day("2027-01-23")))
  }

  // MARK: - Weeks that were missed

  @Test mutating func `the calendar's week is told though earlier ones are open`() {
    for week in 1...5 { semester.complete(week) }
    let words = semester.words("2027-03-06 10:00")
    #expect(words.heading == "Week 8 of 15 · Level 2")
    #expect(words.view.openWeeks == [6, 7])
    #expect(words.view.today.state == .lessonNotStarted(week: 6))
    #expect(words.banner == "2 submissions are open: weeks 6 and 7. You can send 2 of them this week.")
  }

  @Test func `the banner blames nobody`() {
    let banner = semester.words("2027-03-06 10:00").banner ?? ""
    #expect(!banner.isEmpty)
    for word in ["behind", "late", "missed", "fail"] { #expect(!banner.contains(word)) }
  }

  @Test mutating func `after two catch-up submissions the present week is next`() {
    for week in 1...4 { semester.complete(week) }
    let now = at("2027-03-06 10:00")
    semester.submit(5, at: now)
    #expect(semester.view(at: now + 60).today.state == .lessonNotStarted(week: 6))
    semester.submit(6, at: now + 120)
    let view = semester.view(at: now + 180)
    #expect(view.openWeeks == [7])
    #expect(view.today.state == .lessonNotStarted(week: 8))
    #expect(
      CourseWords(view, local: semester.zone).banner
        == "1 submission is open: week 7. More can be sent from Sat 13 Mar 2027 00:00 Europe/Berlin.")
  }

  @Test mutating func `a week that was waived is not open, and counts`() {
    semester.add(.waived(week: 1), at: at("2027-01-20 10:00"))
    let view = semester.view(at: at("2027-01-24 10:00"))
    #expect(view.openWeeks.isEmpty)
    #expect(view.counted == 1)
    #expect(view.state(ofWeek: 1) == .waived)
  }

  // MARK: - The end

  @Test mutating func `with twelve of fifteen weeks the assessment is open in its time`() {
    for week in 1...12 { semester.complete(week) }
    #expect(semester.today("2027-04-14 10:00").state != .assessmentOpen(counted: 12))
    let words = semester.words("2027-04-17 10:00")
    #expect(words.view.week == 14)
    #expect(words.view.today.state == .assessmentOpen(counted: 12))
    #expect(words.card(words.view.today.state).title == "Final assessment")
  }

  @Test mutating func `with fewer weeks the assessment waits, and the weeks go on`() {
    for week in 1...10 { semester.complete(week) }
    let words = semester.words("2027-04-17 10:00")
    #expect(words.view.today.state == .lessonNotStarted(week: 11))
    #expect(words.banner == "The assessment opens with 12 weeks done; so far they are 10.")
  }

  @Test mutating func `an assessment waits for its result within five days`() {
    for week in 1...13 { semester.complete(week) }
    semester.send(.assessment, at: at("2027-04-20 10:00"))
    #expect(
      semester.today("2027-04-21 10:00").state
        == .assessmentSent(since: semester.zone.time(at: at("2027-04-20 10:00")), due: day("2027-04-25")))
  }

  @Test mutating func `a passed assessment is told, and then what follows`() {
    for week in 1...13 { semester.complete(week) }
    semester.course.next = CourseNext(level: "Level 3", start: day("2027-09-04"), coach: "Amina")
    semester.answer(semester.send(.assessment, at: at("2027-04-20 10:00")), at: at("2027-04-22 10:00"), isHeard: false)
    #expect(semester.today("2027-04-22 11:00").state == .resultReady(isPassed: true))
    semester.add(.heard(semester.last), at: at("2027-04-22 12:00"))
    semester.add(.graduated(next: "Level 3"), at: at("2027-04-22 12:30"))
    #expect(semester.today("2027-04-22 13:00").state == .resultReady(isPassed: true))
    semester.add(.heard(semester.last), at: at("2027-04-22 14:00"))
    let words = semester.words("2027-05-20 10:00")
    #expect(words.view.today.state == .graduated(next: "Level 3"))
    let card = words.card(words.view.today.state)
    #expect(card.title == "You have completed Level 2")
    #expect(card.subtitle == "Next: Level 3 · begins in 107 days, Sat 4 Sep 2027 · you stay with Amina")
    #expect(words.card(.graduated(next: "Level 4")).subtitle == "Next: Level 4.")
    let later = semester.words("2027-09-14 12:00")
    #expect(later.card(later.view.today.state).subtitle == "Next: Level 3 · began Sat 4 Sep 2027 · you stay with Amina")
  }

  @Test mutating func `an assessment that was not passed keeps the weeks open to read`() {
    for week in 1...13 { semester.complete(week) }
    semester.answer(semester.send(.assessment, at: at("2027-04-20 10:00")), .notPassed, at: at("2027-04-22 10:00"))
    #expect(semester.today("2027-04-22 13:00").state == .notPassed)
  }

  @Test mutating func `an assessment may be asked for again`() {
    for week in 1...13 { semester.complete(week) }
    semester.answer(semester.send(.assessment, at: at("2027-04-20 10:00")), .again, at: at("2027-04-22 10:00"))
    #expect(semester.today("2027-04-22 13:00").state == .assessmentAgain)
  }

  @Test mutating func `after the last week open weeks are taken for some days`() {
    for week in 1...10 { semester.complete(week) }
    let words = semester.words("2027-05-02 10:00")
    #expect(words.view.isOver && !words.view.isClosed)
    #expect(words.view.openWeeks == [11, 12, 13, 14, 15])
    #expect(words.heading == "The 15 weeks are over · Level 2")
    #expect(
      words.banner
        == "5 submissions are open: weeks 11, 12, 13, 14 and 15. You can send 2 of them until Sat 8 May 2027.")
    #expect(semester.today("2027-05-08 00:01").state == .ended(counted: 10))
    #expect(semester.words("2027-05-08 00:01").banner == nil)
  }
}
