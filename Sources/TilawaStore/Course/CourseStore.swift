import GRDB
package import TilawaCore
import TilawaFiles

/// The courses in which the user teaches or learns, and their events. Each call is one transaction.
package struct CourseStore: LibraryStore {
  let database: LibraryDatabase

  // MARK: - Courses

  /// All courses, the last joined first.
  package func all() throws(StoreError) -> [StoredCourse] {
    try read("list the courses") { db in
      try Row.fetchAll(db, sql: "SELECT * FROM course ORDER BY joined DESC, id").compactMap(Self.course)
    }
  }

  private static func course(_ row: Row) throws -> StoredCourse? {
    let (id, role, coach, person): (String?, String?, String?, String?) = try (
      row["id"], row["role"], row["coach"], row["person"]
    )
    let (joined, told, quiet, folder): (Int?, Int?, String?, String?) = try (
      row["joined"], row["told"], row["quiet"], row["folder"]
    )
    guard let id, CourseID.isValid(id), let role = role.flatMap(StoredCourse.Role.init(rawValue:)), let coach,
      CourseID.isHash(coach), let person, CourseID.isHash(person)
    else { return nil }
    return StoredCourse(
      id: id, role: role, coach: coach, person: person, joined: joined ?? 0, told: told ?? 0, quiet: quiet ?? "",
      folder: folder)
  }

  /// Adds a course with its first events.
  ///
  /// - Throws: `.invalid` if there is one of this id with another teacher.
  package func add(_ course: StoredCourse, _ lines: [SignedLine], received: Int) throws(StoreError) -> Int {
    let known = try all().first { $0.id == course.id }
    guard known == nil || known?.coach == course.coach else {
      throw StoreError(
        code: .invalid, operation: "join the course", path: nil,
        message: "another teacher's course has the id “\(course.id)” here")
    }
    return try write("join the course") { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO course(id, role, coach, person, joined, told) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [course.id, course.role.rawValue, course.coach, course.person, course.joined, course.told])
      return try insert(lines, course.id, received: received, db)
    }
  }

  /// Notes up to which moment notifications were shown.
  package func setTold(_ moment: Int, of course: String) throws(StoreError) {
    try set("told", moment, course)
  }

  /// Sets the hours without notifications.
  package func setQuiet(_ text: String, of course: String) throws(StoreError) { try set("quiet", text, course) }

  /// Sets the folder that is shared with the other side.
  package func setFolder(_ path: String?, of course: String) throws(StoreError) { try set("folder", path, course) }

  private func set(_ column: String, _ value: (any DatabaseValueConvertible)?, _ course: String) throws(StoreError) {
    try write("change a course") { db in
      try db.execute(sql: "UPDATE course SET \(column) = ? WHERE id = ?", arguments: [value, course])
    }
  }

  // MARK: - Events

  /// The events of a course that this version knows: those of all, and of one student or of every one.
  ///
  /// - Parameter student: the public key; nil: every student's.
  package func entries(of course: String, student: String? = nil) throws(StoreError) -> [CourseEntry] {
    try read("read the events of a course") { db in try Self.entries(course, student, db) }
  }

  private static func entries(_ course: String, _ student: String?, _ db: Database) throws -> [CourseEntry] {
    let condition = student == nil ? "" : " AND student IN ('', ?)"
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, line, received FROM course_event WHERE course = ?\(condition) ORDER BY number",
      arguments: student.map { [course, $0] } ?? [course])
    return try rows.compactMap { row in
      let (id, line, received): (String?, String?, Int?) = try (row["id"], row["line"], row["received"])
      guard let id, let line, let form = SignedLine(line: line, signature: "").form, let event = try? form.event(id: id)
      else { return nil }
      return CourseEntry(event, received: received ?? 0)
    }
  }

  /// The signed lines of a course: those of all, and of one student; also those of kinds that this version does not know.
  package func lines(of course: String, student: String) throws(StoreError) -> [SignedLine] {
    try read("read the events of a course") { db in
      try Row.fetchAll(
        db, sql: "SELECT line, signature FROM course_event WHERE course = ? AND student IN ('', ?) ORDER BY number",
        arguments: [course, student]
      ).map { SignedLine(line: try $0["line"], signature: try $0["signature"]) }
    }
  }

  /// Adds lines whose signatures were checked. A known one stays as it is.
  ///
  /// - Returns: the number of new ones.
  package func merge(_ lines: [SignedLine], into course: String, received: Int) throws(StoreError) -> Int {
    try write("take over the events of a course") { db in try insert(lines, course, received: received, db) }
  }

  /// Notes what the user did, in one transaction.
  ///
  /// - Parameters:
  ///   - kinds: what happened, each with the student whom it concerns; nil: all.
  ///   - key: the key of the user.
  /// - Returns: the ids of the events.
  @discardableResult
  package func note(
    _ kinds: [(student: String?, kind: CourseEvent.Kind)], in course: String, by key: CourseKey, at time: ZonedTime
  ) throws(StoreError) -> [String] {
    try write("note what happened in a course") { db in
      var counter =
        try Int.fetchOne(
          db, sql: "SELECT max(counter) FROM course_event WHERE course = ?", arguments: [course]) ?? 0
      let lines = kinds.map { student, kind in
        counter += 1
        let line = CourseEventForm(
          course: course, author: key.name, student: student, time: time, counter: counter, kind: kind
        ).line
        return SignedLine(line: line, signature: key.signature(of: line, for: .event))
      }
      _ = try insert(lines, course, received: time.seconds, db)
      return lines.map(\.id)
    }
  }

  private func insert(_ lines: [SignedLine], _ course: String, received: Int, _ db: Database) throws -> Int {
    var (added, touched) = (0, Set<String>())
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO course_event(id, course, author, student, counter, received, line, signature)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for line in lines {
      guard let form = line.form, form.isOf(course) else { continue }
      try statement.execute(arguments: [
        line.id, course, form.writer, form.subject ?? "", form.order, received, line.line, line.signature,
      ])
      guard db.changesCount > 0 else { continue }
      added += 1
      if let student = form.subject { touched.insert(student) }
    }
    try settle(course, touched, db)
    return added
  }

  // MARK: - Bundles of a shared folder

  /// The names of the bundles that were opened.
  package func openedBundles(of course: String) throws(StoreError) -> Set<String> {
    try read("list the opened bundles") { db in
      Set(try String.fetchAll(db, sql: "SELECT name FROM course_bundle WHERE course = ?", arguments: [course]))
    }
  }

  /// Notes that a bundle was opened.
  package func noteBundle(_ name: String, of course: String) throws(StoreError) {
    try write("note an opened bundle") { db in
      try db.execute(sql: "INSERT OR IGNORE INTO course_bundle(course, name) VALUES (?, ?)", arguments: [course, name])
    }
  }

  // MARK: - Standings

  /// The standings of all students of a course, by name.
  package func standings(of course: String) throws(StoreError) -> [CourseStanding] {
    try read("list the students") { db in
      try String.fetchAll(db, sql: "SELECT content FROM course_standing WHERE course = ?", arguments: [course])
        .compactMap { (try? JSON(reading: $0)).flatMap(CourseStanding.init(reading:)) }
        .map { (name: $0.name.lowercased(), standing: $0) }
        .sorted { ($0.name, $0.standing.student) < ($1.name, $1.standing.student) }
        .map(\.standing)
    }
  }

  private func settle(_ course: String, _ students: Set<String>, _ db: Database) throws {
    guard !students.isEmpty,
      let coach = try String.fetchOne(db, sql: "SELECT coach FROM course WHERE id = ?", arguments: [course])
    else { return }
    for student in students {
      let fold = CourseFold(try Self.entries(course, student, db), coach: coach)
      guard let record = fold.records[student] else { continue }
      try db.execute(
        sql: "INSERT OR REPLACE INTO course_standing(course, student, content) VALUES (?, ?, ?)",
        arguments: [course, student, JSON.line(encoding: CourseStanding(record, coach: coach))])
    }
  }
}
