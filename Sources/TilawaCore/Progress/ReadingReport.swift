/// How reading stands: one khatm, the day, the week, and the days in a row.
public struct ReadingReport: Hashable, Sendable {
  /// What the store knows; everything else follows.
  public struct Facts: Sendable {
    /// The name of the khatm.
    public var khatm: Khatm
    /// How many cycles were completed.
    public var completed: Int
    /// The last that was.
    public var lastCycle: KhatmProgress.Cycle?
    /// The cycle that is read.
    public var under: KhatmProgress.Under?
    /// All on which something was read, in order.
    public var days: [ReadingDay]
    /// What was to be read each day.
    public var goals: GoalBook
    /// What the clock shows.
    public var now: ZonedTime
    /// When days begin.
    public var start: DayStart
    /// What contradicts the clock.
    public var doubt: ClockDoubt?
    /// The riwayah whose ajza and ayat are counted.
    public var riwayah: Riwayah

    public init(
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
  public struct DayMark: Hashable, Sendable {
    /// How a day stands to its goal.
    public enum Status: String, Hashable, Sendable {
      case met, partial, missed
      /// Today, of which nothing was read yet.
      case open
      /// Nothing was wanted, and nothing read.
      case none
    }

    /// The reader's day.
    public let day: CalendarDay
    /// How much was read.
    public let amount: ReadingAmount
    /// What was wanted; nil: nothing.
    public let goal: Goal?
    /// Whether the goal was met.
    public let status: Status
  }

  /// The name of the khatm.
  public let khatm: Khatm
  /// What was read in all.
  public let statistics: ReadingStatistics
  /// How many times the whole Quran was read in this khatm.
  public let completed: Int
  /// The last time that it was.
  public let lastCycle: KhatmProgress.Cycle?
  /// Nil where nothing of the cycle was read yet.
  public let under: KhatmProgress.Under?
  /// The page to read next.
  public let nextPage: Int
  /// What was read today.
  public let today: DayMark
  /// Seven days, today the last.
  public let week: [DayMark]
  /// Days in a row.
  public let streak: Streak
  /// What contradicts the clock.
  public let doubt: ClockDoubt?
  /// In which ayat are counted.
  public let counting: VerseCounting

  /// What follows from the facts.
  public init(_ facts: Facts, in structure: QuranStructure) {
    khatm = facts.khatm
    completed = facts.completed
    lastCycle = facts.lastCycle
    under = facts.under
    doubt = facts.doubt
    counting = facts.riwayah.counting
    statistics = ReadingStatistics(
      facts.under?.words ?? WordSet(), in: structure.divided(as: facts.riwayah), counting: counting)
    nextPage = statistics.nextPage(from: facts.khatm.firstPage) ?? facts.khatm.firstPage
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

  /// What is missing for today's goal; nil where none is, or none is set.
  public var remains: Goal? {
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
