/// The course of a student on a day: the week, what to do now, three statuses and the next session.
package struct CourseToday: Hashable, Sendable {
  /// The one thing to do, or to wait for.
  package enum State: Hashable, Sendable {
    /// The course has not begun; the days until then.
    case beforeStart(days: Int)
    /// The student is not placed in a level yet; nil: nothing was sent for it.
    case awaitingPlacement(since: ZonedTime?)
    case lessonNotStarted(week: Int)
    case lessonInProgress(week: Int, done: Int)
    case readyToSubmit(week: Int, CourseAllowance)
    /// A week asks for a submission, and all that the rules allow now are sent; nothing else is to be done or waited for.
    case noAttemptsLeft(week: Int, CourseAllowance)
    case awaitingFeedback(week: Int, since: ZonedTime)
    case feedbackReady(week: Int)
    /// The teacher asks for a passage again.
    case again(week: Int, CourseAllowance)
    /// Nothing is to be done; the day on which the next week begins, if there is one.
    case caughtUp(next: CalendarDay?)
    case assessmentOpen(counted: Int)
    case assessmentAgain
    case assessmentSent(since: ZonedTime, due: CalendarDay)
    /// The result has arrived and was not seen.
    case resultReady(isPassed: Bool)
    /// The level is not passed.
    case notPassed
    case graduated(next: String)
    /// The course is over without an assessment.
    case ended(counted: Int)
  }

  /// The neutral line above the card.
  package enum Banner: Hashable, Sendable {
    /// Weeks are open; how many can be sent in this week, and else from when on.
    case open(weeks: [Int], CourseAllowance)
    /// The assessment asks for more weeks than count so far.
    case assessmentNeeds(counted: Int, needed: Int)
    /// The weeks are over; what is open is taken until a day, as far as the rules allow.
    case lastDays(weeks: [Int], CourseAllowance, until: CalendarDay)
  }

  /// The state of the lesson.
  package enum Lesson: Hashable, Sendable {
    case none, complete
    case items(done: Int, of: Int)
  }

  /// The state of the submission.
  package enum Submission: Hashable, Sendable {
    case none
    case notSent(attempts: Int)
    case sent(ZonedTime, used: Int, of: Int)
    case waived
  }

  /// The state of feedback.
  package enum Feedback: Hashable, Sendable {
    case none
    case waiting(week: Int)
    case ready(weeks: [Int])
    /// The teacher asks for a passage again.
    case again(week: Int)
    case heard(week: Int)
  }

  /// The week of the calendar: 0 before the first, and beyond the last after the end.
  package let week: Int
  package let state: State
  package let banner: Banner?
  package let lesson: Lesson
  package let submission: Submission
  package let feedback: Feedback
  /// The next session, or the one that is on; nil where there is none.
  package let session: CourseOccurrence?
  /// The deadline of this week; nil for a week without one.
  package let deadline: CourseDeadline?
}

extension CourseView {
  /// The day of the student.
  package var today: CourseToday {
    CourseToday(
      week: week, state: todayState, banner: banner, lesson: lessonStatus, submission: submissionStatus,
      feedback: feedbackStatus, session: nextSession, deadline: deadline)
  }

  // MARK: - The one thing to do

  private var todayState: CourseToday.State {
    if record.placement == nil { return .awaitingPlacement(since: record.submissions(for: .placement).last?.time) }
    if let end = endState { return end }
    if week == 0 { return .beforeStart(days: calendar.days(from: now, to: course.start)) }
    // The ways of the week; what was answered comes before what is to be done, for it may change that.
    if let week = weeksWithFeedback.first { return .feedbackReady(week: week) }
    if isClosed { return .ended(counted: counted) }
    // The banner tells of what cannot be sent yet; it hides no submission that is on its way.
    return taskState ?? waitingState ?? spentState
      ?? .caughtUp(next: isOver || week >= course.length ? nil : calendar.day(ofWeek: week + 1))
  }

  /// The states of the end of the course; nil while it goes on.
  private var endState: CourseToday.State? {
    if let graduation = record.graduation {
      return graduation.isSeen ? .graduated(next: graduation.next) : .resultReady(isPassed: true)
    }
    guard let sent = record.submissions(for: .assessment).last else {
      return canBeginAssessment ? .assessmentOpen(counted: counted) : nil
    }
    if let news = sent.answer, record.hasNews(on: .assessment) {
      return .resultReady(isPassed: news.feedback.result == .pass)
    }
    guard let answer = sent.answer else {
      let due = calendar.zone.day(at: sent.time.seconds).advanced(by: course.assessment.resultDays)
      return .assessmentSent(since: sent.time, due: due)
    }
    switch answer.feedback.result {
    case .pass: return .graduated(next: course.next?.level ?? "")
    case .again: return isClosed ? .notPassed : .assessmentAgain
    case .notPassed: return .notPassed
    }
  }

  /// The oldest week in which something can be done; nil where nothing can.
  private var taskState: CourseToday.State? {
    for week in begunWeeks {
      let allowance = allowance(forWeek: week)
      let canSubmit = course.week(week)?.hasSubmission == false || allowance.left > 0
      switch state(ofWeek: week) {
      case .notStarted where canSubmit || !allowance.isCatchUp: return .lessonNotStarted(week: week)
      case .inProgress where canSubmit || !allowance.isCatchUp:
        return .lessonInProgress(week: week, done: record.watched[week]?.count ?? 0)
      case .ready where canSubmit: return .readyToSubmit(week: week, allowance)
      case .again where canSubmit: return .again(week: week, allowance)
      case .notStarted, .inProgress, .ready, .again, .locked, .awaiting, .feedbackReady, .complete, .waived: continue
      }
    }
    return nil
  }

  private var waitingState: CourseToday.State? {
    let waiting = begunWeeks.filter { state(ofWeek: $0) == .awaiting }
    guard let week = waiting.last, let sent = record.submissions(for: .week(week)).last else { return nil }
    return .awaitingFeedback(week: week, since: sent.time)
  }

  /// The oldest week that asks for a submission, where the rules allow none now.
  private var spentState: CourseToday.State? {
    let spent = begunWeeks.first { week in
      [.ready, .again].contains(state(ofWeek: week)) && allowance(forWeek: week).left == 0
    }
    return spent.map { .noAttemptsLeft(week: $0, allowance(forWeek: $0)) }
  }

  /// The weeks with feedback that was not heard, the oldest first.
  package var weeksWithFeedback: [Int] {
    (1...max(1, course.length)).filter { record.hasNews(on: .week($0)) }
  }

  // MARK: - Banner and statuses

  private var banner: CourseToday.Banner? {
    guard record.placement != nil, week > 0, !isClosed, record.graduation == nil,
      record.submissions(for: .assessment).isEmpty
    else { return nil }
    if !isOver, case .assessmentNeeds(let counted, let needed) = admission(of: .assessment) {
      return .assessmentNeeds(counted: counted, needed: needed)
    }
    let open = openWeeks
    guard let first = open.first else { return nil }
    let allowance = allowance(forWeek: first)
    // A course without catch-up submissions does not ask for what it does not take.
    guard allowance.limit > 0 else { return nil }
    guard isOver else { return .open(weeks: open, allowance) }
    return .lastDays(weeks: open, allowance, until: calendar.zone.day(at: calendar.closing))
  }

  private var lessonStatus: CourseToday.Lesson {
    guard let plan = course.week(week), !plan.items.isEmpty else { return .none }
    if record.lessonsDone.contains(week) { return .complete }
    let done = (record.watched[week] ?? []).count { (1...plan.items.count).contains($0) }
    return .items(done: done, of: plan.items.count)
  }

  private var submissionStatus: CourseToday.Submission {
    guard let plan = course.week(week), plan.hasSubmission else { return .none }
    if record.waived.contains(week) { return .waived }
    let allowance = allowance(forWeek: week)
    guard let last = record.submissions(for: .week(week)).last else { return .notSent(attempts: allowance.left) }
    return .sent(last.time, used: allowance.used, of: allowance.limit)
  }

  private var feedbackStatus: CourseToday.Feedback {
    let ready = weeksWithFeedback
    if !ready.isEmpty { return .ready(weeks: ready) }
    let states = begunWeeks.filter { !record.submissions(for: .week($0)).isEmpty }.map { ($0, state(ofWeek: $0)) }
    if let (week, _) = states.last(where: { $0.1 == .awaiting }) { return .waiting(week: week) }
    guard let (week, state) = states.last(where: { [.again, .complete].contains($0.1) }) else { return .none }
    return state == .again ? .again(week: week) : .heard(week: week)
  }
}
