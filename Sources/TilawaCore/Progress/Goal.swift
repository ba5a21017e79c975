/// The amount to read every day.
package enum Goal: Hashable, Sendable, CustomStringConvertible {
  /// A number of pages a day.
  case pages(Int)
  /// A number of ayat a day, in a counting.
  case verses(Int, VerseCounting)

  /// The allowed numbers of pages.
  package static let pagesAllowed = 1...20
  /// The allowed numbers of verses.
  package static let versesAllowed = 1...100

  /// Reads `pages:5`, `verses:20`; nil for any other text, or a number out of bounds.
  ///
  /// `counting`: the counting of the verses.
  package init?(_ text: String, counting: VerseCounting) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].isASCIIDigits, let count = Int(parts[1]) else { return nil }
    switch parts[0] {
    case "pages" where Goal.pagesAllowed.contains(count): self = .pages(count)
    case "verses" where Goal.versesAllowed.contains(count): self = .verses(count, counting)
    default: return nil
    }
  }

  /// Returns the goal that a wrong text probably means: `10` and `pages 10` become `pages:10`; nil if there is none.
  package static func meant(by text: String, counting: VerseCounting) -> Goal? {
    let number = text.filter(\.isNumber)
    let isOfVerses = text.lowercased().contains { $0 == "v" } || text.lowercased().contains("ay")
    return Goal("\(isOfVerses ? "verses" : "pages"):\(number)", counting: counting)
  }

  /// The text form: `pages:5`.
  package var description: String {
    switch self {
    case .pages(let count): "pages:\(count)"
    case .verses(let count, _): "verses:\(count)"
    }
  }

  /// Whether a day's reading was enough.
  package func isMet(by amount: ReadingAmount) -> Bool { share(of: amount) >= 1 }

  /// Returns the share of the goal that a day's reading reaches; 1 or more: all of it.
  package func share(of amount: ReadingAmount) -> Double {
    switch self {
    case .pages(let count): Double(amount.pageParts) / Double(count * ReadingAmount.partsOfPage)
    case .verses(let count, let counting): Double(amount.verses(in: counting)) / Double(count)
    }
  }
}

/// The goals that were set, each from a day on: a later goal does not change the result of an earlier day.
package struct GoalBook: Hashable, Sendable {
  /// A goal, with the day from which it applies.
  package struct Entry: Hashable, Sendable {
    /// The reader's day.
    package let day: CalendarDay
    /// The goal; nil: none.
    package let goal: Goal?

    package init(day: CalendarDay, goal: Goal?) {
      self.day = day
      self.goal = goal
    }
  }

  /// The goals, in the order of the days.
  package let entries: [Entry]

  /// - Parameter entries: the entries, in any order; one a day.
  package init(_ entries: [Entry] = []) { self.entries = entries.sorted { $0.day < $1.day } }

  /// Returns the goal of a day; nil if there was none.
  package func goal(on day: CalendarDay) -> Goal? {
    let past = entries.partitioningIndex { $0.day > day }
    return past > 0 ? entries[past - 1].goal : nil
  }

  /// Whether the day's reading met the goal; without a goal, whether there was any reading.
  package func isMet(on day: CalendarDay, by amount: ReadingAmount) -> Bool {
    goal(on: day).map { $0.isMet(by: amount) } ?? !amount.isEmpty
  }
}
