import Synchronization
import TilawaNetwork

/// Time that goes on only during a sleep, and chance that is always the same.
final class FakeTime: Sendable {
  private let state: Mutex<(now: ContinuousClock.Instant, sleeps: [Duration])>
  private let onSleep: @Sendable () throws -> Void

  init(onSleep: @escaping @Sendable () throws -> Void = {}) {
    state = Mutex((.now, []))
    self.onSleep = onSleep
  }

  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func pass(_ duration: Duration) { state.withLock { $0.now += duration } }

  /// The longest of all pauses, or the shortest.
  func pacing(_ chance: UInt64 = .max) -> Pacing {
    Pacing(
      now: { [self] in state.withLock { $0.now } },
      sleep: { [self] duration in
        try onSleep()
        state.withLock { state in
          state.now += duration
          state.sleeps.append(duration)
        }
      },
      random: { chance })
  }
}
