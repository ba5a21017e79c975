import GRDB
import Glibc
package import TilawaCore
import TilawaFiles

/// The courses in which the user teaches or learns, and their events. Each call is one transaction.
package struct CourseStore: LibraryStore {
  let database: LibraryDatabase

  // MARK: - Courses

  /// All courses, the last joined first.
  package func all() throws(StoreError) -> [StoredCourse] {
    try read(StoreSentences.cannotListCourses) { db in
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
      Hex.isDigest(coach), let person, Hex.isDigest(person)
    else { return nil }
    return StoredCourse(
      id: id, role: role, coach: coach, person: person, joined: joined ?? 0, told: told ?? 0, quiet: quiet ?? "",
      folder: folder)
  }

  /// The ids of all courses, and the names of the students of one's own, without opening the library for more; a shell
  /// completes them.
  ///
  /// Changes nothing, and does not bring a library of an older version up to date.
  /// - Throws: `.corrupt`, also where it is busy: the caller goes without.
  package static func names(in folders: Folders) throws(StoreError) -> (courses: [String], students: [String]) {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return ([], []) }
    return try storing(StoreSentences.cannotListCourses, folders.library) {
      var names: (courses: [String], students: [String]) = ([], [])
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT id FROM course ORDER BY joined DESC, id") { names.courses.append($0.text(0)) }
        try db.forEachRow("SELECT content FROM course_standing ORDER BY course, student") { row in
          if let json = try? JSON(reading: row.text(0)), let standing = CourseStanding(reading: json) {
            names.students.append(standing.name)
          }
        }
      }
      return names
    }
  }

  /// Adds a course with its first events.
  ///
  /// - Throws: `.invalid` if there is one of this id with another teacher.
  package func add(_ course: StoredCourse, _ lines: [SignedLine], received: Int) throws(StoreError) -> Int {
    let known = try all().first { $0.id == course.id }
    guard known == nil || known?.coach == course.coach else {
      throw StoreError(
        code: .invalid, operation: StoreSentences.cannotJoinCourse, path: nil,
        detail: StoreSentences.courseOfAnotherTeacher(id: course.id))
    }
    return try write(StoreSentences.cannotJoinCourse) { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO course(id, role, coach, person, joined, told) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [course.id, course.role.rawValue, course.coach, course.person, course.joined, course.told])
      return try Self.merge(lines, course.id, from: course.coach, received: received, db).added
    }
  }

  /// Notes up to which moment notifications were shown.
  package func setTold(_ moment: Int, of course: String) throws(StoreError) {
    try set("told", moment, course)
  }

  /// Sets the hours without notifications.
  package func setQuiet(_ text: String, of course: String) throws(StoreError) { try set("quiet", text, course) }

  /// Sets the folder that is shared with the other side. Looks at another one are forgotten: they say nothing of this one.
  package func setFolder(_ path: String?, of course: String) throws(StoreError) {
    try write(StoreSentences.cannotChangeCourse) { db in
      try db.execute(
        sql: "DELETE FROM course_object WHERE course = ?1 AND (SELECT folder FROM course WHERE id = ?1) IS NOT ?2",
        arguments: [course, path])
      try db.execute(sql: "UPDATE course SET folder = ? WHERE id = ?", arguments: [path, course])
    }
  }

  private func set(_ column: String, _ value: (any DatabaseValueConvertible)?, _ course: String) throws(StoreError) {
    try write(StoreSentences.cannotChangeCourse) { db in
      try db.execute(sql: "UPDATE course SET \(column) = ? WHERE id = ?", arguments: [value, course])
    }
  }

  // MARK: - Objects of a shared place

  /// The names of the bundles that were opened, each made of the events that were read.
  package func openedBundles(of course: String) throws(StoreError) -> Set<String> {
    try read(StoreSentences.cannotListOpenedBundles) { db in
      Set(try String.fetchAll(db, sql: "SELECT name FROM course_bundle WHERE course = ?", arguments: [course]))
    }
  }

  /// Notes that a bundle was opened.
  package func noteBundle(_ name: String, of course: String) throws(StoreError) {
    try write(StoreSentences.cannotNoteOpenedBundle) { db in
      try db.execute(sql: "INSERT OR IGNORE INTO course_bundle(course, name) VALUES (?, ?)", arguments: [course, name])
    }
  }

  /// The objects of a place that were looked at, and when, in seconds since 1970.
  package func objects(of course: String) throws(StoreError) -> [String: Int] {
    try read(StoreSentences.cannotListObjectsOfPlace) { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT name, looked FROM course_object WHERE course = ?", arguments: [course])
      return Dictionary(
        try rows.map { (try $0["name"] as String, try $0["looked"] as Int) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Notes that objects of a place were looked at, and forgets those that were not for a month.
  package func note(objects names: [String], of course: String, at now: Int) throws(StoreError) {
    guard !names.isEmpty else { return }
    try write(StoreSentences.cannotNoteObjectsOfPlace) { db in
      for name in names {
        try db.execute(
          sql: "INSERT OR REPLACE INTO course_object(course, name, looked) VALUES (?, ?, ?)",
          arguments: [course, name, now])
      }
      try db.execute(
        sql: "DELETE FROM course_object WHERE course = ? AND looked < ?", arguments: [course, now - 30 * 86_400])
    }
  }

  // MARK: - Standings

  /// Whether a student has a standing.
  package func knows(_ student: String, in course: String) throws(StoreError) -> Bool {
    try read(StoreSentences.cannotLookForStudent) { db in
      try Bool.fetchOne(
        db, sql: "SELECT 1 FROM course_standing WHERE course = ? AND student = ?", arguments: [course, student])
        ?? false
    }
  }

  /// The standings of all students of a course, by name.
  package func standings(of course: String) throws(StoreError) -> [CourseStanding] {
    try read(StoreSentences.cannotListStudents) { db in
      try String.fetchAll(db, sql: "SELECT content FROM course_standing WHERE course = ?", arguments: [course])
        .compactMap { (try? JSON(reading: $0)).flatMap(CourseStanding.init(reading:)) }
        .map { (name: $0.name.lowercased(), standing: $0) }
        .sorted { ($0.name, $0.standing.student) < ($1.name, $1.standing.student) }
        .map(\.standing)
    }
  }
}
