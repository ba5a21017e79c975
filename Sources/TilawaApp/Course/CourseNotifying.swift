package import TilawaCore
import TilawaStore

/// The notifications of a course that are due, each once.
package struct CourseNotifying {
  private let book: CourseBook

  package init(_ book: CourseBook) { self.book = book }

  /// Whether nobody is to be disturbed now.
  private var isQuiet: Bool {
    QuietHours(book.stored.quiet)?.contains(book.local.time(at: book.now.seconds)) ?? false
  }

  /// The notifications that became due since the last time: for a student, weeks, deadlines, sessions, feedback, messages and
  /// announcements; for a teacher, submissions and questions that arrived. In quiet hours there are none; they come after them.
  package var due: [CourseNotice] {
    guard !isQuiet else { return [] }
    return notices(after: book.stored.told)
  }

  /// The notifications of the last seven days that still say something, shown or not.
  package var recent: [CourseNotice] { notices(after: book.now.seconds - 7 * 86_400) }

  private func notices(after told: Int) -> [CourseNotice] {
    (book.stored.role == .coach ? arrivals(after: told) : book.words.notices(after: told)).map(named)
  }

  /// Notes that what is due was shown.
  package func noteShown() throws {
    // A clock that was set back tells nothing twice.
    guard !isQuiet, book.now.seconds > book.stored.told else { return }
    try book.library.courses.setTold(book.now.seconds, of: book.stored.id)
  }

  private func arrivals(after told: Int) -> [CourseNotice] {
    let new = book.fold.records.values.flatMap { record in
      let key = String(record.student.prefix(8))
      let questions = record.messages.filter { $0.author == record.student && $0.received > told }.map {
        CourseNotice(
          at: $0.received, until: Int.max, title: "\(record.name) asks about \($0.part.title)",
          body: $0.message.text.isEmpty ? "A spoken question" : String($0.message.text.prefix(300)),
          command: ["coach", "write", key])
      }
      return questions
        + record.waiting.filter { $0.received > told }.map { submission in
          CourseNotice(
            at: submission.received, until: Int.max, title: "\(record.name): \(submission.part.title)",
            body: "Sent \(book.words.moment(submission.time.seconds))",
            command: ["coach", "review", key, submission.part.name])
        }
    }
    return new.sorted { ($0.at, $0.title) < ($1.at, $1.title) }
  }

  /// Names the course in a notification, where the user has several.
  private func named(_ notice: CourseNotice) -> CourseNotice {
    guard !book.options.isEmpty else { return notice }
    return CourseNotice(
      at: notice.at, until: notice.until, title: notice.title, body: "\(notice.body)\n\(book.course.title)",
      command: notice.command + book.options)
  }
}
