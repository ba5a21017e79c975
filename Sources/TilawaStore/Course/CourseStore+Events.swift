import GRDB
package import TilawaCore

/// The result of taking events over.
package struct CourseMerge: Hashable, Sendable {
  /// The number of new events.
  package var added = 0
  /// The number of events that a former key of the teacher signed, and for which the present one does not vouch. They are not stored.
  package var refused = 0
  /// The number of new events that the teacher's own key signed, as they came to the teacher.
  package var own = 0
  /// The key that follows the teacher's by a statement that the teacher's machine does not know.
  package var strangeKey: String?
  package var keysBefore: CourseKeys
  package var keys: CourseKeys

  init(_ keys: CourseKeys) { (keysBefore, self.keys) = (keys, keys) }
}

extension CourseStore {
  /// The most that a number of others moves the numbers of one's own events.
  static let reach = 1 << 20
  /// The most events of one student, and of their bytes, that a teacher takes.
  package static let mostOfStudent = 20_000, mostBytesOfStudent = 6 << 20

  // MARK: - Reading

  /// The events of a course that this version knows and that hold: those of all, and of one student or of every one. The author of the
  /// teacher's is the teacher's first key, whichever signed them.
  ///
  /// - Parameter student: the public key; nil: every student's.
  package func entries(of course: String, student: String? = nil) throws(StoreError) -> [CourseEntry] {
    try read(StoreSentences.cannotReadEventsOfCourse) { db in try CourseLog(course, of: student, db).entries }
  }

  /// The signed lines of a course that hold: those of all, and of one student; also those of kinds that this version does not know.
  package func lines(of course: String, student: String) throws(StoreError) -> [SignedLine] {
    try read(StoreSentences.cannotReadEventsOfCourse) { db in try CourseLog(course, of: student, db).lines }
  }

  /// The keys of the teacher.
  ///
  /// - Parameter lines: lines whose signatures were checked, and whose statements are believed.
  package func keys(of course: String, with lines: [SignedLine] = []) throws(StoreError) -> CourseKeys {
    var keys = try read(StoreSentences.cannotReadKeysOfCourse) { db in try CourseLog.keys(of: course, db) }
    keys.add(lines.statements.map(\.event))
    return keys
  }

  // MARK: - Events of this machine

  /// Notes what the user did, in one transaction.
  ///
  /// - Parameters:
  ///   - kinds: what happened, each with the student whom it concerns; nil: all.
  ///   - key: the key of the user.
  /// - Returns: the ids of the events.
  /// - Throws: `.invalid` where one of them cannot be stored; none is then.
  @discardableResult
  package func note(
    _ kinds: [(student: String?, kind: CourseEvent.Kind)], in course: String, by key: CourseKey, at time: ZonedTime
  ) throws(StoreError) -> [String] {
    try write(StoreSentences.cannotNoteWhatHappenedInCourse) { db in
      var writing = try CourseWriting(course, by: key.name, at: time, db)
      let ids = try kinds.map { try writing.note($0.kind, of: $0.student, by: key, db) }
      try Self.settle(course, Set(kinds.compactMap(\.student)), db)
      return ids
    }
  }

  /// Gives a course another key, which vouches for what the teacher's keys have signed.
  ///
  /// - Parameters:
  ///   - kind: the statement, which `signer` signs.
  ///   - moment: what others have brought since then is not vouched for, in seconds since 1970; nil: all that is here holds.
  /// - Returns: the number of events that hold on, and of those that do not.
  package func change(
    _ course: String, to key: CourseKey, _ kind: CourseEvent.Kind, by signer: CourseKey, since moment: Int?,
    at time: ZonedTime
  ) throws(StoreError) -> (kept: Int, left: Int) {
    try write(StoreSentences.cannotChangeKeyOfCourse) { db in
      let log = try CourseLog(course, of: nil, db)
      var writing = try CourseWriting(course, by: log.keys.current, at: time, db)
      let id = try writing.note(kind, of: nil, by: signer, db)
      guard try CourseLog.keys(of: course, db).current == key.name else {
        throw StoreError(
          code: .invalid, operation: StoreSentences.cannotChangeKeyOfCourse, path: nil,
          detail: StoreSentences.keyInUse(id: String(id.prefix(8))))
      }
      // Events of this machine were received when they were written.
      let (kept, left) = log.teachers.parted { row in
        moment.map { row.received < $0 || row.received == row.form.seconds } ?? true
      }
      for (student, rows) in Dictionary(grouping: kept, by: { $0.form.subject ?? "" }).sorted(by: { $0.key < $1.key }) {
        let ids = rows.map(\.id)
        for start in stride(from: 0, to: ids.count, by: CourseEventForm.mostVouched) {
          let some = ids[start..<min(start + CourseEventForm.mostVouched, ids.count)]
          try writing.note(.vouched(Array(some)), of: student.isEmpty ? nil : student, by: key, db)
        }
      }
      try db.execute(sql: "UPDATE course SET person = ? WHERE id = ?", arguments: [key.name, course])
      try Self.settle(course, Set(log.rows.compactMap(\.form.subject)), db)
      return (kept.count, left.count)
    }
  }

  // MARK: - Events of others

  /// Adds lines whose signatures were checked, where they hold. A known line stays as it is.
  ///
  /// A student takes what that student and the teacher have signed; a teacher what the sender has signed about the sender, and what the
  /// teacher has.
  ///
  /// - Parameter sender: the public key of the one who sent them.
  /// - Throws: `.invalid` for more of a student than a teacher takes; nothing is taken then.
  package func merge(
    _ lines: [SignedLine], into course: String, from sender: String, received: Int
  ) throws(StoreError) -> CourseMerge {
    try write(StoreSentences.cannotTakeOverEventsOfCourse) { db in
      try Self.merge(lines, course, from: sender, received: received, db)
    }
  }

  /// Adds a course of the user's, with all that others have of it: what the teacher and the students have signed.
  package func restore(_ course: StoredCourse, _ lines: [SignedLine], received: Int) throws(StoreError) {
    let statements = lines.statements
    let keys = CourseKeys(first: course.coach, statements.map(\.event))
    let events = lines.filter { line in
      guard let form = line.form, !form.isAboutKeys else { return false }
      return form.writer == form.subject || keys.all.contains(form.writer)
    }
    try write(StoreSentences.cannotTakeCourseBack) { db in
      try db.execute(
        sql: "INSERT INTO course(id, role, coach, person, joined, told) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [course.id, course.role.rawValue, course.coach, course.person, course.joined, course.told])
      for line in statements.map(\.line) + events {
        _ = try CourseWriting.store(line, course.id, received: received, db)
      }
      try Self.settle(course.id, Set(events.compactMap { $0.form?.subject }), db)
    }
  }

  static func merge(
    _ lines: [SignedLine], _ course: String, from sender: String, received: Int, _ db: Database
  ) throws -> CourseMerge {
    let row = try Row.fetchOne(db, sql: "SELECT role, person FROM course WHERE id = ?", arguments: [course])
    guard let row, let role = StoredCourse.Role(rawValue: try row["role"]) else {
      throw StoreError(
        code: .notFound, operation: StoreSentences.cannotTakeOverEventsOfCourse, path: nil,
        detail: StoreSentences.noCourse(id: course))
    }
    let student: String = role == .student ? try row["person"] : sender
    var door = CourseDoor(try CourseLog(course, of: student, db), role, of: student)
    let admitted = door.admitted(of: lines, in: course)
    for line in admitted {
      guard try CourseWriting.store(line, course, received: received, db) else { continue }
      door.merge.added += 1
    }
    if role == .coach, door.merge.added > 0 { try checkAmount(of: student, course, db) }
    let isChanged = door.merge.keys != door.merge.keysBefore
    if door.merge.added > 0 || isChanged {
      let touched = Set(admitted.compactMap { $0.form?.subject }).union(isChanged ? [student] : [])
      try settle(course, touched, db)
    }
    return door.merge
  }

  private static func checkAmount(of student: String, _ course: String, _ db: Database) throws {
    let row = try Row.fetchOne(
      db,
      sql: "SELECT count(*) AS events, total(length(line)) AS bytes FROM course_event WHERE course = ? AND author = ?",
      arguments: [course, student])
    let (events, bytes): (Int, Double) = try (row?["events"] ?? 0, row?["bytes"] ?? 0)
    guard events <= mostOfStudent, Int(bytes) <= mostBytesOfStudent else {
      throw StoreError(
        code: .invalid, operation: StoreSentences.cannotTakeOverEventsOfStudent, path: nil,
        detail: StoreSentences.tooManyEvents(most: mostOfStudent, size: ByteSize(bytes: mostBytesOfStudent).sentence))
    }
  }

  /// Makes the standings of students anew.
  static func settle(_ course: String, _ students: Set<String>, _ db: Database) throws {
    guard !students.isEmpty,
      let coach = try String.fetchOne(db, sql: "SELECT coach FROM course WHERE id = ?", arguments: [course])
    else { return }
    for student in students {
      let fold = CourseFold(try CourseLog(course, of: student, db).entries, coach: coach)
      guard let record = fold.records[student] else { continue }
      try db.execute(
        sql: "INSERT OR REPLACE INTO course_standing(course, student, content) VALUES (?, ?, ?)",
        arguments: [course, student, JSON.line(encoding: CourseStanding(record, coach: coach))])
    }
  }
}

/// The writing of events of this machine, each with the next number.
private struct CourseWriting {
  private let course: String
  private let time: ZonedTime
  private var counter: Int

  /// - Parameter author: the public key of the user.
  init(_ course: String, by author: String, at time: ZonedTime, _ db: Database) throws {
    (self.course, self.time) = (course, time)
    let keys = try CourseLog.keys(of: course, db).all
    let own = keys.contains(author) ? keys : [author]
    // Numbers of other authors order their own events, and cannot use up the numbers of this machine.
    let marks = own.map { _ in "?" }.joined(separator: ", ")
    let greatest =
      try Int.fetchOne(
        db, sql: "SELECT max(counter) FROM course_event WHERE course = ? AND author IN (\(marks))",
        arguments: StatementArguments([course] + own)) ?? 0
    let known = try Int.fetchOne(
      db, sql: "SELECT max(counter) FROM course_event WHERE course = ?", arguments: [course])
    counter = max(greatest, min(known ?? 0, greatest + CourseStore.reach))
  }

  /// Signs and stores an event, and returns its id.
  @discardableResult
  mutating func note(
    _ kind: CourseEvent.Kind, of student: String?, by key: CourseKey, _ db: Database
  ) throws -> String {
    counter += 1
    let text = CourseEventForm(
      course: course, author: key.name, student: student, time: time, counter: counter, kind: kind
    ).line
    let line = SignedLine(line: text, signature: key.signature(of: text, for: .event))
    guard try Self.store(line, course, received: time.seconds, db) else {
      throw StoreError(
        code: .invalid, operation: StoreSentences.cannotNoteWhatHappenedInCourse, path: nil,
        detail: StoreSentences.eventNotStored(number: counter))
    }
    return line.id
  }

  /// Stores a line, and returns whether it is new.
  ///
  /// - Throws: `.corrupt` for a line that is no event of the course.
  static func store(_ line: SignedLine, _ course: String, received: Int, _ db: Database) throws -> Bool {
    guard let form = line.form, form.isOf(course) else {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotStoreEvent, path: nil,
        detail: StoreSentences.eventOfAnotherCourse(id: course))
    }
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO course_event(id, course, author, student, counter, received, line, signature)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      line.id, course, form.writer, form.subject ?? "", form.order, received, line.line, line.signature,
    ])
    return db.changesCount > 0
  }
}
