import Testing

@testable import TilawaCore

// W-9, W-11, W-12: who is told of what happens in a course.
@Suite struct CourseNewsTests {
  /// The semester in its second week; week 1 is sent, its session was on Tuesday.
  private var semester = Semester()

  init() {
    semester.place()
    semester.submit(1, at: at("2027-01-18 10:00"))
  }

  private static let now = "2027-01-24 10:00"
  private static let tuesday = day("2027-01-26")

  /// An event of each kind, with the title of what the other side is told; nil: nobody is told.
  private static let table: [(kind: CourseEvent.Kind, student: String?, teacher: String?)] = [
    (.published("title: x"), "The course has changed", nil),
    (.enrolled("Yusuf"), nil, nil),
    (.placed(level: "Level 3", group: "B"), "You are placed in Level 3", nil),
    (.oriented, nil, nil),
    (.watched(week: 2, item: 1), nil, nil),
    (.lessonDone(week: 2), nil, nil),
    (.submitted(.week(2), sound), nil, "Yusuf: week 2"),
    (.submitted(.assessment, sound), nil, "Yusuf: assessment"),
    (.heard(hash(3)), nil, nil),
    (.feedback(hash(4), CourseFeedback(result: .pass)), "Feedback for week 1", nil),
    (.announced("No class on Tuesday"), "Reading", nil),
    (.changed(session: "class", day: tuesday, .cancelled), "Class is cancelled", nil),
    (.changed(session: "class", day: tuesday, .moved(to: tuesday, start: 600)), "Class is moved", nil),
    (.answered(session: "class", day: tuesday, isComing: false), nil, nil),
    (.attended(session: "class", day: day("2027-01-19")), nil, nil),
    (
      .recorded(session: "class", day: day("2027-01-19"), link: "https://x.example/r"),
      "The recording of Class is here", nil
    ),
    (.replayed(session: "class", day: day("2027-01-19")), nil, nil),
    (.waived(week: 9), "Week 9 asks nothing of you", nil),
    (.graduated(next: "Level 3"), "You have completed Level 2", nil),
    (.secured(recovery: hash(5)), nil, nil),
    (.followed(key: hash(6)), "Your teacher has a new key", nil),
    (.recovered(key: hash(6), recovery: hash(7)), "Your teacher has a new key", nil),
    (.vouched([hash(4)]), nil, nil),
  ]

  private static let sound = CourseSound(sha256: hash(900), length: 60_000, format: "flac")

  /// The place of a kind among all; a new kind does not compile here, and then needs its row above.
  private static func number(_ kind: CourseEvent.Kind) -> Int {
    switch kind {
    case .published: 0
    case .enrolled: 1
    case .placed: 2
    case .oriented: 3
    case .watched: 4
    case .lessonDone: 5
    case .submitted: 6
    case .feedback: 7
    case .heard: 8
    case .message: 9
    case .announced: 10
    case .changed: 11
    case .answered: 12
    case .attended: 13
    case .recorded: 14
    case .replayed: 15
    case .waived: 16
    case .graduated: 17
    case .secured: 18
    case .followed: 19
    case .recovered: 20
    case .vouched: 21
    }
  }

  private func titles(_ kind: CourseEvent.Kind, author: String? = nil) -> (student: [String], teacher: [String]) {
    var semester = semester
    semester.add(kind, at: at(Self.now), author: author)
    let words = semester.words(Self.now)
    let before = at(Self.now) - 1
    let revisions = [semester.last: ["due thu 20:00"]]
    return (words.notices(after: before, revisions: revisions).map(\.title), words.arrivals(after: before).map(\.title))
  }

  @Test(arguments: CourseNewsTests.table.indices)
  func `each event is told to the side that did not write it, or to nobody`(row: Int) {
    let (kind, student, teacher) = Self.table[row]
    let told = titles(kind)
    #expect(told.student == [student].compactMap(\.self), "\(kind)")
    #expect(told.teacher == [teacher].compactMap(\.self), "\(kind)")
  }

  @Test func `the table has every kind of event`() {
    // Messages have two writers, and a test of their own.
    #expect(Set(Self.table.map { Self.number($0.kind) } + [9]) == Set(0...21))
  }

  @Test func `a message is told to the one who did not write it`() {
    let message = CourseEvent.Kind.message(.week(1), CourseMessage(text: "Four counts?"))
    let asked = titles(message, author: Semester.student)
    #expect(asked.student.isEmpty && asked.teacher == ["Yusuf asks about week 1"])
    let answered = titles(message, author: Semester.coach)
    #expect(answered.student == ["Amina has written about week 1"] && answered.teacher.isEmpty)
  }

  @Test func `a student who joins is told to the teacher until there is a place`() {
    var new = Semester()
    new.add(.enrolled("Yusuf"), at: at("2027-01-10 12:00"))
    #expect(new.words("2027-01-10 12:00").arrivals(after: 0).map(\.title) == ["Yusuf has joined"])
    new.add(.placed(level: "Level 2", group: ""), at: at("2027-01-10 13:00"))
    #expect(new.words("2027-01-10 13:00").arrivals(after: 0).isEmpty)
  }

  @Test func `a student without a place is told what the teacher writes`() {
    var new = Semester()
    new.add(.enrolled("Yusuf"), at: at("2027-01-10 12:00"))
    let message = CourseMessage(text: "Louder, please")
    new.add(.message(.placement, message), at: at("2027-01-10 13:00"), author: Semester.coach)
    let notices = new.words("2027-01-10 13:00").notices(after: at("2027-01-10 12:30"))
    #expect(notices.map(\.title) == ["Amina has written about your place"])
  }

  @Test func `a place is told with the group, the teacher and the first day`() throws {
    var new = Semester()
    new.add(.enrolled("Yusuf"), at: at("2027-01-10 12:00"))
    new.add(.placed(level: "Level 2", group: "A"), at: at("2027-01-11 12:00"))
    let notice = try #require(new.words("2027-01-11 12:00").notices(after: 0).first)
    #expect(notice.title == "You are placed in Level 2")
    #expect(notice.body == "Group A · with Amina · begins in 5 days, Sat 16 Jan 2027")
    #expect(notice.command == ["course"])
  }

  // MARK: - Outdated news

  @Test mutating func `of several changes of a session the last one is told, until it is past`() {
    semester.add(.changed(session: "class", day: Self.tuesday, .cancelled), at: at("2027-01-24 09:00"))
    let moved = CourseChange.moved(to: day("2027-01-27"), start: 18 * 60)
    semester.add(.changed(session: "class", day: Self.tuesday, moved), at: at("2027-01-24 10:00"))
    func notices(_ now: String) -> [CourseNotice] {
      semester.words(now).notices(after: at("2027-01-24 08:00"))
        .filter { ["Class is moved", "Class is cancelled"].contains($0.title) }
    }
    #expect(notices(Self.now).map(\.title) == ["Class is moved"])
    #expect(
      notices(Self.now).map(\.body) == [
        "Wed 27 Jan 2027 18:00 Europe/Berlin instead of Tue 26 Jan 2027 19:00 Europe/Berlin"
      ])
    #expect(notices(Self.now).map(\.command) == [["course", "schedule", "2"]])
    #expect(notices("2027-01-27 17:00").map(\.title).contains("Class is moved"))
    #expect(notices("2027-01-28 10:00").isEmpty)
  }

  @Test mutating func `what was heard, seen or answered is not told any more`() {
    semester.answer(hash(4), at: at("2027-01-24 09:00"))
    semester.add(.graduated(next: ""), at: at("2027-01-24 09:30"))
    semester.add(.heard(semester.last), at: at("2027-01-24 09:31"))
    #expect(semester.words(Self.now).notices(after: at("2027-01-24 08:00")).isEmpty)
    #expect(semester.words(Self.now).arrivals(after: 0).isEmpty)
  }

  @Test mutating func `who has completed the level is asked for no week`() {
    semester.add(.graduated(next: ""), at: at("2027-01-24 09:30"))
    let titles = semester.words("2027-02-05 21:00").notices(after: at("2027-01-25 08:00")).map(\.title)
    #expect(titles.isEmpty)
  }

  // MARK: - By the clock

  private func moments(_ semester: Semester, from: String, to: String) -> [CourseNotice] {
    semester.words(to).notices(after: at(from))
  }

  @Test mutating func `the assessment is told when it opens to those who may take it`() {
    for week in 1...12 { semester.complete(week) }
    let notices = moments(semester, from: "2027-04-16 23:55", to: "2027-04-17 00:00")
    #expect(notices.map(\.title) == ["The final assessment is open", "Week 14 is open"])
    #expect(notices.first?.body == "78, until Sat 8 May 2027 00:00 Europe/Berlin")
    semester.send(.assessment, at: at("2027-04-17 10:00"))
    #expect(moments(semester, from: "2027-04-16 23:55", to: "2027-04-17 10:05").map(\.title) == ["Week 14 is open"])
  }

  @Test mutating func `who has the weeks only later is told of the assessment then`() {
    for week in 1...11 { semester.complete(week) }
    #expect(moments(semester, from: "2027-04-16 23:55", to: "2027-04-17 00:00").map(\.title) == ["Week 14 is open"])
    semester.submit(12, at: at("2027-04-18 10:00"))
    #expect(
      moments(semester, from: "2027-04-18 09:55", to: "2027-04-18 10:00").map(\.title)
        == ["The final assessment is open"])
  }

  @Test mutating func `a week before the end those with something to send are told`() {
    for week in 1...13 { semester.complete(week) }
    let last = moments(semester, from: "2027-04-30 23:59", to: "2027-05-01 00:00")
    #expect(last.map(\.title) == ["Reading closes in 7 days"])
    #expect(last.map(\.body) == ["The final assessment can be sent until Sat 8 May 2027 00:00 Europe/Berlin"])
    semester.course.assessment.passage = ""
    #expect(
      moments(semester, from: "2027-04-30 23:59", to: "2027-05-01 00:00").map(\.body)
        == ["Weeks 14 and 15 can be sent until Sat 8 May 2027 00:00 Europe/Berlin"])
    for week in 14...15 { semester.complete(week) }
    #expect(moments(semester, from: "2027-04-30 23:59", to: "2027-05-01 00:00").isEmpty)
  }
}

// W-12: a new version of the course is told by what changes a student's days.
@Suite struct CourseRevisionTests {
  let old = Semester().course

  @Test func `a session that is new, gone or at another time is told, and a new lesson is not`() {
    var new = old
    #expect(CourseRevision.lines(from: old, to: new).isEmpty)
    new.weeks[3].items = []
    #expect(CourseRevision.lines(from: old, to: new).isEmpty)
    new.sessions[0].day = .weekly(3)
    let extra = CourseSession(id: "extra", kind: .circle, title: "Circle", day: .once(day("2027-02-01")), start: 600)
    new.sessions.append(extra)
    #expect(
      CourseRevision.lines(from: old, to: new) == [
        "Class, Wed 19:00, instead of Tue 19:00", "new: Circle, Mon 1 Feb 2027 10:00",
      ])
    new.sessions = [extra]
    #expect(CourseRevision.lines(from: old, to: new).last == "no longer: Class, Tue 19:00")
  }

  @Test func `other days of the weeks are told`() {
    var new = old
    new.start = day("2027-01-23")
    new.unlock = CourseTime(weekday: 7, minutes: 360)
    new.deadline = CourseTime(weekday: 4, minutes: 1200)
    new.weeks.removeLast()
    #expect(
      CourseRevision.lines(from: old, to: new)
        == ["begins Sat 23 Jan 2027", "weeks begin sun 06:00", "due thu 20:00", "14 weeks"])
  }
}
