import TilawaCore

/// The hosts that did not answer lately or asked for no requests. They get none for a while, for any file, so that
/// nobody waits for them again and again.
actor HostMemory {
  /// The time without requests to a host after it did not answer.
  static let rest = Duration.seconds(30)

  private struct Rest {
    let end: ContinuousClock.Instant
    let code: NetworkError.Code
    let detail: Sentence
  }

  private var rests: [String: Rest] = [:]
  private var answers: [String: ContinuousClock.Instant] = [:]

  /// Returns the reason not to ask the host now; nil if there is none.
  func objection(to origin: String, for url: String, at now: ContinuousClock.Instant) -> NetworkError? {
    guard let rest = rests[origin], now < rest.end else { return nil }
    let left: Duration? = rest.code == .unreachable ? nil : now.duration(to: rest.end)
    return NetworkError(code: rest.code, url: url, rest.detail, retryAfter: left)
  }

  /// Returns the time until one of the hosts may be asked.
  func rest(of origins: [String], at now: ContinuousClock.Instant) -> Duration {
    origins.map { rests[$0].map { now.duration(to: $0.end) } ?? .zero }.min() ?? .zero
  }

  func answered(_ origin: String, at now: ContinuousClock.Instant) {
    rests[origin] = nil
    answers[origin] = now
  }

  /// Notes that a request of `start` got no answer; ignored if the host has answered another one since.
  func silent(_ origin: String, since start: ContinuousClock.Instant, at now: ContinuousClock.Instant) {
    if let last = answers[origin], last >= start { return }
    rests[origin] = Rest(end: now + Self.rest, code: .unreachable, detail: NetworkSentences.noAnswerLately)
  }

  /// Notes an answer with an error that contains a time for the next request.
  func asked(for error: NetworkError, _ origin: String, at now: ContinuousClock.Instant) {
    rests[origin] = Rest(end: now + (error.retryAfter ?? .zero), code: error.code, detail: error.detail)
  }
}
