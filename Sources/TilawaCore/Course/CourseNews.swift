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
    case .announced(let text): return told(view.course.title, text, entry, until: entry.received + 7 * 86_400)
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
    _ title: String, _ body: String, _ entry: CourseEntry, until: Int = .max, _ command: [String] = ["course"]
  ) -> CourseNotice {
    CourseNotice(at: entry.received, until: until, title: title, body: String(body.prefix(300)), command: command)
  }

  // MARK: - To the teacher

  /// The beginning of the student's key, by which a teacher's commands name the student.
  private var key: String { String(view.record.student.prefix(8)) }

  private func joined(_ entry: CourseEntry) -> CourseNotice? {
    let first = view.record.log.first { if case .enrolled = $0.event.kind { true } else { false } }
    guard first?.event.id == entry.event.id, view.record.placement == nil else { return nil }
    return told("\(view.record.name) has joined", "To be placed in a level", entry, ["coach"])
  }

  private func arrived(_ part: CourseEvent.Part, _ entry: CourseEntry) -> CourseNotice? {
    guard view.record.waiting.contains(where: { $0.id == entry.event.id }) else { return nil }
    return told(
      "\(view.record.name): \(part.title)", "Sent \(moment(entry.event.time.seconds))", entry,
      ["coach", "review", key, part.name])
  }

  // MARK: - To the student

  private func changed(_ lines: [String], _ entry: CourseEntry) -> CourseNotice? {
    guard !lines.isEmpty else { return nil }
    return told(
      "The course has changed", lines.joined(separator: "\n"), entry, until: entry.received + 7 * 86_400,
      ["course", "schedule"])
  }

  private func placed(_ level: String, _ group: String, _ entry: CourseEntry) -> CourseNotice? {
    let last = view.record.log.last { if case .placed = $0.event.kind { true } else { false } }
    guard last?.event.id == entry.event.id else { return nil }
    let begins =
      view.week == 0
      ? "begins \(CourseWords.inDays(view.calendar.days(from: view.now, to: view.course.start))), \(date(view.course.start))"
      : ""
    let facts = [group.isEmpty ? "" : "Group \(group)", "with \(view.course.teacher)", begins].filter { !$0.isEmpty }
    return told("You are placed in \(level.isEmpty ? view.course.title : level)", facts.joined(separator: " · "), entry)
  }

  private func answered(_ target: String, _ entry: CourseEntry) -> CourseNotice? {
    guard let submission = view.record.submissions.first(where: { $0.id == target }),
      submission.answers.contains(where: { $0.id == entry.event.id && !$0.isHeard })
    else { return nil }
    let (name, part) =
      switch submission.part {
      case .week(let week): ("week \(week)", "\(week)")
      case .assessment: ("your assessment", "--assessment")
      case .placement: ("your recitation", "placement")
      }
    return told(
      "Feedback for \(name)",
      "\(view.course.teacher) has heard what you sent on \(moment(submission.time.seconds))", entry,
      ["course", "feedback", part])
  }

  private func changed(
    _ session: String, _ day: CalendarDay, _ change: CourseChange, _ entry: CourseEntry
  ) -> CourseNotice? {
    guard let occurrence = view.occurrence(session, on: day), occurrence.change == change else { return nil }
    let planned = moment(occurrence.planned)
    let (title, body) =
      switch change {
      case .cancelled: ("is cancelled", "\(planned) does not take place")
      case .moved: ("is moved", "\(moment(occurrence.start)) instead of \(planned)")
      }
    return told(
      "\(occurrence.session.title) \(title)", body, entry, until: max(occurrence.end, occurrence.planned),
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
      "The recording of \(occurrence.session.title) is here", "\(date(day))\n\(link)", entry, schedule(of: occurrence))
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
      "Week \(week) asks nothing of you", "\(plan.topic.isEmpty ? "" : "\(plan.topic)\n")It counts as done", entry,
      ["course", "week", "--all"])
  }

  private func graduated(_ next: String, _ entry: CourseEntry) -> CourseNotice? {
    guard let graduation = view.record.graduation, graduation.id == entry.event.id, !graduation.isSeen else {
      return nil
    }
    return told(
      "You have completed \(level)",
      next.isEmpty ? "\(view.course.teacher) will tell you what follows" : "Next: \(next)", entry)
  }

  private func rekeyed(_ key: String, _ entry: CourseEntry) -> CourseNotice {
    told(
      "Your teacher has a new key",
      "\(key.prefix(16)). What the key before signs from now on is not taken. \(view.course.teacher) can tell you that this is right",
      entry)
  }

  // MARK: - To either side

  private func written(
    _ part: CourseEvent.Part, _ message: CourseMessage, _ entry: CourseEntry
  ) -> CourseNotice {
    guard entry.event.author != view.record.student else {
      let text = message.text.isEmpty ? "A spoken question" : message.text
      return told("\(view.record.name) asks about \(part.title)", text, entry, ["coach", "write", key])
    }
    let (name, command) =
      switch part {
      case .week(let week) where week <= view.week: ("week \(week)", ["course", "week", "\(week)"])
      case .week(let week): ("week \(week)", ["course"])
      case .assessment: ("your assessment", ["course"])
      case .placement: ("your place", ["course"])
      }
    let text = message.text.isEmpty ? "A spoken answer" : message.text
    return told("\(view.course.teacher) has written about \(name)", text, entry, command)
  }
}
