package import TilawaCore
package import FoundationEssentials

/// The time at which a run was due, for a schedule of times of day on some days of the week.
package struct DueTime: Hashable, Sendable {
  /// The last time, at or before now, at which it was due.
  package let moment: Date
  /// The delay of the present moment after the due time.
  package let delay: Duration

  /// - Parameters:
  ///   - times: of the schedule.
  ///   - days: of the schedule.
  ///   - now: when the run was started. A start less than a minute early is on time: clocks are put right.
  ///   - clock: of whose zone the times are.
  package init?(_ times: [TimeOfDay], on days: Weekdays = .daily, now: Date, clock: DayClock = DayClock()) {
    guard let moment = clock.last(times, on: days, before: now + 60) else { return nil }
    self.moment = moment
    delay = .seconds(max(0, now.timeIntervalSince(moment)))
  }
}
