import AppBase
import AppMushaf
import TilawaCore
package import TilawaDrawing
import TilawaStore

/// The sheet that a memoriser gives to a teacher: the next days, and the text of the pages with slips.
package struct HifzSheet {
  private let book: HifzBook
  private let quran: QuranDatabase
  private let letters: SessionText

  package static let dayCounts = 1...31

  package init(_ book: HifzBook) throws {
    self.book = book
    quran = try book.context.quran()
    letters = SessionText(of: book.riwayah, quran: quran, in: book.context)
  }

  /// Returns the document.
  ///
  /// - Parameter days: the number of days, from today.
  package func document(days: Int) throws -> HifzSheetDocument {
    let held = book.state.portions.values.sorted { $0.page < $1.page }
    let pages = try held.compactMap { portion -> HifzSheetDocument.Page? in
      let marks = book.state.marks(of: portion)
      return marks.isEmpty ? nil : try page(portion, marks)
    }
    return HifzSheetDocument(
      title: LearningSentences.sheetTitle(day: HifzWords.day(book.today)).text,
      facts: [
        LearningSentences.heldAmount(amount: book.heldAmount).text, book.riwayah.shownName,
        LearningSentences.sheetCycle(days: CoreSentences.days(count: book.state.plan.cycle)).text,
      ],
      lines: lines(days: days), pages: pages,
      font: try DocumentFont.find(
        book.context.setting(.font).flatMap { $0.isEmpty ? nil : $0 }, in: book.context),
      notices: try quran.notices().prefix(1).map(\.text))
  }

  private func lines(days: Int) -> [HifzSheetDocument.Line] {
    book.forecast(days: days, from: book.today).days.flatMap { day in
      HifzToday.sorted(day.tasks).filter { !$0.isDone }.map { task in
        let slips = book.state.portions[task.page].map { book.state.marks(of: $0).reduce(0) { $0 + $1.count } } ?? 0
        let remarks = [
          task.age.map { LearningSentences.age(days: $0) }, slips > 0 ? LearningSentences.slips(count: slips) : nil,
        ]
        return HifzSheetDocument.Line(
          day: "\(day.day)", round: HifzWords.round(task.round).text,
          place: LearningSentences.sheetPlace(place: book.text(of: task.words), page: task.page).text,
          remark: remarks.compactMap(\.self).joined(by: LearningSentences.list)?.text ?? "")
      }
    }
  }

  private func page(_ portion: HifzPortion, _ marks: [HifzMark]) throws -> HifzSheetDocument.Page {
    let slips = Dictionary(marks.map { ($0.word, $0.count) }, uniquingKeysWith: +)
    let text = try portion.held.ranges.flatMap { try elements($0, slips) }
    let notes = portion.held.ranges.flatMap { book.notes(on: $0) }
    // The place names the words where the letters cannot be told apart.
    let places =
      letters.riwayah == .hafs
      ? [] : [marks.map { book.text(of: WordSet([WordRange($0.word, $0.word + 1)])) }.joined(separator: ", ")]
    return HifzSheetDocument.Page(
      title: LearningSentences.sheetPage(page: portion.page, place: book.text(of: portion.held)).text, text: text,
      notes: places + notes)
  }

  private func elements(_ range: WordRange, _ slips: [Int: Int]) throws -> [HifzSheetDocument.Element] {
    let refs = book.structure.ayat(sharing: range, in: book.riwayah.counting)
    return try refs.flatMap { ref -> [HifzSheetDocument.Element] in
      let span = book.structure.span(of: ref)
      let part = WordRange(max(span.start, range.start), min(span.end, range.end))
      let end: [HifzSheetDocument.Element] = part.end == span.end ? [.number(ref.ayah)] : []
      if letters.riwayah != .hafs, part == span {
        let marked = (part.start..<part.end).reduce(0) { $0 + (slips[$1] ?? 0) }
        return [.text(letters.words(of: ref).text, slips: marked)] + end
      }
      let words = Array(part.start..<part.end)
      let texts = try quran.texts(of: words.map { WordRange($0, $0 + 1) })
      return zip(words, texts).map { .text($1, slips: slips[$0] ?? 0) } + end
    }
  }
}
