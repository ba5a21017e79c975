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
    if known?.role == .student { throw Failure(.usage, "you are a student of the course “\(course.id)”") }
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
    let what = known == nil ? "begun" : before == text ? "unchanged" : "brought up to date"
    return CommandAnswer(
      [
        "“\(course.title)” is \(what): \(Count.words(course.length, "week", "weeks")) from \(CourseWords.date(course.start))",
        known == nil
          ? "to invite students: tilawa coach invite -o \(course.id).tilawa"
          : "students get it with what you send next",
      ],
      .object([("course", .string(course.id)), ("weeks", .int(course.length)), ("new", .bool(known == nil))]),
      remarks: CourseFileCheck.remarks(on: remains) + recoveryRemarks(course.recovery, keys))
  }

  private static func recoveryRemarks(_ given: String, _ keys: CourseKeys) -> [String] {
    guard let held = keys.recovery else {
      return given.isEmpty ? ["the course has no recovery code; to make one: tilawa coach key code"] : []
    }
    guard !given.isEmpty, given != held, !keys.used.contains(given) else { return [] }
    return ["the recovery key of a course does not change with its file; the code before holds"]
  }

  /// Reads a course's file, and reports all faults.
  package static func checked(_ text: String, _ context: AppContext) throws -> Course {
    try CourseFileCheck.course(text, in: context)
  }

  /// Returns the student whom a name means: the whole name, its beginning, or the beginning of the key.
  package func student(_ name: String) throws -> CourseRecord {
    let (wanted, all) = (name.lowercased(), Array(fold.records.values))
    let exact = all.filter { $0.name.lowercased() == wanted }
    let found = exact.isEmpty ? all.filter { $0.name.lowercased().hasPrefix(wanted) } : exact
    let chosen = found.isEmpty && wanted.count >= 8 ? all.filter { $0.student.hasPrefix(wanted) } : found
    guard let first = chosen.first else {
      throw Failure(.noInput, "there is no student “\(name)”; see: tilawa coach students")
    }
    guard chosen.count == 1 else {
      let names = chosen.prefix(5).map { "\($0.name) (\($0.student.prefix(8)))" }.sorted().joined(separator: ", ")
      throw Failure(.usage, "“\(name)” may be any of \(names)")
    }
    return first
  }

  private func done(_ record: CourseRecord, _ words: String, _ members: [(String, JSON)] = []) -> CommandAnswer {
    CommandAnswer(
      ["\(record.name): \(words)"],
      .object([("student", .string(record.student)), ("name", .string(record.name))] + members))
  }

  /// Places a student in a level and a group.
  package mutating func place(_ name: String, level: String?, group: String) throws -> CommandAnswer {
    let record = try student(name)
    let level = level ?? (course.level.isEmpty ? course.title : course.level)
    try note([(record.student, .placed(level: level, group: group))])
    return done(record, "placed in \(level)\(group.isEmpty ? "" : ", group \(group)")", [("level", .string(level))])
  }

  /// Asks nothing of a student in a week.
  package mutating func waive(_ name: String, week: Int) throws -> CommandAnswer {
    let record = try student(name)
    guard course.week(week) != nil else { throw Failure(.usage, "the course has the weeks 1 to \(course.length)") }
    try note([(record.student, .waived(week: week))])
    return done(record, "week \(week) is waived", [("week", .int(week))])
  }

  /// Completes the level of a student.
  package mutating func graduate(_ name: String, next: String?) throws -> CommandAnswer {
    let record = try student(name)
    guard record.graduation == nil else { throw Failure(.usage, "\(record.name) has completed the level already") }
    let passed = record.submissions(for: .assessment).last?.answer?.feedback.result == .pass
    guard passed || course.assessment.passage.isEmpty else {
      throw Failure(.usage, "\(record.name) has not passed the assessment; to do so: tilawa coach assess \(name) pass")
    }
    let next = next ?? course.next?.level ?? ""
    try note([(record.student, .graduated(next: next))])
    return done(record, "has completed the level\(next.isEmpty ? "" : "; next: \(next)")", [("next", .string(next))])
  }

  /// Notes who was at a session.
  package mutating func attend(_ session: String, on day: CalendarDay, _ names: [String]) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    let records = try names.map { try student($0) }
    try note(records.map { ($0.student, .attended(session: occurrence.session.id, day: day)) })
    return CommandAnswer(
      ["\(occurrence.session.title), \(CourseWords.date(day)): \(Count.words(records.count, "student", "students"))"],
      .object([
        ("session", .string(occurrence.session.id)), ("day", .string("\(day)")), ("students", .int(records.count)),
      ]))
  }

  /// Tells all students something.
  package mutating func announce(_ text: String) throws -> CommandAnswer {
    guard !text.isEmpty, text.utf8.count <= CourseEventForm.longestText else {
      throw Failure(.usage, "an announcement has 1 to \(CourseEventForm.longestText) bytes")
    }
    try note([(nil, .announced(text))])
    return CommandAnswer(
      ["announced to \(Count.words(fold.records.count, "student", "students"))"], .object([("text", .string(text))]))
  }

  /// Moves or cancels a session, or gives the link of its recording.
  package mutating func change(_ session: String, on day: CalendarDay, _ change: CourseChange) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    try note([(nil, .changed(session: occurrence.session.id, day: day, change))])
    let words =
      switch change {
      case .cancelled: "cancelled"
      case .moved(let to, let start): "moved to \(CourseWords.date(to)) \(CourseTime.clock(start))"
      }
    return CommandAnswer(
      ["\(occurrence.session.title), \(CourseWords.date(day)): \(words)"],
      .object([("session", .string(occurrence.session.id)), ("day", .string("\(day)"))]))
  }

  /// Writes to a student.
  package mutating func answer(_ name: String, _ text: String, about part: CourseEvent.Part) throws -> CommandAnswer {
    let record = try student(name)
    try check(message: text, about: part)
    try note([(record.student, .message(part, CourseMessage(text: text)))])
    return done(record, "the message is noted")
  }

  /// Returns the submission that a review is about.
  ///
  /// - Parameter part: the part; nil: the one that waits longest.
  package func submission(of record: CourseRecord, _ part: CourseEvent.Part?) throws -> CourseRecord.Submission {
    let chosen = part.map { record.submissions(for: $0).last } ?? record.waiting.first
    guard let chosen else {
      throw Failure(
        .noInput, part.map { "\(record.name) has sent nothing for \($0.title)" } ?? "nothing of \(record.name) waits")
    }
    return chosen
  }

  /// Stores the feedback on a submission.
  package mutating func give(
    _ feedback: CourseFeedback, on submission: CourseRecord.Submission, of record: CourseRecord
  ) throws -> CommandAnswer {
    if feedback.result == .notPassed, submission.part != .assessment {
      throw Failure(.usage, "not-passed is a result of the assessment; for a week: again")
    }
    let id = try note([(record.student, .feedback(submission.id, feedback))])[0]
    let marks = feedback.marks.isEmpty ? "" : ", \(Count.words(feedback.marks.count, "mark", "marks"))"
    return done(
      record, "\(submission.part.title): \(feedback.result.words)\(marks)",
      [("id", .string(id)), ("result", .string(feedback.result.rawValue)), ("marks", .int(feedback.marks.count))])
  }

  // MARK: - Sending

  /// Writes a bundle for a student.
  package func send(to name: String, _ target: OutputTarget) throws -> CommandAnswer {
    let record = try student(name)
    return try sent(try parcel(to: record.student), to: target, for: record.name)
  }

  /// Writes a bundle by which anybody joins.
  package func invite(_ target: OutputTarget) throws -> CommandAnswer {
    try sent(
      try invitation(), to: target, for: "your students; they type: tilawa course join FILE --name NAME")
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
