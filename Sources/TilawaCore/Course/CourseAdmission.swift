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
  package func reason(_ admission: CourseAdmission, of part: CourseEvent.Part) -> Sentence? {
    switch admission {
    case .open: nil
    case .unknownWeek: CoreSentences.courseWeeks(count: view.course.length)
    case .notPlaced: CoreSentences.notPlaced
    case .placed: CoreSentences.placedAlready(heading: headline)
    case .locked(let day): CoreSentences.partOpens(part: part.sentence, date: CourseWords.day(day))
    case .closed: CoreSentences.submissionsClosed(moment: time(view.calendar.closing))
    case .nothingAsked:
      part == .assessment ? CoreSentences.noAssessment : CoreSentences.nothingToSubmit(part: part.sentence)
    case .lessonFirst:
      CoreSentences.lessonFirst(
        part: part.sentence, command: CommandHint("course", "lesson", part.name, "--done"))
    case .noneLeft(let allowance): noneLeft(allowance)
    case .assessmentOpens(let day): CoreSentences.assessmentOpens(date: CourseWords.day(day))
    case .assessmentNeeds(let counted, let needed): CoreSentences.assessmentNeeds(counted: counted, needed: needed)
    case .assessmentSent: CoreSentences.assessmentSent
    case .assessmentDone:
      CoreSentences.assessmentDone(command: CommandHint("course", "feedback", "--assessment"))
    }
  }

  package func refusal(_ admission: CourseAdmission, of part: CourseEvent.Part) -> String? {
    reason(admission, of: part)?.text
  }

  private func noneLeft(_ allowance: CourseAllowance) -> Sentence {
    let submissions = CourseWords.submissions(allowance.limit, of: allowance)
    return allowance.next.map { CoreSentences.allSentUntil(submissions: submissions, moment: time($0)) }
      ?? CoreSentences.allSent(submissions: submissions)
  }

  /// Returns "2 attempts", "1 catch-up submission".
  package static func submissions(_ number: Int, of allowance: CourseAllowance) -> Sentence {
    allowance.isCatchUp ? CoreSentences.catchUpSubmissions(count: number) : CoreSentences.attempts(count: number)
  }

  package static func count(_ number: Int, of allowance: CourseAllowance) -> String {
    submissions(number, of: allowance).text
  }

  /// Returns "1 attempt remaining".
  package static func remaining(_ allowance: CourseAllowance) -> Sentence {
    CoreSentences.remaining(submissions: submissions(allowance.left, of: allowance))
  }

  package static func attempts(_ allowance: CourseAllowance) -> String { remaining(allowance).text }
}
