package import AppBase
package import TilawaCore

/// The course of a student on one screen.
package struct CourseTodayAnswer: ValueAnswer {
  private let words: CourseWords
  private let today: CourseToday
  private var view: CourseView { words.view }

  /// The options with which commands mean this course.
  private let options: [String]

  package init(_ book: CourseBook) { (words, today, options) = (book.words, book.view.today, book.options) }

  private var card: CourseCard { words.card(today.state) }

  /// The command of the one thing to do; nil where there is none.
  private var command: CommandHint? {
    card.command.isEmpty ? nil : CommandHint(words: card.command + options)
  }

  package var text: [AnswerPart] {
    var parts: [AnswerPart] = [.line(words.heading), .line("")]
    if let banner = words.banner { parts += [.line(banner), .line("")] }
    parts += [.line(card.title), .line("  \(card.subtitle)")]
    if let command { parts.append(.line("  \(command)")) }
    parts.append(.line(""))
    let session = today.session.map { [(CourseSentences.rowSession, words.line($0))] } ?? []
    parts.append(.table(AnswerTable((statuses + session).map { [$0.name.text, $0.words] })))
    if let news = view.board.announcements.last {
      let said = CourseSentences.said(
        name: view.course.teacher, moment: words.ago(news.time.seconds), text: news.text.printableLine)
      parts += [.line(""), .line(said)]
    }
    return parts
  }

  /// The lines of the table, each a name and what follows it.
  private var statuses: [(name: Sentence, words: String)] {
    let level = view.record.placement?.level ?? CourseSentences.toBeDecided.text
    let place = [(CourseSentences.rowLevel, level), (CourseSentences.rowTeacher, view.course.coach)]
    switch today.state {
    case .beforeStart, .awaitingPlacement:
      return place + [(CourseSentences.rowBegins, CourseWords.date(view.course.start))]
    case .graduated, .notPassed, .ended:
      let weeks = CourseSentences.weeksCounted(counted: view.counted, count: view.course.length)
      return place + [(CourseSentences.rowWeeks, weeks.text)]
    case .lessonNotStarted, .lessonInProgress, .readyToSubmit, .noAttemptsLeft, .awaitingFeedback, .feedbackReady,
      .again, .caughtUp, .assessmentOpen, .assessmentAgain, .assessmentSent, .resultReady:
      let due = today.deadline.map { [(CourseSentences.rowDue, words.line($0).text)] } ?? []
      return [
        (CourseSentences.rowLesson, words.lesson), (CourseSentences.rowSubmission, words.submission),
        (CourseSentences.rowFeedback, words.feedback),
      ] + due
    }
  }

  /// One line for the overview of the program.
  package var line: String { "\(words.heading) · \(card.title)" }

  /// The line for programs.
  package struct Value: Encodable {
    struct Card: Encodable {
      let title: String
      let subtitle: String
      /// The name of the action.
      let action: String
      /// The words behind `tilawa`; empty where there is nothing to do.
      let command: [String]
    }

    struct Deadline: Codable, Hashable {
      /// Seconds since 1970.
      let at: Int
      let urgency: String
    }

    let course: String
    let title: String
    let week: Int
    let weeks: Int
    @Nullable var level: String?
    let heading: String
    let state: String
    let card: Card
    @Nullable var banner: String?
    let openWeeks: [Int]
    let lesson: String
    let submission: String
    let feedback: String
    @Nullable var deadline: Deadline?
    @Nullable var session: CourseSessionValue?

    private enum CodingKeys: String, CodingKey {
      case course, title, week, weeks, level, heading, state, card, banner
      case openWeeks = "open_weeks"
      case lesson, submission, feedback, deadline, session
    }
  }

  package var value: Value {
    Value(
      course: view.course.id, title: view.course.title, week: today.week, weeks: view.course.length,
      level: view.record.placement?.level, heading: words.heading, state: today.state.name,
      card: Value.Card(title: card.title, subtitle: card.subtitle, action: card.action, command: command?.words ?? []),
      banner: words.banner,
      openWeeks: view.openWeeks, lesson: words.lesson, submission: words.submission, feedback: words.feedback,
      deadline: today.deadline.map { Value.Deadline(at: $0.at, urgency: $0.urgency.rawValue) },
      session: today.session.map(CourseSessionValue.init))
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
  func line(_ deadline: CourseDeadline) -> Sentence {
    let moment = moment(deadline.at)
    return switch deadline.urgency {
    case .done: CourseSentences.deadlineDone(moment: moment)
    case .passed: CourseSentences.deadlinePassed(moment: moment)
    case .later, .approaching, .imminent:
      CourseSentences.deadlineLeft(moment: moment, span: CourseWords.span(deadline.at - view.now))
    }
  }

  /// Returns a session with its time, its zone and its state.
  func line(_ occurrence: CourseOccurrence) -> String {
    let state =
      switch occurrence.state {
      case .live: CourseSentences.sessionLive
      case .soon, .upcoming: CourseSentences.sessionBegins(span: CourseWords.span(occurrence.start - view.now))
      case .ended: CourseSentences.sessionEnded
      case .cancelled: CourseSentences.cancelled
      }
    let start = moment(occurrence.start)
    let time = if case .moved = occurrence.change { CourseSentences.sessionMoved(moment: start).text } else { start }
    let link =
      switch occurrence.state {
      case .live, .soon, .upcoming: occurrence.session.link
      case .ended: occurrence.recording ?? ""
      case .cancelled: ""
      }
    return [occurrence.session.title, time, state.text, link].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
