package import TilawaCore

/// The choice of the lines of others that a course takes over.
struct CourseDoor {
  private let role: StoredCourse.Role
  private let student: String
  private let known: Set<String>
  var merge: CourseMerge

  /// - Parameter student: the student whom the lines concern.
  init(_ log: CourseLog, _ role: StoredCourse.Role, of student: String) {
    (self.role, self.student, known, merge) = (role, student, Set(log.rows.map(\.id)), CourseMerge(log.keys))
  }

  /// Returns the lines that hold and are not known, in the order of their numbers.
  mutating func admitted(of lines: [SignedLine], in course: String) -> [SignedLine] {
    let statements = lines.statements.filter { !known.contains($0.event.id) && concerns($0.event.student) }
    return admit(statements) + lines.filter { admits($0, course) }
  }

  private func concerns(_ subject: String?) -> Bool { subject == nil || subject == student }

  /// Takes statements about keys over. A teacher's own key never changes from outside: such a change is only reported.
  private mutating func admit(_ statements: [(line: SignedLine, event: CourseEvent)]) -> [SignedLine] {
    var (rest, taken, before): ([(line: SignedLine, event: CourseEvent)], [SignedLine], Int) = (statements, [], 0)
    repeat {
      before = rest.count
      rest.removeAll { statement in
        var keys = merge.keys
        guard keys.apply(statement.event) else { return false }
        if role == .coach, keys.current != merge.keys.current {
          merge.strangeKey = keys.current
        } else {
          merge.keys = keys
          taken.append(statement.line)
        }
        return true
      }
    } while rest.count < before
    if role == .coach { merge.own += taken.count }
    return taken
  }

  private mutating func admits(_ line: SignedLine, _ course: String) -> Bool {
    guard let form = line.form, form.isOf(course), !form.isAboutKeys, concerns(form.subject), !known.contains(line.id)
    else { return false }
    guard merge.keys.all.contains(form.writer) else { return form.writer == student && form.subject == student }
    guard merge.keys.hold(line.id, by: form.writer) else {
      merge.refused += 1
      return false
    }
    if role == .coach { merge.own += 1 }
    return true
  }
}

extension [SignedLine] {
  /// The events among them that say something about keys, by their numbers.
  var statements: [(line: SignedLine, event: CourseEvent)] {
    compactMap { line in
      guard let form = line.form, form.isAboutKeys, let event = try? form.event(id: line.id) else { return nil }
      return (line, event)
    }.sorted { $0.event.comes(before: $1.event) }
  }
}

extension [CourseLog.Line] {
  /// Parts rows into those for which something holds, and the others.
  func parted(by isFirst: (CourseLog.Line) -> Bool) -> ([CourseLog.Line], [CourseLog.Line]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension CourseBundle {
  /// The statements about keys in it.
  package var statements: [CourseEvent] { lines.statements.map(\.event) }

  /// The first key of the teacher who sends it: that from which its statements lead to the sender, else the sender's.
  package var firstKey: String {
    let statements = statements
    let starts = Set(lines.compactMap { $0.form?.subject == nil ? $0.form?.writer : nil }).sorted()
    guard starts.count <= 1000 else { return manifest.sender }
    let led = starts.map { CourseKeys(first: $0, statements) }.filter { $0.current == manifest.sender }
    return led.max { ($0.former.count, $1.first) < ($1.former.count, $0.first) }?.first ?? manifest.sender
  }
}

extension CourseKeys {
  /// The keys that events tell of, of a teacher who has a recovery code; nil where there is none.
  ///
  /// - Parameter recovery: the public key of the code.
  package init?(recoveredBy recovery: String, _ lines: [SignedLine]) {
    let statements = lines.statements.map(\.event)
    let starts = Set(statements.map(\.author))
    guard starts.count <= 1000 else { return nil }
    let found = starts.sorted().map { CourseKeys(first: $0, statements) }.filter { $0.recovery == recovery }
    guard let keys = found.max(by: { $0.former.count < $1.former.count }) else { return nil }
    self = keys
  }
}
