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

  /// - Parameter members: more members for programs.
  static func answer(_ opened: [CourseArrived], besides members: [(String, JSON)] = []) -> CommandAnswer {
    let events = opened.map(\.events).reduce(0, +)
    let sounds = opened.map(\.sounds).reduce(0, +)
    let students = opened.flatMap(\.newStudents)
    var lines = [
      events + sounds == 0
        ? "nothing new"
        : "new: \(Count.words(events, "event", "events")), \(Count.words(sounds, "recording", "recordings"))"
    ]
    if !students.isEmpty {
      lines.append("\(Count.words(students.count, "student is", "students are")) new: tilawa coach students")
    }
    let change = opened.compactMap(\.change).last
    return CommandAnswer(
      lines,
      .object(
        [
          ("events", .int(events)), ("sounds", .int(sounds)), ("new_students", .strings(students)),
          ("bundles", .int(opened.count)),
        ] + members + (change.map { [("teacher_key", .string($0.after))] } ?? [])),
      remarks: remarks(opened) + alarms(opened))
  }

  private static func remarks(_ opened: [CourseArrived]) -> [String] {
    var remarks: [String] = []
    let refused = opened.map(\.refused).max() ?? 0
    if refused > 0 {
      remarks.append(
        "\(Count.words(refused, "event was", "events were")) not taken: signed with a key that was given up")
    }
    let own = opened.map(\.own).reduce(0, +)
    if own > 0 {
      remarks.append(
        "\(Count.words(own, "event", "events")) with your key came from others; if this machine has lost nothing, somebody else has "
          + "your key: tilawa coach key rotate, with --since and the first day of that")
    }
    return remarks
  }

  /// Remarks about keys, which no user should miss.
  static func alarms(_ opened: [CourseArrived]) -> [String] {
    var alarms: [String] = []
    if let change = opened.compactMap(\.change).last {
      let way = change.way == .code ? "by the recovery code of the course" : "and the key before has signed that"
      alarms.append(
        "your teacher has a new key, \(change.after.prefix(16)), \(way); what \(change.before.prefix(16)) signs is not taken any more"
      )
      if change.way == .key {
        alarms.append("if your teacher does not know of it, say so in another way: the key may be stolen")
      }
    }
    if let key = opened.compactMap(\.strangeKey).last {
      alarms.append(
        "somebody else has your key, and students are told that the key \(key.prefix(16)) follows; to take the course back: "
          + "tilawa coach key recover")
    }
    return alarms
  }
}
