package import TilawaCore

/// A simulated memoriser: what he holds and plans, how he forgets, when he is away, and where he lives.
package struct HifzStudent: Hashable, Sendable {
  /// The days on which nothing is heard, though the plan does not know of them.
  package enum Absences: Hashable, Sendable {
    case none
    /// A share of all days, without any order.
    case random(Double)
    /// Some days of the week, from 1 (Monday).
    case weekdays(Set<Int>)
    /// The last days of each so many.
    case stretches(of: Int, every: Int)
    /// All days but one of each so many.
    case allBut(oneOf: Int)
  }

  package let name: String
  /// The number of pages that are held at the beginning, and the state in which they are entered.
  package let pages: Int
  package let entry: HifzEntry
  /// The settings of the plan.
  package let settings: [(HifzPlan.Key, String)]
  /// The pages that are to be learned.
  package let planned: Int
  /// The strength of the memory: 1 is usual.
  package let memory: Double
  package let absences: Absences
  /// The time zones, one after another.
  package let zones: [String]
  /// The hour of the day in the first zone.
  package let hour: Int
  package let dayStart: DayStart

  package static func == (one: HifzStudent, other: HifzStudent) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether nothing is heard on a day.
  func isAway(_ number: Int, _ day: CalendarDay, using random: inout some RandomNumberGenerator) -> Bool {
    switch absences {
    case .none: false
    case .random(let share): Double.random(in: 0..<1, using: &random) < share
    case .weekdays(let days): days.contains(day.weekday)
    case .stretches(let length, let period): number % period >= period - length
    case .allBut(let count): number % count != 0
    }
  }

  // MARK: - A class

  private static let patterns: [(String, Absences)] = [
    ("none", .none), ("5% at random", .random(0.05)), ("10% at random", .random(0.1)),
    ("20% at random", .random(0.2)), ("each Wednesday", .weekdays([3])), ("weekends", .weekdays([6, 7])),
    ("3 days each month", .stretches(of: 3, every: 30)), ("5 days in 20", .stretches(of: 5, every: 20)),
    ("three weeks a year", .stretches(of: 21, every: 365)), ("every other day", .allBut(oneOf: 2)),
  ]

  private static let journeys = [
    ["Asia/Riyadh"], ["Europe/Berlin"], ["America/New_York", "Europe/London", "Asia/Jakarta"],
    ["Pacific/Auckland", "America/Los_Angeles", "Asia/Kolkata"], ["Australia/Lord_Howe", "Africa/Cairo"],
    ["Pacific/Apia", "Pacific/Honolulu", "Asia/Karachi"],
  ]

  /// Thirty students of different memory, amount and plan; each pattern of absences comes three times.
  ///
  /// - Parameter all: the number of pages of the text.
  package static func all(of pages: Int) -> [HifzStudent] {
    (0..<30).map { number in
      let (pattern, absences) = patterns[number % patterns.count]
      let share = [0.05, 0.25, 1][number / patterns.count % 3]
      let held = max(1, Int(Double(pages) * share))
      let isOften = if case .allBut = absences { true } else { false }
      let cycle = isOften ? 40 : [30, 45, 24][(number + number / 10) % 3]
      var settings: [(HifzPlan.Key, String)] = [(.cycle, "\(cycle)d")]
      // A student who revises every other day must hear twice as much then.
      if isOften { settings.append((.revise, "pages:\(max(2, held * 4 / cycle))")) }
      if number % 3 == 1 { settings.append((.off, "fri")) }
      if number % 7 == 3 { settings.append((.ramadan, "2")) }
      let learns = share < 1 && !isOften && number % 2 == 0
      if learns { settings.append((.new, "lines:\(3 + number % 5)")) }
      return HifzStudent(
        name: "\(number + 1): \(held) pages, away: \(pattern)", pages: held,
        entry: [.solid, .shaky, .rusty][number % 3], settings: settings, planned: learns ? pages / 3 : 0,
        memory: [0.4, 0.7, 1, 1.5, 2.5][(number * 3 + number / 10) % 5], absences: absences,
        zones: journeys[number % journeys.count], hour: [5, 21, 0, 13, 2][number % 5],
        dayStart: DayStart(number % 4 == 2 ? "03:00" : "00:00") ?? .midnight)
    }
  }
}
