@testable import TilawaCore

/// A course of fifteen weeks from Saturday 2027-01-16 in Berlin, with one student, for tests.
struct Semester {
  static let coach = String(repeating: "c", count: 64)
  static let student = String(repeating: "a", count: 64)
  /// Clocks go forward on 2027-03-28 at 01:00 UTC.
  static let berlin = ZoneOffsets(
    name: "Europe/Berlin", first: 3600, changes: [ZoneOffsets.Change(at: 1_806_195_600, offset: 7200)])

  var course: Course
  var zone = Semester.berlin
  private(set) var entries: [CourseEntry] = []
  private var counter = 0

  init() {
    let weeks = (1...15).map { week in
      CourseWeek(
        topic: "Topic \(week)",
        items: [
          CourseItem(title: "First", link: "first.mp4", minutes: 4),
          CourseItem(title: "Second", link: "second.mp4", minutes: 4),
        ], passage: "78:\(week)")
    }
    course = Course(id: "level-2", title: "Reading", start: day("2027-01-16"), weeks: weeks)
    (course.level, course.coach, course.zone) = ("Level 2", "Amina", "Europe/Berlin")
    course.assessment.passage = "78"
    course.sessions = [
      CourseSession(
        id: "class", kind: .class, title: "Class", day: .weekly(2), start: 19 * 60, link: "https://x.example/1")
    ]
  }

  /// Adds an event of the student or of the teacher.
  mutating func add(_ kind: CourseEvent.Kind, at now: Int, received: Int? = nil, author: String? = nil) {
    counter += 1
    let isForAll: Bool =
      switch kind {
      case .published, .announced, .changed, .recorded: true
      default: false
      }
    let writer = author ?? (isTeachers(kind) ? Semester.coach : Semester.student)
    let event = CourseEvent(
      id: hash(counter), course: course.id, author: writer, student: isForAll ? nil : Semester.student,
      time: zone.time(at: now), counter: counter, kind: kind)
    entries.append(CourseEntry(event, received: received ?? now))
  }

  private func isTeachers(_ kind: CourseEvent.Kind) -> Bool {
    CourseEvent(
      id: "", course: "", author: "", student: nil, time: zone.time(at: 0), counter: 0, kind: kind
    ).isTeachers
  }

  /// The id of the newest event.
  var last: String { hash(counter) }

  mutating func place(at now: Int = at("2027-01-10 12:00")) {
    add(.enrolled("Yusuf"), at: now)
    add(.placed(level: "Level 2", group: "A"), at: now)
  }

  mutating func finishLesson(_ week: Int, at now: Int) { add(.lessonDone(week: week), at: now) }

  /// Does the lesson and submits; returns the id of the submission.
  @discardableResult
  mutating func submit(_ week: Int, at now: Int) -> String {
    finishLesson(week, at: now)
    return send(.week(week), at: now)
  }

  @discardableResult
  mutating func send(_ part: CourseEvent.Part, at now: Int, received: Int? = nil) -> String {
    add(
      .submitted(part, CourseSound(sha256: hash(900), length: 60_000, format: "flac")), at: now, received: received)
    return last
  }

  /// Answers a submission, and has the student hear it.
  mutating func answer(_ id: String, _ result: CourseFeedback.Result = .pass, at now: Int, isHeard: Bool = true) {
    add(.feedback(id, CourseFeedback(result: result)), at: now)
    if isHeard { add(.heard(last), at: now) }
  }

  /// A whole week as it should be.
  mutating func complete(_ week: Int) {
    let begins = calendar.beginning(ofWeek: week)
    answer(submit(week, at: begins + 3600), at: begins + 7200)
  }

  var calendar: CourseCalendar { CourseCalendar(course, zone: zone) }

  func view(at now: Int) -> CourseView {
    let fold = CourseFold(entries, coach: Semester.coach)
    return CourseView(
      calendar, fold.records[Semester.student] ?? CourseRecord(student: Semester.student), fold.board, now: now)
  }

  func today(_ text: String) -> CourseToday { view(at: at(text)).today }

  func words(_ text: String) -> CourseWords { CourseWords(view(at: at(text)), local: zone) }
}

func hash(_ number: Int) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 64 - digits.count) + digits
}

func day(_ text: String) -> CalendarDay { CalendarDay(text) ?? CalendarDay(number: 0) }

/// The moment at which clocks in Berlin show a time.
func at(_ text: String, _ zone: ZoneOffsets = Semester.berlin) -> Int {
  let parts = text.split(separator: " ")
  return zone.moment(of: day(String(parts[0])), minutes: CourseTime.minutes(String(parts[1])) ?? 0)
}
