package import AppBase
package import TilawaCore

/// The load of the coming weeks.
package struct HifzPlanAnswer: ValueAnswer {
  private let book: HifzBook
  package let forecast: HifzForecast
  package let weeks: Int

  /// The allowed numbers of weeks.
  package static let weekCounts = 1...52

  package init(_ book: HifzBook, weeks: Int) {
    self.book = book
    self.weeks = weeks
    forecast = book.forecast(days: weeks * 7, from: book.today)
  }

  private func minutes(_ day: HifzForecast.Day) -> Int {
    book.minutes(day.sabaq, .sabaq) + book.minutes(day.sabqi, .sabqi) + book.minutes(day.manzil, .manzil)
  }

  package var text: [AnswerPart] {
    let days = forecast.days
    let rows = stride(from: 0, to: days.count, by: 7).map { start -> [String] in
      let week = days[start..<min(start + 7, days.count)]
      let all = week.map(minutes)
      func sum(_ round: HifzRound) -> String {
        let tasks = week.flatMap(\.tasks).filter { $0.round == round }
        guard !tasks.isEmpty else { return "" }
        return book.amount(pages: tasks.reduce(0) { $0 + book.pages.count(of: $1.words) }).text
      }
      return [
        week.first.map { "\($0.day)" } ?? "", sum(.sabaq), sum(.sabqi), sum(.manzil),
        LearningSentences.minutes(count: all.reduce(0, +) / max(1, week.count)).text,
        LearningSentences.minutes(count: all.max() ?? 0).text,
        week.last.map { book.amount(pages: $0.heldPages).text } ?? "",
      ]
    }
    let headings = [
      LearningSentences.headingWeek, LearningSentences.headingNew, LearningSentences.headingRecent,
      LearningSentences.headingOld, LearningSentences.headingADay, LearningSentences.headingMost,
      LearningSentences.headingHeld,
    ]
    return [.table(AnswerTable(rows, headings: headings, numbers: [4, 5]))]
  }

  package var remarks: [Sentence] {
    book.held.isEmpty && book.state.planned.isEmpty
      ? [LearningSentences.nothingEntered(command: HifzWords.addExample)] : []
  }

  package var value: [DayValue] {
    forecast.days.map { day in
      DayValue(
        day: "\(day.day)", new: day.sabaq, recent: day.sabqi, old: day.manzil, minutes: minutes(day),
        held: day.held, pages: Set(day.tasks.map(\.page)).sorted())
    }
  }

  /// A day on the line for programs, with the words of each round.
  package struct DayValue: Encodable {
    let day: String
    let new: Int
    let recent: Int
    let old: Int
    let minutes: Int
    let held: Int
    let pages: [Int]
  }

  /// The days with their minutes of each round, for a picture.
  package var bars: [(day: CalendarDay, minutes: [Int])] {
    forecast.days.map { day in
      (
        day.day,
        [
          book.minutes(day.sabaq, .sabaq), book.minutes(day.sabqi, .sabqi), book.minutes(day.manzil, .manzil),
        ]
      )
    }
  }

  // MARK: - Calendar

  /// The plan as a calendar by RFC 5545: an entry for each day with work.
  package var calendar: String {
    let days = forecast.days.filter { !$0.tasks.isEmpty }.flatMap(event)
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tilawa//hifz//EN"] + days + ["END:VCALENDAR"]
    return lines.flatMap(HifzPlanAnswer.folded).map { $0 + "\r\n" }.joined()
  }

  private func event(_ day: HifzForecast.Day) -> [String] {
    func compact(_ day: CalendarDay) -> String { "\(day)".replacing("-", with: "") }
    let lines = HifzRound.allCases.compactMap { round -> Sentence? in
      let tasks = day.tasks.filter { $0.round == round }
      guard !tasks.isEmpty else { return nil }
      let places = tasks.map { round == .sabaq ? book.text(of: $0.words) : LearningSentences.page(page: $0.page).text }
      return LearningSentences.roundPlaces(
        round: HifzWords.round(round), places: places.listed)
    }
    return [
      "BEGIN:VEVENT", "UID:hifz-\(day.day)@tilawa", "DTSTAMP:\(compact(book.today))T000000Z",
      "DTSTART;VALUE=DATE:\(compact(day.day))", "DTEND;VALUE=DATE:\(compact(day.day.advanced(by: 1)))",
      "SUMMARY:" + escaped(LearningSentences.calendarEntry(minutes: minutes(day))),
      "DESCRIPTION:" + lines.map(escaped).joined(separator: "\\n"), "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  private func escaped(_ sentence: Sentence) -> String { sentence.text.replacing(",", with: "\\,") }

  /// Folds a line after 73 bytes, as the format demands.
  private static func folded(_ line: String) -> [String] {
    var (rest, lines) = (Substring(line), [String]())
    while rest.utf8.count > 73 {
      var (end, bytes) = (rest.startIndex, 0)
      while bytes + UTF8.width(rest.unicodeScalars[end]) <= 72 {
        bytes += UTF8.width(rest.unicodeScalars[end])
        rest.unicodeScalars.formIndex(after: &end)
      }
      lines.append((lines.isEmpty ? "" : " ") + rest[..<end])
      rest = rest[end...]
    }
    return lines + [(lines.isEmpty ? "" : " ") + rest]
  }
}
