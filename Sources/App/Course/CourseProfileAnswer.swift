package import AppBase
import TilawaCore
import TilawaStore

/// The student, the teacher and the numbers of a course, and the levels before and after it.
package struct CourseProfileAnswer: ValueAnswer {
  private let book: CourseBook
  private var view: CourseView { book.view }
  private let levels: [Level]
  /// The key of the teacher that counts now; nil where it cannot be read.
  private let teacherKey: String?

  /// A course that the student has completed, or that is over.
  private struct Level {
    let id: String
    let title: String
    let level: String
    let coach: String
    /// The weeks that count, and the number of all.
    let counted: Int
    let weeks: Int
    /// The day of the graduation; nil where there was none.
    let completed: CalendarDay?
  }

  package init(_ book: CourseBook) {
    self.book = book
    teacherKey = try? book.keys.current
    let others = (try? book.library.courses.all()) ?? []
    levels = others.filter { $0.role == .student && $0.id != book.stored.id && $0.joined <= book.stored.joined }
      .compactMap { stored in
        // A course whose file is of a newer version is left out.
        guard let other = try? CourseBook(stored, in: book.context, book.library, now: book.now) else { return nil }
        let record = other.view.record
        guard record.graduation != nil || other.view.isClosed else { return nil }
        return Level(
          id: stored.id, title: other.course.title, level: record.placement?.level ?? other.course.level,
          coach: other.course.coach, counted: other.view.counted, weeks: other.course.length,
          completed: record.graduation?.time.day)
      }
  }

  /// The level after this one, as the graduation or the course names it; empty where neither does.
  private var next: String {
    let named = view.record.graduation?.next ?? ""
    return named.isEmpty ? book.course.next?.level ?? "" : named
  }

  /// The next level with what is known of it: who teaches, when it begins, and when one can enrol.
  private var nextWords: String {
    guard !next.isEmpty else { return "" }
    // The course's plan of the next level is about another level where the teacher has named a different one.
    let plan = book.course.next.flatMap { $0.level == next ? $0 : nil }
    let today = view.calendar.zone.day(at: view.now)
    return [
      next, plan.flatMap { $0.coach.isEmpty ? nil : CourseSentences.nextTeacher(teacher: $0.coach).text },
      plan?.enrolment.map { CourseSentences.nextEnrolment(day: CourseWords.date($0)).text },
      plan?.start.map { start in
        let day = CourseWords.date(start)
        return (start < today ? CourseSentences.nextBegan(day: day) : CourseSentences.nextBegins(day: day)).text
      },
    ].compactMap(\.self).listed.printableLine
  }

  private var rows: [[String]] {
    let record = view.record
    let placed = record.placement
    let weeks = CourseSentences.profileWeeks(counted: view.counted, needed: view.needed)
    let rows: [(name: Sentence, words: String)] = [
      (CourseSentences.rowName, record.name), (CourseSentences.rowCourse, book.course.title),
      (CourseSentences.rowLevel, placed?.level ?? CourseSentences.toBeDecided.text),
      (CourseSentences.rowGroup, placed?.group ?? ""), (CourseSentences.rowTeacher, book.course.coach),
      (CourseSentences.rowAbout, book.course.about.printableLine), (CourseSentences.rowWeeks, weeks.text),
      (CourseSentences.rowSubmissions, "\(record.submissions.count)"),
      (CourseSentences.rowSessions, "\(record.attended.count)"),
      (CourseSentences.rowCompleted, record.graduation.map { CourseWords.date($0.time.day) } ?? ""),
      (CourseSentences.rowNext, nextWords), (CourseSentences.rowQuiet, book.stored.quiet),
      (CourseSentences.rowPlace, book.stored.folder ?? ""),
      (CourseSentences.rowKey, String(book.stored.person.prefix(16))),
      (CourseSentences.rowTeacherKey, teacherKey.map { String($0.prefix(16)) } ?? ""),
    ]
    return rows.filter { !$0.words.isEmpty }.map { [$0.name.text, $0.words] }
  }

  package var text: [AnswerPart] {
    let resources = book.course.resources.map { [$0.category, $0.title.printableLine, $0.link] }
    let past = levels.map { level in
      [
        level.level.printableLine, level.title.printableLine, level.coach.printableLine,
        CourseSentences.levelWeeks(counted: level.counted, weeks: level.weeks).text,
        (level.completed.map { CourseSentences.levelCompletedOn(day: CourseWords.date($0)) }
          ?? CourseSentences.levelNotCompleted).text, "--course \(level.id)",
      ]
    }
    return [.table(AnswerTable(rows))]
      + (past.isEmpty ? [] : [.line(""), .line(CourseSentences.levelsBefore), .table(AnswerTable(past))])
      + (resources.isEmpty ? [] : [.line(""), .table(AnswerTable(resources))])
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Level: Encodable {
      let course: String
      let level: String
      let title: String
      let teacher: String
      /// The weeks that count, and the number of all.
      let counted: Int
      let weeks: Int
      /// The day of the graduation; null where there was none.
      @Nullable var completed: String?
    }

    let name: String
    let course: String
    /// The level and the group; null before there is a place.
    @Nullable var level: String?
    @Nullable var group: String?
    let teacher: String
    let counted: Int
    /// The numbers of submissions, and of sessions at which the student was.
    let submissions: Int
    let attended: Int
    let key: String
    @Nullable var teacherKey: String?
    /// The day of the graduation; null where there was none.
    @Nullable var completed: String?
    @Nullable var nextLevel: String?
    let levels: [Level]

    private enum CodingKeys: String, CodingKey {
      case name, course, level, group, teacher, counted, submissions, attended, key
      case teacherKey = "teacher_key"
      case completed
      case nextLevel = "next_level"
      case levels
    }
  }

  package var value: Value {
    let record = view.record
    return Value(
      name: record.name, course: book.course.id, level: record.placement?.level, group: record.placement?.group,
      teacher: book.course.coach, counted: view.counted, submissions: record.submissions.count,
      attended: record.attended.count, key: book.stored.person, teacherKey: teacherKey,
      completed: record.graduation.map { "\($0.time.day)" }, nextLevel: next.isEmpty ? nil : next,
      levels: levels.map { level in
        Value.Level(
          course: level.id, level: level.level, title: level.title, teacher: level.coach, counted: level.counted,
          weeks: level.weeks, completed: level.completed.map { "\($0)" })
      })
  }
}
