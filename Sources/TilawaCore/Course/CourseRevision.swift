/// The differences between two versions of a course that change a student's days: sessions, and when weeks begin and are due.
package enum CourseRevision {
  /// Returns the differences as lines for people, with times in the zone of the course.
  package static func lines(from old: Course, to new: Course) -> [String] {
    var lines: [String] = []
    let before = Dictionary(old.sessions.map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary(new.sessions.map { ($0.id, $0) }) { first, _ in first }
    for session in new.sessions {
      guard let known = before[session.id] else {
        lines.append("new: \(words(session))")
        continue
      }
      if (known.day, known.start, known.zone) != (session.day, session.start, session.zone) {
        lines.append("\(words(session)), instead of \(time(known))")
      }
    }
    lines += old.sessions.filter { after[$0.id] == nil }.map { "no longer: \(words($0))" }
    if old.start != new.start { lines.append("begins \(CourseWords.date(new.start))") }
    if old.unlock != new.unlock { lines.append("weeks begin \(new.unlock)") }
    if old.deadline != new.deadline { lines.append("due \(new.deadline)") }
    if old.length != new.length { lines.append(Count.words(new.length, "week", "weeks")) }
    return lines
  }

  private static func words(_ session: CourseSession) -> String { "\(session.title), \(time(session))" }

  private static func time(_ session: CourseSession) -> String {
    let day =
      switch session.day {
      case .weekly(let weekday): String(CourseTime.name(ofWeekday: weekday).prefix(3))
      case .once(let day): CourseWords.date(day)
      }
    return "\(day) \(CourseTime.clock(session.start))\(session.zone.map { " \($0)" } ?? "")"
  }
}
