/// Which hosts did not answer lately, or asked to be left alone. They are not asked for a while, for whatever file, so that nobody
/// waits for them again and again.
actor HostMemory {
  /// How long a host is left alone that did not answer.
  static let rest = Duration.seconds(30)

  private struct Rest {
    let end: ContinuousClock.Instant
    let code: NetworkError.Code
    let message: String
  }

  private var rests: [String: Rest] = [:]
  private var answers: [String: ContinuousClock.Instant] = [:]

  /// Why the host is not to be asked now, if there is a reason.
  func objection(to origin: String, for url: String, at now: ContinuousClock.Instant) -> NetworkError? {
    guard let rest = rests[origin], now < rest.end else { return nil }
    let left: Duration? = rest.code == .unreachable ? nil : now.duration(to: rest.end)
    return NetworkError(code: rest.code, url: url, message: rest.message, retryAfter: left)
  }

  /// How long until one of them may be asked.
  func rest(of origins: [String], at now: ContinuousClock.Instant) -> Duration {
    origins.map { rests[$0].map { now.duration(to: $0.end) } ?? .zero }.min() ?? .zero
  }

  func answered(_ origin: String, at now: ContinuousClock.Instant) {
    rests[origin] = nil
    answers[origin] = now
  }

  /// Nobody answered to a question that was asked at `start`; not held against a host that answered another one since.
  func silent(_ origin: String, since start: ContinuousClock.Instant, at now: ContinuousClock.Instant) {
    if let last = answers[origin], last >= start { return }
    let message = "nobody answered there a moment ago; is this machine connected to the network?"
    rests[origin] = Rest(end: now + Self.rest, code: .unreachable, message: message)
  }

  /// It answered, with an error that says for how long it wants no questions.
  func asked(for error: NetworkError, _ origin: String, at now: ContinuousClock.Instant) {
    rests[origin] = Rest(end: now + (error.retryAfter ?? .zero), code: error.code, message: error.message)
  }
}
