import AppBase
import TilawaCore
import TilawaStore

/// The result of opening a bundle of a course.
package struct CourseArrived: Hashable, Sendable {
  package let course: String
  package var (events, sounds) = (0, 0)
  /// The public keys of students who are new.
  package var newStudents: [String] = []
  /// The number of events with a former key of the teacher that were not taken.
  private var refused = 0
  /// The number of events with the teacher's own key that came to the teacher.
  private var own = 0
  /// The key that follows the teacher's, without the teacher's knowledge.
  private var strangeKey: String?
  private var change: KeyChange?

  private struct KeyChange: Hashable {
    let (before, after): (String, String)
    let way: CourseKeys.Way?
  }

  init(course: String) { self.course = course }

  init(course: String, _ merge: CourseMerge) {
    (self.course, events, refused, own) = (course, merge.added, merge.refused, merge.own)
    strangeKey = merge.strangeKey
    let (before, after) = (merge.keysBefore.current, merge.keys.current)
    if before != after { change = KeyChange(before: before, after: after, way: merge.keys.way) }
  }

  /// Whether somebody is to do something about it.
  package var isTroubled: Bool { strangeKey != nil }

  /// The part of an exchange that goes out: what it has sent, and what failed.
  struct Exchanged {
    /// The numbers of bundles and recordings.
    let (bundles, sounds): (Int, Int)
    let troubles: [CourseTaken.Trouble]
  }

  /// - Parameter exchanged: what was sent at the same time; nil for bundles that were opened.
  static func answer(_ opened: [CourseArrived], _ exchanged: Exchanged? = nil) -> CommandAnswer {
    let events = opened.map(\.events).reduce(0, +)
    let sounds = opened.map(\.sounds).reduce(0, +)
    let students = opened.flatMap(\.newStudents)
    var lines = [
      events + sounds == 0
        ? CourseSentences.nothingNew : CourseSentences.newThings(events: events, sounds: sounds)
    ]
    if !students.isEmpty {
      let command = CommandHint("coach", "students")
      lines.append(CourseSentences.newStudents(count: students.count, command: command))
    }
    let change = opened.compactMap(\.change).last
    let troubles = exchanged?.troubles ?? []
    return CommandAnswer(
      lines,
      CourseTaken(
        events: events, sounds: sounds, newStudents: students, bundles: opened.count,
        sentBundles: exchanged?.bundles, sentSounds: exchanged?.sounds,
        troubles: troubles.isEmpty ? nil : troubles, teacherKey: change?.after),
      remarks: remarks(opened) + alarms(opened))
  }

  private static func remarks(_ opened: [CourseArrived]) -> [Sentence] {
    var remarks: [Sentence] = []
    let refused = opened.map(\.refused).max() ?? 0
    if refused > 0 { remarks.append(CourseSentences.refused(count: refused)) }
    let own = opened.map(\.own).reduce(0, +)
    if own > 0 {
      remarks.append(CourseSentences.ownEvents(count: own, command: CommandHint("coach", "key", "rotate")))
    }
    return remarks
  }

  /// Remarks about keys, which no user should miss.
  static func alarms(_ opened: [CourseArrived]) -> [Sentence] {
    var alarms: [Sentence] = []
    if let change = opened.compactMap(\.change).last {
      let (before, after) = (String(change.before.prefix(16)), String(change.after.prefix(16)))
      alarms.append(
        change.way == .code
          ? CourseSentences.teacherKeyByCode(key: after, before: before)
          : CourseSentences.teacherKeyByKey(key: after, before: before))
      if change.way == .key { alarms.append(CourseSentences.teacherKeyStolen) }
    }
    if let key = opened.compactMap(\.strangeKey).last {
      let command = CommandHint("coach", "key", "recover")
      alarms.append(CourseSentences.strangeKey(key: String(key.prefix(16)), command: command))
    }
    return alarms
  }
}
