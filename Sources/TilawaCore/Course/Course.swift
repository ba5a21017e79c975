/// A course as its teacher wrote it: weeks with lessons and passages, sessions, deadlines and rules.
///
/// A value. All its times are local times of `zone`; `CourseCalendar` turns them into moments.
package struct Course: Hashable, Sendable {
  /// The id, of small letters, digits and hyphens; it names the course on every machine.
  package var id: String
  package var title: String
  /// The level for people, such as `Level 2`.
  package var level: String
  /// The teacher's name.
  package var coach: String
  /// The teacher's words about themselves; empty for none.
  package var about: String
  /// The riwayah of the passages.
  package var riwayah: Riwayah
  /// The name of the time zone.
  package var zone: String
  /// The first day of week 1.
  package var start: CalendarDay
  /// The day and time at which the weeks after the first begin.
  package var unlock: CourseTime
  /// The time of a week by which its submission is due.
  package var deadline: CourseTime
  package var weeks: [CourseWeek]
  /// The weekly and single live sessions.
  package var sessions: [CourseSession]
  package var rules: CourseRules
  package var assessment: CourseAssessment
  /// A lesson before the first week; nil for none.
  package var orientation: CourseItem?
  /// The level after graduation; nil where it is not known.
  package var next: CourseNext?
  package var resources: [CourseResource]
  /// The public key of the recovery code; empty for none.
  package var recovery: String

  package init(id: String, title: String, start: CalendarDay, weeks: [CourseWeek]) {
    (self.id, self.title, self.start, self.weeks) = (id, title, start, weeks)
    (level, coach, about, riwayah, zone) = ("", "", "", .hafs, "UTC")
    unlock = CourseTime(weekday: start.weekday, minutes: 0)
    deadline = CourseTime(weekday: (start.weekday + 5) % 7 + 1, minutes: 23 * 60 + 59)
    (sessions, rules, resources) = ([], CourseRules(), [])
    (assessment, orientation, next, recovery) = (CourseAssessment(), nil, nil, "")
  }

  /// The number of weeks.
  package var length: Int { weeks.count }

  /// The name of the teacher in a sentence.
  package var teacher: String { coach.isEmpty ? CoreSentences.yourTeacher.text : coach }

  /// Returns a week by its number, from 1; nil for others.
  package func week(_ number: Int) -> CourseWeek? {
    weeks.indices.contains(number - 1) ? weeks[number - 1] : nil
  }
}

/// A week of a course.
package struct CourseWeek: Hashable, Sendable {
  package var topic: String
  package var items: [CourseItem]
  package var notes: String
  package var objectives: [String]
  /// The passage to recite, as the teacher wrote it, such as `78:1-16`; empty for a week without a submission.
  package var passage: String

  package init(
    topic: String = "", items: [CourseItem] = [], passage: String = "", notes: String = "", objectives: [String] = []
  ) {
    (self.topic, self.items, self.passage) = (topic, items, passage)
    (self.notes, self.objectives) = (notes, objectives)
  }

  /// Whether the week asks for a recitation.
  package var hasSubmission: Bool { !passage.isEmpty }
}

/// A part of a lesson: a video, a sound file or a text, by link or by file.
package struct CourseItem: Hashable, Sendable {
  package var title: String
  /// A URL, or a path beside the course's file.
  package var link: String
  /// The length in minutes; nil where it is not stated.
  package var minutes: Int?

  package init(title: String, link: String, minutes: Int? = nil) {
    (self.title, self.link, self.minutes) = (title, link, minutes)
  }
}

/// A live session that comes every week, or once.
package struct CourseSession: Hashable, Sendable {
  /// The kind of a session.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case `class`, circle
    case officeHours = "office-hours"
  }

  /// The day of a session.
  package enum Day: Hashable, Sendable {
    /// Each week on a day of the week.
    case weekly(Int)
    /// A single day.
    case once(CalendarDay)
  }

  /// The id within the course.
  package var id: String
  package var kind: Kind
  package var title: String
  package var day: Day
  /// The beginning, in minutes since midnight.
  package var start: Int
  /// The length in minutes.
  package var length: Int
  /// The name of the zone of its time; nil for the course's.
  package var zone: String?
  package var link: String

  package init(
    id: String, kind: Kind, title: String, day: Day, start: Int, length: Int = 60, zone: String? = nil,
    link: String = ""
  ) {
    (self.id, self.kind, self.title, self.day, self.start) = (id, kind, title, day, start)
    (self.length, self.zone, self.link) = (length, zone, link)
  }
}

/// The rules of a course.
package struct CourseRules: Hashable, Sendable {
  /// The submissions that a student may send for a week while it lasts.
  package var attempts = 2
  /// The submissions for earlier weeks that a student may send in a week.
  package var catchUps = 2
  /// The weeks with a submission that the assessment asks for; nil: all.
  package var needed: Int? = 12
  /// The hours within which feedback is usual.
  package var feedbackHours = 48
  /// The days after the last week in which submissions are still taken.
  package var graceDays = 7

  package init() {}
}

/// The assessment at the end of a course.
package struct CourseAssessment: Hashable, Sendable {
  /// The passage; empty for a course without an assessment.
  package var passage = ""
  package var about = ""
  /// The week from which it is open; nil: the last but one.
  package var opens: Int?
  /// The days within which a result is usual.
  package var resultDays = 5

  package init() {}
}

/// The level after a course.
package struct CourseNext: Hashable, Sendable {
  package var level: String
  package var about: String
  /// The first day; nil where it is not known.
  package var start: CalendarDay?
  /// The first day on which one can enrol; nil where it is not known.
  package var enrolment: CalendarDay?
  /// The teacher; empty where it is not known.
  package var coach: String

  package init(
    level: String, about: String = "", start: CalendarDay? = nil, enrolment: CalendarDay? = nil, coach: String = ""
  ) {
    (self.level, self.about, self.start, self.enrolment, self.coach) = (level, about, start, enrolment, coach)
  }
}

/// A book, a page or a file beside the lessons.
package struct CourseResource: Hashable, Sendable {
  package var title: String
  package var link: String
  /// The heading under which it stands, such as `essential`.
  package var category: String

  package init(title: String, link: String, category: String = "") {
    (self.title, self.link, self.category) = (title, link, category)
  }
}
