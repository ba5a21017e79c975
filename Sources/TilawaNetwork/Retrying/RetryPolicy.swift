/// Which failures are worth another try, how often, and after which pause.
public struct RetryPolicy: Hashable, Sendable {
  /// What is done when nobody answers anywhere.
  public enum WhenUnreachable: Hashable, Sendable {
    /// Says so at once: somebody waits, and there are other sources.
    case givesUp
    /// Tries again when the host may be asked again, as often as after other failures.
    case waits
  }

  /// How often all hosts are asked, at most.
  public var rounds: Int
  /// The longest pause after the first round; each further one may be twice as long.
  public var firstPause: Duration
  /// Pauses do not grow beyond this.
  public var longestPause: Duration
  /// A server that asks for more is not waited for.
  public var longestRequest: Duration
  /// What is done where the server cannot be reached.
  public var whenUnreachable: WhenUnreachable

  public init(
    rounds: Int = 5, firstPause: Duration = .milliseconds(500), longestPause: Duration = .seconds(30),
    longestRequest: Duration = .seconds(120), whenUnreachable: WhenUnreachable = .givesUp
  ) {
    self.rounds = rounds
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRequest = longestRequest
    self.whenUnreachable = whenUnreachable
  }

  /// Asks once.
  public static let never = RetryPolicy(rounds: 1)

  /// Whether the same question to the same server may have another answer soon.
  public func isWorthwhile(after error: NetworkError) -> Bool {
    switch error.code {
    case .broken, .stalled: true
    case .unreachable: whenUnreachable == .waits
    case .status(let status): [408, 425, 429, 500, 502, 503, 504].contains(status)
    case .noLibrary, .badAddress, .untrusted, .tooManyRedirects, .tooLarge, .cannotWrite, .cancelled: false
    }
  }

  /// How long to wait after that many rounds, all in vain: any time up to a bound that doubles, so that many who failed at once do
  /// not come back at once; after what the server asked for, where it did. Nil to give up.
  public func pause(
    after round: Int, _ error: NetworkError, using generator: inout some RandomNumberGenerator
  ) -> Duration? {
    guard round < rounds, isWorthwhile(after: error) else { return nil }
    let asked = error.retryAfter ?? .zero
    guard asked <= longestRequest else { return nil }
    let bound = min(longestPause, firstPause * (1 << min(max(round, 1) - 1, 20)))
    let (seconds, attoseconds) = max(bound, .zero).components
    let milliseconds = min(seconds, 86400) * 1000 + attoseconds / 1_000_000_000_000_000
    // No more than one number is drawn, whatever the generator.
    let share = generator.next().multipliedFullWidth(by: UInt64(milliseconds) + 1).high
    return asked + .milliseconds(Int64(share))
  }
}
