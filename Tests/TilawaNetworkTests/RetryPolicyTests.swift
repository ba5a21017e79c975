import Testing
import TilawaNetwork
import TilawaTestSupport

@Suite("A retry policy")
struct RetryPolicyTests {
  /// The highest number each time, so that pauses are as long as they can be.
  private struct Highest: RandomNumberGenerator { func next() -> UInt64 { .max } }
  private struct Lowest: RandomNumberGenerator { func next() -> UInt64 { 0 } }

  private let policy = RetryPolicy(
    rounds: 9, firstPause: .seconds(1), longestPause: .seconds(10), longestRequest: .seconds(60))

  private func error(_ code: NetworkError.Code, retryAfter: Duration? = nil) -> NetworkError {
    NetworkError(code: code, url: "http://h/", message: "", retryAfter: retryAfter)
  }

  private func pauses(_ error: NetworkError, _ generator: some RandomNumberGenerator) -> [Duration?] {
    var generator = generator
    return (1...6).map { policy.pause(after: $0, error, using: &generator) }
  }

  @Test("waits at most twice as long each time, up to a bound")
  func doubles() {
    #expect(pauses(error(.broken), Highest()) == [1, 2, 4, 8, 10, 10].map { .seconds($0) })
  }

  @Test("may not wait at all")
  func jitter() {
    #expect(pauses(error(.broken), Lowest()) == Array(repeating: .zero, count: 6))
  }

  @Test("spreads its pauses over all of that time")
  func spread() {
    var generator = SeededGenerator(seed: 1)
    let pauses = (0..<1000).compactMap { _ in policy.pause(after: 4, error(.stalled), using: &generator) }
    #expect(pauses.allSatisfy { (.zero ... .seconds(8)).contains($0) })
    #expect(pauses.contains { $0 < .seconds(1) } && pauses.contains { $0 > .seconds(7) })
  }

  @Test("waits for as long as the server asks, and then some")
  func retryAfter() {
    let error = error(.status(429), retryAfter: .seconds(60))
    #expect(pauses(error, Lowest()).first == .seconds(60))
    #expect(pauses(error, Highest()).first == .seconds(61))
  }

  @Test("gives up where the server asks for too much")
  func tooLong() {
    #expect(pauses(error(.status(503), retryAfter: .seconds(61)), Lowest()).first == .some(nil))
  }

  @Test("gives up after its last round")
  func ends() {
    var generator = Lowest()
    #expect(policy.pause(after: 8, error(.broken), using: &generator) != nil)
    #expect(policy.pause(after: 9, error(.broken), using: &generator) == nil)
    #expect(RetryPolicy.never.pause(after: 1, error(.broken), using: &generator) == nil)
  }

  @Test("overflows nowhere")
  func extremes() {
    var generator = Highest()
    let policy = RetryPolicy(rounds: .max, firstPause: .seconds(1 << 40), longestPause: .seconds(Int64.max))
    #expect(policy.pause(after: .max - 1, error(.broken), using: &generator) != nil)
  }

  @Test(
    "tries again what may go well another time, and nothing else",
    arguments: [
      (NetworkError.Code.broken, true), (.stalled, true), (.status(500), true), (.status(503), true),
      (.status(429), true),
      (.status(408), true), (.status(404), false), (.status(403), false), (.status(501), false), (.unreachable, false),
      (.untrusted, false), (.tooLarge, false), (.tooManyRedirects, false), (.badAddress, false), (.cannotWrite, false),
      (.cancelled, false), (.noLibrary, false),
    ])
  func worthwhile(code: NetworkError.Code, expected: Bool) {
    #expect(RetryPolicy().isWorthwhile(after: error(code)) == expected)
  }

  @Test("waits for the network where it is told to")
  func unreachable() {
    #expect(RetryPolicy(whenUnreachable: .waits).isWorthwhile(after: error(.unreachable)))
  }
}
