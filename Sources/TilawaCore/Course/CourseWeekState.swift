/// The state of a week of one student.
package enum CourseWeekState: String, Hashable, Sendable, CaseIterable {
  /// The week has not begun.
  case locked
  case notStarted = "not-started"
  case inProgress = "in-progress"
  /// The lesson is done, and nothing is submitted.
  case ready
  /// A submission waits for feedback.
  case awaiting
  case feedbackReady = "feedback-ready"
  /// The teacher asks for the passage again.
  case again
  case complete
  case waived
}

/// The number of submissions that a student may still send for a week.
package struct CourseAllowance: Hashable, Sendable {
  /// Whether the week is an earlier one.
  package let isCatchUp: Bool
  package let limit: Int
  package let used: Int
  /// The moment from which more can be sent, in seconds since 1970; nil where there is none.
  package let next: Int?

  /// The number that is left.
  package var left: Int { max(0, limit - used) }
  /// The allowance after one more submission.
  package var afterOne: CourseAllowance {
    CourseAllowance(isCatchUp: isCatchUp, limit: limit, used: used + 1, next: next)
  }
}

/// One student's course at a moment: the pure questions that all screens ask.
package struct CourseView: Hashable, Sendable {
  package let calendar: CourseCalendar
  package let record: CourseRecord
  package let board: CourseBoard
  /// The seconds since 1970.
  package let now: Int

  package init(_ calendar: CourseCalendar, _ record: CourseRecord, _ board: CourseBoard = CourseBoard(), now: Int) {
    (self.calendar, self.record, self.board, self.now) = (calendar, record, board, now)
  }

  package var course: Course { calendar.course }
  /// The week of the calendar: 0 before the first; beyond the last after the end.
  package var week: Int { calendar.week(at: now) }
  /// Whether the weeks are over.
  package var isOver: Bool { now >= calendar.end }
  /// Whether nothing is taken any more.
  package var isClosed: Bool { now >= calendar.closing }
  /// The weeks that have begun.
  package var begunWeeks: Range<Int> { 1..<max(1, min(week, course.length) + 1) }

  /// Returns the state of a week.
  package func state(ofWeek week: Int) -> CourseWeekState {
    guard let plan = course.week(week) else { return .locked }
    if record.waived.contains(week) { return .waived }
    guard week <= self.week else { return .locked }
    if record.hasNews(on: .week(week)) { return .feedbackReady }
    if let last = record.submissions(for: .week(week)).last {
      guard let answer = last.answer else { return .awaiting }
      return answer.feedback.result == .again ? .again : .complete
    }
    guard isLessonDone(week) else { return record.watched[week]?.isEmpty == false ? .inProgress : .notStarted }
    return plan.hasSubmission ? .ready : .complete
  }

  /// Returns whether the lesson of a week is done. A week without a lesson has nothing to do.
  package func isLessonDone(_ week: Int) -> Bool {
    record.lessonsDone.contains(week) || course.week(week)?.items.isEmpty == true
  }

  /// The weeks whose deadline has passed without a submission, the oldest first.
  package var openWeeks: [Int] {
    guard record.placement != nil, record.graduation == nil else { return [] }
    return begunWeeks.filter { week in
      course.week(week)?.hasSubmission == true && !record.waived.contains(week)
        && record.submissions(for: .week(week)).isEmpty && calendar.deadline(ofWeek: week) < now
    }
  }

  /// The number of weeks that count towards the assessment.
  package var counted: Int { record.countedWeeks.count { course.week($0) != nil } }
  /// The number of weeks that the assessment asks for.
  package var needed: Int {
    let all = course.weeks.count(where: \.hasSubmission)
    return min(course.rules.needed ?? all, all)
  }

  /// Returns how many submissions can still be sent for a week.
  package func allowance(forWeek week: Int) -> CourseAllowance {
    let present = self.week
    let isCatchUp = week < present
    let used = record.submissions.count { submission in
      guard case .week(let other) = submission.part else { return false }
      let sent = calendar.week(at: submission.time.seconds)
      guard sent == present else { return false }
      return isCatchUp ? other < present : other == week
    }
    let next = calendar.beginning(ofWeek: present + 1)
    // A week that is missed cannot be sent later in a course without catch-up submissions.
    let canComeLater = next < calendar.closing && course.rules.catchUps > 0
    return CourseAllowance(
      isCatchUp: isCatchUp, limit: isCatchUp ? course.rules.catchUps : course.rules.attempts, used: used,
      next: canComeLater ? next : nil)
  }

  /// Returns whether a submission came after the deadline of its week.
  package func isLate(_ submission: CourseRecord.Submission) -> Bool {
    guard case .week(let week) = submission.part else { return false }
    return submission.time.seconds > calendar.deadline(ofWeek: week)
  }
}
