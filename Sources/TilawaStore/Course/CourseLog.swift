import GRDB
import TilawaCore

/// The events of a course as they are stored, in the order in which they arrived, and the keys of the teacher.
struct CourseLog {
  struct Line {
    let id: String
    let line: SignedLine
    let form: CourseEventForm
    let received: Int

    /// The event; nil where this version does not know its kind.
    var event: CourseEvent? { try? form.event(id: id) }
  }

  let rows: [Line]
  let keys: CourseKeys

  /// - Parameter student: the student whose events are read beside those of all; nil: every one's.
  init(_ course: String, of student: String?, _ db: Database) throws {
    let condition = student == nil ? "" : " AND student IN ('', ?)"
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, line, signature, received FROM course_event WHERE course = ?\(condition) ORDER BY number",
      arguments: student.map { [course, $0] } ?? [course])
    self.rows = try rows.compactMap { row in
      let line = SignedLine(line: try row["line"], signature: try row["signature"])
      return try line.form.map { Line(id: try row["id"], line: line, form: $0, received: try row["received"]) }
    }
    let coach = try String.fetchOne(db, sql: "SELECT coach FROM course WHERE id = ?", arguments: [course]) ?? ""
    keys = CourseKeys(first: coach, self.rows.filter(\.form.isAboutKeys).compactMap(\.event))
  }

  /// Reads the keys alone, without that for which they vouch to a student.
  static func keys(of course: String, _ db: Database) throws -> CourseKeys { try CourseLog(course, of: "", db).keys }

  /// Whether an event holds: a student's own, or one of the teacher.
  private func holds(_ row: Line) -> Bool {
    row.form.writer == row.form.subject || keys.hold(row.id, by: row.form.writer)
  }

  /// The rows that hold, but for those about keys. Where the present key vouches for no file of the course, the last one of the
  /// keys before stays: without a file nothing could be told, not even that another key follows.
  private var holding: [Line] {
    let holding = rows.filter { !$0.form.isAboutKeys && holds($0) }
    guard !holding.contains(where: \.form.isFile),
      let file = rows.last(where: { $0.form.isFile && keys.all.contains($0.form.writer) })
    else { return holding }
    return holding + [file]
  }

  /// The events that hold and that this version knows. The author of the teacher's is the first of the teacher's keys.
  var entries: [CourseEntry] {
    holding.compactMap { row in
      guard let event = row.event else { return nil }
      let author = event.author == event.student ? event.author : keys.first
      return CourseEntry(event.written(by: author), received: row.received)
    }
  }

  /// The lines of the events that hold, and of all that is said about keys.
  var lines: [SignedLine] { rows.filter { $0.form.isAboutKeys || holds($0) }.map(\.line) }

  /// The events of the teacher that hold.
  var teachers: [Line] { rows.filter { !$0.form.isAboutKeys && keys.hold($0.id, by: $0.form.writer) } }
}
