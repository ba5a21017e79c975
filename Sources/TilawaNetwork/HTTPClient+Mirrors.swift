import Synchronization

extension HTTPClient {
  /// Asks the hosts of a file in order, and again after pauses, until one has sent it.
  ///
  /// A host that did not answer gets no request for the next 30 s, for any file. A host without the file gets no
  /// further request for it. `transfer` is called for each attempt, counted from 1, and returns the request with the
  /// number of bytes that are here by then. So one attempt continues the broken one before it. The listener gets a head
  /// for each answer; its `start` is the offset of the bytes that follow.
  /// - Throws: the error of the first host that may still have the file; `.status` only if no host may have it.
  package func fetch(
    fromAnyOf urls: [String], retrying policy: RetryPolicy = RetryPolicy(), into listener: TransferListener,
    _ transfer: @Sendable (_ url: String, _ attempt: Int) async -> Transfer
  ) async throws(NetworkError) -> Transfer.Head {
    var search = MirrorSearch(urls, policy)
    var generator = Pacing.Generator(random: pacing.random)
    while true {
      for url in search.candidates {
        if let reason = await hosts.objection(to: Self.origin(url), for: url, at: pacing.now()) {
          search.rests(url, reason)
        } else if let head = try await fetch(url, of: &search, into: listener, transfer) {
          return head
        }
      }
      guard let pause = search.endRound(using: &generator) else { throw search.error(of: nil) }
      let rest = await hosts.rest(of: search.candidates.map(Self.origin), at: pacing.now())
      do { try await pacing.sleep(max(pause, rest)) } catch { throw .cancelled(urls.first ?? "network") }
    }
  }

  /// Fetches from one host for as long as it makes progress; nil if another host is to be asked.
  private func fetch(
    _ url: String, of search: inout MirrorSearch, into listener: TransferListener,
    _ transfer: @Sendable (_ url: String, _ attempt: Int) async -> Transfer
  ) async throws(NetworkError) -> Transfer.Head? {
    while true {
      let progress = Progress()
      let start = pacing.now()
      do throws(NetworkError) {
        let head = try await fetch(await transfer(url, search.asks()), into: progress.watching(listener))
        await hosts.answered(Self.origin(url), at: pacing.now())
        return head
      } catch {
        await note(error, from: url, since: start)
        switch search.failed(url, error, upTo: progress.end) {
        case .same: continue
        case .other: return nil
        case .nobody: throw search.error(of: error)
        }
      }
    }
  }

  private func note(_ error: NetworkError, from url: String, since start: ContinuousClock.Instant) async {
    let origin = Self.origin(url)
    switch error.code {
    case .unreachable: await hosts.silent(origin, since: start, at: pacing.now())
    case .status where error.retryAfter != nil: await hosts.asked(for: error, origin, at: pacing.now())
    case .status, .broken, .stalled, .tooLarge: await hosts.answered(origin, at: pacing.now())
    default: break
    }
  }

  private static func origin(_ url: String) -> String { Address(url)?.origin ?? url }

  /// The byte of the file that an attempt has reached.
  private final class Progress: Sendable {
    private let place = Mutex(0)

    var end: Int { place.withLock { $0 } }

    func watching(_ listener: TransferListener) -> TransferListener {
      TransferListener(
        head: { [self] head in
          try listener.head(head)
          place.withLock { $0 = head.start }
        },
        bytes: { [self] piece in
          try listener.bytes(piece)
          place.withLock { $0 += piece.count }
        })
    }
  }
}
