/// The state of a course as a fold over its events. The order in which events arrive does not matter, nor does one that
/// arrives twice.
///
/// An event that its author may not write has no effect: only the teacher gives feedback, and only a student submits.
package struct CourseFold: Hashable, Sendable {
  package private(set) var board = CourseBoard()
  package private(set) var records: [String: CourseRecord] = [:]
  /// The public key of the teacher.
  package let coach: String

  /// Adds up events.
  ///
  /// - Parameter coach: the public key of the teacher.
  package init(_ entries: some Sequence<CourseEntry>, coach: String) {
    self.coach = coach
    let known = Dictionary(entries.map { ($0.event.id, $0) }) { first, _ in first }
    let ordered = known.values.sorted { $0.event.comes(before: $1.event) }
    // An answer counts whatever its number, since numbers come from others.
    for stage in Stage.allCases { for entry in ordered where Stage(entry.event) == stage { apply(entry) } }
    for key in records.keys { settle(key, ordered) }
  }

  /// The stages in which events are added up: what refers to another event comes after it.
  private enum Stage: CaseIterable {
    case fact, answer, hearing

    init(_ event: CourseEvent) {
      switch event.kind {
      case .feedback: self = .answer
      case .heard: self = .hearing
      default: self = .fact
      }
    }
  }

  private mutating func apply(_ entry: CourseEntry) {
    let event = entry.event
    guard event.isTeachers ? event.author == coach : event.author == event.student || isMessage(event) else { return }
    guard let student = event.student else { return board.apply(entry) }
    records[student, default: CourseRecord(student: student)].apply(entry)
  }

  /// Both sides write messages into a student's thread.
  private func isMessage(_ event: CourseEvent) -> Bool {
    if case .message = event.kind { event.author == coach } else { false }
  }

  /// Notes which submissions have a doubtful time.
  private mutating func settle(_ student: String, _ ordered: [CourseEntry]) {
    guard var record = records[student] else { return }
    var latest = Int.min
    var back: [String: Int] = [:]
    for entry in ordered where entry.event.author == student {
      let seconds = entry.event.time.seconds
      if latest > seconds + CourseDoubt.tolerance { back[entry.event.id] = latest - seconds }
      latest = max(latest, seconds)
    }
    for (index, submission) in record.submissions.enumerated() {
      let (ahead, answered) = (
        submission.time.seconds - submission.received,
        submission.time.seconds - (submission.answers.map(\.time.seconds).min() ?? Int.max)
      )
      if ahead > CourseDoubt.tolerance {
        record.submissions[index].doubt = .ahead(ahead)
      } else if let seconds = back[submission.id] {
        record.submissions[index].doubt = .back(seconds)
      } else if !submission.answers.isEmpty, answered > CourseDoubt.tolerance {
        record.submissions[index].doubt = .answeredBefore(answered)
      }
    }
    records[student] = record
  }
}

extension CourseBoard {
  fileprivate mutating func apply(_ entry: CourseEntry) {
    let event = entry.event
    log.append(entry)
    switch event.kind {
    case .published(let text): self.text = text
    case .announced(let text):
      announcements.append(
        Announcement(id: event.id, time: event.time, received: entry.received, text: text))
    case .changed(let session, let day, let change):
      changes[CourseRecord.Attendance(session: session, day: day)] = change
    case .recorded(let session, let day, let link):
      recordings[CourseRecord.Attendance(session: session, day: day)] = link
    default: break
    }
  }
}

extension CourseRecord {
  fileprivate mutating func apply(_ entry: CourseEntry) {
    let event = entry.event
    log.append(entry)
    switch event.kind {
    case .enrolled(let name): self.name = name
    case .placed(let level, let group): placement = Placement(level: level, group: group, time: event.time)
    case .oriented: isOriented = true
    case .watched(let week, let item): watched[week, default: []].insert(item)
    case .lessonDone(let week): lessonsDone.insert(week)
    case .submitted(let part, let sound):
      submissions.append(
        Submission(id: event.id, part: part, time: event.time, received: entry.received, sound: sound))
    case .feedback(let target, let feedback):
      guard let index = submissions.firstIndex(where: { $0.id == target }) else { return }
      submissions[index].answers.append(
        Answer(id: event.id, time: event.time, received: entry.received, feedback: feedback))
    case .heard(let target): hear(target)
    case .message(let part, let message):
      messages.append(
        Message(
          id: event.id, author: event.author, time: event.time, received: entry.received, part: part, message: message))
    case .answered(let session, let day, let isComing): answers[Attendance(session: session, day: day)] = isComing
    case .attended(let session, let day): attended.insert(Attendance(session: session, day: day))
    case .replayed(let session, let day): replayed.insert(Attendance(session: session, day: day))
    case .waived(let week): waived.insert(week)
    case .graduated(let next): graduation = Graduation(id: event.id, next: next, time: event.time)
    case .published, .announced, .changed, .recorded, .secured, .followed, .recovered, .vouched: break
    }
  }

  private mutating func hear(_ target: String) {
    if graduation?.id == target { graduation?.isSeen = true }
    for index in submissions.indices {
      for answer in submissions[index].answers.indices where submissions[index].answers[answer].id == target {
        submissions[index].answers[answer].isHeard = true
      }
    }
  }
}
