package import AppBase
package import TilawaCore
import TilawaScripts
package import TilawaStore

/// The check of a course's file.
package enum CourseFileCheck {
  /// Reads a course.
  ///
  /// - Parameter file: the name of the file, for people.
  /// - Throws: `Failure` (unreadable) after every fault was told.
  package static func course(_ text: String, from file: String, in context: AppContext) throws -> Course {
    let structure = try context.quran().structure.printed(as: .madani)
    do throws(ScriptFaults) { return try CourseReader(structure: structure).read(text) } catch {
      let faults = error.faults.map { "\($0)" }
      for fault in faults.dropLast() {
        context.interface.warn(CourseSentences.fileFault(file: file, fault: fault))
      }
      let last = faults[faults.count - 1]
      throw Failure(
        .unreadable,
        faults.count == 1
          ? CourseSentences.fileFault(file: file, fault: last)
          : CourseSentences.fileFaultOfSeveral(file: file, fault: last, count: faults.count))
    }
  }

  /// Checks a file, and sums the course up.
  package static func answer(_ text: String, from file: String, in context: AppContext) throws -> CommandAnswer {
    let course = try course(text, from: file, in: context)
    guard let calendar = CourseCalendar(course) else {
      throw Failure(.unreadable, CourseSentences.zoneNotKnown(file: file))
    }
    let remains = CourseTemplate.remains(in: course, .written).map(\.text)
    let last = calendar.day(ofWeek: course.length + 1).advanced(by: -1)
    return CommandAnswer(
      [
        CourseSentences.noFaults(file: file),
        CourseSentences.courseSummedUp(
          title: course.title, weeks: course.length, start: CourseWords.date(course.start),
          end: CourseWords.date(last), sessions: course.sessions.count),
      ] + remarks(on: remains),
      CourseChecked(
        course: course.id, weeks: course.length, start: "\(course.start)", end: "\(last)", template: remains))
  }

  /// Returns the line that says which values of a course are still those of the template; none where there are none.
  static func remarks(on remains: [String]) -> [Sentence] {
    remains.isEmpty ? [] : [CourseSentences.stillOfTemplate(values: remains.joined(separator: "; "))]
  }

  /// Returns the text of a new course.
  ///
  /// - Parameters:
  ///   - start: the first day; nil: the Saturday after next.
  ///   - code: the recovery code, of which the public key is written.
  package static func template(
    weeks: Int, start: CalendarDay?, code: RecoveryCode, now: ZonedTime = .now
  ) throws -> String {
    let saturday = CourseTime(weekday: 6, minutes: 0).day(onOrAfter: now.day.advanced(by: 8))
    let first = start ?? saturday
    // A machine without a zone of its own calls it GMT, which is none of a course.
    let zone = ZoneOffsets(named: now.zone, over: first...first) == nil ? "UTC" : now.zone
    return CourseTemplate.text(weeks: weeks, start: first, zone: zone, recovery: try code.key.name)
  }
}
