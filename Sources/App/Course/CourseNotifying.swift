package import TilawaCore
import TilawaStore

/// The notifications of a course that are due, each once.
package struct CourseNotifying {
  private let book: CourseBook

  package init(_ book: CourseBook) { self.book = book }

  /// Whether it is a quiet hour.
  private var isQuiet: Bool {
    QuietHours(book.stored.quiet)?.contains(book.local.time(at: book.now.seconds)) ?? false
  }

  /// The notifications that became due since the last time: of what the other side did, as `CourseWords.notice` says, and
  /// for a student of weeks, deadlines and sessions. Notifications of quiet hours come after them.
  package var due: [CourseNotice] {
    guard !isQuiet else { return [] }
    return notices(after: book.stored.told)
  }

  /// The notifications of the last seven days that still say something, shown or not.
  package var recent: [CourseNotice] { notices(after: book.now.seconds - 7 * 86_400) }

  private func notices(after told: Int) -> [CourseNotice] {
    let all =
      switch book.stored.role {
      case .student: book.words.notices(after: told, revisions: book.revisions(after: told))
      case .coach: arrivals(after: told)
      }
    return all.map(named)
  }

  /// Notes that what is due was shown.
  package func noteShown() throws {
    // A clock that was set back tells nothing twice.
    guard !isQuiet, book.now.seconds > book.stored.told else { return }
    try book.library.courses.setTold(book.now.seconds, of: book.stored.id)
  }

  private func arrivals(after told: Int) -> [CourseNotice] {
    book.fold.records.keys.flatMap { student in
      CourseWords(book.view(of: student), local: book.local).arrivals(after: told)
    }
    .sorted { ($0.at, $0.title) < ($1.at, $1.title) }
  }

  /// Names the course in a notification, where the user has several.
  private func named(_ notice: CourseNotice) -> CourseNotice {
    guard !book.options.isEmpty else { return notice }
    return CourseNotice(
      at: notice.at, until: notice.until, title: notice.title, body: "\(notice.body)\n\(book.course.title)",
      command: notice.command + book.options)
  }
}
