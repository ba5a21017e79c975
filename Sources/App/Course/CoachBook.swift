package import AppBase
package import TilawaCore
package import TilawaFiles
import TilawaScripts
import TilawaStore

// The acts of a teacher.

extension CourseBook {
  /// Begins a course, or brings it up to date.
  ///
  /// - Parameter text: the course's file.
  package static func publish(_ text: String, in context: AppContext, now: ZonedTime = .now) throws -> CommandAnswer {
    let course = try CourseBook.checked(text, context)
    let library = try context.library(for: .writing)
    let known = try library.courses.all().first { $0.id == course.id }
    if known?.role == .student { throw Failure(.usage, CourseSentences.youAreStudent(id: course.id)) }
    let key =
      try known.map { try CourseKey(in: library.folders, named: $0.person) } ?? CourseKey(in: library.folders)
    if known == nil {
      let stored = StoredCourse(
        id: course.id, role: .coach, coach: key.name, person: key.name, joined: now.seconds, told: now.seconds)
      _ = try library.courses.add(stored, [], received: now.seconds)
    }
    let entries = try library.courses.entries(of: course.id, student: "-")
    let before = CourseFold(entries, coach: known?.coach ?? key.name).board.text
    let keys = try library.courses.keys(of: course.id)
    var kinds: [(student: String?, kind: CourseEvent.Kind)] = before == text ? [] : [(nil, .published(text))]
    if keys.recovery == nil, !course.recovery.isEmpty { kinds.append((nil, .secured(recovery: course.recovery))) }
    if !kinds.isEmpty { try library.courses.note(kinds, in: course.id, by: key, at: now) }
    let remains = CourseTemplate.remains(in: course, known == nil ? .written : .published).map(\.text)
    let (title, weeks, day) = (course.title, course.length, CourseWords.date(course.start))
    let invitation = CommandHint("coach", "invite", "-o", "\(course.id).tilawa")
    let lines =
      known == nil
      ? [
        CourseSentences.courseBegun(title: title, weeks: weeks, day: day),
        CourseSentences.inviteAdvice(command: invitation),
      ]
      : [
        before == text
          ? CourseSentences.courseUnchanged(title: title, weeks: weeks, day: day)
          : CourseSentences.courseUpdated(title: title, weeks: weeks, day: day),
        CourseSentences.studentsGetIt,
      ]
    return CommandAnswer(
      lines, CoachPublished(course: course.id, weeks: weeks, new: known == nil),
      remarks: CourseFileCheck.remarks(on: remains) + recoveryRemarks(course.recovery, keys))
  }

  private static func recoveryRemarks(_ given: String, _ keys: CourseKeys) -> [Sentence] {
    guard let held = keys.recovery else {
      return given.isEmpty ? [CourseSentences.withoutCodeAdvice(command: CommandHint("coach", "key", "code"))] : []
    }
    guard !given.isEmpty, given != held, !keys.used.contains(given) else { return [] }
    return [CourseSentences.codeHolds]
  }

  /// Reads a course's file, and reports all faults.
  package static func checked(_ text: String, _ context: AppContext) throws -> Course {
    try CourseFileCheck.course(text, from: CourseSentences.theCourse.text, in: context)
  }

  private func done(_ record: CourseRecord, _ words: Sentence, _ fact: some Encodable) -> CommandAnswer {
    CommandAnswer(
      [CourseSentences.studentFact(name: record.name, fact: words)], CoachAct(record: record, fact: fact))
  }

  /// Places a student in a level and a group.
  package mutating func place(_ name: String, level: String?, group: String) throws -> CommandAnswer {
    let record = try student(name)
    let level = level ?? (course.level.isEmpty ? course.title : course.level)
    try note([(record.student, .placed(level: level, group: group))])
    let words =
      group.isEmpty
      ? CourseSentences.placed(level: level) : CourseSentences.placedInGroup(level: level, group: group)
    return done(record, words, CoachFact.Placed(level: level))
  }

  /// Asks nothing of a student in a week.
  package mutating func waive(_ name: String, week: Int) throws -> CommandAnswer {
    let record = try student(name)
    guard course.week(week) != nil else {
      throw Failure(.usage, CourseSentences.weeksOfCourse(count: course.length))
    }
    try note([(record.student, .waived(week: week))])
    return done(record, CourseSentences.waived(week: week), CoachFact.Waived(week: week))
  }

  /// Completes the level of a student.
  package mutating func graduate(_ name: String, next: String?) throws -> CommandAnswer {
    let record = try student(name)
    guard record.graduation == nil else {
      throw Failure(.usage, CourseSentences.completedAlready(name: record.name))
    }
    let passed = record.submissions(for: .assessment).last?.answer?.feedback.result == .pass
    guard passed || course.assessment.passage.isEmpty else {
      throw Failure(
        .usage,
        CourseSentences.assessmentMissing(name: record.name, command: CommandHint("coach", "assess", name, "pass")))
    }
    let next = next ?? course.next?.level ?? ""
    try note([(record.student, .graduated(next: next))])
    return done(
      record, next.isEmpty ? CourseSentences.completed : CourseSentences.completedNext(next: next),
      CoachFact.Graduated(next: next))
  }

  /// Notes who was at a session.
  package mutating func attend(_ session: String, on day: CalendarDay, _ names: [String]) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    let records = try names.map { try student($0) }
    try note(records.map { ($0.student, .attended(session: occurrence.session.id, day: day)) })
    return CommandAnswer(
      [noted(occurrence, day, CourseSentences.present(count: records.count))],
      CourseSessionNoted(occurrence, on: day, students: records.count))
  }

  /// Tells all students something.
  package mutating func announce(_ text: String) throws -> CommandAnswer {
    guard !text.isEmpty, text.utf8.count <= CourseEventForm.longestText else {
      throw Failure(.usage, CourseSentences.announcementLength(count: CourseEventForm.longestText))
    }
    try note([(nil, .announced(text))])
    return CommandAnswer([CourseSentences.announced(count: fold.records.count)], CoachAnnounced(text: text))
  }

  /// Moves or cancels a session, or gives the link of its recording.
  package mutating func change(_ session: String, on day: CalendarDay, _ change: CourseChange) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    try note([(nil, .changed(session: occurrence.session.id, day: day, change))])
    let words =
      switch change {
      case .cancelled: CourseSentences.cancelled
      case .moved(let to, let start):
        CourseSentences.movedTo(day: CourseWords.date(to), time: CourseTime.clock(start))
      }
    return CommandAnswer([noted(occurrence, day, words)], CourseSessionNoted(occurrence, on: day))
  }

  /// Writes to a student.
  package mutating func answer(_ name: String, _ text: String, about part: CourseEvent.Part) throws -> CommandAnswer {
    let record = try student(name)
    try check(message: text, about: part)
    try note([(record.student, .message(part, CourseMessage(text: text)))])
    return done(record, CourseSentences.messageNoted, CoachFact.Written())
  }

  /// Returns the submission that a review is about.
  ///
  /// - Parameter part: the part; nil: the one that waits longest.
  package func submission(of record: CourseRecord, _ part: CourseEvent.Part?) throws -> CourseRecord.Submission {
    let chosen = part.map { record.submissions(for: $0).last } ?? record.waiting.first
    guard let chosen else {
      throw Failure(
        .noInput,
        part.map { CourseSentences.nothingSentFor(name: record.name, part: $0.title) }
          ?? CourseSentences.nothingWaits(name: record.name))
    }
    return chosen
  }

  /// Stores the feedback on a submission.
  package mutating func give(
    _ feedback: CourseFeedback, on submission: CourseRecord.Submission, of record: CourseRecord
  ) throws -> CommandAnswer {
    if feedback.result == .notPassed, submission.part != .assessment {
      throw Failure(.usage, CourseSentences.resultOfAssessment)
    }
    let id = try note([(record.student, .feedback(submission.id, feedback))])[0]
    let (part, result, marks) = (submission.part.title, feedback.result, feedback.marks.count)
    let words =
      marks == 0
      ? CourseSentences.given(part: part, result: result.words)
      : CourseSentences.givenWithMarks(part: part, result: result.words, marks: marks)
    return done(record, words, CoachFact.Feedback(id: id, result: result.rawValue, marks: marks))
  }

  /// Returns what was noted about a session on a day.
  func noted(_ occurrence: CourseOccurrence, _ day: CalendarDay, _ fact: Sentence) -> Sentence {
    CourseSentences.sessionFact(session: occurrence.session.title, day: CourseWords.date(day), fact: fact)
  }

  // MARK: - Sending

  /// The command by which a student joins.
  static let joining = CommandHint("course", "join", "FILE", "--name", "NAME")

  /// Writes a bundle for a student.
  package func send(to name: String, _ target: OutputTarget) throws -> CommandAnswer {
    let record = try student(name)
    return try sent(try parcel(to: record.student), to: target, CourseSentences.giveFile(name: record.name))
  }

  /// Writes a bundle by which anybody joins.
  package func invite(_ target: OutputTarget) throws -> CommandAnswer {
    try sent(try invitation(), to: target, CourseSentences.giveInvitation(command: CourseBook.joining))
  }
}

extension CourseEvent.Part {
  /// Reads `3`, `week 3`, `placement` or `assessment`; nil for any other text.
  package init?(_ text: String) {
    switch text {
    case "placement": self = .placement
    case "assessment": self = .assessment
    default:
      guard let week = Int(text), (1...100).contains(week) else { return nil }
      self = .week(week)
    }
  }
}
