package import AppBase
import TilawaCore
import TilawaStore

/// A week of a course: its lesson, its passage, the student's submissions, and the feedback. Before the first week, and
/// before the student has a place, it shows what comes until then.
package struct CourseWeekAnswer: ValueAnswer {
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
      throw Failure(.usage, CourseSentences.weeksOfCourse(count: book.course.length))
    }
    (self.book, self.view, today) = (book, view, view.today)
    words = CourseWords(view, local: book.local)
    if week == nil || view.record.placement == nil, let onset = CourseOnset(words, options: book.options) {
      (self.onset, self.number, self.plan) = (onset, 0, CourseWeek())
      return
    }
    guard number <= view.week else {
      let day = CourseWords.date(book.calendar.day(ofWeek: number))
      throw Failure(.usage, CourseSentences.weekOpens(week: number, day: day))
    }
    (onset, self.number, self.plan) = (nil, number, plan)
  }

  package var text: [AnswerPart] {
    if let onset { return onset.text }
    let (length, state) = (book.course.length, view.state(ofWeek: number).words)
    let title =
      plan.topic.isEmpty
      ? CourseSentences.weekTitle(week: number, count: length)
      : CourseSentences.weekTitleTopic(week: number, count: length, topic: plan.topic)
    var parts: [AnswerPart] = [.line("\(title) · \(state)")]
    parts += top.map { .line($0) }
    for objective in plan.objectives { parts.append(.line("  – \(objective.printableLine)")) }
    parts += [.line(""), .line(CourseSentences.weekLesson)]
    parts.append(.table(AnswerTable(items)))
    if plan.items.isEmpty { parts.append(.line("  \(CourseSentences.weekNoParts)")) }
    if !plan.notes.isEmpty { parts.append(.line("  \(plan.notes.printableLine)")) }
    guard plan.hasSubmission else { return parts }
    let place = book.place(ofPassage: plan.passage).map { " · \($0.pages)" } ?? ""
    parts += [.line(""), .line(CourseSentences.weekSubmission(passage: plan.passage + place))]
    let sent = view.record.submissions(for: .week(number))
    parts += sent.flatMap { lines($0, of: sent).map { AnswerPart.line("  \($0)") } }
    parts += stillToSend.map { .line("  \($0)") }
    if !thread.isEmpty { parts += [.line(""), .line(CourseSentences.weekQuestions)] }
    return parts
      + thread.map { message in
        let said = CourseSentences.said(
          name: name(of: message.author), moment: words.moment(message.time.seconds),
          text: message.message.text.printableLine)
        return .line("  \(said)")
      }
  }

  /// The questions and answers about the week.
  private var thread: [CourseRecord.Message] { view.record.messages.filter { $0.part == .week(number) } }

  /// The lines above the present week: the assessment where it goes on, else the open weeks; empty for other weeks.
  private var top: [String] {
    guard number == min(view.week, book.course.length) else { return [] }
    switch today.state {
    case .assessmentOpen, .assessmentAgain, .assessmentSent, .resultReady:
      let card = words.card(today.state)
      let command = CommandHint(words: card.command + book.options)
      return ["\(card.title) · \(card.subtitle)", "  \(command)"]
    case .beforeStart, .awaitingPlacement, .lessonNotStarted, .lessonInProgress, .readyToSubmit, .noAttemptsLeft,
      .awaitingFeedback, .feedbackReady, .again, .caughtUp, .notPassed, .graduated, .ended:
      return [words.banner].compactMap(\.self)
    }
  }

  /// The lines below what was sent: what can still be sent, and until when.
  private var stillToSend: [String] {
    let due = CourseSentences.due(deadline: words.line(view.deadline(ofWeek: number))).text
    guard view.state(ofWeek: number) != .waived else { return [CourseSentences.notNeeded.text] }
    let isFirst = view.record.submissions(for: .week(number)).isEmpty
    let none = isFirst ? [CourseSentences.nothingSent.text] : []
    switch view.admission(of: .week(number)) {
    case .open(let allowance): return none + ["\(allowance.map { "\(CourseWords.attempts($0)) · " } ?? "")\(due)"]
    case .lessonFirst:
      let attempts = CourseWords.attempts(view.allowance(forWeek: number))
      return [CourseSentences.lessonFirst.text, "\(attempts) · \(due)"]
    case let other: return none + [words.refusal(other, of: .week(number)) ?? "", due].filter { !$0.isEmpty }
    }
  }

  private var items: [[String]] {
    plan.items.enumerated().map { index, item in
      let minutes = item.minutes.map { CourseSentences.partMinutes(minutes: $0).text } ?? ""
      return [isDone(index) ? "  ✓" : "  \(index + 1)", item.title.printableLine, minutes, item.link]
    }
  }

  /// Whether a part of the lesson is done, by itself or with the whole.
  private func isDone(_ index: Int) -> Bool {
    view.record.watched[number]?.contains(index + 1) == true || view.record.lessonsDone.contains(number)
  }

  private func name(of author: String) -> String {
    author == book.stored.coach ? book.course.teacher : view.record.name
  }

  private func lines(_ submission: CourseRecord.Submission, of all: [CourseRecord.Submission]) -> [String] {
    let facts = [
      CourseSentences.sentOn(moment: words.moment(submission.time.seconds)),
      view.isLate(submission) ? CourseSentences.afterDeadline : nil, submission.doubt?.words,
    ]
    return [facts.compactMap(\.?.text).listed, feedback(on: submission, of: all).text]
  }

  private func feedback(on submission: CourseRecord.Submission, of all: [CourseRecord.Submission]) -> Sentence {
    guard let answer = submission.answer else {
      return submission.id == all.last?.id ? CourseSentences.waits : CourseSentences.replaced
    }
    let (moment, result) = (words.moment(answer.time.seconds), answer.feedback.result.words)
    guard !answer.isHeard else { return CourseSentences.feedbackOn(moment: moment, result: result) }
    return CourseSentences.feedbackNew(
      moment: moment, result: result, command: CommandHint("course", "feedback", "\(number)"))
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Item: Encodable {
      let title: String
      let link: String
      @Nullable var minutes: Int?
      let done: Bool
    }

    struct Message: Encodable {
      let name: String
      /// Whether the student wrote it.
      let own: Bool
      /// Seconds since 1970.
      let at: Int
      let text: String
    }

    /// The number of the week; 0 before the weeks go on.
    let week: Int
    let state: String
    let topic: String
    let passage: String
    /// The ayat of the passage, and the pages of the reader's own print in words; null where no passage is named.
    @Nullable var range: String?
    @Nullable var pages: String?
    let objectives: [String]
    let notes: String
    let lesson: [Item]
    let submissions: [CourseSubmissionValue]
    let attemptsLeft: Int
    let catchUp: Bool
    @Nullable var banner: String?
    /// Seconds since 1970; null before the weeks go on.
    @Nullable var deadline: Int?
    /// The questions of the student and the answers.
    let messages: [Message]

    private enum CodingKeys: String, CodingKey {
      case week, state, topic, passage, range, pages, objectives, notes, lesson, submissions
      case attemptsLeft = "attempts_left"
      case catchUp = "catch_up"
      case banner, deadline, messages
    }
  }

  package var value: Value {
    let allowance = view.allowance(forWeek: number)
    let lesson = plan.items.enumerated().map { index, item in
      Value.Item(
        title: item.title, link: item.link, minutes: item.minutes,
        done: isDone(index))
    }
    let place = book.place(ofPassage: plan.passage)
    return Value(
      week: number, state: onset == nil ? view.state(ofWeek: number).rawValue : today.state.name, topic: plan.topic,
      passage: plan.passage, range: place?.range, pages: place?.pages.text, objectives: plan.objectives,
      notes: plan.notes, lesson: lesson,
      submissions: view.record.submissions(for: .week(number)).map { CourseSubmissionValue($0, in: view) },
      attemptsLeft: onset == nil ? allowance.left : 0, catchUp: onset == nil && allowance.isCatchUp,
      banner: onset == nil ? top.first : nil,
      deadline: onset == nil ? book.calendar.deadline(ofWeek: number) : nil,
      messages: thread.map { message in
        Value.Message(
          name: name(of: message.author), own: message.author != book.stored.coach, at: message.time.seconds,
          text: message.message.text)
      })
  }
}
