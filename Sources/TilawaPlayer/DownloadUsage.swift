import Dispatch
import Glibc
import TilawaCore
package import TilawaStore

/// A recorder of the heard downloads, so that the cache removes them last.
///
/// It writes now and then on a queue of its own, and the sound never waits for it. It ignores write errors.
package final class DownloadUsage: Sendable {
  /// The time between two writes: a killed session loses no more.
  private static let interval = Duration.seconds(60)

  private let library: Library
  private let queue = DispatchQueue(label: "tilawa.usage")

  /// Makes a recorder.
  ///
  /// - Parameter library: the library for the records.
  package init(library: Library) { self.library = library }

  /// Records the files of a session once it sounds, so that what other processes fetch does not drive them out; then those that the
  /// player has played, until the task is cancelled.
  package func follow(_ player: Player) async {
    for await _ in player.milestones.opening {}
    await note(Set(player.session.files.map(\.path)))
    while (try? await Task.sleep(for: DownloadUsage.interval)) != nil { await note(player.takeHeardFiles()) }
  }

  /// Records the use of these files; ignores files that are no downloads.
  package func note(_ paths: Set<String>) async {
    let folder = library.folders.downloads + "/"
    let downloads = paths.filter { $0.hasPrefix(folder) }
    guard !downloads.isEmpty else { return }
    await withCheckedContinuation { continuation in
      queue.async { [library] in
        try? library.downloads.use(downloads, at: SystemClock.now)
        continuation.resume()
      }
    }
  }
}
