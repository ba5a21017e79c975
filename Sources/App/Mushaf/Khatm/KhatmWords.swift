package import TilawaCore

/// Sentences about reading. They never reproach: pages that were read stay counted.
package enum KhatmWords {
  package static func pages(_ count: Int) -> Sentence { MushafSentences.pages(count: count) }
  package static func verses(_ count: Int) -> Sentence { MushafSentences.verses(count: count) }
  package static func days(_ count: Int) -> Sentence { MushafSentences.days(count: count) }

  /// Returns the pages of an amount, with at most one decimal: "3.4 pages".
  static func pages(_ amount: ReadingAmount) -> Sentence {
    MushafSentences.amountOfPages(form: Int(amount.pagesText) ?? 100, pages: amount.pagesText)
  }

  package static func goal(_ goal: Goal) -> Sentence {
    switch goal {
    case .pages(let count): pages(count)
    case .verses(let count, _): verses(count)
    }
  }

  /// Returns the amount read out of the goal, "3.4 of 5 pages"; without a goal "3.4 pages, 20 verses", and nothing where
  /// nothing was read.
  package static func amount(_ mark: ReadingReport.DayMark, _ counting: VerseCounting) -> Sentence {
    switch mark.goal {
    case .pages(let count): MushafSentences.readOfGoal(read: mark.amount.pagesText, goal: pages(count))
    case .verses(let count, let counting):
      MushafSentences.readOfGoal(read: String(mark.amount.verses(in: counting)), goal: verses(count))
    case nil:
      mark.amount.isEmpty
        ? Sentence(verbatim: "")
        : MushafSentences.readWithoutGoal(
          pages: pages(mark.amount), verses: verses(mark.amount.verses(in: counting)))
    }
  }

  /// Returns the rest of today's goal: "2 pages remain"; nil if nothing remains.
  package static func remains(_ report: ReadingReport) -> Sentence? {
    report.remains.map { remaining in
      switch remaining {
      case .pages(let count): MushafSentences.pagesRemain(count: count)
      case .verses(let count, _): MushafSentences.versesRemain(count: count)
      }
    }
  }

  /// Returns one line about the days in a row.
  package static func streak(_ streak: Streak) -> Sentence {
    let current = days(streak.current)
    let longest = streak.longest > streak.current ? days(streak.longest) : nil
    switch streak.state {
    case .none: return MushafSentences.rowNone
    case .met:
      return longest.map { MushafSentences.rowMetLongest(days: current, longest: $0) }
        ?? MushafSentences.rowMet(days: current)
    case .open:
      return longest.map { MushafSentences.rowOpenLongest(days: current, longest: $0) }
        ?? MushafSentences.rowOpen(days: current)
    case .broken(let before):
      return streak.longest > before
        ? MushafSentences.rowBrokenLongest(days: days(before), longest: days(streak.longest))
        : MushafSentences.rowBroken(days: days(before))
    case .inDoubt:
      return longest.map { MushafSentences.rowInDoubtLongest(days: current, longest: $0) }
        ?? MushafSentences.rowInDoubt(days: current)
    }
  }

  /// Returns the command that opens the next page to read.
  package static func next(_ report: ReadingReport) -> CommandHint { CommandHint("read", "page:\(report.nextPage)") }
}
