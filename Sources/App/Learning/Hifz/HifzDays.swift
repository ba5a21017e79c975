package import AppBase
import AppMushaf
import TilawaCore

/// The days on which something was heard, and the days in a row.
package struct HifzDays: Answer {
  private let book: HifzBook
  private let days: [(day: CalendarDay, sum: HifzHistory.Day)]
  private let streak: Streak

  /// - Parameter count: the number of last days, today among them; nil: all.
  package init(_ book: HifzBook, last count: Int?) {
    self.book = book
    let first = count.map { book.today.advanced(by: 1 - $0) }
    days = book.history.days.filter { day, _ in first.map { day >= $0 } ?? true }
      .map { ($0.key, $0.value) }.sorted { $0.day < $1.day }
    streak = book.history.streak(on: book.today, offset: book.now.offset, daysOff: book.state.plan.daysOff)
  }

  package var text: [AnswerPart] {
    let whole = book.whole.line.map { [AnswerPart.line($0)] } ?? []
    guard !days.isEmpty else { return whole }
    let rows = days.map { day, sum in
      [
        "\(day)", book.amount(sum.words), "\(sum.hearings)", sum.weak > 0 ? "\(sum.weak)" : "",
        sum.seconds > 0 ? HifzWords.minutes((sum.seconds + 30) / 60) : "",
      ]
    }
    return [
      .table(
        AnswerTable(rows, headings: ["day", "heard", "hearings", "weak", "time"], numbers: [2, 3])),
      .line(KhatmWords.streak(streak)),
    ] + whole
  }

  package var remarks: [String] {
    days.isEmpty ? ["nothing was heard on these days; to note something: tilawa hifz grade 67:1-15 good"] : []
  }

  package var json: String {
    JSON.object([
      (
        "days",
        .array(
          days.map { day, sum in
            .object([
              ("day", .string("\(day)")), ("words", .int(sum.words)), ("hearings", .int(sum.hearings)),
              ("weak", .int(sum.weak)), ("seconds", .int(sum.seconds)),
            ])
          })
      ), ("streak", JSON.streak(streak)), ("surahs", .array(book.whole.surahs.map(JSON.int))),
      ("ajza", .array(book.whole.ajza.map(JSON.int))),
    ]).text
  }
}
