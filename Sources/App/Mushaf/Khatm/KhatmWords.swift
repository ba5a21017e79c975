package import TilawaCore

/// Texts about reading. They never reproach: pages that were read stay counted.
package enum KhatmWords {
  package static func pages(_ count: Int) -> String { "\(count) page\(count == 1 ? "" : "s")" }
  package static func verses(_ count: Int) -> String { "\(count) verse\(count == 1 ? "" : "s")" }
  package static func days(_ count: Int) -> String { "\(count) day\(count == 1 ? "" : "s")" }

  package static func goal(_ goal: Goal) -> String {
    switch goal {
    case .pages(let count): pages(count)
    case .verses(let count, _): verses(count)
    }
  }

  /// Returns the amount read out of the goal, "3.4 of 5 pages"; without a goal "3.4 pages, 20 verses".
  package static func amount(_ mark: ReadingReport.DayMark, _ counting: VerseCounting) -> String {
    switch mark.goal {
    case .pages(let count): "\(mark.amount.pagesText) of \(pages(count))"
    case .verses(let count, let counting): "\(mark.amount.verses(in: counting)) of \(verses(count))"
    case nil:
      mark.amount.isEmpty
        ? ""
        : "\(mark.amount.pagesText) page\(mark.amount.pagesText == "1" ? "" : "s"), "
          + verses(mark.amount.verses(in: counting))
    }
  }

  /// Returns the rest of today's goal: "2 pages remain"; nil if nothing remains.
  package static func remains(_ report: ReadingReport) -> String? {
    report.remains.map { remaining in
      let isOne =
        switch remaining {
        case .pages(let count), .verses(let count, _): count == 1
        }
      return "\(goal(remaining)) remain\(isOne ? "s" : "")"
    }
  }

  /// Returns one line about the days in a row.
  package static func streak(_ streak: Streak) -> String {
    let longest = streak.longest > streak.current ? "; the longest was \(days(streak.longest))" : ""
    return switch streak.state {
    case .none: "today can be the first day"
    case .met: "\(days(streak.current)) in a row\(longest)"
    case .open: "\(days(streak.current)) in a row\(longest); today is open"
    case .broken(let before):
      "\(days(before)) in a row stay yours\(streak.longest > before ? ", and the longest was \(days(streak.longest))" : "");"
        + " welcome back, today begins anew"
    case .inDoubt: "\(days(streak.current)) in a row, as far as the clock can be believed\(longest)"
    }
  }

  /// Returns the command that opens the next page to read.
  package static func next(_ report: ReadingReport) -> String { "tilawa read page:\(report.nextPage)" }
}
