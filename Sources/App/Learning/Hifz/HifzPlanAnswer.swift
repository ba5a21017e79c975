package import AppBase
package import TilawaCore

/// The load of the coming weeks.
package struct HifzPlanAnswer: Answer {
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
        return tasks.isEmpty ? "" : book.amount(pages: tasks.reduce(0) { $0 + book.pages.count(of: $1.words) })
      }
      return [
        week.first.map { "\($0.day)" } ?? "", sum(.sabaq), sum(.sabqi), sum(.manzil),
        HifzWords.minutes(all.reduce(0, +) / max(1, week.count)), HifzWords.minutes(all.max() ?? 0),
        week.last.map { book.amount(pages: $0.heldPages) } ?? "",
      ]
    }
    return [
      .table(
        AnswerTable(
          rows, headings: ["week of", "new", "recent", "old", "a day", "most", "held"], numbers: [4, 5]))
    ]
  }

  package var remarks: [String] {
    book.held.isEmpty && book.state.planned.isEmpty
      ? ["nothing is entered yet; for example: tilawa hifz add juz:30"] : []
  }

  package var json: String {
    JSON.array(
      forecast.days.map { day in
        .object([
          ("day", .string("\(day.day)")), ("new", .int(day.sabaq)), ("recent", .int(day.sabqi)),
          ("old", .int(day.manzil)), ("minutes", .int(minutes(day))), ("held", .int(day.held)),
          ("pages", .array(Set(day.tasks.map(\.page)).sorted().map(JSON.int))),
        ])
      }
    ).text
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
    let lines = HifzRound.allCases.compactMap { round -> String? in
      let tasks = day.tasks.filter { $0.round == round }
      guard !tasks.isEmpty else { return nil }
      let places = tasks.map { round == .sabaq ? book.text(of: $0.words) : "page \($0.page)" }
      return "\(HifzWords.round(round)): \(places.joined(separator: ", "))"
    }
    return [
      "BEGIN:VEVENT", "UID:hifz-\(day.day)@tilawa", "DTSTAMP:\(compact(book.today))T000000Z",
      "DTSTART;VALUE=DATE:\(compact(day.day))", "DTEND;VALUE=DATE:\(compact(day.day.advanced(by: 1)))",
      "SUMMARY:Hifz\\, \(minutes(day)) minutes",
      "DESCRIPTION:" + lines.joined(separator: "\\n").replacing(",", with: "\\,"), "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  /// Folds a line after 73 bytes, as the format demands; the text has ASCII only.
  private static func folded(_ line: String) -> [String] {
    var (rest, lines) = (Substring(line), [String]())
    while rest.utf8.count > 73 {
      lines.append((lines.isEmpty ? "" : " ") + rest.prefix(72))
      rest = rest.dropFirst(72)
    }
    return lines + [(lines.isEmpty ? "" : " ") + rest]
  }
}
