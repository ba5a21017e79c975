package import AppBase
import TilawaCore
import TilawaStore

/// The student, the teacher and the numbers of a course, and the levels before and after it.
package struct CourseProfileAnswer: Answer {
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
      next, plan.map { $0.coach.isEmpty ? "" : "with \($0.coach)" } ?? "",
      plan?.enrolment.map { "enrolment from \(CourseWords.date($0))" } ?? "",
      plan?.start.map { "\($0 < today ? "began" : "begins") on \(CourseWords.date($0))" } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ").printableLine
  }

  private var rows: [[String]] {
    let record = view.record
    let placed = record.placement
    return [
      ["name", record.name], ["course", book.course.title], ["level", placed?.level ?? "to be decided"],
      ["group", placed?.group ?? ""], ["teacher", book.course.coach],
      ["about", book.course.about.printableLine],
      ["weeks done", "\(view.counted) of \(view.needed) for the assessment"],
      ["submissions", "\(record.submissions.count)"],
      ["sessions attended", "\(record.attended.count)"],
      ["completed", record.graduation.map { CourseWords.date($0.time.day) } ?? ""], ["next level", nextWords],
      ["quiet hours", book.stored.quiet], ["shared place", book.stored.folder ?? ""],
      ["key", String(book.stored.person.prefix(16))],
      ["teacher's key", teacherKey.map { String($0.prefix(16)) } ?? ""],
    ].filter { !$0[1].isEmpty }
  }

  package var text: [AnswerPart] {
    let resources = book.course.resources.map { [$0.category, $0.title.printableLine, $0.link] }
    let past = levels.map { level in
      [
        level.level.printableLine, level.title.printableLine, level.coach.printableLine,
        "\(level.counted) of \(Count.words(level.weeks, "week", "weeks"))",
        level.completed.map { "completed \(CourseWords.date($0))" } ?? "not completed", "--course \(level.id)",
      ]
    }
    return [.table(AnswerTable(rows))]
      + (past.isEmpty ? [] : [.line(""), .line("Levels before"), .table(AnswerTable(past))])
      + (resources.isEmpty ? [] : [.line(""), .table(AnswerTable(resources))])
  }

  package var json: String {
    JSON.object([
      ("name", .string(view.record.name)), ("course", .string(book.course.id)),
      ("level", .optional(view.record.placement?.level, JSON.string)),
      ("group", .optional(view.record.placement?.group, JSON.string)), ("teacher", .string(book.course.coach)),
      ("counted", .int(view.counted)), ("submissions", .int(view.record.submissions.count)),
      ("attended", .int(view.record.attended.count)), ("key", .string(book.stored.person)),
      ("teacher_key", .optional(teacherKey, JSON.string)),
      ("completed", .optional(view.record.graduation, { .string("\($0.time.day)") })),
      ("next_level", .optional(next.isEmpty ? nil : next, JSON.string)),
      (
        "levels",
        .array(
          levels.map { level in
            .object([
              ("course", .string(level.id)), ("level", .string(level.level)), ("title", .string(level.title)),
              ("teacher", .string(level.coach)), ("counted", .int(level.counted)), ("weeks", .int(level.weeks)),
              ("completed", .optional(level.completed, { .string("\($0)") })),
            ])
          })
      ),
    ]).text
  }
}
