import TilawaCore

// The lines for programs of what both sides of a course do. Members keep this order.

/// A course that the user takes part in.
struct CourseJoined: Encodable {
  let course: String
  let title: String
  /// Whether the user takes part since now.
  let new: Bool
}

/// A bundle that was written.
struct CourseSent: Encodable {
  let file: String
  let events: Int
  /// The number of recordings.
  let sounds: Int
}

/// The events and recordings that have arrived, and those that an exchange through a place has sent.
struct CourseTaken: Encodable {
  /// A failure with one student.
  struct Trouble: Encodable {
    /// The beginning of the student's key.
    let student: String
    let message: String
  }

  let events: Int
  let sounds: Int
  /// The public keys of students who are new.
  let newStudents: [String]
  let bundles: Int
  /// The numbers of bundles and recordings that an exchange has sent; left out for bundles that were opened.
  var sentBundles: Int?
  var sentSounds: Int?
  /// The failures of an exchange; left out where there were none.
  var troubles: [Trouble]?
  /// The new key of the teacher; left out where it is the same.
  let teacherKey: String?

  private enum CodingKeys: String, CodingKey {
    case events, sounds
    case newStudents = "new_students"
    case bundles
    case sentBundles = "sent_bundles"
    case sentSounds = "sent_sounds"
    case troubles
    case teacherKey = "teacher_key"
  }
}

/// A course's file without faults.
struct CourseChecked: Encodable {
  let course: String
  let weeks: Int
  /// The first day and the last.
  let start: String
  let end: String
  /// The values that are still those of the template.
  let template: [String]
}

/// A lesson of which something was done.
struct CourseLessonDone: Encodable {
  /// The week; 0 for the orientation.
  let week: Int
  /// Whether all of the lesson is done.
  let done: Bool
}

/// A part of a lesson that was opened.
struct CourseItemOpened: Encodable {
  /// The way of the opening.
  enum Way: String, Encodable { case opened, played }

  let title: String
  /// The page or the file.
  let target: String
  let how: Way
}

/// A sound that was submitted.
struct CourseSubmitted: Encodable {
  /// The id of the event.
  let id: String
  let part: String
  let sha256: String
  let seconds: Int
  /// The number of submissions that are left; null where they do not count.
  @Nullable var attemptsLeft: Int?
  let catchUp: Bool

  private enum CodingKeys: String, CodingKey {
    case id, part, sha256, seconds
    case attemptsLeft = "attempts_left"
    case catchUp = "catch_up"
  }
}

/// A message to the teacher.
struct CourseAsked: Encodable {
  /// The id of the event.
  let id: String
  let part: String
}

/// A session on a day, and what was noted about it: one of the other members, or none.
struct CourseSessionNoted: Encodable {
  let session: String
  let day: String
  /// The number of those who were there.
  var students: Int?
  /// Whether the student comes.
  var coming: Bool?
  /// The link of the recording.
  var link: String?

  init(
    _ occurrence: CourseOccurrence, on day: CalendarDay, students: Int? = nil, coming: Bool? = nil, link: String? = nil
  ) {
    (session, self.day) = (occurrence.session.id, "\(day)")
    (self.students, self.coming, self.link) = (students, coming, link)
  }
}

/// The end of a level.
struct CourseCompletion: Encodable {
  let title: String
  let subtitle: String
}

/// Notifications by themselves.
struct CourseTiming: Encodable {
  let on: Bool
  let minutes: Int
  /// The program that looks for them.
  let by: String
}

/// Whether notifications come by themselves.
struct CourseSwitch: Encodable {
  let on: Bool
}

// MARK: - Parts of several lines

/// A submission with its feedback.
struct CourseSubmissionValue: Encodable {
  let id: String
  let part: String
  /// Seconds since 1970.
  let at: Int
  let late: Bool
  /// The doubt about the time, in words; null for none.
  @Nullable var doubt: String?
  let seconds: Int
  let sha256: String
  @Nullable var feedback: CourseFeedbackValue?

  init(_ submission: CourseRecord.Submission, in view: CourseView) {
    (id, part, at) = (submission.id, submission.part.name, submission.time.seconds)
    late = view.isLate(submission)
    doubt = submission.doubt?.words.text
    (seconds, sha256) = (submission.sound.length / 1000, submission.sound.sha256)
    feedback = submission.answer.map(CourseFeedbackValue.init)
  }
}

/// A feedback.
struct CourseFeedbackValue: Codable, Hashable {
  let id: String
  /// Seconds since 1970.
  let at: Int
  let result: String
  let text: String
  @Nullable var voice: String?
  let heard: Bool
  let marks: [CourseMarkValue]

  init(_ answer: CourseRecord.Answer) {
    (id, at, heard) = (answer.id, answer.time.seconds, answer.isHeard)
    (result, text) = (answer.feedback.result.rawValue, answer.feedback.text)
    voice = answer.feedback.voice
    marks = answer.feedback.marks.map(CourseMarkValue.init)
  }
}

/// A mark in a submission.
struct CourseMarkValue: Codable, Hashable {
  /// The milliseconds from the beginning; null for a word that was not said.
  @Nullable var time: Int?
  let word: String
  @Nullable var symbol: String?
  let text: String
  /// The SHA-256 of a spoken comment; null for none.
  @Nullable var voice: String?

  init(_ mark: CourseMark) {
    time = mark.time
    (word, text) = (mark.word, mark.text)
    symbol = mark.symbol?.rawValue
    voice = mark.voice
  }
}

/// A session at its time.
struct CourseSessionValue: Codable, Hashable {
  let id: String
  let kind: String
  let title: String
  let day: String
  /// The beginning and the end, in seconds since 1970.
  let start: Int
  let end: Int
  let state: String
  let link: String
  /// The link of its recording; null for none.
  @Nullable var recording: String?

  init(_ occurrence: CourseOccurrence) {
    let session = occurrence.session
    (id, kind, title, day) = (session.id, session.kind.rawValue, session.title, "\(occurrence.day)")
    (start, end, state, link) = (occurrence.start, occurrence.end, occurrence.state.rawValue, session.link)
    recording = occurrence.recording
  }
}
