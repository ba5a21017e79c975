/// A state as words for people: a title, a line below it, and the command that goes on.
package struct CourseCard: Hashable, Sendable {
  /// The title.
  package let heading: Sentence
  /// The line below it.
  package let detail: Sentence
  /// The name of the action.
  package let act: Sentence
  /// The words behind `tilawa` that carry the action out; empty where there is nothing to do.
  package let command: [String]

  package init(_ heading: Sentence, _ detail: Sentence, _ act: Sentence, _ command: [String]) {
    (self.heading, self.detail, self.act, self.command) = (heading, detail, act, command)
  }

  /// A card without words.
  static let empty = CourseCard(Sentence(verbatim: ""), Sentence(verbatim: ""), Sentence(verbatim: ""), [])

  package var title: String { heading.text }
  package var subtitle: String { detail.text }
  package var action: String { act.text }
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
  package var headline: Sentence {
    switch view.today.state {
    case .beforeStart(let days):
      return withLevel(CoreSentences.begins(when: CourseWords.days(days), date: CourseWords.day(course.start)))
    case .awaitingPlacement: return CoreSentences.levelOpen(title: course.title)
    case .graduated, .notPassed, .ended: return withLevel(Sentence(verbatim: course.title))
    default: break
    }
    return withLevel(
      view.isOver
        ? CoreSentences.weeksOver(count: course.length)
        : CoreSentences.weekOf(week: view.week, count: course.length))
  }

  package var heading: String { headline.text }

  private func withLevel(_ heading: Sentence) -> Sentence {
    let level = view.record.placement?.level ?? ""
    return level.isEmpty ? heading : CoreSentences.withLevel(heading: heading, level: level)
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
          CoreSentences.yourPlace, CoreSentences.reciteForPlace(coach: coach), CoreSentences.actRecord,
          ["course", "record", "--placement"])
      }
      return CourseCard(
        CoreSentences.beingHeard, CoreSentences.sentForPlace(ago: self.since(since.seconds), time: answering),
        CoreSentences.actSeeSent, ["course", "profile"])
    }
    if let orientation = course.orientation {
      if !view.record.isOriented {
        return CourseCard(
          CoreSentences.getReady, Sentence(verbatim: orientation.title), CoreSentences.actBegin,
          ["course", "lesson", "0"])
      }
      return CourseCard(
        CoreSentences.youAreReady, CoreSentences.oriented(title: orientation.title), CoreSentences.actSeeWeeks,
        CourseWords.allWeeks)
    }
    return CourseCard(
      CoreSentences.youAreReady, CoreSentences.firstLessonOpens(date: CourseWords.day(course.start)),
      CoreSentences.actSeeWeeks, CourseWords.allWeeks)
  }

  private func task(_ state: CourseToday.State) -> CourseCard {
    switch state {
    case .lessonNotStarted(let week):
      return CourseCard(
        week == 1 ? CoreSentences.firstLesson : CoreSentences.lessonOfWeek(week: week), items(week),
        CoreSentences.actStartLesson, ["course", "lesson", "\(week)"])
    case .lessonInProgress(let week, let done):
      let all = course.week(week)?.items.count ?? 0
      return CourseCard(
        CoreSentences.goOnLesson,
        CoreSentences.topicPart(topic: topic(week), number: min(done + 1, all), all: all), CoreSentences.actGoOn,
        ["course", "lesson", "\(week)"])
    case .readyToSubmit(let week, let allowance):
      return CourseCard(
        CoreSentences.readyToSubmit,
        CoreSentences.passageRemaining(
          week: week, passage: passage(week), remaining: CourseWords.remaining(allowance)),
        CoreSentences.actRecord, ["course", "record", "\(week)"])
    case .again(let week, let allowance):
      return CourseCard(
        CoreSentences.onceMore,
        CoreSentences.asksWeekAgain(
          coach: coach, week: week, passage: passage(week), remaining: CourseWords.remaining(allowance)),
        CoreSentences.actRecord, ["course", "record", "\(week)"])
    case .noAttemptsLeft(let week, let allowance):
      let passage = passage(week)
      return CourseCard(
        allowance.isCatchUp ? CoreSentences.allCatchUpsSent : CoreSentences.allAttemptsSent,
        allowance.next.map { CoreSentences.weekPassageNext(week: week, passage: passage, moment: time($0)) }
          ?? CoreSentences.weekPassage(week: week, passage: passage),
        CoreSentences.actSeeWeek, ["course", "week", "\(week)"])
    default: return .empty
    }
  }

  private func waiting(_ state: CourseToday.State) -> CourseCard {
    switch state {
    case .awaitingFeedback(let week, let since):
      return CourseCard(
        CoreSentences.submissionSent,
        CoreSentences.sentAndAnswers(ago: self.since(since.seconds), coach: coach, time: answering),
        CoreSentences.actSeeSent, ["course", "week", "\(week)"])
    case .feedbackReady(let week):
      return CourseCard(
        CoreSentences.feedbackFrom(coach: coach), CoreSentences.feedbackReady(week: week), CoreSentences.actHear,
        ["course", "feedback", "\(week)"])
    case .caughtUp(let next):
      let days = next.map { CourseWords.days(view.calendar.days(from: view.now, to: $0)) }
      return CourseCard(
        CoreSentences.allIsDone,
        days.map { CoreSentences.nextLessonOpens(when: $0) } ?? CoreSentences.noMoreLessons,
        CoreSentences.actEarlierWeeks, CourseWords.allWeeks)
    default: return .empty
    }
  }

  private func ending(_ state: CourseToday.State) -> CourseCard {
    let about = course.assessment.about
    let record = ["course", "record", "--assessment"]
    switch state {
    case .assessmentOpen(let counted):
      let covered = about.isEmpty ? CoreSentences.coversAll(level: level) : Sentence(verbatim: about)
      return CourseCard(
        CoreSentences.finalAssessment,
        CoreSentences.mayTakeIt(counted: counted, all: course.length, about: covered),
        CoreSentences.actBeginAssessment, record)
    case .assessmentAgain:
      return CourseCard(
        CoreSentences.assessmentOnceMore, CoreSentences.asksPassageAgain(coach: coach), CoreSentences.actRecord,
        record)
    case .assessmentSent(_, let due):
      return CourseCard(
        CoreSentences.assessmentBeingHeard, CoreSentences.resultExpected(date: CourseWords.day(due)),
        CoreSentences.actSeeSent, CourseWords.allWeeks)
    case .resultReady(let isPassed): return result(isPassed)
    case .notPassed:
      return CourseCard(
        CoreSentences.notCompleteYet(level: level), CoreSentences.saysWhatToPractise(coach: coach),
        CoreSentences.actSeeResult, CourseWords.resultCommand)
    case .graduated(let next): return graduated(next)
    case .ended(let counted):
      return CourseCard(
        CoreSentences.courseOver,
        CoreSentences.talkWith(counted: counted, needed: view.needed, coach: coach), CoreSentences.actWrite,
        ["course", "ask"])
    default: return .empty
    }
  }

  private static let allWeeks = ["course", "week", "--all"]
  private static let resultCommand = ["course", "feedback", "--assessment"]

  private func result(_ isPassed: Bool) -> CourseCard {
    let written = isPassed ? CoreSentences.hasHeard(coach: coach) : CoreSentences.hasWritten(coach: coach)
    return CourseCard(
      isPassed ? CoreSentences.congratulations(level: level) : CoreSentences.resultHere,
      course.assessment.passage.isEmpty ? CoreSentences.completedForYou(coach: coach) : written,
      CoreSentences.actSeeResult, CourseWords.resultCommand)
  }

  private func graduated(_ next: String) -> CourseCard {
    let title = CoreSentences.levelCompleted(level: level)
    guard let plan = course.next, !plan.level.isEmpty, next.isEmpty || next == plan.level else {
      return CourseCard(
        title, next.isEmpty ? CoreSentences.willTell(coach: coach) : CoreSentences.nextLevel(level: next),
        CoreSentences.actEarlierWeeks, CourseWords.allWeeks)
    }
    var facts = [CoreSentences.nextIs(level: plan.level)]
    if !plan.about.isEmpty { facts.append(Sentence(verbatim: plan.about)) }
    let today = view.calendar.zone.day(at: view.now)
    if let start = plan.start {
      let days = today.distance(to: start)
      let date = CourseWords.day(start)
      facts.append(
        days < 0
          ? CoreSentences.levelBegan(date: date)
          : CoreSentences.levelBegins(when: CourseWords.days(days), date: date))
    }
    if let enrolment = plan.enrolment, enrolment > today {
      facts.append(CoreSentences.enrolmentOpens(date: CourseWords.day(enrolment)))
    }
    if plan.start == nil, plan.enrolment == nil { facts.append(CoreSentences.toldOfEnrolment) }
    facts.append(teacher(plan.coach))
    return CourseCard(title, CourseWords.facts(facts), CoreSentences.actEarlierWeeks, CourseWords.allWeeks)
  }

  /// Returns who teaches the next level.
  private func teacher(_ name: String) -> Sentence {
    if name.isEmpty { return CoreSentences.teacherUndecided }
    return name == course.coach ? CoreSentences.stayWith(teacher: name) : CoreSentences.teacherWillBe(teacher: name)
  }

  /// The neutral line above the card; nil without one.
  package var bannerSentence: Sentence? {
    switch view.today.banner {
    case nil: nil
    case .open(let weeks, let allowance): open(weeks, allowance, CoreSentences.thisWeek)
    case .assessmentNeeds(let counted, let needed):
      CoreSentences.assessmentOpensWith(needed: needed, counted: counted)
    case .lastDays(let weeks, let allowance, let until):
      open(weeks, allowance, CoreSentences.untilDate(date: CourseWords.day(until)))
    }
  }

  package var banner: String? { bannerSentence?.text }

  private func open(_ weeks: [Int], _ allowance: CourseAllowance, _ time: Sentence) -> Sentence {
    let open = CoreSentences.submissionsOpen(count: weeks.count, weeks: CourseWords.weeks(weeks))
    if allowance.left > 0 {
      return weeks.count == 1
        ? CoreSentences.canSendIt(open: open, time: time)
        : CoreSentences.canSendSome(open: open, count: min(allowance.left, weeks.count), time: time)
    }
    return allowance.next.map { CoreSentences.moreFrom(open: open, moment: self.time($0)) } ?? open
  }

  // MARK: - Pieces

  /// The level of the student, or the title of a course without levels.
  var level: String { view.record.placement.map(\.level).flatMap { $0.isEmpty ? nil : $0 } ?? course.title }

  /// The time within which the teacher usually answers.
  private var answering: Sentence {
    let hours = course.rules.feedbackHours
    return hours % 24 == 0 && hours >= 72
      ? CoreSentences.days(count: hours / 24) : CoreSentences.hours(count: hours)
  }

  private func topic(_ week: Int) -> Sentence {
    let topic = course.week(week)?.topic ?? ""
    return topic.isEmpty ? CoreSentences.weekHeading(week: week) : CoreSentences.weekTopic(week: week, topic: topic)
  }

  private func passage(_ week: Int) -> String { course.week(week)?.passage ?? "" }

  /// Returns the topic of a week with the number of its parts, and their length where it is stated.
  private func items(_ week: Int) -> Sentence {
    let items = course.week(week)?.items ?? []
    guard !items.isEmpty else { return topic(week) }
    let (minutes, parts) = (items.compactMap(\.minutes), CoreSentences.parts(count: items.count))
    guard minutes.count == items.count else { return CoreSentences.topicParts(topic: topic(week), parts: parts) }
    return CoreSentences.topicPartsMinutes(topic: topic(week), parts: parts, minutes: minutes.reduce(0, +))
  }
}
