/// The differences between two versions of a course that change a student's days: sessions, and when weeks begin and are due.
package enum CourseRevision {
  package static func lines(from old: Course, to new: Course) -> [String] { sentences(from: old, to: new).map(\.text) }

  /// Returns the differences as lines for people, with times in the zone of the course.
  package static func sentences(from old: Course, to new: Course) -> [Sentence] {
    var lines: [Sentence] = []
    let before = Dictionary(old.sessions.map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary(new.sessions.map { ($0.id, $0) }) { first, _ in first }
    for session in new.sessions {
      guard let known = before[session.id] else {
        lines.append(CoreSentences.sessionNew(session: words(session)))
        continue
      }
      if (known.day, known.start, known.zone) != (session.day, session.start, session.zone) {
        lines.append(CoreSentences.sessionInstead(session: words(session), time: time(known)))
      }
    }
    lines += old.sessions.filter { after[$0.id] == nil }.map { CoreSentences.sessionGone(session: words($0)) }
    if old.start != new.start { lines.append(CoreSentences.courseBegins(date: CourseWords.day(new.start))) }
    if old.unlock != new.unlock { lines.append(CoreSentences.weeksBegin(time: "\(new.unlock)")) }
    if old.deadline != new.deadline { lines.append(CoreSentences.courseDue(time: "\(new.deadline)")) }
    if old.length != new.length { lines.append(CoreSentences.weeks(count: new.length)) }
    return lines
  }

  private static func words(_ session: CourseSession) -> Sentence {
    CoreSentences.sessionTitle(title: session.title, time: time(session))
  }

  private static func time(_ session: CourseSession) -> Sentence {
    let day =
      switch session.day {
      case .weekly(let weekday): CourseTime.name(ofWeekday: weekday)
      case .once(let day): CourseWords.day(day)
      }
    return CourseWords.moment(day, CourseTime.clock(session.start), zone: session.zone)
  }
}
