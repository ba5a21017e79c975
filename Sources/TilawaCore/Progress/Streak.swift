/// The number of days in a row on which the goal was met.
package struct Streak: Hashable, Sendable {
  /// The state of the streak today.
  package enum State: Hashable, Sendable {
    /// The goal was never met.
    case none
    /// Today's goal is met.
    case met
    /// Today's goal is not met yet; the days before still count.
    case open
    /// A day was missed; this number of days was met in a row before.
    case broken(after: Int)
    /// The clock contradicts the notes, so a missed day is not certain.
    case inDoubt
  }

  /// A day on which the goal was met.
  package struct MetDay: Hashable, Sendable {
    /// The reader's day.
    package let day: CalendarDay
    /// The offsets of the clock from UTC at the first and the last reading of the day, in minutes.
    package let firstOffset: Int, lastOffset: Int

    package init(day: CalendarDay, firstOffset: Int, lastOffset: Int) {
      self.day = day
      self.firstOffset = firstOffset
      self.lastOffset = lastOffset
    }
  }

  /// The number of days up to today, or to yesterday if today's goal is not met yet.
  package let current: Int
  /// The length of the longest streak.
  package let longest: Int
  /// The state of the streak today.
  package let state: State

  /// The limit for days ahead of today; a day further ahead was noted by a wrong clock, since the date line causes at
  /// most one day.
  package static let daysAhead = 1

  /// - Parameters:
  ///   - met: the days on which the goal was met, in order.
  ///   - today: the present day.
  ///   - offset: the present offset of the clock from UTC, in minutes.
  ///   - isDoubtful: whether the clock contradicts the notes.
  package init(_ met: [MetDay], today: CalendarDay, offset: Int, isDoubtful: Bool = false) {
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

  /// Whether no day was missed between the two. A day lived less than half cannot be missed: for example a westward
  /// crossing of the date line skips it, as Samoa did in 2011.
  private static func follows(_ day: MetDay, _ earlier: MetDay) -> Bool {
    let between = earlier.day.distance(to: day.day) - 1
    guard between > 0 else { return true }
    return between * minutesOfDay - (day.firstOffset - earlier.lastOffset) < minutesOfDay / 2
  }

  private static let minutesOfDay = 1440
}
