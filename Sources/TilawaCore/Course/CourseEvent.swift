/// An event of a course. The whole state follows from the events and the time.
///
/// An event is never changed; its id is the hash of its content. Two copies of a course are merged by the union of their
/// events.
package struct CourseEvent: Hashable, Sendable, Identifiable {
  /// The subject of a submission.
  package enum Part: Hashable, Sendable {
    case week(Int)
    /// The recitation by which a student is placed in a level.
    case placement
    case assessment
  }

  /// The kind of an event.
  package enum Kind: Hashable, Sendable {
    /// The course as its teacher wrote it; the newest one holds.
    case published(String)
    /// A student takes part, under a name.
    case enrolled(String)
    /// A student is placed in a level and a group.
    case placed(level: String, group: String)
    /// The orientation was heard or seen.
    case oriented
    /// A part of a lesson was heard or seen, from 1.
    case watched(week: Int, item: Int)
    case lessonDone(week: Int)
    case submitted(Part, CourseSound)
    /// The feedback on a submission, by the id of its event.
    case feedback(String, CourseFeedback)
    /// Feedback was heard or read, by the id of its event.
    case heard(String)
    case message(Part, CourseMessage)
    case announced(String)
    /// A session takes place at another time, or not at all.
    case changed(session: String, day: CalendarDay, CourseChange)
    /// A student will come to a session, or not.
    case answered(session: String, day: CalendarDay, isComing: Bool)
    /// A student was at a session.
    case attended(session: String, day: CalendarDay)
    /// The recording of a session, by link.
    case recorded(session: String, day: CalendarDay, link: String)
    /// The recording of a session was heard or seen.
    case replayed(session: String, day: CalendarDay)
    /// A week asks nothing of a student.
    case waived(week: Int)
    /// A student has completed the level; the next one, if it is known.
    case graduated(next: String)
    /// The public key of the recovery code. It holds until the code is used.
    case secured(recovery: String)
    /// The key that follows; the teacher's key before it signs that.
    case followed(key: String)
    /// The key that takes the place of all before, and the public key of the next recovery code; the recovery code signs that.
    case recovered(key: String, recovery: String)
    /// Events of former keys that hold, by their ids; the teacher's present key signs that.
    case vouched([String])
  }

  /// The SHA-256 of the content, 64 hexadecimal digits.
  package let id: String
  /// The id of the course.
  package let course: String
  /// The one who wrote it, by public key in hexadecimal digits.
  package let author: String
  /// The student whom it concerns, by public key; nil: all.
  package let student: String?
  /// The time of the author's clock.
  package let time: ZonedTime
  /// A number greater than that of every event of the course that its author knew.
  package let counter: Int
  package let kind: Kind

  package init(
    id: String, course: String, author: String, student: String?, time: ZonedTime, counter: Int, kind: Kind
  ) {
    (self.id, self.course, self.author, self.student) = (id, course, author, student)
    (self.time, self.counter, self.kind) = (time, counter, kind)
  }

  /// Whether the event comes first. The order is that of knowledge, so a wrong clock does not put an answer before its
  /// question.
  package func comes(before other: CourseEvent) -> Bool {
    (counter, time.seconds, id) < (other.counter, other.time.seconds, other.id)
  }

  /// The sounds that belong to the event, by SHA-256.
  package var sounds: [String] {
    switch kind {
    case .submitted(_, let sound): [sound.sha256]
    case .feedback(_, let feedback): ([feedback.voice] + feedback.marks.map(\.voice)).compactMap(\.self)
    case .message(_, let message): [message.voice].compactMap(\.self)
    default: []
    }
  }

  /// Returns the event under the name of another author.
  package func written(by author: String) -> CourseEvent {
    CourseEvent(id: id, course: course, author: author, student: student, time: time, counter: counter, kind: kind)
  }

  /// Whether only the teacher may write it.
  package var isTeachers: Bool {
    switch kind {
    case .published, .placed, .feedback, .announced, .changed, .attended, .recorded, .waived, .graduated, .secured,
      .followed, .recovered, .vouched:
      true
    case .enrolled, .oriented, .watched, .lessonDone, .submitted, .heard, .answered, .replayed, .message: false
    }
  }
}

/// The sound of a submission.
package struct CourseSound: Hashable, Sendable {
  /// The SHA-256 of the file, 64 hexadecimal digits.
  package let sha256: String
  /// The length in milliseconds.
  package let length: Int
  /// The ending of a file's name, such as `flac`.
  package let format: String

  package init(sha256: String, length: Int, format: String) {
    (self.sha256, self.length, self.format) = (sha256, length, format)
  }
}

/// A message of a thread.
package struct CourseMessage: Hashable, Sendable {
  package let text: String
  /// The SHA-256 of a sound; nil for none.
  package let voice: String?

  package init(text: String, voice: String? = nil) { (self.text, self.voice) = (text, voice) }
}

/// A change of one session.
package enum CourseChange: Hashable, Sendable {
  case cancelled
  /// The session is on another day or at another time, in minutes since midnight.
  case moved(to: CalendarDay, start: Int)
}
