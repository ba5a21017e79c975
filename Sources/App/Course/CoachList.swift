package import AppBase
package import TilawaCore
import TilawaScripts
package import TilawaStore

/// The students of a course by their standings; no event of a student is read.
package struct CoachList {
  package let course: Course
  let calendar: CourseCalendar
  package let standings: [CourseStanding]
  let now: ZonedTime
  let local: ZoneOffsets
  /// The options with which commands mean this course.
  private let options: [String]

  package init(_ id: String?, in context: AppContext, now: ZonedTime = .now) throws {
    let library = try context.library()
    try self.init(CourseChoice(id, as: .coach, in: context, library, now: now), in: context, library, now: now)
  }

  /// Lists the students of the course of a choice.
  package init(_ choice: CourseChoice, in context: AppContext, _ library: Library, now: ZonedTime) throws {
    let stored = choice.stored
    let fold = CourseFold(try library.courses.entries(of: stored.id, student: "-"), coach: stored.coach)
    let course = try CourseBook.course(fold.board.text ?? "", try context.quran().structure.printed(as: .madani))
    try self.init(course, try library.courses.standings(of: stored.id), options: choice.options, now: now)
  }

  package init(
    _ course: Course, _ standings: [CourseStanding], options: [String] = [], now: ZonedTime
  ) throws {
    guard let calendar = CourseCalendar(course) else {
      throw Failure(.unreadable, CourseSentences.unknownZone(zone: course.zone))
    }
    let days = course.start.advanced(by: -800)...course.start.advanced(by: 7 * course.length + 800)
    guard let local = ZoneOffsets(named: nil, over: days) else { preconditionFailure("a machine has a time zone") }
    (self.course, self.calendar, self.standings, self.now, self.local) = (course, calendar, standings, now, local)
    namesakes = Dictionary(standings.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    self.options = options
    dueWeeks = (1...max(1, course.length)).filter {
      course.week($0)?.hasSubmission == true && calendar.deadline(ofWeek: $0) < now.seconds
    }
  }

  /// The number of students of each name, in small letters.
  private let namesakes: [String: Int]

  /// The weeks with a submission whose deadline has passed.
  private let dueWeeks: [Int]

  package var week: Int { calendar.week(at: now.seconds) }

  func due(_ week: Int) -> [Int] { dueWeeks }

  package var heading: Sentence {
    let week = week
    let place =
      week == 0
      ? CourseSentences.placeBegins(time: CourseWords.inDays(calendar.days(from: now.seconds, to: course.start)))
      : week > course.length
        ? CourseSentences.placeOver : CourseSentences.placeWeek(week: week, count: course.length)
    return CourseSentences.coachHeading(title: course.title, place: place, count: standings.count)
  }

  /// Returns a command of the teacher that means this course.
  func command(_ words: String...) -> CommandHint { CommandHint(words: ["coach"] + words + options) }

  /// The submissions that wait, the oldest first.
  package var waiting: [(standing: CourseStanding, waiting: CourseStanding.Waiting)] {
    standings.flatMap { standing in standing.waiting.map { (standing, $0) } }
      .sorted { ($0.waiting.at, $0.standing.student) < ($1.waiting.at, $1.standing.student) }
  }

  /// The students with open weeks, those with most of them first.
  package var open: [(standing: CourseStanding, weeks: [Int])] {
    standings.map { ($0, $0.openWeeks(due: dueWeeks)) }.filter { !$0.1.isEmpty }
      .sorted { ($1.1.count, $0.0.name) < ($0.1.count, $1.0.name) }
  }

  func openWords(_ standing: CourseStanding) -> String {
    standing.openWeeks(due: dueWeeks).map(String.init).joined(separator: " ")
  }

  func age(_ seconds: Int) -> Sentence {
    CourseSentences.ago(span: CourseWords.span(max(0, now.seconds - seconds)))
  }

  /// The name of a student as it is typed: the name if it is one word and unique, else the key.
  func typed(_ standing: CourseStanding) -> String {
    let same = namesakes[standing.name.lowercased()] ?? 0
    let isWord = standing.name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "-" }
    return same == 1 && isWord && !standing.name.isEmpty ? standing.name : String(standing.student.prefix(8))
  }

  var due: Sentence? {
    guard course.week(week)?.hasSubmission == true else { return nil }
    let deadline = calendar.deadline(ofWeek: week)
    guard deadline > now.seconds else { return nil }
    let missing = standings.count {
      $0.isPlaced && $0.end == .none && !$0.submitted.contains(week) && !$0.waived.contains(week)
    }
    let time = local.time(at: deadline)
    let moment = "\(CourseWords.date(time.day)) \(time.clock) \(local.name)"
    let span = CourseWords.span(deadline - now.seconds)
    return missing == 0
      ? CourseSentences.weekDueAllSent(week: week, moment: moment, span: span)
      : CourseSentences.weekDueMissing(week: week, moment: moment, span: span, count: missing)
  }
}
