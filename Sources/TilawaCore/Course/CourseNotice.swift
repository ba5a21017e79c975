/// A notification of a course: what, which and when, and the page to which it leads.
package struct CourseNotice: Hashable, Sendable {
  /// The moment at which it is due, in seconds since 1970.
  package let at: Int
  /// The moment after which it says nothing any more.
  package let until: Int
  package let title: String
  package let body: String
  /// The words behind `tilawa` that open the page.
  package let command: [String]

  package init(at: Int, until: Int, title: String, body: String, command: [String]) {
    (self.at, self.until, self.title, self.body, self.command) = (at, until, title, body, command)
  }

  /// - Parameter body: the lines below the title.
  package init(at: Int, until: Int, title: Sentence, body: [Sentence], command: [String]) {
    let lines = body.map(\.text).joined(separator: "\n")
    self.init(at: at, until: until, title: title.text, body: lines, command: command)
  }
}

/// The quiet hours of a day.
package struct QuietHours: Hashable, Sendable, CustomStringConvertible {
  /// The beginning and the end, in minutes since midnight; the end may be on the next day.
  package let from: Int
  package let to: Int

  /// Reads `22:00-07:00`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let from = CourseTime.minutes(String(parts[0])),
      let to = CourseTime.minutes(String(parts[1])),
      from != to
    else { return nil }
    (self.from, self.to) = (from, to)
  }

  /// Returns whether a moment is in them.
  package func contains(_ time: ZonedTime) -> Bool {
    let minutes = CourseTime.minutes(time.clock) ?? 0
    return from < to ? (from..<to).contains(minutes) : minutes >= from || minutes < to
  }

  package var description: String { "\(CourseTime.clock(from))-\(CourseTime.clock(to))" }
}

extension CourseWords {
  /// Returns the notifications for the student that became due, in the order of time: of events, and of the clock.
  ///
  /// - Parameters:
  ///   - after: the moment up to which all were shown. Notifications without news are left out.
  ///   - revisions: the changes of the course's file, in words, by the ids of the events that published it.
  package func notices(after: Int, revisions: [String: [String]] = [:]) -> [CourseNotice] {
    let events = (view.record.log + view.board.log).filter { $0.event.author != view.record.student }
    let all = events.compactMap { notice(of: $0, revisions: revisions) } + (view.takesPart ? moments(after) : [])
    return CourseNotice.due(all, after: after, at: view.now)
  }

  /// Returns the notifications for the teacher of what this student did.
  package func arrivals(after: Int) -> [CourseNotice] {
    let events = view.record.log.filter { $0.event.author == view.record.student }
    return CourseNotice.due(events.compactMap { notice(of: $0) }, after: after, at: view.now)
  }

  /// The notifications that no event brings, but the clock.
  private func moments(_ after: Int) -> [CourseNotice] {
    weekNotices(after) + deadlineNotices() + sessionNotices(after) + assessmentNotices() + closingNotices()
  }

  private func weekNotices(_ after: Int) -> [CourseNotice] {
    let (first, last) = (max(1, view.calendar.week(at: after)), min(view.course.length, view.week))
    guard first <= last else { return [] }
    return (first...last).compactMap { week in
      guard let plan = view.course.week(week) else { return nil }
      let topic = plan.topic.isEmpty ? view.course.title : plan.topic
      let isAsked = plan.hasSubmission && !view.record.waived.contains(week)
      return CourseNotice(
        at: view.calendar.beginning(ofWeek: week), until: view.calendar.beginning(ofWeek: week + 1),
        title: CoreSentences.weekIsOpen(week: week),
        body: [Sentence(verbatim: topic)]
          + (isAsked ? [CoreSentences.dueAt(moment: time(view.calendar.deadline(ofWeek: week)))] : []),
        command: ["course"])
    }
  }

  private static let warnings = [2 * 86_400, 86_400, 3 * 3600]

  private func deadlineNotices() -> [CourseNotice] {
    view.begunWeeks.flatMap { week -> [CourseNotice] in
      let deadline = view.deadline(ofWeek: week)
      guard view.course.week(week)?.hasSubmission == true, deadline.urgency != .done else { return [] }
      return CourseWords.warnings.enumerated().map { index, before in
        // A later warning replaces an earlier one that was not seen.
        let until = index + 1 < CourseWords.warnings.count ? deadline.at - CourseWords.warnings[index + 1] : deadline.at
        return CourseNotice(
          at: deadline.at - before, until: until,
          title: CoreSentences.weekDueIn(week: week, span: CourseWords.lead(before)),
          body: [CoreSentences.passageBy(passage: view.course.week(week)?.passage ?? "", moment: time(deadline.at))],
          command: ["course"])
      }
    }
  }

  private static func lead(_ seconds: Int) -> Sentence {
    seconds >= 86_400 ? CoreSentences.days(count: seconds / 86_400) : CoreSentences.hours(count: seconds / 3600)
  }

  private func sessionNotices(_ after: Int) -> [CourseNotice] {
    let zone = view.calendar.zone
    let first = zone.day(at: max(after, view.now - 86_400))
    return view.sessions(in: min(first, zone.day(at: view.now))...zone.day(at: view.now + 3600)).flatMap {
      occurrence -> [CourseNotice] in
      let key = CourseRecord.Attendance(session: occurrence.session.id, day: occurrence.day)
      guard occurrence.state != .cancelled, view.record.answers[key] != false else { return [] }
      let title = occurrence.session.title
      let body = [CoreSentences.sessionAt(moment: time(occurrence.start), link: occurrence.session.link)]
      let command = ["course", "schedule"]
      return [
        CourseNotice(
          at: occurrence.start - CourseOccurrence.soonMinutes * 60, until: occurrence.start,
          title: CoreSentences.sessionSoon(title: title, minutes: CourseOccurrence.soonMinutes), body: body,
          command: command),
        CourseNotice(
          at: occurrence.start, until: occurrence.end, title: CoreSentences.sessionLive(title: title), body: body,
          command: command),
      ]
    }
  }

  private func assessmentNotices() -> [CourseNotice] {
    guard let since = view.assessmentOpenSince else { return [] }
    return [
      CourseNotice(
        at: since, until: view.calendar.closing, title: CoreSentences.assessmentIsOpen,
        body: [
          CoreSentences.passageUntil(
            passage: view.course.assessment.passage, moment: time(view.calendar.closing))
        ], command: ["course"])
    ]
  }

  /// The last week in which something is taken, where something is still to be sent.
  private func closingNotices() -> [CourseNotice] {
    let weeks = view.openWeeks
    guard view.canBeginAssessment || !weeks.isEmpty else { return [] }
    let closing = view.calendar.closing
    return [
      CourseNotice(
        at: closing - 7 * 86_400, until: closing,
        title: CoreSentences.courseCloses(title: view.course.title), body: [openUntil(closing, weeks)],
        command: ["course"])
    ]
  }

  /// Returns until when the assessment, or else some weeks, can be sent.
  private func openUntil(_ closing: Int, _ weeks: [Int]) -> Sentence {
    if view.canBeginAssessment { return CoreSentences.assessmentUntil(moment: time(closing)) }
    let (first, last) = CourseWords.ends(weeks)
    guard let last else { return CoreSentences.weekUntil(week: weeks.first ?? 0, moment: time(closing)) }
    return CoreSentences.weeksUntil(first: first, last: last, moment: time(closing))
  }
}

extension CourseNotice {
  /// Returns those that became due after a moment and still say something, in the order of time.
  fileprivate static func due(_ all: [CourseNotice], after: Int, at now: Int) -> [CourseNotice] {
    all.filter { after < $0.at && $0.at <= now && now < $0.until }.sorted { ($0.at, $0.title) < ($1.at, $1.title) }
  }
}
