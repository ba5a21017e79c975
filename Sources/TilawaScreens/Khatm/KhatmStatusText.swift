import AppMushaf
package import TilawaCore
import TilawaTerminal

/// The status as lines: ring, juz grid, week, goal, days in a row.
package struct KhatmStatusText {
  package let report: ReadingReport
  package let columns: Int

  package init(
    report: ReadingReport, columns: Int
  ) {
    self.report = report
    self.columns = columns
  }

  /// The width of the titles on the left.
  private static let title = 8
  /// The widths of a full bar, of the shortest bar, and of the text around the bar of a day.
  private static let (bar, leastBar, aroundBar) = (20, 4, 36)

  private var bar: Int { max(KhatmStatusText.leastBar, min(KhatmStatusText.bar, columns - KhatmStatusText.aroundBar)) }

  /// The lines of the status. None exceeds the columns, except for a single longer word.
  package var lines: [KhatmLine] {
    // A bar stands above the figures where there is no room for a ring beside them.
    let ringed = beside(ring.lines, figures)
    let hasRoom = ringed.allSatisfy { $0.width <= columns }
    var lines = hasRoom ? ringed : ([shareBar] + figures).flatMap { $0.wrapped(columns: columns, indent: 2) }
    lines += [KhatmLine()] + grid + [KhatmLine()]
    var rest = week + [KhatmLine()] + goal
    rest.append(
      KhatmStatusText.heading(ScreensSentences.headingStreak)
        + KhatmLine(KhatmWords.streak(report.streak).text, streakTone))
    if let doubt = report.doubt {
      rest.append(KhatmStatusText.heading(ScreensSentences.headingClock) + KhatmLine(doubt.sentence.text, .partial))
    }
    let indent = columns >= 3 * KhatmStatusText.title ? KhatmStatusText.title : 2
    return lines + rest.flatMap { $0.wrapped(columns: columns, indent: indent) }
  }

  // MARK: - The whole

  private var share: String { ScreensSentences.percent(share: Int(report.statistics.share * 100)).text }

  private var ring: KhatmRing { KhatmRing(share: report.statistics.share, words: [share]) }

  private var shareBar: KhatmLine {
    bar(report.statistics.share, tone: .met) + KhatmLine(" \(share)", .strong)
  }

  private var figures: [KhatmLine] {
    let (numbers, name) = (report.statistics, report.khatm.name)
    let title = report.khatm.state == .open ? name : "\(name) (\(Sentence(name: report.khatm.state.rawValue)))"
    var lines = [
      KhatmLine(title, .strong)
        + KhatmLine(report.completed > 0 ? ", \(ScreensSentences.cycle(number: report.completed + 1))" : ""),
      KhatmLine(ScreensSentences.bareCount(count: numbers.pageCount).text, .strong)
        + KhatmLine(" \(ScreensSentences.ofAll(all: KhatmWords.pages(numbers.pages.count).text))"),
      KhatmLine(ScreensSentences.bareCount(count: numbers.versesOfPages).text, .strong)
        + KhatmLine(" \(ScreensSentences.ofThosePages(all: KhatmWords.verses(numbers.versesInAll).text))")
        + KhatmLine(
          numbers.verses > numbers.versesOfPages ? ", \(ScreensSentences.inAll(count: numbers.verses))" : ""),
      KhatmLine(ScreensSentences.bareCount(count: numbers.juzCount).text, .strong)
        + KhatmLine(" \(ScreensSentences.ofAjza(count: numbers.ajza.count))"),
    ]
    if report.completed > 0 {
      let count = report.completed
      let words =
        report.lastCycle.map {
          ScreensSentences.completedLast(count: count, day: "\($0.lastDay)", days: KhatmWords.days($0.days).text)
        } ?? ScreensSentences.completed(count: count)
      lines.append(KhatmLine(words.text, .met))
    }
    if let under = report.under {
      lines.append(KhatmLine(ScreensSentences.begunOn(day: "\(under.firstDay)").text, .faint))
    }
    lines.append(KhatmLine("\(ScreensSentences.headingNext) ", .faint) + KhatmLine("\(KhatmWords.next(report))"))
    return lines
  }

  private func beside(_ left: [KhatmLine], _ right: [KhatmLine]) -> [KhatmLine] {
    let width = left.map(\.width).max() ?? 0
    let offset = max(0, (left.count - right.count) / 2)
    return (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row] : KhatmLine()
      let end = right.indices.contains(row - offset) ? right[row - offset] : KhatmLine()
      return start.padded(to: width + 3) + end
    }
  }

  // MARK: - Ajza

  private static let levels = ["·", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The share of each juz that was read, as a sign: · nothing, ✓ all.
  private var grid: [KhatmLine] {
    let rowLength = [10, 6, 5, 3, 2].first { KhatmStatusText.title + 6 * $0 - 2 <= columns } ?? 1
    let cells = report.statistics.ajza.enumerated().map { index, share -> KhatmLine in
      let number = index < 9 ? " \(index + 1)" : "\(index + 1)"
      let level = share <= 0 ? 0 : min(7, 1 + Int(share * 7))
      let sign = share >= 1 ? "✓" : KhatmStatusText.levels[level]
      return KhatmLine("\(number) ", .faint) + KhatmLine(sign, share >= 1 ? .met : share > 0 ? .partial : .faint)
    }
    return stride(from: 0, to: cells.count, by: rowLength).map { start in
      let title = start == 0 ? KhatmStatusText.heading(ScreensSentences.headingJuz) : KhatmLine("        ", .faint)
      return cells[start..<min(cells.count, start + rowLength)].reduce(title) { $0 + $1 + KhatmLine("  ") }
    }
  }

  // MARK: - Days

  /// Returns the heading of a line, in eight columns.
  private static func heading(_ name: Sentence) -> KhatmLine {
    KhatmLine(name.text + String(repeating: " ", count: max(1, 8 - name.text.columns)), .faint)
  }

  private var week: [KhatmLine] {
    let most = report.week.map { share($0) }.max() ?? 0
    return report.week.enumerated().map { index, mark in
      let name = CourseTime.name(ofWeekday: mark.day.weekday)
      let (sign, word) = KhatmStatusText.sign(of: mark)
      // All bars are shorter where the user read more than the goal.
      let bar = self.bar(share(mark) / max(1, most), tone: KhatmLine.Tone(mark.status))
      let title = index == 0 ? KhatmStatusText.heading(ScreensSentences.headingWeek) : KhatmLine("        ", .faint)
      return title + KhatmLine("\(name) ", index == 6 ? .strong : .faint) + bar
        + KhatmLine(" \(sign) ", KhatmLine.Tone(mark.status))
        + KhatmLine(mark.status == .none || mark.status == .open ? word : "\(word) \(amount(mark))")
    }
  }

  private func amount(_ mark: ReadingReport.DayMark) -> String {
    mark.status == .missed ? "" : KhatmWords.amount(mark, report.counting).text
  }

  /// Returns the share of the day's goal; without a goal, the share of the week's highest amount.
  private func share(_ mark: ReadingReport.DayMark) -> Double {
    if let goal = mark.goal { return goal.share(of: mark.amount) }
    let most = report.week.map(\.amount.pageParts).max() ?? 0
    return most > 0 ? Double(mark.amount.pageParts) / Double(most) : 0
  }

  /// Returns the sign and the word for a day, which express its status without colours.
  package static func sign(of mark: ReadingReport.DayMark) -> (sign: String, word: String) {
    switch mark.status {
    // Any reading counts without a goal.
    case .met: mark.goal == nil ? ("✓", ScreensSentences.dayRead.text) : ("✓", ScreensSentences.dayMet.text)
    case .partial: ("~", ScreensSentences.dayInPart.text)
    case .missed: ("-", ScreensSentences.dayNotRead.text)
    case .open: (" ", ScreensSentences.dayOpen.text)
    case .none: (" ", "")
    }
  }

  private var goal: [KhatmLine] {
    let title = KhatmStatusText.heading(ScreensSentences.headingGoal)
    guard let goal = report.today.goal else {
      let read = KhatmWords.amount(report.today, report.counting).text
      let words =
        read.isEmpty
        ? ScreensSentences.noGoal(command: CommandHint("khatm", "goal", "pages:5"))
        : ScreensSentences.noGoalToday(amount: read)
      return [title + KhatmLine(words.text)]
    }
    let isMet = report.today.status == .met
    let bar = self.bar(goal.share(of: report.today.amount), tone: isMet ? .met : .partial)
    let figure = KhatmLine(
      " \(ScreensSentences.amountToday(amount: KhatmWords.amount(report.today, report.counting).text))")
    let rest =
      isMet
      ? KhatmLine(" ✓ \(ScreensSentences.dayMet)", .met) : KhatmLine(KhatmWords.remains(report).map { "; \($0)" } ?? "")
    return [title + bar + figure + rest]
  }

  private var streakTone: KhatmLine.Tone {
    switch report.streak.state {
    case .met: .met
    case .none, .open, .broken, .inDoubt: .plain
    }
  }

  private func bar(_ share: Double, tone: KhatmLine.Tone) -> KhatmLine {
    let filled = share > 0 ? max(1, min(bar, Int(share * Double(bar)))) : 0
    return KhatmLine(String(repeating: "█", count: filled), tone)
      + KhatmLine(String(repeating: "░", count: bar - filled), .faint)
  }
}
