package import AppBase
package import TilawaCore
import TilawaScripts
package import TilawaStore

/// A course of this user as it is now: its file, its events, and the time.
package struct CourseBook {
  let context: AppContext
  package let library: Library
  package let stored: StoredCourse
  package let course: Course
  package let calendar: CourseCalendar
  /// The zone in which times are shown: that of this machine.
  package let local: ZoneOffsets
  package let now: ZonedTime
  /// The options with which commands mean this course; empty where they mean it without any.
  let options: [String]
  package private(set) var fold: CourseFold
  let structure: QuranStructure

  /// Opens a course.
  ///
  /// - Parameters:
  ///   - id: the id of the course; nil: `CourseChoice` chooses.
  ///   - role: the part of the user.
  /// - Throws: `Failure` (no input) where there is none.
  package init(
    _ id: String?, as role: StoredCourse.Role, in context: AppContext, for purpose: LibraryDatabase.Purpose = .reading,
    now: ZonedTime = .now
  ) throws {
    let library = try context.library(for: purpose)
    try self.init(CourseChoice(id, as: role, in: context, library, now: now), in: context, library, now: now)
  }

  /// Opens the course of a choice.
  package init(_ choice: CourseChoice, in context: AppContext, _ library: Library, now: ZonedTime) throws {
    try self.init(choice.stored, in: context, library, options: choice.options, now: now)
  }

  init(
    _ stored: StoredCourse, in context: AppContext, _ library: Library, options: [String] = [], now: ZonedTime
  ) throws {
    let student = stored.role == .student ? stored.person : nil
    let fold = CourseFold(try library.courses.entries(of: stored.id, student: student), coach: stored.coach)
    structure = try context.quran().structure.printed(as: .madani)
    guard let text = fold.board.text else {
      throw Failure(.noInput, CourseSentences.notArrived(id: stored.id))
    }
    let course = try CourseBook.course(text, structure)
    guard let calendar = CourseCalendar(course) else {
      throw Failure(.unreadable, CourseSentences.unknownZoneAdvice(zone: course.zone))
    }
    let days = course.start.advanced(by: -800)...course.start.advanced(by: 7 * course.length + 800)
    guard let local = ZoneOffsets(named: nil, over: days) else { preconditionFailure("a machine has a time zone") }
    (self.context, self.library, self.stored, self.options, self.now) = (context, library, stored, options, now)
    (self.course, self.calendar, self.local, self.fold) = (course, calendar, local, fold)
  }

  static func course(_ text: String, _ structure: QuranStructure) throws -> Course {
    do throws(ScriptFaults) { return try CourseReader(structure: structure).read(text) } catch {
      throw Failure(.unreadable, CourseSentences.unreadableCourse(fault: "\(error.faults[0])"))
    }
  }

  // MARK: - Views

  /// The user's own course.
  package var view: CourseView { view(of: stored.person) }

  package var words: CourseWords { CourseWords(view, local: local) }

  /// Returns the course of a student.
  package func view(of student: String) -> CourseView {
    CourseView(calendar, fold.records[student] ?? CourseRecord(student: student), fold.board, now: now.seconds)
  }

  /// Returns the changes of the course's file that arrived after a moment, in words, by the ids of their events.
  func revisions(after moment: Int) -> [String: [String]] {
    var revisions: [String: [String]] = [:]
    var before: String?
    for entry in fold.board.log {
      guard case .published(let text) = entry.event.kind else { continue }
      defer { before = text }
      // A version that this program cannot read tells nothing.
      guard entry.received > moment, let before, let old = try? CourseBook.course(before, structure),
        let new = try? CourseBook.course(text, structure)
      else { continue }
      revisions[entry.event.id] = CourseRevision.lines(from: old, to: new)
    }
    return revisions
  }

  /// The keys of the teacher.
  var keys: CourseKeys { get throws { try library.courses.keys(of: stored.id) } }

  var sounds: CourseSounds { CourseSounds(in: library.folders) }

  /// The passage of a part of the course, as it is written in the course.
  func passage(of part: CourseEvent.Part) -> String {
    switch part {
    case .week(let week): course.week(week)?.passage ?? ""
    case .assessment: course.assessment.passage
    case .placement: ""
    }
  }

  // MARK: - Changes

  /// Notes what the user did, and takes over the new state.
  @discardableResult
  mutating func note(_ kinds: [(student: String?, kind: CourseEvent.Kind)]) throws -> [String] {
    let key = try CourseKey(in: library.folders, named: stored.person)
    let ids = try library.courses.note(kinds, in: stored.id, by: key, at: now)
    let student = stored.role == .student ? stored.person : nil
    fold = CourseFold(try library.courses.entries(of: stored.id, student: student), coach: stored.coach)
    return ids
  }

  /// Notes what the student did.
  @discardableResult
  mutating func note(own kind: CourseEvent.Kind) throws -> String {
    try note([(stored.person, kind)])[0]
  }
}
