import TilawaCore

// The lines for programs of what a teacher does. Members keep this order.

/// A course that was begun or brought up to date.
struct CoachPublished: Encodable {
  let course: String
  let weeks: Int
  /// Whether it was begun.
  let new: Bool
}

/// An act about a student: the student, and the members of the act.
struct CoachAct<Fact: Encodable>: Encodable {
  let record: CourseRecord
  let fact: Fact

  private enum CodingKeys: String, CodingKey { case student, name }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(record.student, forKey: .student)
    try container.encode(record.name, forKey: .name)
    try fact.encode(to: encoder)
  }
}

/// The acts about a student.
enum CoachFact {
  struct Placed: Encodable {
    let level: String
  }

  struct Waived: Encodable {
    let week: Int
  }

  struct Graduated: Encodable {
    /// The next level; empty where none is known.
    let next: String
  }

  struct Written: Encodable {}

  struct Feedback: Encodable {
    /// The id of the event.
    let id: String
    let result: String
    /// The number of marks.
    let marks: Int
  }
}

/// An announcement to all students.
struct CoachAnnounced: Encodable {
  let text: String
}

/// A review that was kept for the next time.
struct CoachDraft: Encodable {
  /// The number of marks.
  let marks: Int
  let text: String
}

/// The messages of a student and the answers.
struct CoachThread: Encodable {
  struct Message: Encodable {
    /// The author's part, `coach` or `student`.
    let author: String
    /// Seconds since 1970.
    let at: Int
    let part: String
    let text: String
  }

  let messages: [Message]
}

/// The keys of a course.
struct CoachKeys: Encodable {
  let key: String
  /// The keys that were given up.
  let former: [String]
  /// The public key of the recovery code; null if there is none.
  @Nullable var recovery: String?
}

/// A recovery code that was made.
struct CoachCode: Encodable {
  let code: String

  private enum CodingKeys: String, CodingKey { case code = "recovery_code" }
}

/// A course that has another key.
struct CoachKeyChange: Encodable {
  let key: String
  /// The number of events of the key before that hold on.
  let kept: Int
  /// The number of events that no longer hold.
  let left: Int
  /// The next recovery code; null if none was used.
  @Nullable var code: String?

  private enum CodingKeys: String, CodingKey {
    case key, kept, left
    case code = "recovery_code"
  }
}
