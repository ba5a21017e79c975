/// How many days in a row the goal was met.
public struct Streak: Hashable, Sendable {
  /// Where it stands today.
  public enum State: Hashable, Sendable {
    /// There was none yet.
    case none
    /// Today's goal is met.
    case met
    /// Today is yet to be met; the days before stand.
    case open
    /// A day was missed; so many were met in a row before.
    case broken(after: Int)
    /// The clock contradicts what was noted, so that nobody can say that a day was missed.
    case inDoubt
  }

  /// A day on which the goal was met.
  public struct MetDay: Hashable, Sendable {
    /// The reader's day.
    public let day: CalendarDay
    /// What clocks were ahead of UTC at the first and the last of its reading, in minutes.
    public let firstOffset: Int, lastOffset: Int

    public init(day: CalendarDay, firstOffset: Int, lastOffset: Int) {
      self.day = day
      self.firstOffset = firstOffset
      self.lastOffset = lastOffset
    }
  }

  /// Days up to today, or to yesterday where today is yet to be met.
  public let current: Int
  /// The most that there were.
  public let longest: Int
  /// How it stands today.
  public let state: State

  /// A day further ahead than this was noted by a clock that was wrong: the date line takes no more.
  public static let daysAhead = 1

  /// - Parameters:
  ///   - met: the days on which the goal was met, in order.
  ///   - today: what day it is.
  ///   - offset: what the clock is ahead of UTC now, in minutes.
  ///   - isDoubtful: whether something stands in days that are yet to come.
  public init(_ met: [MetDay], today: CalendarDay, offset: Int, isDoubtful: Bool = false) {
    let believed = met.prefix { $0.day <= today.advanced(by: Streak.daysAhead) }
    var (run, longest) = (0, 0)
    var last: MetDay?
    for day in believed {
      run = last.map { Streak.follows(day, $0) } == true ? run + 1 : 1
      longest = max(longest, run)
      last = day
    }
    self.longest = longest
    guard let last else {
      (current, state) = (0, isDoubtful ? .inDoubt : .none)
      return
    }
    let now = MetDay(day: today, firstOffset: offset, lastOffset: offset)
    let isMet = last.day >= today
    let stands = isMet || Streak.follows(now, last)
    current = stands || isDoubtful ? run : 0
    state = isMet ? .met : isDoubtful ? .inDoubt : stands ? .open : .broken(after: run)
  }

  /// Whether no day was missed between the two. A day of which less than half was lived cannot be: it is the one that the date
  /// line takes from whoever crosses it westward, and that Samoa left out in 2011.
  private static func follows(_ day: MetDay, _ earlier: MetDay) -> Bool {
    let between = earlier.day.distance(to: day.day) - 1
    guard between > 0 else { return true }
    return between * minutesOfDay - (day.firstOffset - earlier.lastOffset) < minutesOfDay / 2
  }

  private static let minutesOfDay = 1440
}
