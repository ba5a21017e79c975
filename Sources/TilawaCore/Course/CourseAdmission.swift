/// The answer to the question whether a part of a course can be submitted now. Commands, pages and the student's day ask it here.
package enum CourseAdmission: Hashable, Sendable {
  /// A submission is taken; how much the rules allow, where they count.
  case open(CourseAllowance?)
  /// The course has no such week.
  case unknownWeek
  /// The student is not placed in a level yet.
  case notPlaced
  /// The student has a place already.
  case placed
  /// The week begins on a later day.
  case locked(CalendarDay)
  /// Nothing is taken any more.
  case closed
  /// The course asks for no recitation here.
  case nothingAsked
  /// The lesson comes first.
  case lessonFirst
  /// All submissions that the rules allow are sent.
  case noneLeft(CourseAllowance)
  /// The assessment opens on a later day.
  case assessmentOpens(CalendarDay)
  /// The assessment asks for more weeks than count so far.
  case assessmentNeeds(counted: Int, needed: Int)
  /// The assessment is sent, and waits for its result.
  case assessmentSent
  /// The assessment has its result.
  case assessmentDone
}

extension CourseView {
  /// Returns whether a part can be submitted now.
  package func admission(of part: CourseEvent.Part) -> CourseAdmission {
    switch part {
    case .placement: record.placement == nil ? .open(nil) : .placed
    case .assessment: assessmentAdmission
    case .week(let week): admission(ofWeek: week)
    }
  }

  private func admission(ofWeek week: Int) -> CourseAdmission {
    guard let plan = course.week(week) else { return .unknownWeek }
    guard record.placement != nil else { return .notPlaced }
    guard week <= self.week else { return .locked(calendar.day(ofWeek: week)) }
    guard !isClosed else { return .closed }
    guard plan.hasSubmission else { return .nothingAsked }
    guard isLessonDone(week) else { return .lessonFirst }
    let allowance = allowance(forWeek: week)
    return allowance.left > 0 ? .open(allowance) : .noneLeft(allowance)
  }

  private var assessmentAdmission: CourseAdmission {
    guard !course.assessment.passage.isEmpty else { return .nothingAsked }
    guard record.placement != nil else { return .notPlaced }
    guard record.graduation == nil else { return .assessmentDone }
    if let sent = record.submissions(for: .assessment).last {
      guard let answer = sent.answer else { return .assessmentSent }
      guard answer.feedback.result == .again else { return .assessmentDone }
      return isClosed ? .closed : .open(nil)
    }
    guard !isClosed else { return .closed }
    guard now >= calendar.assessmentOpening else {
      return .assessmentOpens(calendar.zone.day(at: calendar.assessmentOpening))
    }
    return counted >= needed ? .open(nil) : .assessmentNeeds(counted: counted, needed: needed)
  }

  /// Whether the student may send the assessment, and has not done so.
  package var canBeginAssessment: Bool {
    admission(of: .assessment) == .open(nil) && record.submissions(for: .assessment).isEmpty
  }

  /// The moment since which the student may send the assessment; nil where that is not so, or where it is sent.
  package var assessmentOpenSince: Int? {
    guard canBeginAssessment else { return nil }
    guard needed > 0 else { return calendar.assessmentOpening }
    var since: [Int: Int] = [:]
    for entry in record.log {
      let week: Int? =
        switch entry.event.kind {
        case .submitted(.week(let week), _), .waived(let week): week
        default: nil
        }
      if let week, course.week(week) != nil { since[week] = min(since[week] ?? .max, entry.received) }
    }
    let moments = since.values.sorted()
    // The student knows that enough weeks count since the last of them was noted here.
    return moments.count >= needed ? max(calendar.assessmentOpening, moments[needed - 1]) : nil
  }

  /// Whether weeks, deadlines and the assessment still ask something of the student.
  package var takesPart: Bool { record.placement != nil && record.graduation == nil && !isClosed }
}

extension CourseWords {
  /// Returns why a part cannot be submitted now; nil where it can.
  package func refusal(_ admission: CourseAdmission, of part: CourseEvent.Part) -> String? {
    switch admission {
    case .open: nil
    case .unknownWeek: "the course has the weeks 1 to \(view.course.length)"
    case .notPlaced: "you are not placed in a level yet"
    case .placed: "you are placed already: \(heading)"
    case .locked(let day): "\(part.title) opens on \(date(day))"
    case .closed: "the course has taken submissions until \(moment(view.calendar.closing))"
    case .nothingAsked:
      part == .assessment ? "this course has no assessment" : "\(part.title) has nothing to submit"
    case .lessonFirst: "finish the lesson of \(part.title) first: tilawa course lesson \(part.name) --done"
    case .noneLeft(let allowance):
      "all \(CourseWords.count(allowance.limit, of: allowance)) of this week are sent"
        + (allowance.next.map { "; the next one can be sent from \(moment($0))" } ?? "")
    case .assessmentOpens(let day): "the assessment opens on \(date(day))"
    case .assessmentNeeds(let counted, let needed):
      "the assessment is not open: \(counted) of \(needed) needed weeks are done"
    case .assessmentSent: "the assessment was sent; it is being heard"
    case .assessmentDone: "the assessment has its result: tilawa course feedback --assessment"
    }
  }

  /// Returns "2 attempts", "1 catch-up submission".
  package static func count(_ number: Int, of allowance: CourseAllowance) -> String {
    let kind = allowance.isCatchUp ? "catch-up submission" : "attempt"
    return Count.words(number, kind, kind + "s")
  }

  /// Returns "1 attempt remaining".
  package static func attempts(_ allowance: CourseAllowance) -> String {
    "\(count(allowance.left, of: allowance)) remaining"
  }
}
