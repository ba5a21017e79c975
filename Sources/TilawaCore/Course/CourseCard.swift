/// A state as words for people: a title, a line below it, and the command that goes on.
package struct CourseCard: Hashable, Sendable {
  package let title: String
  package let subtitle: String
  /// The name of the action.
  package let action: String
  /// The words behind `tilawa` that carry the action out; empty where there is nothing to do.
  package let command: [String]

  package init(_ title: String, _ subtitle: String, _ action: String = "", _ command: [String] = []) {
    (self.title, self.subtitle, self.action, self.command) = (title, subtitle, action, command)
  }
}

/// The words of a course for its student, in the reader's own time zone.
package struct CourseWords: Sendable {
  package let view: CourseView
  /// The zone in which times are shown.
  package let local: ZoneOffsets

  package init(_ view: CourseView, local: ZoneOffsets) { (self.view, self.local) = (view, local) }

  private var course: Course { view.course }
  private var coach: String { course.teacher }

  // MARK: - Today

  /// The first line: the week of the calendar, also while an earlier one is open.
  package var heading: String {
    let level = view.record.placement?.level ?? ""
    let place = level.isEmpty || view.record.placement == nil ? "" : " · \(level)"
    let today = view.today
    switch today.state {
    case .beforeStart(let days): return "Begins \(CourseWords.inDays(days)), \(date(course.start))\(place)"
    case .awaitingPlacement: return "\(course.title) · level to be decided"
    case .graduated, .notPassed, .ended: return "\(course.title)\(place)"
    default: break
    }
    if view.isOver { return "The \(course.length) weeks are over\(place)" }
    return "Week \(view.week) of \(course.length)\(place)"
  }

  /// The card of the state.
  package func card(_ state: CourseToday.State) -> CourseCard {
    switch state {
    case .beforeStart, .awaitingPlacement: beginning(state)
    case .lessonNotStarted, .lessonInProgress, .readyToSubmit, .noAttemptsLeft, .again: task(state)
    case .awaitingFeedback, .feedbackReady, .caughtUp: waiting(state)
    case .assessmentOpen, .assessmentAgain, .assessmentSent, .resultReady, .notPassed, .graduated, .ended: ending(state)
    }
  }

  private func beginning(_ state: CourseToday.State) -> CourseCard {
    if case .awaitingPlacement(let since) = state {
      guard let since else {
        return CourseCard(
          "Your place", "Recite a passage, so that \(coach) can place you in a level.", "Record",
          ["course", "record", "--placement"])
      }
      return CourseCard(
        "Your recitation is being heard",
        "Sent \(ago(since.seconds)). You will be placed in a level, usually within \(hours).", "See what was sent",
        ["course", "profile"])
    }
    if let orientation = course.orientation {
      if !view.record.isOriented {
        return CourseCard("Get ready", orientation.title, "Begin", ["course", "lesson", "0"])
      }
      return CourseCard("You are ready", "\(orientation.title): done.", "See the weeks", ["course", "week", "--all"])
    }
    return CourseCard(
      "You are ready", "The first lesson opens on \(date(course.start)).", "See the weeks", ["course", "week", "--all"])
  }

  private func task(_ state: CourseToday.State) -> CourseCard {
    switch state {
    case .lessonNotStarted(let week):
      return CourseCard(
        week == 1 ? "Welcome: your first lesson" : "The lesson of week \(week)", "\(topic(week))\(items(week))",
        "Start lesson", ["course", "lesson", "\(week)"])
    case .lessonInProgress(let week, let done):
      let all = course.week(week)?.items.count ?? 0
      return CourseCard(
        "Go on with your lesson", "\(topic(week)): part \(min(done + 1, all)) of \(all)", "Go on",
        ["course", "lesson", "\(week)"])
    case .readyToSubmit(let week, let allowance):
      return CourseCard(
        "Ready to submit", "Week \(week): \(passage(week)) · \(CourseWords.attempts(allowance))", "Record",
        ["course", "record", "\(week)"])
    case .again(let week, let allowance):
      return CourseCard(
        "Once more, please",
        "\(coach) asks for week \(week) again: \(passage(week)) · \(CourseWords.attempts(allowance))",
        "Record", ["course", "record", "\(week)"])
    case .noAttemptsLeft(let week, let allowance):
      let next = allowance.next.map { " The next one can be sent from \(moment($0))." } ?? ""
      return CourseCard(
        "All \(allowance.isCatchUp ? "catch-up submissions" : "attempts") of this week are sent",
        "Week \(week): \(passage(week)).\(next)", "See the week", ["course", "week", "\(week)"])
    default: return CourseCard("", "")
    }
  }

  private func waiting(_ state: CourseToday.State) -> CourseCard {
    switch state {
    case .awaitingFeedback(let week, let since):
      return CourseCard(
        "Submission sent", "Sent \(ago(since.seconds)). \(coach) usually answers within \(hours).", "See what was sent",
        ["course", "week", "\(week)"])
    case .feedbackReady(let week):
      return CourseCard(
        "Feedback from \(coach)", "The feedback for week \(week) is ready.", "Hear it",
        ["course", "feedback", "\(week)"])
    case .caughtUp(let next):
      let days = next.map { CourseWords.inDays(view.calendar.days(from: view.now, to: $0)) }
      return CourseCard(
        "All is done", days.map { "Good work. The next lesson opens \($0)." } ?? "Good work. No more lessons follow.",
        "See earlier weeks", ["course", "week", "--all"])
    default: return CourseCard("", "")
    }
  }

  private func ending(_ state: CourseToday.State) -> CourseCard {
    let about = course.assessment.about
    let record = ["course", "record", "--assessment"]
    switch state {
    case .assessmentOpen(let counted):
      return CourseCard(
        "Final assessment",
        "\(counted) of \(course.length) weeks are done: you may take it. "
          + (about.isEmpty ? "It covers all of \(level)." : about), "Begin the assessment", record)
    case .assessmentAgain:
      return CourseCard("Final assessment, once more", "\(coach) asks for the passage again.", "Record", record)
    case .assessmentSent(_, let due):
      return CourseCard(
        "The assessment is being heard", "The result is expected by \(date(due)).", "See what was sent",
        ["course", "week", "--all"])
    case .resultReady(let isPassed):
      return CourseCard(
        isPassed ? "Congratulations: \(level) is complete" : "Your result is here",
        course.assessment.passage.isEmpty
          ? "\(coach) has completed the level for you."
          : "\(coach) has \(isPassed ? "heard" : "written about") your assessment.",
        "See the result", ["course", "feedback", "--assessment"])
    case .notPassed:
      return CourseCard(
        "\(level) is not complete yet", "\(coach) says what to practise. Your weeks stay open to you.",
        "See the result", ["course", "feedback", "--assessment"])
    case .graduated(let next): return graduated(next)
    case .ended(let counted):
      return CourseCard(
        "The course is over",
        "\(counted) of \(view.needed) needed weeks are done. Talk with \(coach) about the next step.",
        "Write", ["course", "ask"])
    default: return CourseCard("", "")
    }
  }

  private func graduated(_ next: String) -> CourseCard {
    let title = "You have completed \(level)"
    guard let plan = course.next, !plan.level.isEmpty, next.isEmpty || next == plan.level else {
      return CourseCard(
        title, next.isEmpty ? "\(coach) will tell you what follows." : "Next: \(next).", "See earlier weeks",
        ["course", "week", "--all"])
    }
    var facts = ["Next: \(plan.level)"]
    if !plan.about.isEmpty { facts.append(plan.about) }
    let today = view.calendar.zone.day(at: view.now)
    if let start = plan.start {
      let days = today.distance(to: start)
      facts.append(days < 0 ? "began \(date(start))" : "begins \(CourseWords.inDays(days)), \(date(start))")
    }
    if let enrolment = plan.enrolment, enrolment > today { facts.append("enrolment opens \(date(enrolment))") }
    if plan.start == nil, plan.enrolment == nil { facts.append("you will be told when enrolment opens") }
    facts.append(
      plan.coach.isEmpty
        ? "the teacher is not decided yet"
        : plan.coach == course.coach ? "you stay with \(plan.coach)" : "your teacher will be \(plan.coach)")
    return CourseCard(title, facts.joined(separator: " · "), "See earlier weeks", ["course", "week", "--all"])
  }

  /// The neutral line above the card; nil without one.
  package var banner: String? {
    switch view.today.banner {
    case nil: return nil
    case .open(let weeks, let allowance): return open(weeks, allowance, "this week")
    case .assessmentNeeds(let counted, let needed):
      return "The assessment opens with \(needed) weeks done; so far they are \(counted)."
    case .lastDays(let weeks, let allowance, let until): return open(weeks, allowance, "until \(date(until))")
    }
  }

  private func open(_ weeks: [Int], _ allowance: CourseAllowance, _ time: String) -> String {
    let open = "\(Count.words(weeks.count, "submission is", "submissions are")) open: \(CourseWords.list(weeks))."
    if allowance.left > 0 {
      let some = weeks.count == 1 ? "it" : "\(min(allowance.left, weeks.count)) of them"
      return "\(open) You can send \(some) \(time)."
    }
    return open + (allowance.next.map { " More can be sent from \(moment($0))." } ?? "")
  }

  // MARK: - The three statuses

  package var lesson: String {
    switch view.today.lesson {
    case .none: "no lesson this week"
    case .complete: "complete ✓"
    case .items(let done, let all): "\(done) of \(Count.words(all, "part", "parts")) done"
    }
  }

  package var submission: String {
    switch view.today.submission {
    case .none: "none this week"
    case .notSent(let attempts): "not sent · \(Count.words(attempts, "attempt", "attempts"))"
    case .sent(let time, let used, let all): "sent \(moment(time.seconds)) · \(used) of \(all) attempts used"
    case .waived: "not needed this week"
    }
  }

  package var feedback: String {
    switch view.today.feedback {
    case .none: "nothing new"
    case .waiting(let week): "week \(week) is being heard"
    case .ready(let weeks): "\(weeks.count) new: \(CourseWords.list(weeks))"
    case .again(let week): "week \(week): once more, please"
    case .heard(let week): "week \(week) ✓"
    }
  }

  // MARK: - Pieces

  /// The level of the student, or the title of a course without levels.
  var level: String { view.record.placement.map(\.level).flatMap { $0.isEmpty ? nil : $0 } ?? course.title }

  private var hours: String {
    let hours = course.rules.feedbackHours
    return hours % 24 == 0 && hours >= 72 ? "\(hours / 24) days" : "\(hours) hours"
  }

  private func topic(_ week: Int) -> String {
    let topic = course.week(week)?.topic ?? ""
    return topic.isEmpty ? "Week \(week)" : "Week \(week): \(topic)"
  }

  private func passage(_ week: Int) -> String { course.week(week)?.passage ?? "" }

  private func items(_ week: Int) -> String {
    let items = course.week(week)?.items ?? []
    guard !items.isEmpty else { return "" }
    let minutes = items.compactMap(\.minutes)
    let length = minutes.count == items.count ? ", \(minutes.reduce(0, +)) min" : ""
    return " · \(Count.words(items.count, "part", "parts"))\(length)"
  }

  /// Returns "week 6", "weeks 6 and 7", "weeks 2, 5 and 7".
  package static func list(_ weeks: [Int]) -> String {
    let names = weeks.map(String.init)
    guard let last = names.last, names.count > 1 else { return "week \(names.first ?? "")" }
    return "weeks \(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Returns "today", "tomorrow", "in 5 days".
  package static func inDays(_ days: Int) -> String {
    days <= 0 ? "today" : days == 1 ? "tomorrow" : "in \(days) days"
  }

  /// Returns "just now", "6 hours ago".
  package func ago(_ seconds: Int) -> String {
    let passed = view.now - seconds
    return passed < 60 ? "just now" : "\(CourseWords.span(passed)) ago"
  }

  /// Returns a span of time by its greatest unit: "12 minutes", "3 hours", "2 days".
  package static func span(_ seconds: Int) -> String {
    if seconds < 3600 { return Count.words(max(1, seconds / 60), "minute", "minutes") }
    if seconds < 2 * 86_400 { return Count.words(seconds / 3600, "hour", "hours") }
    return Count.words(seconds / 86_400, "day", "days")
  }

  /// Returns "Sat 16 Jan 2027".
  package func date(_ day: CalendarDay) -> String { CourseWords.date(day) }

  package static func date(_ day: CalendarDay) -> String {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(CourseTime.name(ofWeekday: day.weekday).prefix(3)) \(day.day) \(months[day.month - 1]) \(day.year)"
  }

  /// Returns "Sat 16 Jan 2027 08:30 Europe/Berlin".
  package func moment(_ seconds: Int) -> String {
    let time = local.time(at: seconds)
    return "\(CourseWords.date(time.day)) \(time.clock)\(local.name.isEmpty ? "" : " \(local.name)")"
  }
}
