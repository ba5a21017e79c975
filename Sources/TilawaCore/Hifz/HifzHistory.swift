/// The days of a memoriser.
package struct HifzHistory: Hashable, Sendable {
  /// The sums of one day.
  package struct Day: Hashable, Sendable {
    /// The words that were heard, each hearing counted.
    package var words = 0
    /// The number of hearings.
    package var hearings = 0
    /// The number of those that were weak.
    package var weak = 0
    /// The time that they took, where it is known, in seconds.
    package var seconds = 0
    /// The offsets from UTC at the first and the last hearing, in minutes.
    package var offsets: ClosedRange<Int>

    package init(offset: Int) { offsets = offset...offset }
  }

  /// The days on which something was heard.
  package var days: [CalendarDay: Day] = [:]

  package init() {}

  /// Adds a hearing.
  package mutating func add(words: Int, grade: HifzGrade, seconds: Int, at time: ZonedTime, on day: CalendarDay) {
    var sum = days[day] ?? Day(offset: time.offset)
    sum.words += words
    sum.hearings += 1
    if grade == .weak { sum.weak += 1 }
    sum.seconds += max(0, min(seconds, 86_400))
    sum.offsets = min(sum.offsets.lowerBound, time.offset)...max(sum.offsets.upperBound, time.offset)
    days[day] = sum
  }

  /// Returns the days in a row on which something was heard. Days off do not break them.
  package func streak(on today: CalendarDay, offset: Int, daysOff: Set<Int>) -> Streak {
    var met: [Streak.MetDay] = []
    for (day, sum) in days.sorted(by: { $0.key < $1.key }) {
      if let last = met.last {
        met += HifzHistory.off(between: last.day, and: day, daysOff).map {
          Streak.MetDay(day: $0, firstOffset: last.lastOffset, lastOffset: last.lastOffset)
        }
      }
      met.append(Streak.MetDay(day: day, firstOffset: sum.offsets.lowerBound, lastOffset: sum.offsets.upperBound))
    }
    if let last = met.last {
      met += HifzHistory.off(between: last.day, and: today, daysOff).map {
        Streak.MetDay(day: $0, firstOffset: last.lastOffset, lastOffset: last.lastOffset)
      }
    }
    return Streak(met, today: today, offset: offset)
  }

  /// Returns the days off between two days; none where a day of work lies between them that was not used.
  private static func off(between one: CalendarDay, and other: CalendarDay, _ daysOff: Set<Int>) -> [CalendarDay] {
    guard one.distance(to: other) > 1, one.distance(to: other) < 8 else { return [] }
    let between = (1..<one.distance(to: other)).map { one.advanced(by: $0) }
    return between.allSatisfy { daysOff.contains($0.weekday) } ? between : []
  }

  /// Returns what some days come to.
  package func sum(of days: ClosedRange<CalendarDay>) -> Day {
    var sum = Day(offset: 0)
    for (day, other) in self.days where days.contains(day) {
      sum.words += other.words
      sum.hearings += other.hearings
      sum.weak += other.weak
      sum.seconds += other.seconds
    }
    return sum
  }

  /// The days by which the attendance is judged.
  private static let watched = 56
  /// An absence of more days is a journey or an illness, and not a habit.
  private static let longAbsence = 7

  /// Returns the share of the last days of work on which something was heard, 0.4 to 1.
  ///
  /// Longer absences are left out: they are no habit.
  package func attendance(before today: CalendarDay, daysOff: Set<Int>) -> Double {
    let first = today.advanced(by: -HifzHistory.watched)
    let heard = days.keys.filter { $0 >= first && $0 < today }.sorted()
    var missed = 0
    for (day, next) in zip(heard, heard.dropFirst() + [today]) where day.distance(to: next) <= HifzHistory.longAbsence {
      missed += (1..<max(1, day.distance(to: next))).count(where: { !daysOff.contains(day.advanced(by: $0).weekday) })
    }
    // Some days say nothing of a habit.
    guard heard.count >= 7 else { return 1 }
    return max(0.4, Double(heard.count) / Double(heard.count + missed))
  }
}
