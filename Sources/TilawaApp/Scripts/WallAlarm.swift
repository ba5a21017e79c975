package import Foundation

/// Waiting for a moment on the clock on the wall, which goes on while the machine sleeps, and may be set.
package enum WallAlarm {
  /// Timers stand still while the machine sleeps: so often it is looked at the clock itself. As much too late it can be.
  package static let glance = Duration.seconds(5)

  /// Returns at the moment, or throws where the task is cancelled.
  ///
  /// - Parameters:
  ///   - moment: what is waited for.
  ///   - glance: how often it is looked at the clock.
  ///   - now: what the clock shows.
  package static func wait(
    until moment: Date, every glance: Duration = glance, now: @Sendable () -> Date = { Date() }
  ) async throws {
    while true {
      let rest = moment.timeIntervalSince(now())
      guard rest > 0 else { return }
      // A year at most, of which nobody waits for more than one glance.
      try await Task.sleep(for: min(glance, .milliseconds(Int((min(rest, 31_536_000) * 1000).rounded(.up)))))
    }
  }
}
