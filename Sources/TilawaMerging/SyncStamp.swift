/// A time of a hybrid logical clock: milliseconds since 1970, and a count that orders times of the same millisecond.
package struct SyncStamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970.
  package let milliseconds: Int
  /// The count within the millisecond, from 0.
  package let tick: Int

  package init(milliseconds: Int, tick: Int) {
    self.milliseconds = milliseconds
    self.tick = tick
  }

  /// The times that are believed: up to the year 9999.
  static let bounds = 0...253_402_300_799_999
  static let ticks = 0...1_000_000_000

  package static func < (one: SyncStamp, other: SyncStamp) -> Bool {
    (one.milliseconds, one.tick) < (other.milliseconds, other.tick)
  }
}

/// A hybrid logical clock: its stamps follow the clock of the machine, and come after every stamp that it has seen.
///
/// A stamp far in the future, from a machine whose clock is wrong, is not taken over: it would drag all others along. Nothing
/// depends on that but the order of changes that were made without knowledge of each other.
package struct SyncClock: Hashable, Sendable {
  /// The farthest stamp in the future that is taken over: a day, in milliseconds.
  package static let reach = 86_400_000

  /// The latest stamp, given or seen.
  package private(set) var last: SyncStamp

  package init(last: SyncStamp = SyncStamp(milliseconds: 0, tick: 0)) { self.last = last }

  /// Returns the next stamp.
  ///
  /// - Parameter now: the time of the machine, in milliseconds since 1970.
  package mutating func stamp(at now: Int) -> SyncStamp {
    let now = min(max(SyncStamp.bounds.lowerBound, now), SyncStamp.bounds.upperBound)
    let isBelieved = last.milliseconds >= now && last.milliseconds - now <= SyncClock.reach
    last =
      isBelieved && last.tick < SyncStamp.ticks.upperBound
      ? SyncStamp(milliseconds: last.milliseconds, tick: last.tick + 1) : SyncStamp(milliseconds: now, tick: 0)
    return last
  }

  /// Takes a stamp of another device into account.
  package mutating func see(_ stamp: SyncStamp, at now: Int) {
    guard stamp > last, stamp.milliseconds - now <= SyncClock.reach else { return }
    last = stamp
  }
}
