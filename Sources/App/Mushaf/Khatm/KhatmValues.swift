package import TilawaCore

// Progress for programs. Members keep this order.

/// The progress in a khatm.
package struct KhatmStatusValue: Encodable {
  private let khatm: String
  private let state: String
  private let completed: Int
  @Nullable private var lastCompleted: KhatmCycleValue?
  private let cycle: Int
  @Nullable private var began: String?
  private let pages: Int
  private let pagesInAll: Int
  private let percent: JSONNumber
  private let verses: Int
  private let versesRead: Int
  private let versesInAll: Int
  private let counting: String
  private let ajza: Int
  /// The percentage of each juz.
  private let juz: [JSONNumber]
  private let nextPage: Int
  private let today: ReadingDayValue
  @Nullable private var remains: String?
  private let week: [ReadingDayValue]
  private let streak: StreakValue
  /// The doubt about the clock.
  @Nullable private var clock: String?

  private enum CodingKeys: String, CodingKey {
    case khatm, state, completed
    case lastCompleted = "last_completed"
    case cycle, began, pages
    case pagesInAll = "pages_in_all"
    case percent, verses
    case versesRead = "verses_read"
    case versesInAll = "verses_in_all"
    case counting, ajza, juz
    case nextPage = "next_page"
    case today, remains, week, streak, clock
  }

  package init(_ report: ReadingReport) {
    let numbers = report.statistics
    (khatm, state) = (report.khatm.name, report.khatm.state.rawValue)
    (completed, cycle) = (report.completed, report.completed + 1)
    _lastCompleted = Nullable(wrappedValue: report.lastCycle.map { KhatmCycleValue($0) })
    _began = Nullable(wrappedValue: report.under.map { "\($0.firstDay)" })
    (pages, pagesInAll) = (numbers.pageCount, numbers.pages.count)
    percent = JSONNumber(hundredths: numbers.share * 100)
    (verses, versesRead, versesInAll) = (numbers.versesOfPages, numbers.verses, numbers.versesInAll)
    (counting, ajza) = (report.counting.rawValue, numbers.juzCount)
    juz = numbers.ajza.map { JSONNumber(hundredths: $0 * 100) }
    nextPage = report.nextPage
    today = ReadingDayValue(report.today, report.counting)
    _remains = Nullable(wrappedValue: report.remains.map { "\($0)" })
    week = report.week.map { ReadingDayValue($0, report.counting) }
    streak = StreakValue(report.streak)
    _clock = Nullable(wrappedValue: report.doubt.map { "\($0)" })
  }
}

/// The reading of a day.
struct ReadingDayValue: Encodable {
  private let day: String
  private let pages: JSONNumber
  private let verses: Int
  @Nullable private var goal: String?
  private let status: String

  init(_ mark: ReadingReport.DayMark, _ counting: VerseCounting) {
    (day, pages) = ("\(mark.day)", JSONNumber(pages: mark.amount))
    verses = mark.amount.verses(in: counting)
    _goal = Nullable(wrappedValue: mark.goal.map { "\($0)" })
    status = mark.status.rawValue
  }
}

/// Days in a row on which a goal was met.
package struct StreakValue: Encodable {
  private let current: Int
  private let longest: Int
  private let state: String
  /// The length of the row that is broken; null where none is.
  @Nullable private var before: Int?

  package init(_ streak: Streak) {
    (current, longest) = (streak.current, streak.longest)
    state =
      switch streak.state {
      case .none: "none"
      case .met: "met"
      case .open: "open"
      case .broken: "broken"
      case .inDoubt: "in-doubt"
      }
    let broken: Int? = if case .broken(let before) = streak.state { before } else { nil }
    _before = Nullable(wrappedValue: broken)
  }
}

/// A completed cycle.
struct KhatmCycleValue: Encodable {
  private let number: Int
  private let began: String
  private let completed: String
  private let at: String
  private let days: Int

  init(_ cycle: KhatmProgress.Cycle) {
    (number, began, completed) = (cycle.number, "\(cycle.firstDay)", "\(cycle.lastDay)")
    (at, days) = ("\(cycle.completed)", cycle.days)
  }
}

/// A khatm.
package struct KhatmValue: Encodable {
  /// The place of a khatm among the others.
  package enum Place { case current, other }

  private let name: String
  private let isCurrent: Bool
  private let state: String
  private let firstPage: Int
  /// Whether listening counts; null where the general setting applies.
  @Nullable private var listening: Bool?
  /// The progress; left out where it was not asked for.
  private let pages: Int?
  private let completed: Int?

  private enum CodingKeys: String, CodingKey {
    case name
    case isCurrent = "current"
    case state
    case firstPage = "first_page"
    case listening, pages, completed
  }

  package init(_ khatm: Khatm, _ place: Place, _ reading: ReadingReport? = nil) {
    (name, isCurrent, state, firstPage) = (khatm.name, place == .current, khatm.state.rawValue, khatm.firstPage)
    _listening = Nullable(wrappedValue: khatm.listening == .standard ? nil : khatm.listening == .on)
    (pages, completed) = (reading?.statistics.pageCount, reading?.completed)
  }
}

extension JSONNumber {
  /// Pages with two decimals, rounded down.
  init(pages amount: ReadingAmount) {
    self.init(hundredths: Double(amount.pageParts) / Double(ReadingAmount.partsOfPage))
  }

  /// A number with two decimals, rounded down, so that only a complete khatm has 100 percent.
  fileprivate init(hundredths value: Double) {
    let count = Int(value * 100 + 1e-6)
    self.init(digits: "\(count / 100).\(count % 100 < 10 ? "0" : "")\(count % 100)")
  }
}
