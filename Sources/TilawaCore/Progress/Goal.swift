/// How much somebody wants to read every day.
public enum Goal: Hashable, Sendable, CustomStringConvertible {
  /// So many pages a day.
  case pages(Int)
  /// Ayat, in the numbers of a counting.
  case verses(Int, VerseCounting)

  /// What somebody may set for pages.
  public static let pagesAllowed = 1...20
  /// What somebody may set for verses.
  public static let versesAllowed = 1...100

  /// Reads `pages:5`, `verses:20`; nil for what is none, or out of bounds.
  ///
  /// `counting`: of which the verses are.
  public init?(_ text: String, counting: VerseCounting) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(parts[1]) else {
      return nil
    }
    switch parts[0] {
    case "pages" where Goal.pagesAllowed.contains(count): self = .pages(count)
    case "verses" where Goal.versesAllowed.contains(count): self = .verses(count, counting)
    default: return nil
    }
  }

  /// `pages:5`.
  public var description: String {
    switch self {
    case .pages(let count): "pages:\(count)"
    case .verses(let count, _): "verses:\(count)"
    }
  }

  /// Whether a day's reading was enough.
  public func isMet(by amount: ReadingAmount) -> Bool { share(of: amount) >= 1 }

  /// How much of it a day's reading is; 1 and more: all of it.
  public func share(of amount: ReadingAmount) -> Double {
    switch self {
    case .pages(let count): Double(amount.pageParts) / Double(count * ReadingAmount.partsOfPage)
    case .verses(let count, let counting): Double(amount.verses(in: counting)) / Double(count)
    }
  }
}

/// The goals that were set, each from a day on: what was reached stays so whatever is wanted later.
public struct GoalBook: Hashable, Sendable {
  /// What was wanted from a day on.
  public struct Entry: Hashable, Sendable {
    /// The reader's day.
    public let day: CalendarDay
    /// Nil: nothing.
    public let goal: Goal?

    public init(day: CalendarDay, goal: Goal?) {
      self.day = day
      self.goal = goal
    }
  }

  /// In the order of the days.
  public let entries: [Entry]

  /// - Parameter entries: in any order; one a day.
  public init(_ entries: [Entry] = []) { self.entries = entries.sorted { $0.day < $1.day } }

  /// The goal of a day; nil where there was none.
  public func goal(on day: CalendarDay) -> Goal? {
    let past = entries.partitioningIndex { $0.day > day }
    return past > 0 ? entries[past - 1].goal : nil
  }

  /// Whether the day's reading was what was wanted; without a goal, whether there was any.
  public func isMet(on day: CalendarDay, by amount: ReadingAmount) -> Bool {
    goal(on: day).map { $0.isMet(by: amount) } ?? !amount.isEmpty
  }
}
