package import AppBase
package import TilawaCore

/// The months of a memoriser: pages, hearings, how many of them went without help, and hours.
package struct HifzMonths: ValueAnswer {
  /// The sums of a month.
  package struct Month: Hashable, Sendable, Identifiable {
    /// The first day of the month.
    package let first: CalendarDay
    package let sum: HifzHistory.Day
    /// The number of days on which something was heard.
    package let days: Int

    package var id: Int { first.number }

    /// The share of the hearings that were not weak, 0 to 1; nil without hearings.
    package var known: Double? {
      sum.hearings > 0 ? Double(sum.hearings - sum.weak) / Double(sum.hearings) : nil
    }
  }

  private let book: HifzBook
  /// The months from the first to the last with a hearing, without gaps.
  package let months: [Month]

  package init(_ book: HifzBook) {
    self.book = book
    months = book.history.months
  }

  private static let bar = 20

  package var text: [AnswerPart] {
    let rows = months.map { month -> [String] in
      let known = month.known.map { Int(($0 * 100).rounded(.down)) }
      return [
        HifzMonths.name(month), month.sum.words > 0 ? book.amount(month.sum.words).text : "",
        CoreSentences.days(count: month.days).text,
        HifzMonths.hours(month.sum.seconds), known.map { "\($0)%" } ?? "",
        known.map { String(repeating: "█", count: $0 * HifzMonths.bar / 100) } ?? "",
      ]
    }
    let headings = [
      LearningSentences.headingMonth, LearningSentences.headingHeard, LearningSentences.headingOn,
      LearningSentences.headingTime, LearningSentences.headingKnown,
    ]
    return [.table(AnswerTable(rows, headings: headings + [.empty], numbers: [3, 4]))]
  }

  package var remarks: [Sentence] {
    months.isEmpty ? [LearningSentences.nothingHeard(command: HifzWords.gradeExample)] : []
  }

  /// The name of a month: `2026-11`.
  package static func name(_ month: Month) -> String { String("\(month.first)".dropLast(3)) }

  /// A time as "4 h 10 min"; empty for none.
  private static func hours(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    guard minutes > 0 else { return "" }
    return
      (minutes < 60
      ? LearningSentences.minutes(count: minutes)
      : LearningSentences.hours(hours: minutes / 60, minutes: minutes % 60)).text
  }

  package var value: [MonthValue] {
    months.map { month in
      MonthValue(
        month: HifzMonths.name(month), words: month.sum.words, days: month.days, hearings: month.sum.hearings,
        weak: month.sum.weak, seconds: month.sum.seconds, known: month.known.map { ($0 * 1000).rounded() / 1000 })
    }
  }

  /// A month on the line for programs.
  package struct MonthValue: Encodable {
    let month: String
    let words: Int
    let days: Int
    let hearings: Int
    let weak: Int
    let seconds: Int
    @Nullable var known: Double?
  }
}

extension HifzHistory {
  /// The months from the first to the last with a hearing, without gaps.
  fileprivate var months: [HifzMonths.Month] {
    guard let first = days.keys.min(), let last = days.keys.max() else { return [] }
    var byMonth: [CalendarDay: (sum: Day, days: Int)] = [:]
    for (day, sum) in days {
      let month = day.advanced(by: 1 - day.day)
      var (total, count) = byMonth[month] ?? (Day(offset: 0), 0)
      total.words += sum.words
      total.hearings += sum.hearings
      total.weak += sum.weak
      total.seconds += sum.seconds
      byMonth[month] = (total, count + 1)
    }
    var (months, month) = ([HifzMonths.Month](), first.advanced(by: 1 - first.day))
    while month <= last {
      let found = byMonth[month] ?? (Day(offset: 0), 0)
      months.append(HifzMonths.Month(first: month, sum: found.sum, days: found.days))
      let next = month.advanced(by: 31)
      month = next.advanced(by: 1 - next.day)
    }
    return months
  }
}
