package import AppBase
import AppMushaf
package import TilawaCore

/// The days on which something was heard, and the days in a row.
package struct HifzDays: ValueAnswer {
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
    let whole = book.whole.sentence.map { [AnswerPart.line($0)] } ?? []
    guard !days.isEmpty else { return whole }
    let rows = days.map { day, sum in
      [
        "\(day)", book.amount(sum.words).text, "\(sum.hearings)", sum.weak > 0 ? "\(sum.weak)" : "",
        sum.seconds > 0 ? LearningSentences.minutes(count: (sum.seconds + 30) / 60).text : "",
      ]
    }
    return [
      .table(
        AnswerTable(
          rows,
          headings: [
            LearningSentences.headingDay, LearningSentences.headingHeard, LearningSentences.headingHearings,
            LearningSentences.headingWeak, LearningSentences.headingTime,
          ], numbers: [2, 3])),
      .line(KhatmWords.streak(streak)),
    ] + whole
  }

  package var remarks: [Sentence] {
    days.isEmpty ? [LearningSentences.nothingHeardThen(command: HifzWords.gradeExample)] : []
  }

  package var value: Value {
    Value(
      days: days.map { day, sum in
        Value.Day(day: "\(day)", words: sum.words, hearings: sum.hearings, weak: sum.weak, seconds: sum.seconds)
      }, streak: StreakValue(streak), surahs: book.whole.surahs, ajza: book.whole.ajza)
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Day: Encodable {
      let day: String
      let words: Int
      let hearings: Int
      let weak: Int
      let seconds: Int
    }

    let days: [Day]
    let streak: StreakValue
    /// The surahs and ajza that are held whole.
    let surahs: [Int]
    let ajza: [Int]
  }
}
