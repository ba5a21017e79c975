/// A search for a file among several hosts: the addresses that are left, the last error of each, and the furthest
/// received byte. A value without network or clock.
struct MirrorSearch: Sendable {
  /// The next action after a failure.
  enum Next: Hashable, Sendable {
    /// The same host again: it sent more than was here, so it continues.
    case same
    case other
    case nobody
  }

  /// The addresses that may still have the file, in order.
  private(set) var candidates: [String]
  /// The number of requests so far.
  private(set) var attempts = 0
  /// The number of rounds without success since something came.
  private(set) var rounds = 0
  private var errors: [String: NetworkError] = [:]
  private let urls: [String]
  private let policy: RetryPolicy
  /// The furthest byte that came.
  private var furthest = 0

  /// The least progress in bytes: else a server that breaks off at each byte would be asked without end.
  static let leap = 65536

  init(_ urls: [String], _ policy: RetryPolicy) {
    var known: Set<String> = []
    self.urls = urls.filter { known.insert($0).inserted }
    candidates = self.urls
    self.policy = policy
  }

  mutating func asks() -> Int {
    attempts += 1
    return attempts
  }

  mutating func failed(_ url: String, _ error: NetworkError, upTo end: Int) -> Next {
    errors[url] = error
    switch error.code {
    case .cancelled, .cannotWrite, .noLibrary:
      candidates = []
      return .nobody
    case .unreachable: return .other
    default: break
    }
    guard policy.isWorthwhile(after: error) else {
      candidates.removeAll { $0 == url }
      return candidates.isEmpty ? .nobody : .other
    }
    guard end >= furthest + Self.leap else { return .other }
    furthest = end
    rounds = 0
    return .same
  }

  /// Notes the reason for which a host is not asked for now.
  mutating func rests(_ url: String, _ reason: NetworkError) { errors[url] = reason }

  /// Returns the pause before all are asked again; nil to give up.
  mutating func endRound(using generator: inout some RandomNumberGenerator) -> Duration? {
    rounds += 1
    let round = rounds
    let hopeful = candidates.compactMap { errors[$0] }.filter(policy.isWorthwhile)
    return hopeful.compactMap { policy.pause(after: round, $0, using: &generator) }.min()
  }

  /// Returns the error to report, with those of the other addresses. The first address that may still have the file
  /// comes first, because the file may exist there.
  func error(of last: NetworkError?) -> NetworkError {
    if let last, [.cancelled, .cannotWrite, .noLibrary].contains(last.code) { return last }
    let told =
      candidates.first { errors[$0] != nil } ?? urls.first { errors[$0].map(\.isAbsence) == false } ?? urls.first
    guard let told, let error = errors[told] else {
      return last ?? NetworkError(code: .badAddress, url: "network", NetworkSentences.noAddressToAsk)
    }
    return error.among(urls.filter { $0 != told }.compactMap { errors[$0] })
  }
}
