package import TilawaCore
import TilawaStore

/// The notifications of a course that are due, each once.
package struct CourseNotifying {
  private let book: CourseBook

  package init(_ book: CourseBook) { self.book = book }

  /// Takes what became due since the last call. In quiet hours nothing is taken; it comes after them.
  package func take() throws -> [CourseNotice] {
    if let quiet = QuietHours(book.stored.quiet), quiet.contains(book.local.time(at: book.now.seconds)) { return [] }
    let notices = book.words.notices(after: book.stored.told).map(named)
    // A clock that was set back tells nothing twice.
    if book.now.seconds > book.stored.told { try book.library.courses.setTold(book.now.seconds, of: book.stored.id) }
    return notices
  }

  /// Takes the submissions and questions that arrived since the last call, for the teacher.
  package func takeArrivals() throws -> [CourseNotice] {
    let told = book.stored.told
    if let quiet = QuietHours(book.stored.quiet), quiet.contains(book.local.time(at: book.now.seconds)) { return [] }
    let new = book.fold.records.values.flatMap { record in
      record.submissions.filter { $0.received > told && $0.answer == nil }.map { submission in
        CourseNotice(
          at: submission.received, until: Int.max, title: "\(record.name): \(submission.part.title)",
          body: "Sent \(book.words.moment(submission.time.seconds))",
          command: ["coach", "review", String(record.student.prefix(8)), submission.part.name])
      }
    }
    if book.now.seconds > told { try book.library.courses.setTold(book.now.seconds, of: book.stored.id) }
    return new.sorted { ($0.at, $0.title) < ($1.at, $1.title) }.map(named)
  }

  /// Names the course in a notification, where the user has several.
  private func named(_ notice: CourseNotice) -> CourseNotice {
    guard !book.options.isEmpty else { return notice }
    return CourseNotice(
      at: notice.at, until: notice.until, title: notice.title, body: "\(notice.body)\n\(book.course.title)",
      command: notice.command + book.options)
  }
}
