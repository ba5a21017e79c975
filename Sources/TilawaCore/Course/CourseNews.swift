/// The one table of what the events of a course tell, and whom: each is told to the side that did not write it, if anybody.
extension CourseWords {
  /// Returns the notification of an event for the other side than its author's; nil for an event without a notification,
  /// or an outdated one.
  ///
  /// - Parameter revisions: the changes of the course's file, in words, by the ids of the events that published it.
  package func notice(of entry: CourseEntry, revisions: [String: [String]] = [:]) -> CourseNotice? {
    let event = entry.event
    switch event.kind {
    // The other side sees these where it looks for them.
    case .oriented, .watched, .lessonDone, .heard, .answered, .attended, .replayed: return nil
    // Nothing changes for the student.
    case .secured, .vouched: return nil
    // To the teacher.
    case .enrolled: return joined(entry)
    case .submitted(let part, _): return arrived(part, entry)
    // To the student.
    case .published: return changed(revisions[event.id] ?? [], entry)
    case .placed(let level, let group): return placed(level, group, entry)
    case .feedback(let target, _): return answered(target, entry)
    case .announced(let text):
      let title = Sentence(verbatim: view.course.title)
      return told(title, [Sentence(verbatim: text)], entry, until: entry.received + 7 * 86_400)
    case .changed(let session, let day, let change): return changed(session, day, change, entry)
    case .recorded(let session, let day, let link): return recorded(session, day, link, entry)
    case .waived(let week): return waived(week, entry)
    case .graduated(let next): return graduated(next, entry)
    case .followed(let key), .recovered(let key, _): return rekeyed(key, entry)
    // Notify the side that did not write the event.
    case .message(let part, let message): return written(part, message, entry)
    }
  }

  private func told(
    _ title: Sentence, _ body: [Sentence], _ entry: CourseEntry, until: Int = .max, _ command: [String] = ["course"]
  ) -> CourseNotice {
    let lines = body.map(\.text).joined(separator: "\n")
    return CourseNotice(
      at: entry.received, until: until, title: title.text, body: String(lines.prefix(300)), command: command)
  }

  // MARK: - To the teacher

  /// The beginning of the student's key, by which a teacher's commands name the student.
  private var key: String { String(view.record.student.prefix(8)) }

  private func joined(_ entry: CourseEntry) -> CourseNotice? {
    let first = view.record.log.first { if case .enrolled = $0.event.kind { true } else { false } }
    guard first?.event.id == entry.event.id, view.record.placement == nil else { return nil }
    return told(CoreSentences.hasJoined(name: view.record.name), [CoreSentences.toBePlaced], entry, ["coach"])
  }

  private func arrived(_ part: CourseEvent.Part, _ entry: CourseEntry) -> CourseNotice? {
    guard view.record.waiting.contains(where: { $0.id == entry.event.id }) else { return nil }
    return told(
      part.sentence.at(Sentence(verbatim: view.record.name)),
      [CoreSentences.sentAt(moment: time(entry.event.time.seconds))], entry, ["coach", "review", key, part.name])
  }

  // MARK: - To the student

  private func changed(_ lines: [String], _ entry: CourseEntry) -> CourseNotice? {
    guard !lines.isEmpty else { return nil }
    return told(
      CoreSentences.courseChanged, lines.map { Sentence(verbatim: $0) }, entry, until: entry.received + 7 * 86_400,
      ["course", "schedule"])
  }

  private func placed(_ level: String, _ group: String, _ entry: CourseEntry) -> CourseNotice? {
    let last = view.record.log.last { if case .placed = $0.event.kind { true } else { false } }
    guard last?.event.id == entry.event.id else { return nil }
    let begins = CoreSentences.levelBegins(
      when: CourseWords.days(view.calendar.days(from: view.now, to: view.course.start)),
      date: CourseWords.day(view.course.start))
    let facts =
      (group.isEmpty ? [] : [CoreSentences.group(name: group)])
      + [CoreSentences.withTeacher(teacher: view.course.teacher)] + (view.week == 0 ? [begins] : [])
    return told(
      CoreSentences.placedIn(level: level.isEmpty ? view.course.title : level), [CourseWords.facts(facts)], entry)
  }

  private func answered(_ target: String, _ entry: CourseEntry) -> CourseNotice? {
    guard let submission = view.record.submissions.first(where: { $0.id == target }),
      submission.answers.contains(where: { $0.id == entry.event.id && !$0.isHeard })
    else { return nil }
    let (title, part) =
      switch submission.part {
      case .week(let week): (CoreSentences.feedbackForWeek(week: week), "\(week)")
      case .assessment: (CoreSentences.feedbackForAssessment, "--assessment")
      case .placement: (CoreSentences.feedbackForPlacement, "placement")
      }
    let heard = CoreSentences.heardWhatYouSent(teacher: view.course.teacher, moment: time(submission.time.seconds))
    return told(title, [heard], entry, ["course", "feedback", part])
  }

  private func changed(
    _ session: String, _ day: CalendarDay, _ change: CourseChange, _ entry: CourseEntry
  ) -> CourseNotice? {
    guard let occurrence = view.occurrence(session, on: day), occurrence.change == change else { return nil }
    let (name, planned) = (occurrence.session.title, time(occurrence.planned))
    let (title, body) =
      switch change {
      case .cancelled: (CoreSentences.sessionCancelled(title: name), CoreSentences.doesNotTakePlace(moment: planned))
      case .moved:
        (
          CoreSentences.sessionMoved(title: name),
          CoreSentences.insteadOf(moment: time(occurrence.start), planned: planned)
        )
      }
    return told(
      title, [body], entry, until: max(occurrence.end, occurrence.planned),
      schedule(of: occurrence))
  }

  private func recorded(
    _ session: String, _ day: CalendarDay, _ link: String, _ entry: CourseEntry
  ) -> CourseNotice? {
    let key = CourseRecord.Attendance(session: session, day: day)
    guard let occurrence = view.occurrence(session, on: day), occurrence.recording == link, !link.isEmpty,
      !view.record.replayed.contains(key)
    else { return nil }
    return told(
      CoreSentences.recordingHere(title: occurrence.session.title),
      [CourseWords.day(day), Sentence(verbatim: link)], entry, schedule(of: occurrence))
  }

  /// The command that shows the week of a session.
  private func schedule(of occurrence: CourseOccurrence) -> [String] {
    let week = view.calendar.week(at: occurrence.start)
    return ["course", "schedule"] + (view.course.week(week) == nil ? [] : ["\(week)"])
  }

  private func waived(_ week: Int, _ entry: CourseEntry) -> CourseNotice? {
    let first = view.record.log.first { $0.event.kind == .waived(week: week) }
    guard first?.event.id == entry.event.id, let plan = view.course.week(week) else { return nil }
    return told(
      CoreSentences.weekAsksNothing(week: week),
      (plan.topic.isEmpty ? [] : [Sentence(verbatim: plan.topic)]) + [CoreSentences.countsAsDone], entry,
      ["course", "week", "--all"])
  }

  private func graduated(_ next: String, _ entry: CourseEntry) -> CourseNotice? {
    guard let graduation = view.record.graduation, graduation.id == entry.event.id, !graduation.isSeen else {
      return nil
    }
    return told(
      CoreSentences.levelCompleted(level: level),
      [
        next.isEmpty
          ? CoreSentences.willTellWhatFollows(teacher: view.course.teacher)
          : CoreSentences.nextIs(level: next)
      ], entry)
  }

  private func rekeyed(_ key: String, _ entry: CourseEntry) -> CourseNotice {
    told(
      CoreSentences.newKey,
      [CoreSentences.newKeyMeaning(key: String(key.prefix(16)), teacher: view.course.teacher)], entry)
  }

  // MARK: - To either side

  private func written(
    _ part: CourseEvent.Part, _ message: CourseMessage, _ entry: CourseEntry
  ) -> CourseNotice {
    let text = message.text.isEmpty ? nil : Sentence(verbatim: message.text)
    guard entry.event.author != view.record.student else {
      return told(
        CoreSentences.asksAbout(name: view.record.name, part: part.sentence), [text ?? CoreSentences.spokenQuestion],
        entry, ["coach", "write", key])
    }
    let teacher = view.course.teacher
    let (title, command) =
      switch part {
      case .week(let week):
        (
          CoreSentences.wroteAboutWeek(teacher: teacher, week: week),
          ["course"] + (week <= view.week ? ["week", "\(week)"] : [])
        )
      case .assessment: (CoreSentences.wroteAboutAssessment(teacher: teacher), ["course"])
      case .placement: (CoreSentences.wroteAboutPlace(teacher: teacher), ["course"])
      }
    return told(title, [text ?? CoreSentences.spokenAnswer], entry, command)
  }
}
