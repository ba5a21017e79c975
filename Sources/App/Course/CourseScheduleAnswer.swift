package import AppBase
package import TilawaCore
import TilawaStore

/// The sessions of a week of a course, and its deadline.
package struct CourseScheduleAnswer: Answer {
  private let words: CourseWords
  private let sessions: [CourseOccurrence]
  private let kind: CourseSession.Kind?
  /// The deadline of the week; nil for a week without one.
  private let deadline: CourseDeadline?
  private var view: CourseView { words.view }

  /// - Parameters:
  ///   - week: the week; nil: the seven days from today.
  ///   - kind: the kind of sessions; nil: all.
  package init(_ book: CourseBook, week: Int?, kind: CourseSession.Kind?) throws {
    words = book.words
    self.kind = kind
    let asked = week ?? book.view.week
    deadline = book.course.week(asked)?.hasSubmission == true ? book.view.deadline(ofWeek: asked) : nil
    let first: CalendarDay
    if let week {
      guard (1...book.course.length).contains(week) else {
        throw Failure(.usage, "the course has the weeks 1 to \(book.course.length)")
      }
      first = book.calendar.day(ofWeek: week)
    } else {
      first = book.calendar.zone.day(at: book.now.seconds)
    }
    let found = words.view.sessions(in: first...first.advanced(by: 6)).filter { kind == nil || $0.session.kind == kind }
    // Live sessions, and sessions that begin soon, come first.
    sessions =
      found.filter { [.live, .soon].contains($0.state) } + found.filter { ![.live, .soon].contains($0.state) }
  }

  package var text: [AnswerPart] {
    var parts: [AnswerPart] = sessions.map { occurrence in
      let coming = view.record.answers[CourseRecord.Attendance(session: occurrence.session.id, day: occurrence.day)]
      let answer = coming.map { $0 ? " · you will come" : " · you will not come" } ?? ""
      return .line("\(occurrence.session.kind.words): \(words.line(occurrence))\(answer)")
    }
    if sessions.isEmpty {
      let next = view.nextSession.map { "; the next one: \(words.line($0))" } ?? ""
      parts = [.line("no sessions in these days\(next)")]
    }
    if let deadline { parts.append(.line("due: week \(deadline.week), \(words.line(deadline))")) }
    return parts
  }

  package var json: String {
    JSON.object([
      ("sessions", .array(sessions.map(\.json))),
      ("deadline", .optional(deadline) { .object([("week", .int($0.week)), ("at", .int($0.at))]) }),
    ]).text
  }
}

extension CourseSession.Kind {
  var words: String {
    switch self {
    case .class: "class"
    case .circle: "reading circle"
    case .officeHours: "office hours"
    }
  }
}
