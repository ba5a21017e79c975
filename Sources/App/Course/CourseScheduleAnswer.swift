package import AppBase
package import TilawaCore
import TilawaStore

/// The sessions of a week of a course, and its deadline.
package struct CourseScheduleAnswer: ValueAnswer {
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
        throw Failure(.usage, CourseSentences.weeksOfCourse(count: book.course.length))
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
      let line = CourseSentences.sessionLine(kind: occurrence.session.kind.words, session: words.line(occurrence))
      let answer = coming.map { $0 ? CourseSentences.coming : CourseSentences.notComing }
      return .line([line, answer].compactMap(\.?.text).joined(separator: " · "))
    }
    if sessions.isEmpty {
      let next = view.nextSession.map { CourseSentences.noSessionsNext(session: words.line($0)) }
      parts = [.line(next ?? CourseSentences.noSessions)]
    }
    if let deadline {
      parts.append(.line(CourseSentences.weekDue(week: deadline.week, deadline: words.line(deadline))))
    }
    return parts
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Deadline: Codable, Hashable {
      let week: Int
      /// Seconds since 1970.
      let at: Int
    }

    let sessions: [CourseSessionValue]
    @Nullable var deadline: Deadline?
  }

  package var value: Value {
    Value(
      sessions: sessions.map(CourseSessionValue.init),
      deadline: deadline.map { Value.Deadline(week: $0.week, at: $0.at) })
  }
}

extension CourseSession.Kind {
  var words: Sentence {
    switch self {
    case .class: CourseSentences.sessionClass
    case .circle: CourseSentences.sessionCircle
    case .officeHours: CourseSentences.sessionOffice
    }
  }
}
