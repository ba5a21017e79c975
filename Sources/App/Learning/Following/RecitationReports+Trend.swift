package import AppBase
import AppMushaf
package import TilawaCore
package import TilawaDrawing
import TilawaPlayer
import TilawaStore

extension RecitationReports {
  /// A week of reciting.
  private struct Week {
    var (recited, slips, unsure, sessions, said, milliseconds) = (0, 0, 0, 0, 0, 0)

    var words: Int { recited + slips + unsure }
    /// The per cent of certain words without a slip; nil where more than a tenth of all was unsure.
    var accuracy: Double? {
      guard recited + slips > 0, unsure * 10 <= words else { return nil }
      return (Double(recited) / Double(recited + slips) * 1000).rounded() / 10
    }
    /// The words a minute.
    var pace: Int? { milliseconds > 0 ? said * 60_000 / milliseconds : nil }
  }

  /// The weeks with recitation in order, each with its first day: weeks are counted from 1970-01-01.
  private func weeks() throws -> [(first: CalendarDay, week: Week)] {
    var weeks: [Int: Week] = [:]
    for session in try library.recitations.all(words: structure.words) {
      let summary = RecitationWords.summary(session, in: structure)
      guard summary.words > 0 else { continue }
      let number = session.day.number.quotientAndRemainder(dividingBy: 7).quotient
      var week = weeks[number] ?? Week()
      week.recited += summary.recited
      week.slips += summary.skipped + summary.changed
      week.unsure += summary.unsure
      week.said += summary.words - summary.skipped
      week.milliseconds += session.length
      week.sessions += 1
      weeks[number] = week
    }
    return weeks.sorted { $0.key < $1.key }.map { (CalendarDay(number: $0.key * 7), $0.value) }
  }

  /// The share of words without a slip and the pace, week by week.
  package func trend() throws -> CommandAnswer {
    var (rows, items): ([[String]], [RecitationTrend.Week]) = ([], [])
    for (first, week) in try weeks() {
      // The bar has a sign for each half per cent above 80%.
      let bar = week.accuracy.map { String(repeating: "█", count: max(0, Int((($0 - 80) * 2).rounded()))) } ?? ""
      rows.append([
        "\(first)", "\(week.sessions)", "\(week.words)", "\(week.slips)", week.pace.map { "\($0)" } ?? "",
        week.accuracy.map { "\($0)%" } ?? LearningSentences.tooMuchUnsure.text, bar,
      ])
      items.append(
        RecitationTrend.Week(
          week: "\(first)", sessions: week.sessions, words: week.words, slips: week.slips, unsure: week.unsure,
          pace: week.pace, accuracy: week.accuracy))
    }
    let headings = [
      LearningSentences.headingWeek, LearningSentences.headingSessions, LearningSentences.headingWords,
      LearningSentences.headingSlips, LearningSentences.headingPace, LearningSentences.headingWithoutSlip,
      LearningSentences.headingBar,
    ]
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings, numbers: [1, 2, 3, 4, 5]),
      RecitationTrend(disclaimer: RecitationSummary.disclaimer, weeks: items),
      remarks: rows.isEmpty ? [RecitationWords.nothingRecited] : [])
  }

  /// The same as a picture.
  package func trendPicture() throws -> RecitationTrendPicture {
    let weeks = try weeks()
    guard !weeks.isEmpty else { throw Failure(.noInput, RecitationWords.nothingRecited) }
    return RecitationTrendPicture(
      weeks.map {
        RecitationTrendPicture.Week(
          first: $0.first, words: $0.week.words, accuracy: $0.week.accuracy, pace: $0.week.pace)
      },
      note: RecitationWords.disclaimer.text)
  }

  /// Draws a page of the mushaf with the words shaded that were missed.
  ///
  /// - Parameter page: the page of the print.
  package func page(_ page: Int, theme: ReadingTheme) throws -> Drawing {
    let tallies = Self.tallies(of: try library.recitations.all(words: structure.words))
    let missed = tallies.filter { $0.value.slips > 0 }
    let shades = missed.mapValues { tally in
      (depth: min(3, tally.slips), title: LearningSentences.wordMissed(slips: tally.slips, said: tally.said).text)
    }
    let style = MushafStyle(theme: theme)
    let reader = SheetReader(quran: quran, tajweed: .plain, shades: shades)
    let ranges = [try RangeParser(structure: structure, counting: .kufi).parse("page:\(page)")]
    let font = try LetterFont(try FontSource.named(FontSource.standardFamily))
    let picture = MushafPicture(font: font, style: style, notice: try quran.notices().first?.text ?? "")
    return try picture.drawing(of: try reader.sheet(ofPage: page, showing: ranges))
  }
}
