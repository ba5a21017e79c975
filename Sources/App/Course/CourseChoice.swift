package import AppBase
package import TilawaCore
import TilawaScripts
package import TilawaStore

/// The course that a command is about: the one that was named, else the one that runs today. The course that was joined
/// last comes before others that run; where none runs, a course that has not begun comes before one that is over.
package struct CourseChoice {
  package let stored: StoredCourse
  /// The ids of the user's other courses in the same part.
  package let others: [String]
  /// The words that say why it was chosen; nil where there is one course, or where it was named.
  package let remark: Sentence?
  /// The options that a command needs to mean the same course; empty where it means it without any.
  package let options: [String]

  /// The time of a course, in the order in which courses are preferred.
  private enum Phase: Int {
    case running, coming, over, unreadable
  }

  /// - Parameter id: the id of the course, or a part of the id or the title; nil: the rule chooses.
  /// - Throws: `Failure` (no input) where there is none.
  package init(
    _ id: String?, as role: StoredCourse.Role, in context: AppContext, _ library: Library, now: ZonedTime = .now
  ) throws {
    let all = try library.courses.all().filter { $0.role == role }
    if let id {
      let named = try all.first { $0.id == id } ?? CourseChoice.named(id, all, library, context)
      stored = named
      options = all.count > 1 ? ["--course", named.id] : []
      remark = nil
    } else {
      guard let first = all.first else { throw CourseChoice.none(role) }
      guard all.count > 1 else {
        (stored, others, options, remark) = (first, [], [], nil)
        return
      }
      let structure = try context.quran().structure.printed(as: .madani)
      let phases = all.map { ($0, CourseChoice.phase($0, structure, library, now.seconds)) }
      guard let chosen = phases.min(by: { $0.1.rawValue < $1.1.rawValue }) else { throw CourseChoice.none(role) }
      stored = chosen.0
      options = []
      remark = CourseChoice.remark(chosen.0.id, chosen.1, all)
    }
    let chosen = stored.id
    others = all.map(\.id).filter { $0 != chosen }
  }

  /// Returns the course that a name means: by a part of the id or of the title.
  private static func named(
    _ name: String, _ all: [StoredCourse], _ library: Library, _ context: AppContext
  ) throws -> StoredCourse {
    let structure = try context.quran().structure.printed(as: .madani)
    let titles = all.map { stored in
      let student = stored.role == .student ? stored.person : "-"
      let entries = (try? library.courses.entries(of: stored.id, student: student)) ?? []
      return CourseFold(entries, coach: stored.coach).board.text.flatMap { try? CourseBook.course($0, structure).title }
    }
    let choice = NameChoice(name, among: Array(zip(all, titles))) { course in
      [course.0.id, course.1].compactMap(\.self).filter { !$0.isEmpty }
    }
    switch choice {
    case .one(let course): return course.0
    case .several(let courses):
      let names = courses.prefix(5).map { "\($0.0.id) (\($0.1 ?? ""))" }.listed
      throw Failure(.usage, CourseSentences.ambiguousName(name: name.printableLine, names: names.printableLine))
    case .none: throw absent(name, all)
    }
  }

  private static func phase(
    _ stored: StoredCourse, _ structure: QuranStructure, _ library: Library, _ now: Int
  ) -> Phase {
    // A teacher's courses are judged without the events of students.
    let student = stored.role == .student ? stored.person : "-"
    guard let entries = try? library.courses.entries(of: stored.id, student: student) else { return .unreadable }
    let fold = CourseFold(entries, coach: stored.coach)
    guard let text = fold.board.text, let course = try? CourseBook.course(text, structure),
      let calendar = CourseCalendar(course)
    else { return .unreadable }
    if fold.records[stored.person]?.graduation != nil || now >= calendar.closing { return .over }
    return now < calendar.start ? .coming : .running
  }

  private static func remark(_ id: String, _ phase: Phase, _ all: [StoredCourse]) -> Sentence {
    let ids = all.map(\.id).filter { $0 != id }
    let others = ids.prefix(3).listed + (ids.count > 3 ? ", …" : "")
    return switch phase {
    case .running: CourseSentences.chosenRunning(count: all.count, id: id, others: others)
    case .coming: CourseSentences.chosenComing(count: all.count, id: id, others: others)
    case .over, .unreadable: CourseSentences.chosenLast(count: all.count, id: id, others: others)
    }
  }

  private static func absent(_ id: String, _ all: [StoredCourse]) -> Failure {
    let ids = all.map(\.id).listed
    return Failure(
      .noInput, all.isEmpty ? CourseSentences.noCourse(id: id) : CourseSentences.noCourseOf(id: id, ids: ids))
  }

  private static func none(_ role: StoredCourse.Role) -> Failure {
    switch role {
    case .student:
      Failure(.noInput, CourseSentences.noCourseJoined(command: CourseBook.joining))
    case .coach:
      Failure(
        .noInput,
        CourseSentences.noCourseTaught(
          newCommand: CommandHint("course", "new"), publishCommand: CommandHint("coach", "publish", "FILE")))
    }
  }
}
