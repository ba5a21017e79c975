/// The course of one student: what their events and their teacher's come to.
package struct CourseRecord: Hashable, Sendable {
  /// A submission with its answers.
  package struct Submission: Hashable, Sendable {
    /// The id of its event.
    package let id: String
    package let part: CourseEvent.Part
    package let time: ZonedTime
    package let received: Int
    package let sound: CourseSound
    package var doubt: CourseDoubt?
    /// The answers, in order; the last one holds.
    package var answers: [Answer] = []

    /// The answer that holds.
    package var answer: Answer? { answers.last }
    /// Whether an answer was not heard yet.
    package var hasNews: Bool { answers.contains { !$0.isHeard } }
  }

  /// A feedback, and whether it was heard.
  package struct Answer: Hashable, Sendable {
    package let id: String
    package let time: ZonedTime
    package let received: Int
    package let feedback: CourseFeedback
    package var isHeard = false
  }

  /// A message of a thread.
  package struct Message: Hashable, Sendable {
    package let id: String
    package let author: String
    package let time: ZonedTime
    package let received: Int
    package let part: CourseEvent.Part
    package let message: CourseMessage
  }

  /// A session on a day.
  package struct Attendance: Hashable, Sendable {
    package let session: String
    package let day: CalendarDay

    package init(session: String, day: CalendarDay) { (self.session, self.day) = (session, day) }
  }

  /// The public key of the student.
  package let student: String
  package var name = ""
  /// The level and the group; nil before the placement.
  package var placement: Placement?
  package var isOriented = false
  /// The parts of lessons that were heard or seen, by week.
  package var watched: [Int: Set<Int>] = [:]
  package var lessonsDone: Set<Int> = []
  /// The submissions, in order.
  package var submissions: [Submission] = []
  package var waived: Set<Int> = []
  package var messages: [Message] = []
  package var attended: Set<Attendance> = []
  package var replayed: Set<Attendance> = []
  /// Whether the student comes, where they said so.
  package var answers: [Attendance: Bool] = [:]
  package var graduation: Graduation?
  /// The events that this came of, in order.
  package var log: [CourseEntry] = []

  /// The place of a student.
  package struct Placement: Hashable, Sendable {
    package let level: String
    package let group: String
    package let time: ZonedTime
  }

  /// The end of a level.
  package struct Graduation: Hashable, Sendable {
    package let id: String
    package let next: String
    package let time: ZonedTime
    package var isSeen = false
  }

  package init(student: String) { self.student = student }

  /// Returns the submissions for a part, in order.
  package func submissions(for part: CourseEvent.Part) -> [Submission] { submissions.filter { $0.part == part } }

  /// The weeks that count towards the assessment: those with a submission, and those that were waived.
  package var countedWeeks: Set<Int> {
    Set(submissions.compactMap { if case .week(let week) = $0.part { week } else { nil } }).union(waived)
  }

  /// The submissions without an answer, the oldest first; of several for one part the last. A placement answers the
  /// recitation that was sent for it.
  package var waiting: [Submission] {
    let last = Dictionary(submissions.map { ($0.part, $0) }) { $1 }
    return last.values.filter { $0.answer == nil && !($0.part == .placement && placement != nil) }
      .sorted { ($0.time.seconds, $0.id) < ($1.time.seconds, $1.id) }
  }

  /// Returns whether feedback on a part was not heard yet.
  package func hasNews(on part: CourseEvent.Part) -> Bool { submissions(for: part).contains(where: \.hasNews) }
}

/// The facts that hold for all students of a course.
package struct CourseBoard: Hashable, Sendable {
  /// An announcement.
  package struct Announcement: Hashable, Sendable {
    package let id: String
    package let time: ZonedTime
    package let received: Int
    package let text: String
  }

  /// The text of the course's file; nil where it has not arrived.
  package var text: String?
  package var announcements: [Announcement] = []
  package var changes: [CourseRecord.Attendance: CourseChange] = [:]
  /// The links of recordings of sessions.
  package var recordings: [CourseRecord.Attendance: String] = [:]
  /// The events that this came of, in order.
  package var log: [CourseEntry] = []

  package init() {}
}
