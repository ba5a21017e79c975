/// A report on reading: one khatm, the day, the week, and the days in a row.
package struct ReadingReport: Hashable, Sendable {
  /// The facts from the store; everything else is derived from them.
  package struct Facts: Sendable {
    /// The khatm of the report.
    package var khatm: Khatm
    /// The number of completed cycles.
    package var completed: Int
    /// The last completed cycle.
    package var lastCycle: KhatmProgress.Cycle?
    /// The present cycle.
    package var under: KhatmProgress.Under?
    /// The days with any reading, in order.
    package var days: [ReadingDay]
    /// The goals of the days.
    package var goals: GoalBook
    /// The time that the clock shows.
    package var now: ZonedTime
    /// The start of the day.
    package var start: DayStart
    /// The contradiction between the clock and the notes, if there is one.
    package var doubt: ClockDoubt?
    /// The riwayah whose ajza and ayat are counted.
    package var riwayah: Riwayah

    package init(
      khatm: Khatm, completed: Int, lastCycle: KhatmProgress.Cycle?, under: KhatmProgress.Under?, days: [ReadingDay],
      goals: GoalBook, now: ZonedTime, start: DayStart, doubt: ClockDoubt?, riwayah: Riwayah
    ) {
      self.khatm = khatm
      self.completed = completed
      self.lastCycle = lastCycle
      self.under = under
      self.days = days
      self.goals = goals
      self.now = now
      self.start = start
      self.doubt = doubt
      self.riwayah = riwayah
    }
  }

  /// One day of the week.
  package struct DayMark: Hashable, Sendable {
    /// The result of a day, compared with its goal.
    package enum Status: String, Hashable, Sendable {
      case met, partial, missed
      /// Today, without any reading yet.
      case open
      /// A day without reading, and without a goal or before the first reading.
      case none
    }

    /// The reader's day.
    package let day: CalendarDay
    /// The amount of the reading.
    package let amount: ReadingAmount
    /// The goal of the day; nil: none.
    package let goal: Goal?
    /// The result of the day, compared with its goal.
    package let status: Status
  }

  /// The khatm of the report.
  package let khatm: Khatm
  /// The statistics of the words read in the present cycle.
  package let statistics: ReadingStatistics
  /// The number of completed readings of the whole Quran in this khatm.
  package let completed: Int
  /// The last completed cycle.
  package let lastCycle: KhatmProgress.Cycle?
  /// The present cycle; nil before its first words.
  package let under: KhatmProgress.Under?
  /// The page to read next.
  package let nextPage: Int
  /// The reading of today.
  package let today: DayMark
  /// The marks of seven days, today the last.
  package let week: [DayMark]
  /// The days in a row on which the goal was met.
  package let streak: Streak
  /// The contradiction between the clock and the notes, if there is one.
  package let doubt: ClockDoubt?
  /// The counting of the ayat.
  package let counting: VerseCounting

  /// Derives the report from the facts.
  package init(_ facts: Facts, in structure: QuranStructure) {
    khatm = facts.khatm
    completed = facts.completed
    lastCycle = facts.lastCycle
    under = facts.under
    doubt = facts.doubt
    counting = facts.riwayah.counting
    statistics = ReadingStatistics(
      facts.under?.words ?? WordSet(), in: structure.divided(as: facts.riwayah), counting: counting)
    let firstPage = structure.page(ofMadani: facts.khatm.firstPage)
    nextPage = statistics.nextPage(from: firstPage) ?? firstPage
    let today = facts.start.day(of: facts.now)
    week = (-6...0).map { ReadingReport.mark(today.advanced(by: $0), facts, today) }
    self.today = week[6]
    let met = facts.days.filter { facts.goals.isMet(on: $0.day, by: $0.amount) }
    streak = Streak(
      met.map { Streak.MetDay(day: $0.day, firstOffset: $0.firstOffset, lastOffset: $0.lastOffset) }, today: today,
      offset: facts.now.offset, isDoubtful: facts.doubt != nil)
  }

  private static func mark(_ day: CalendarDay, _ facts: Facts, _ today: CalendarDay) -> DayMark {
    let amount = facts.days.last { $0.day == day }?.amount ?? .none
    let goal = facts.goals.goal(on: day)
    let hasBegun = facts.days.first.map { $0.day < day } ?? false
    let status: DayMark.Status =
      if facts.goals.isMet(on: day, by: amount) {
        .met
      } else if !amount.isEmpty {
        .partial
      } else if day == today {
        .open
      } else {
        goal != nil && hasBegun ? .missed : .none
      }
    return DayMark(day: day, amount: amount, goal: goal, status: status)
  }

  /// The amount still missing for today's goal; nil if the goal is met, or there is none.
  package var remains: Goal? {
    guard let goal = today.goal, today.status != .met else { return nil }
    switch goal {
    case .pages(let count):
      let parts = count * ReadingAmount.partsOfPage - today.amount.pageParts
      return .pages((parts + ReadingAmount.partsOfPage - 1) / ReadingAmount.partsOfPage)
    case .verses(let count, let counting):
      return .verses(count - today.amount.verses(in: counting), counting)
    }
  }
}
