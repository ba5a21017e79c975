package import TilawaCore

// Progress as JSON.

extension JSON {
  package static func khatm(_ report: ReadingReport) -> JSON {
    let numbers = report.statistics
    return .object([
      ("khatm", .string(report.khatm.name)), ("state", .string(report.khatm.state.rawValue)),
      ("completed", .int(report.completed)), ("last_completed", .optional(report.lastCycle, JSON.cycle)),
      ("cycle", .int(report.completed + 1)), ("began", .optional(report.under) { .string("\($0.firstDay)") }),
      ("pages", .int(numbers.pageCount)), ("pages_in_all", .int(numbers.pages.count)),
      ("percent", .number(hundredths(numbers.share * 100))), ("verses", .int(numbers.versesOfPages)),
      ("verses_read", .int(numbers.verses)), ("verses_in_all", .int(numbers.versesInAll)),
      ("counting", .string(report.counting.rawValue)), ("ajza", .int(numbers.juzCount)),
      ("juz", .array(numbers.ajza.map { .number(hundredths($0 * 100)) })), ("next_page", .int(report.nextPage)),
      ("today", day(report.today, report.counting)), ("remains", .optional(report.remains) { .string("\($0)") }),
      ("week", .array(report.week.map { day($0, report.counting) })), ("streak", streak(report.streak)),
      ("clock", .optional(report.doubt) { .string("\($0)") }),
    ])
  }

  package static func day(_ mark: ReadingReport.DayMark, _ counting: VerseCounting) -> JSON {
    .object([
      ("day", .string("\(mark.day)")), ("pages", pages(mark.amount)),
      ("verses", .int(mark.amount.verses(in: counting))), ("goal", .optional(mark.goal) { .string("\($0)") }),
      ("status", .string(mark.status.rawValue)),
    ])
  }

  /// Pages with two decimals, rounded down.
  package static func pages(_ amount: ReadingAmount) -> JSON {
    .number(hundredths(Double(amount.pageParts) / Double(ReadingAmount.partsOfPage)))
  }

  package static func streak(_ streak: Streak) -> JSON {
    let state =
      switch streak.state {
      case .none: "none"
      case .met: "met"
      case .open: "open"
      case .broken: "broken"
      case .inDoubt: "in-doubt"
      }
    let before: JSON = if case .broken(let before) = streak.state { .int(before) } else { .null }
    return .object([
      ("current", .int(streak.current)), ("longest", .int(streak.longest)), ("state", .string(state)),
      ("before", before),
    ])
  }

  package static func cycle(_ cycle: KhatmProgress.Cycle) -> JSON {
    .object([
      ("number", .int(cycle.number)), ("began", .string("\(cycle.firstDay)")),
      ("completed", .string("\(cycle.lastDay)")), ("at", .string("\(cycle.completed)")), ("days", .int(cycle.days)),
    ])
  }

  /// Returns a percentage with two decimals, rounded down, so that only a complete khatm has 100.
  private static func hundredths(_ value: Double) -> String {
    let count = Int(value * 100 + 1e-6)
    return "\(count / 100).\(count % 100 < 10 ? "0" : "")\(count % 100)"
  }
}

extension JSON {
  package static func khatm(_ khatm: Khatm, isCurrent: Bool, _ reading: ReadingReport? = nil) -> JSON {
    let listening: JSON = khatm.listening == .standard ? .null : .bool(khatm.listening == .on)
    let progress: [(String, JSON)] =
      reading.map { [("pages", .int($0.statistics.pageCount)), ("completed", .int($0.completed))] } ?? []
    return .object(
      [
        ("name", .string(khatm.name)), ("current", .bool(isCurrent)), ("state", .string(khatm.state.rawValue)),
        ("first_page", .int(khatm.firstPage)), ("listening", listening),
      ] + progress)
  }
}
