/// A session on a day.
package struct CourseOccurrence: Hashable, Sendable {
  /// The state of a session at a moment.
  package enum State: String, Hashable, Sendable {
    case live
    /// The beginning is within fifteen minutes.
    case soon
    case upcoming, ended, cancelled
  }

  package let session: CourseSession
  /// The day on which it was planned; it names the occurrence.
  package let day: CalendarDay
  /// The seconds since 1970.
  package let start: Int
  package let end: Int
  /// The beginning before any change, in seconds since 1970.
  package let planned: Int
  package let change: CourseChange?
  /// The link of its recording; nil where there is none.
  package let recording: String?
  package let state: State

  /// The minutes before its beginning in which a session is soon.
  package static let soonMinutes = 15
}

extension CourseView {
  /// Returns the sessions of some days, by their beginning.
  ///
  /// - Parameter days: the days in the course's zone.
  package func sessions(in days: ClosedRange<CalendarDay>) -> [CourseOccurrence] {
    course.sessions.flatMap { session in
      // The day of a session in another zone may be a neighbour of the day here, and a moved one any other.
      plannedDays(of: session, in: days.lowerBound.advanced(by: -2)...days.upperBound.advanced(by: 2))
        .map { occurrence(of: session, on: $0) }
    }
    .filter { days.contains(calendar.zone.day(at: $0.start)) }
    .sorted { ($0.start, $0.session.id) < ($1.start, $1.session.id) }
  }

  private func plannedDays(of session: CourseSession, in days: ClosedRange<CalendarDay>) -> [CalendarDay] {
    let moved = board.changes.compactMap { key, change -> CalendarDay? in
      guard key.session == session.id, case .moved(let day, _) = change, days.contains(day) else { return nil }
      return key.day
    }
    let planned: [CalendarDay]
    switch session.day {
    case .once(let day): planned = days.contains(day) ? [day] : []
    case .weekly(let weekday):
      let first = max(days.lowerBound, course.start)
      let last = min(days.upperBound, calendar.day(ofWeek: course.length + 1).advanced(by: -1))
      guard first <= last else { return Set(moved).sorted() }
      let start = CourseTime(weekday: weekday, minutes: 0).day(onOrAfter: first)
      planned = Array(stride(from: start, through: last, by: 7))
    }
    return Set(planned + moved).sorted()
  }

  /// Returns a session of a day; nil for one that the course does not have.
  package func occurrence(_ id: String, on day: CalendarDay) -> CourseOccurrence? {
    course.sessions.first { $0.id == id }.map { occurrence(of: $0, on: day) }
  }

  private func occurrence(of session: CourseSession, on day: CalendarDay) -> CourseOccurrence {
    let key = CourseRecord.Attendance(session: session.id, day: day)
    let change = board.changes[key]
    let zone = calendar.zone(of: session)
    let planned = zone.moment(of: day, minutes: session.start)
    let start =
      if case .moved(let other, let minutes) = change { zone.moment(of: other, minutes: minutes) } else { planned }
    let end = start + session.length * 60
    let state: CourseOccurrence.State
    if change == .cancelled {
      state = .cancelled
    } else if now >= end {
      state = .ended
    } else if now >= start {
      state = .live
    } else {
      state = start - now <= CourseOccurrence.soonMinutes * 60 ? .soon : .upcoming
    }
    return CourseOccurrence(
      session: session, day: day, start: start, end: end, planned: planned, change: change,
      recording: board.recordings[key], state: state)
  }

  /// The session that is on, else the next one; nil where there is none within the course.
  package var nextSession: CourseOccurrence? {
    let today = calendar.zone.day(at: now)
    let last = max(today, calendar.day(ofWeek: course.length + 1)).advanced(by: 30)
    var from = today.advanced(by: -1)
    // A course that begins in a year has its first session then: weeks without sessions are few beside that.
    while from <= last {
      let until = min(last, from.advanced(by: 14))
      if let next = sessions(in: from...until).first(where: { [.live, .soon, .upcoming].contains($0.state) }) {
        return next
      }
      from = until.advanced(by: 1)
    }
    return nil
  }
}
