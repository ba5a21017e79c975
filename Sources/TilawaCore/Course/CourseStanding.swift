/// The position of a student in a course, without the present time: enough for a teacher's lists.
package struct CourseStanding: Hashable, Sendable, Encodable {
  /// A submission that waits for feedback.
  package struct Waiting: Hashable, Sendable, Encodable {
    /// The number of a week, `placement` or `assessment`.
    package let part: String
    /// The time by the student's clock, in seconds since 1970.
    package let at: Int
  }

  /// The end of a course for a student.
  package enum End: String, Hashable, Sendable, Encodable {
    case none, assessed
    case notPassed = "not-passed"
    case graduated
  }

  package let student: String
  package let name: String
  package let level: String
  package let group: String
  package let isPlaced: Bool
  /// The weeks with a submission.
  package let submitted: [Int]
  package let waived: [Int]
  package let waiting: [Waiting]
  package let attended: Int
  /// The number of the student's messages after the teacher's last.
  package let questions: Int
  package let end: End

  package init(_ record: CourseRecord, coach: String) {
    (student, name) = (record.student, record.name)
    (level, group) = (record.placement?.level ?? "", record.placement?.group ?? "")
    isPlaced = record.placement != nil
    submitted = Set(record.submissions.compactMap { if case .week(let week) = $0.part { week } else { nil } }).sorted()
    waived = record.waived.sorted()
    waiting = record.waiting.map { Waiting(part: $0.part.name, at: $0.time.seconds) }
    attended = record.attended.count
    questions = record.messages.reversed().prefix { $0.author != coach }.count
    if record.graduation != nil {
      end = .graduated
    } else {
      let results = record.submissions(for: .assessment).last?.answer?.feedback.result
      end = results == .notPassed ? .notPassed : results == .pass ? .assessed : .none
    }
  }

  /// Returns the weeks whose deadline has passed without a submission.
  ///
  /// - Parameter due: the weeks with a submission whose deadline has passed.
  package func openWeeks(due: [Int]) -> [Int] {
    guard isPlaced, end != .graduated else { return [] }
    return due.filter { !submitted.contains($0) && !waived.contains($0) }
  }
}

extension CourseStanding {
  /// Reads a stored standing; nil where a member is missing. Lists of a school read hundreds of them, too many for a general decoder.
  package init?(reading json: JSON) {
    guard case .object(let members) = json else { return nil }
    var texts: [String: String] = [:]
    var (numbers, lists, waiting): ([String: Int], [String: [Int]], [Waiting]?) = ([:], [:], nil)
    var isPlaced: Bool?
    for (name, value) in members {
      switch value {
      case .string(let text): texts[name] = text
      case .number(let digits): numbers[name] = Int(digits)
      case .bool(let flag) where name == "isPlaced": isPlaced = flag
      case .array(let values) where name == "waiting": waiting = values.compactMap(Waiting.init(reading:))
      case .array(let values): lists[name] = values.compactMap { $0.scalar.flatMap { Int($0) } }
      case .null, .bool, .object: break
      }
    }
    guard let student = texts["student"], let name = texts["name"], let level = texts["level"],
      let group = texts["group"], let end = texts["end"].flatMap(End.init(rawValue:)), let isPlaced, let waiting,
      let submitted = lists["submitted"], let waived = lists["waived"], let attended = numbers["attended"],
      let questions = numbers["questions"]
    else { return nil }
    (self.student, self.name, self.level, self.group, self.isPlaced) = (student, name, level, group, isPlaced)
    (self.submitted, self.waived, self.waiting) = (submitted, waived, waiting)
    (self.attended, self.questions, self.end) = (attended, questions, end)
  }
}

extension CourseStanding.Waiting {
  fileprivate init?(reading json: JSON) {
    guard let part = json["part"]?.scalar, let at = json["at"]?.scalar.flatMap({ Int($0) }) else { return nil }
    (self.part, self.at) = (part, at)
  }
}
