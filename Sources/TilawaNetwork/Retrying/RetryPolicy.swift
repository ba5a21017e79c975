/// The rules for further attempts: the failures that are worth one, the number of rounds, and the pauses.
package struct RetryPolicy: Hashable, Sendable {
  /// The action where no host answers.
  package enum WhenUnreachable: Hashable, Sendable {
    /// Reports the error at once: somebody waits, and there are other sources.
    case givesUp
    /// Tries again when the host may be asked again, as often as after other failures.
    case waits
  }

  /// The greatest number of rounds, in each of which all hosts are asked.
  package var rounds: Int
  /// The longest pause after the first round; each further one may be twice as long.
  package var firstPause: Duration
  /// The longest pause.
  package var longestPause: Duration
  /// The longest requested time without requests that is observed; a server that asks for more is given up.
  package var longestRequest: Duration
  /// The action where the server cannot be reached.
  package var whenUnreachable: WhenUnreachable

  package init(
    rounds: Int = 5, firstPause: Duration = .milliseconds(500), longestPause: Duration = .seconds(30),
    longestRequest: Duration = .seconds(120), whenUnreachable: WhenUnreachable = .givesUp
  ) {
    self.rounds = rounds
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRequest = longestRequest
    self.whenUnreachable = whenUnreachable
  }

  /// The policy without further attempts.
  package static let never = RetryPolicy(rounds: 1)

  /// Whether the same request to the same server may soon have another answer.
  package func isWorthwhile(after error: NetworkError) -> Bool {
    switch error.code {
    case .broken, .stalled: true
    case .unreachable: whenUnreachable == .waits
    case .status(let status): [408, 423, 425, 429, 500, 502, 503, 504].contains(status)
    case .noLibrary, .badAddress, .untrusted, .tooManyRedirects, .tooLarge, .cannotWrite, .cancelled: false
    }
  }

  /// Returns the pause after `round` rounds without success; nil to give up.
  ///
  /// The pause is random up to a bound that doubles with each round; many clients with a common failure then return at
  /// different times. The time for which the server asked is added.
  package func pause(
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
