package import AppBase
package import TilawaCore
import TilawaStore

/// A week of a course: its lesson, its passage, the student's submissions, and the feedback. Before the first week, and
/// before the student has a place, it shows what comes until then.
package struct CourseWeekAnswer: Answer {
  private let book: CourseBook
  /// The first days, in place of a week; nil once the weeks go on.
  private let onset: CourseOnset?
  /// The number of the week; 0 before the weeks go on.
  private let number: Int
  private let plan: CourseWeek
  private let view: CourseView
  private let words: CourseWords
  /// The state of the student.
  private let today: CourseToday

  /// - Parameter week: the week; nil: the present one.
  /// - Throws: `Failure` (usage) for a week that the course does not have, or that has not begun.
  package init(_ book: CourseBook, week: Int?) throws {
    let view = book.view
    let number = week ?? min(max(1, view.week), book.course.length)
    guard let plan = book.course.week(number) else {
      throw Failure(.usage, "the course has the weeks 1 to \(book.course.length)")
    }
    (self.book, self.view, today) = (book, view, view.today)
    words = CourseWords(view, local: book.local)
    if week == nil || view.record.placement == nil, let onset = CourseOnset(words, options: book.options) {
      (self.onset, self.number, self.plan) = (onset, 0, CourseWeek())
      return
    }
    guard number <= view.week else {
      throw Failure(.usage, "week \(number) opens on \(CourseWords.date(book.calendar.day(ofWeek: number)))")
    }
    (onset, self.number, self.plan) = (nil, number, plan)
  }

  package var text: [AnswerPart] {
    if let onset { return onset.text }
    let state = view.state(ofWeek: number).words
    let topic = plan.topic.isEmpty ? "" : ": \(plan.topic)"
    var parts: [AnswerPart] = [.line("Week \(number) of \(book.course.length)\(topic) · \(state)")]
    parts += top.map { .line($0) }
    for objective in plan.objectives { parts.append(.line("  – \(objective.printableLine)")) }
    parts += [.line(""), .line("Lesson")]
    parts.append(.table(AnswerTable(items)))
    if plan.items.isEmpty { parts.append(.line("  none this week")) }
    if !plan.notes.isEmpty { parts.append(.line("  \(plan.notes.printableLine)")) }
    guard plan.hasSubmission else { return parts }
    parts += [.line(""), .line("Submission: \(plan.passage)")]
    let sent = view.record.submissions(for: .week(number))
    parts += sent.flatMap { lines($0, of: sent).map { AnswerPart.line("  \($0)") } }
    parts += stillToSend.map { .line("  \($0)") }
    let thread = view.record.messages.filter { $0.part == .week(number) }
    if !thread.isEmpty { parts += [.line(""), .line("Questions")] }
    parts += thread.map {
      .line("  \(name(of: $0.author)), \(words.moment($0.time.seconds)): \($0.message.text.printableLine)")
    }
    return parts
  }

  /// The lines above the present week: the assessment where it goes on, else the open weeks; empty for other weeks.
  private var top: [String] {
    guard number == min(view.week, book.course.length) else { return [] }
    switch today.state {
    case .assessmentOpen, .assessmentAgain, .assessmentSent, .resultReady:
      let card = words.card(today.state)
      return ["\(card.title) · \(card.subtitle)", "  tilawa \((card.command + book.options).joined(separator: " "))"]
    case .beforeStart, .awaitingPlacement, .lessonNotStarted, .lessonInProgress, .readyToSubmit, .noAttemptsLeft,
      .awaitingFeedback, .feedbackReady, .again, .caughtUp, .notPassed, .graduated, .ended:
      return [words.banner].compactMap(\.self)
    }
  }

  /// The lines below what was sent: what can still be sent, and until when.
  private var stillToSend: [String] {
    let due = "due \(words.line(view.deadline(ofWeek: number)))"
    guard view.state(ofWeek: number) != .waived else { return ["not needed"] }
    let none = view.record.submissions(for: .week(number)).isEmpty ? ["nothing sent yet"] : []
    switch view.admission(of: .week(number)) {
    case .open(let allowance): return none + ["\(allowance.map { "\(CourseWords.attempts($0)) · " } ?? "")\(due)"]
    case .lessonFirst:
      return [
        "finish the lesson first, then record",
        "\(CourseWords.attempts(view.allowance(forWeek: number))) · \(due)",
      ]
    case let other: return none + [words.refusal(other, of: .week(number)) ?? "", due].filter { !$0.isEmpty }
    }
  }

  private var items: [[String]] {
    plan.items.enumerated().map { index, item in
      let isDone = view.record.watched[number]?.contains(index + 1) == true || view.record.lessonsDone.contains(number)
      return [
        isDone ? "  ✓" : "  \(index + 1)", item.title.printableLine, item.minutes.map { "\($0) min" } ?? "", item.link,
      ]
    }
  }

  private func name(of author: String) -> String {
    author == book.stored.coach ? book.course.teacher : view.record.name
  }

  private func lines(_ submission: CourseRecord.Submission, of all: [CourseRecord.Submission]) -> [String] {
    let late = view.isLate(submission) ? ", after the deadline" : ""
    let doubt = submission.doubt.map { ", \(CourseDoubtWords.words($0))" } ?? ""
    var lines = ["sent \(words.moment(submission.time.seconds))\(late)\(doubt)"]
    guard let answer = submission.answer else {
      return lines + [submission.id == all.last?.id ? "waits for feedback" : "the next one takes its place"]
    }
    let news = answer.isHeard ? "" : ": tilawa course feedback \(number)"
    lines.append("feedback \(words.moment(answer.time.seconds)): \(answer.feedback.result.words)\(news)")
    return lines
  }

  package var json: String {
    let allowance = view.allowance(forWeek: number)
    return JSON.object([
      ("week", .int(number)),
      ("state", .string(onset == nil ? view.state(ofWeek: number).rawValue : today.state.name)),
      ("topic", .string(plan.topic)),
      ("passage", .string(plan.passage)), ("objectives", .strings(plan.objectives)), ("notes", .string(plan.notes)),
      (
        "lesson",
        .array(
          plan.items.enumerated().map { index, item in
            .object([
              ("title", .string(item.title)), ("link", .string(item.link)),
              ("minutes", .optional(item.minutes, JSON.int)),
              ("done", .bool(view.record.watched[number]?.contains(index + 1) == true)),
            ])
          })
      ),
      ("submissions", .array(view.record.submissions(for: .week(number)).map { $0.json(view) })),
      ("attempts_left", .int(onset == nil ? allowance.left : 0)),
      ("catch_up", .bool(onset == nil && allowance.isCatchUp)),
      ("banner", .optional(onset == nil ? top.first : nil, JSON.string)),
      ("deadline", onset == nil ? .int(book.calendar.deadline(ofWeek: number)) : .null),
    ]).text
  }
}

/// All weeks of a course, with their states.
package struct CourseWeeksAnswer: Answer {
  private let view: CourseView
  /// The first days, in place of the weeks; nil for a student with a place.
  private let onset: CourseOnset?

  package init(_ book: CourseBook) {
    view = book.view
    onset = view.record.placement == nil ? CourseOnset(book.words, options: book.options) : nil
  }

  private var weeks: [Int] { Array(1...view.course.length) }

  package var text: [AnswerPart] {
    if let onset { return onset.text }
    let rows = weeks.map { week in
      [
        week == view.week ? "▸ \(week)" : "\(week)", view.course.week(week)?.topic.printableLine ?? "",
        view.course.week(week)?.passage ?? "", CourseWords.date(view.calendar.day(ofWeek: week)),
        view.openWeeks.contains(week) ? "open" : view.state(ofWeek: week).words,
      ]
    }
    let open = view.openWeeks.count
    let sum = "\(view.counted) of \(view.needed) weeks for the assessment" + (open > 0 ? " · \(open) open" : "")
    return [
      .table(AnswerTable(rows, headings: ["week", "topic", "passage", "begins", "state"], numbers: [0])), .line(sum),
    ]
  }

  package var json: String {
    JSON.object([
      ("week", .int(view.week)), ("counted", .int(view.counted)), ("needed", .int(view.needed)),
      (
        "weeks",
        .array(
          weeks.map { week in
            .object([
              ("week", .int(week)), ("topic", .string(view.course.week(week)?.topic ?? "")),
              ("begins", .string("\(view.calendar.day(ofWeek: week))")),
              ("state", .string(view.state(ofWeek: week).rawValue)),
              ("open", .bool(view.openWeeks.contains(week))),
            ])
          })
      ),
    ]).text
  }
}

extension CourseWeekState {
  /// The name for people.
  package var words: String {
    switch self {
    case .locked: "not yet open"
    case .notStarted: "not started"
    case .inProgress: "in progress"
    case .ready: "ready to submit"
    case .awaiting: "being heard"
    case .feedbackReady: "feedback ready"
    case .again: "once more"
    case .complete: "complete ✓"
    case .waived: "not needed"
    }
  }
}

extension CourseFeedback.Result {
  /// The result in words for people.
  package var words: String {
    switch self {
    case .pass: "passed"
    case .again: "once more, please"
    case .notPassed: "not passed yet"
    }
  }
}

/// The words of a doubt about the time of a submission.
enum CourseDoubtWords {
  static func words(_ doubt: CourseDoubt) -> String {
    let span = CourseWords.span(doubt.seconds)
    return switch doubt {
    case .ahead: "the student's clock was \(span) ahead of this one"
    case .back: "the student's clock had been set back by \(span)"
    case .answeredBefore: "the clocks of student and teacher differ by \(span)"
    }
  }
}

extension CourseRecord.Submission {
  func json(_ view: CourseView) -> JSON {
    .object([
      ("id", .string(id)), ("part", .string(part.name)), ("at", .int(time.seconds)), ("late", .bool(view.isLate(self))),
      ("doubt", .optional(doubt) { .string(CourseDoubtWords.words($0)) }), ("seconds", .int(sound.length / 1000)),
      ("sha256", .string(sound.sha256)),
      ("feedback", .optional(answer) { $0.json }),
    ])
  }
}

extension CourseRecord.Answer {
  var json: JSON {
    .object([
      ("id", .string(id)), ("at", .int(time.seconds)), ("result", .string(feedback.result.rawValue)),
      ("text", .string(feedback.text)), ("voice", .optional(feedback.voice, JSON.string)), ("heard", .bool(isHeard)),
      ("marks", .array(feedback.marks.map(\.json))),
    ])
  }
}

extension CourseMark {
  var json: JSON {
    .object([
      ("time", .optional(time, JSON.int)), ("word", .string(word)),
      ("symbol", .optional(symbol?.rawValue, JSON.string)),
      ("text", .string(text)), ("voice", .optional(voice, JSON.string)),
    ])
  }
}
