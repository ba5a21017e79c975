/// The moments of a course: when weeks begin, what is due when. All moments are seconds since 1970.
package struct CourseCalendar: Hashable, Sendable {
  package let course: Course
  /// The zone of the course.
  package let zone: ZoneOffsets
  /// The zones of sessions that have their own, by name.
  private let others: [String: ZoneOffsets]

  package init(_ course: Course, zone: ZoneOffsets, others: [String: ZoneOffsets] = [:]) {
    (self.course, self.zone, self.others) = (course, zone, others)
  }

  /// Returns the first day of a week; weeks after the last one go on in the same rhythm.
  package func day(ofWeek week: Int) -> CalendarDay {
    guard week > 1 else { return course.start }
    return course.unlock.day(onOrAfter: course.start.advanced(by: 1)).advanced(by: 7 * (week - 2))
  }

  /// Returns the moment at which a week begins.
  package func beginning(ofWeek week: Int) -> Int {
    // The first week begins with its day where that is not the day on which weeks begin.
    let isUnlockDay = week > 1 || course.start.weekday == course.unlock.weekday
    return zone.moment(of: day(ofWeek: week), minutes: isUnlockDay ? course.unlock.minutes : 0)
  }

  /// The beginning of the course.
  package var start: Int { beginning(ofWeek: 1) }
  /// The end of the last week.
  package var end: Int { beginning(ofWeek: course.length + 1) }
  /// The moment after which nothing is taken any more.
  package var closing: Int {
    zone.moment(of: day(ofWeek: course.length + 1).advanced(by: course.rules.graceDays), minutes: course.unlock.minutes)
  }

  /// Returns the week of a moment, from 1; 0 before the first. After the last week it goes on counting.
  package func week(at now: Int) -> Int {
    guard now >= start else { return 0 }
    // A week is at least six days and twenty-three hours long, so this is never too great.
    var week = max(1, (now - start) / (7 * 86_400 + 7200))
    while beginning(ofWeek: week + 1) <= now { week += 1 }
    return week
  }

  /// Returns the moment by which the submission of a week is due.
  package func deadline(ofWeek week: Int) -> Int {
    let first = course.deadline.day(onOrAfter: day(ofWeek: week))
    let moment = zone.moment(of: first, minutes: course.deadline.minutes)
    if moment > beginning(ofWeek: week) { return moment }
    return zone.moment(of: first.advanced(by: 7), minutes: course.deadline.minutes)
  }

  /// The moment at which the assessment opens.
  package var assessmentOpening: Int { beginning(ofWeek: course.assessment.opens ?? max(1, course.length - 1)) }

  /// Returns the zone of a session's time.
  package func zone(of session: CourseSession) -> ZoneOffsets { session.zone.flatMap { others[$0] } ?? zone }

  /// Returns the days from now to a day in the course's zone.
  package func days(from now: Int, to day: CalendarDay) -> Int { zone.day(at: now).distance(to: day) }
}
