/// The clock and the random numbers of retries; tests have their own.
package struct Pacing: Sendable {
  /// The clock: it continues while the machine sleeps, and is never set.
  package let now: @Sendable () -> ContinuousClock.Instant
  /// Sleeps for a duration; throws when the task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void
  package let random: @Sendable () -> UInt64

  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, sleep: @escaping @Sendable (Duration) async throws -> Void,
    random: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.sleep = sleep
    self.random = random
  }

  package static let real = Pacing(
    now: { .now }, sleep: { try await Task.sleep(for: $0, clock: .continuous) }, random: { .random(in: .min ... .max) })

  /// A generator of the standard library from `random`.
  struct Generator: RandomNumberGenerator {
    let random: @Sendable () -> UInt64
    func next() -> UInt64 { random() }
  }
}
