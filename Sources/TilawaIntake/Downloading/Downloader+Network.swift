import Synchronization
import TilawaCore
package import TilawaNetwork
package import TilawaStore

extension Downloader {
  /// Makes a downloader for the network, with a client that waits for slow servers. A server that does not answer at
  /// all is reported at once, unless one answered before and the policy is to wait. The timings of surahs come from the
  /// place named in the reciter's source.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - quran: the text, for the expected content of each file.
  ///   - client: sends the requests.
  ///   - policy: the failures after which to try again.
  ///   - timeout: the longest wait for another process that fetches the file but receives nothing; nil means without
  ///     end.
  package convenience init(
    library: Library, quran: QuranDatabase, client: HTTPClient, retrying policy: RetryPolicy = RetryPolicy(),
    timeout: Duration? = nil
  ) {
    let network = Reached()
    let service = SurahTimingService(
      library: library, structure: quran.structure, texts: { try quran.texts(of: $0) },
      document: { try await client.document(at: $0, limit: $1, retrying: network.timeout(policy)) })
    self.init(
      library: library, quran: quran,
      surahTimings: { reciter, source, surah in
        do {
          _ = try await service.timings(of: surah, by: reciter, from: source)
        } catch let error as NetworkError {
          // A source without timings of a surah answers in this way too.
          if !error.isAbsence { throw Downloader.withoutTimings(surah, error) }
        }
      },
      timeout: timeout,
      transferring: { (urls, listener, transfer) throws(NetworkError) in
        let head = try await client.fetch(
          fromAnyOf: urls, retrying: network.timeout(policy), into: listener, transfer)
        network.answered()
        return head
      })
  }

  /// Returns an error that blames the timings, not the file; `CancellationError` for a cancelled task.
  private static func withoutTimings(_ surah: Int, _ error: NetworkError) -> any Error {
    if error.code == .cancelled { return CancellationError() }
    return NetworkError(
      code: error.code, url: error.url,
      IntakeSentences.timingsOfSurah(surah: surah, reason: error.detail),
      retryAfter: error.retryAfter)
  }
}

/// Whether a server has answered in this run: only then does the client wait for servers that do not answer.
private final class Reached: Sendable {
  private let hasAnswered = Atomic(false)

  func answered() { hasAnswered.store(true, ordering: .relaxed) }

  func timeout(_ policy: RetryPolicy) -> RetryPolicy {
    guard !hasAnswered.load(ordering: .relaxed) else { return policy }
    var policy = policy
    policy.whenUnreachable = .givesUp
    return policy
  }
}
