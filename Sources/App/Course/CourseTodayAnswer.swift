package import AppBase
package import TilawaCore

/// The course of a student on one screen.
package struct CourseTodayAnswer: Answer {
  private let words: CourseWords
  private let today: CourseToday
  private var view: CourseView { words.view }

  /// The options with which commands mean this course.
  private let options: [String]

  package init(_ book: CourseBook) { (words, today, options) = (book.words, book.view.today, book.options) }

  private var card: CourseCard { words.card(today.state) }

  /// The command of the one thing to do; empty where there is none.
  private var command: [String] { card.command.isEmpty ? [] : card.command + options }

  package var text: [AnswerPart] {
    var parts: [AnswerPart] = [.line(words.heading), .line("")]
    if let banner = words.banner { parts += [.line(banner), .line("")] }
    parts += [.line(card.title), .line("  \(card.subtitle)")]
    if !command.isEmpty { parts.append(.line("  tilawa \(command.joined(separator: " "))")) }
    parts.append(.line(""))
    parts.append(.table(AnswerTable(statuses + (today.session.map { [["session", words.line($0)]] } ?? []))))
    if let news = view.board.announcements.last {
      parts += [
        .line(""), .line("\(words.view.course.teacher), \(words.ago(news.time.seconds)): \(news.text.printableLine)"),
      ]
    }
    return parts
  }

  private var statuses: [[String]] {
    let place = [["level", view.record.placement?.level ?? "to be decided"], ["teacher", view.course.coach]]
    switch today.state {
    case .beforeStart, .awaitingPlacement: return place + [["begins", CourseWords.date(view.course.start)]]
    case .graduated, .notPassed, .ended: return place + [["weeks done", "\(view.counted) of \(view.course.length)"]]
    case .lessonNotStarted, .lessonInProgress, .readyToSubmit, .noAttemptsLeft, .awaitingFeedback, .feedbackReady,
      .again, .caughtUp, .assessmentOpen, .assessmentAgain, .assessmentSent, .resultReady:
      let due = today.deadline.map { [["due", words.line($0)]] } ?? []
      return [["lesson", words.lesson], ["submission", words.submission], ["feedback", words.feedback]] + due
    }
  }

  /// One line for the overview of the program.
  package var line: String { "\(words.heading) · \(card.title)" }

  package var json: String {
    JSON.object([
      ("course", .string(view.course.id)), ("title", .string(view.course.title)), ("week", .int(today.week)),
      ("weeks", .int(view.course.length)), ("level", .optional(view.record.placement?.level, JSON.string)),
      ("heading", .string(words.heading)), ("state", .string(today.state.name)),
      (
        "card",
        .object([
          ("title", .string(card.title)), ("subtitle", .string(card.subtitle)), ("command", .strings(command)),
        ])
      ),
      ("banner", .optional(words.banner, JSON.string)), ("open_weeks", .array(view.openWeeks.map(JSON.int))),
      ("lesson", .string(words.lesson)), ("submission", .string(words.submission)),
      ("feedback", .string(words.feedback)),
      (
        "deadline",
        .optional(today.deadline) { deadline in
          .object([("at", .int(deadline.at)), ("urgency", .string(deadline.urgency.rawValue))])
        }
      ),
      ("session", .optional(today.session) { $0.json }),
    ]).text
  }
}

extension CourseToday.State {
  /// The name of the state for programs.
  package var name: String {
    switch self {
    case .beforeStart: "before-start"
    case .awaitingPlacement: "awaiting-placement"
    case .lessonNotStarted: "lesson-not-started"
    case .lessonInProgress: "lesson-in-progress"
    case .readyToSubmit: "ready-to-submit"
    case .noAttemptsLeft: "no-attempts-left"
    case .awaitingFeedback: "awaiting-feedback"
    case .feedbackReady: "feedback-ready"
    case .again: "again"
    case .caughtUp: "caught-up"
    case .assessmentOpen: "assessment-open"
    case .assessmentAgain: "assessment-again"
    case .assessmentSent: "assessment-sent"
    case .resultReady: "result-ready"
    case .notPassed: "not-passed"
    case .graduated: "graduated"
    case .ended: "ended"
    }
  }
}

extension CourseWords {
  /// Returns a deadline with the time that is left.
  package func line(_ deadline: CourseDeadline) -> String {
    let moment = moment(deadline.at)
    switch deadline.urgency {
    case .done: return "\(moment) ✓"
    case .passed: return "\(moment), passed"
    case .later, .approaching, .imminent: return "\(moment), \(CourseWords.span(deadline.at - view.now)) left"
    }
  }

  /// Returns a session with its time, its zone and its state.
  package func line(_ occurrence: CourseOccurrence) -> String {
    let state: String
    switch occurrence.state {
    case .live: state = "live now"
    case .soon: state = "in \(CourseWords.span(occurrence.start - view.now))"
    case .upcoming: state = "in \(CourseWords.span(occurrence.start - view.now))"
    case .ended: state = "ended"
    case .cancelled: state = "cancelled"
    }
    let isMoved = if case .moved = occurrence.change { true } else { false }
    let link =
      switch occurrence.state {
      case .live, .soon, .upcoming: occurrence.session.link
      case .ended: occurrence.recording ?? ""
      case .cancelled: ""
      }
    return [occurrence.session.title, moment(occurrence.start) + (isMoved ? " (moved)" : ""), state, link]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension CourseOccurrence {
  var json: JSON {
    .object([
      ("id", .string(session.id)), ("kind", .string(session.kind.rawValue)), ("title", .string(session.title)),
      ("day", .string("\(day)")), ("start", .int(start)), ("end", .int(end)), ("state", .string(state.rawValue)),
      ("link", .string(session.link)), ("recording", .optional(recording, JSON.string)),
    ])
  }
}
