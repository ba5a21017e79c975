import AppBase
import TilawaCore
import TilawaStore

/// The effect of a recitation on hifz: slips at words that are held, and grades of pages that were said from memory.
struct RecitationHearing {
  private let library: Library
  private let context: AppContext

  init(_ library: Library, _ context: AppContext) { (self.library, self.context) = (library, context) }

  /// Notes the slips of a session that is over, and the grades of its pages.
  ///
  /// - Returns: a line for each grade.
  func note(_ session: StoredRecitation) throws -> [Sentence] {
    var book = try HifzBook(in: context, for: .writing)
    let held = book.held
    let slips = session.holding.filter { $0.verdict.isSlip && held.count(in: WordRange($0.word, $0.word + 1)) > 0 }
    let grades = grades(of: session, in: book)
    let kinds =
      slips.map { HifzEvent.Kind.slip(WordRange($0.word, $0.word + 1), by: $0.origin, said: nil) }
      + grades.flatMap(\.kinds)
    guard !kinds.isEmpty else { return [] }
    try book.note(kinds)
    return grades.map {
      LearningSentences.pageGraded(page: $0.page, grade: HifzWords.grade($0.grade), by: HifzWords.by(.program))
    } + (grades.isEmpty ? [] : [LearningSentences.undoAdvice(command: HifzWords.undo)])
  }

  // MARK: - Grades

  private struct PageGrade {
    let page: Int
    let grade: HifzGrade
    let kinds: [HifzEvent.Kind]
  }

  /// The grades of the pages of a session; none where the text was shown, since nothing was said from memory then.
  private func grades(of session: StoredRecitation, in book: HifzBook) -> [PageGrade] {
    guard session.mode == .hidden else { return [] }
    let verdicts = session.holding
    let pages = Set(verdicts.map { book.pages.page(ofWord: $0.word) }).sorted()
    let recital = HifzRecital(
      Dictionary(verdicts.map { ($0.word, $0.verdict) }, uniquingKeysWith: { $1 }), hints: session.counts.hints)
    return pages.compactMap { page in
      guard let portion = book.state.portions[page], let grade = recital.grade(of: portion.held) else { return nil }
      let seconds = session.length * portion.held.count / max(1, verdicts.count) / 1000
      let words = words(of: portion, in: book)
      let kinds = words.enumerated().map { index, range in
        HifzEvent.Kind.grade(range, grade, by: .program, seconds: index == 0 ? seconds : 0)
      }
      return PageGrade(page: page, grade: grade, kinds: kinds)
    }
  }

  /// The words of a page in one stretch, so that the grade counts for the page; in pieces where words between them are
  /// still to be learned.
  private func words(of portion: HifzPortion, in book: HifzBook) -> [WordRange] {
    let ranges = portion.held.ranges
    guard let first = ranges.first, let last = ranges.last else { return [] }
    let whole = WordRange(first.start, last.end)
    return book.state.planned.contains { $0.overlaps(whole) } ? ranges : [whole]
  }

  // MARK: - The last word

  /// Follows the word of a person on a word of a session: notes or takes back its slip, and grades its page anew.
  ///
  /// - Parameter session: as it is after that.
  func correct(_ word: Int, of session: StoredRecitation, isRight: Bool, by origin: HifzOrigin) throws {
    var book = try HifzBook(in: context, for: .writing)
    let place = WordRange(word, word + 1)
    guard book.held.count(in: place) > 0 else { return }
    let events = try library.hifz.events(in: book.structure).holding().filter {
      $0.day == session.day && $0.time.seconds >= session.time.seconds
    }
    if session.holding.contains(where: { $0.word == word && $0.verdict.isSlip }) {
      if !isRight { try book.note([.slip(place, by: origin, said: nil)]) }
    } else {
      try take(back: events.filter { if case .slip(place, _, _) = $0.kind { true } else { false } }, &book)
    }
    try gradeAnew(book.pages.page(ofWord: word), of: session, events, &book)
  }

  private func gradeAnew(
    _ page: Int, of session: StoredRecitation, _ events: [HifzEvent], _ book: inout HifzBook
  ) throws {
    let span = book.pages.span(of: page)
    let grades = events.filter { event in
      guard case .grade(let words, _, by: .program, _) = event.kind else { return false }
      return words.overlaps(span)
    }
    // Grades of a later session have a later time.
    guard let first = grades.first else { return }
    let old = grades.filter { $0.time == first.time }
    if let new = self.grades(of: session, in: book).first(where: { $0.page == page }) {
      try book.note(new.kinds, at: first.time, on: first.day)
    }
    try take(back: old, &book)
  }

  private func take(back events: [HifzEvent], _ book: inout HifzBook) throws {
    guard !events.isEmpty else { return }
    try book.note(events.map { .undo($0.id) })
  }
}
