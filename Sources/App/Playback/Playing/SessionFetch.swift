package import AppBase
import TilawaNetwork
package import TilawaIntake
package import TilawaStore

/// Fetches for a session that plays; nothing is loaded or opened before the first file is wanted.
package actor SessionFetch {
  private let context: AppContext
  private let quran: QuranDatabase
  private var downloader: Downloader?

  /// Short timeouts, because a listener waits: another reciter may have the file if a server does not answer or is much
  /// slower than the sound.
  private static let timeouts = HTTPTimeouts(connection: .seconds(2), silence: .seconds(5), speed: 2000)

  /// The policy of retries: few and short ones, because a listener waits.
  private static let policy = RetryPolicy(
    rounds: 2, longestPause: .seconds(2), longestRequest: .seconds(5), whenUnreachable: .givesUp)

  package init(_ quran: QuranDatabase, in context: AppContext) {
    self.context = context
    self.quran = quran
  }

  /// Returns the fetch as a function.
  package static func closure(_ quran: QuranDatabase, in context: AppContext) -> Fetching {
    let fetch = SessionFetch(quran, in: context)
    return { file in try await fetch.opened().fetch(file) }
  }

  private func opened() throws -> Downloader {
    if let downloader { return downloader }
    let client = try context.client(timeouts: SessionFetch.timeouts)
    // A connection of its own: a commit waits while another process writes, and the player must not wait with it where it looks
    // for another reciter.
    let downloader = Downloader(
      library: try LibraryOpening(apart: context.folders).library(for: .writing), quran: quran, client: client,
      retrying: SessionFetch.policy, timeout: SessionFetch.timeouts.silence)
    self.downloader = downloader
    return downloader
  }
}
