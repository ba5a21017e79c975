package import FoundationEssentials

/// A wait for a moment of the wall clock. The wall clock goes on while the machine sleeps, and a user can set it.
package enum WallAlarm {
  /// The interval between two looks at the clock, because timers stand still while the machine sleeps. The alarm can be
  /// late by this interval.
  package static let glance = Duration.seconds(5)

  /// Waits until the moment; throws if the task is cancelled.
  ///
  /// - Parameters:
  ///   - moment: the end of the wait.
  ///   - glance: the interval between two looks at the clock.
  ///   - now: returns the time of the clock.
  package static func wait(
    until moment: Date, every glance: Duration = glance, now: @Sendable () -> Date = { Date() }
  ) async throws {
    while true {
      let rest = moment.timeIntervalSince(now())
      guard rest > 0 else { return }
      // The wait is a year at most: each turn takes one glance of it.
      try await Task.sleep(for: min(glance, .milliseconds(Int((min(rest, 31_536_000) * 1000).rounded(.up)))))
    }
  }
}
