package import TilawaCore
import TilawaStore

/// The notifications of a course that are due, each once.
package struct CourseNotifying {
  private let book: CourseBook

  package init(_ book: CourseBook) { self.book = book }

  /// Takes what became due since the last call. In quiet hours nothing is taken; it comes after them.
  package func take() throws -> [CourseNotice] {
    if let quiet = QuietHours(book.stored.quiet), quiet.contains(book.local.time(at: book.now.seconds)) { return [] }
    let notices = book.words.notices(after: book.stored.told)
    // A clock that was set back tells nothing twice.
    if book.now.seconds > book.stored.told { try book.library.courses.setTold(book.now.seconds, of: book.stored.id) }
    return notices
  }
}
