import Dispatch
import TilawaAudio
package import TilawaCore
package import TilawaStore

/// A recorder for the position of a session, so that the session can continue later.
///
/// It writes on a queue of its own, and the sound never waits for it. A write error does not end the session: `failure`
/// tells it at the end.
package final class ResumePointRecorder: Sendable {
  /// The time between two writes in a long ayah: a killed session loses no more.
  package static let interval = Duration.seconds(5)

  private struct Kept: Sendable {
    var position: SessionPosition?
    var failure: StoreError?
  }

  private let library: Library
  private let session: @Sendable (SessionPosition) -> LastSession
  private let queue = DispatchQueue(label: "tilawa.position")
  private let kept = Guarded(Kept())

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - library: the library for the position.
  ///   - session: makes the stored session of a position.
  package init(library: Library, session: @escaping @Sendable (SessionPosition) -> LastSession) {
    self.library = library
    self.session = session
  }

  /// Writes the position at each ayah, at each pause, and at intervals in between, until the session ends or the task is cancelled. Does
  /// nothing while the session is paused.
  package func follow(_ player: Player) async {
    var waiting: Task<Void, Never>?
    for await sound in player.milestones.all {
      waiting?.cancel()
      if let position = await player.position { await keep(position) }
      waiting = sound == .playing ? Task { await keepNowAndAgain(player) } : nil
    }
    waiting?.cancel()
  }

  private func keepNowAndAgain(_ player: Player) async {
    while (try? await Task.sleep(for: ResumePointRecorder.interval)) != nil {
      if let position = await player.position { await keep(position) }
    }
  }

  /// Writes the position unless it is stored already.
  package func keep(_ position: SessionPosition) async {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        write(position)
        continuation.resume()
      }
    }
  }

  /// The error of the last write; nil if it succeeded.
  package var failure: StoreError? { kept.withLock { $0.failure } }

  private func write(_ position: SessionPosition) {
    guard kept.withLock({ $0.position != position || $0.failure != nil }) else { return }
    var failure: StoreError?
    do throws(StoreError) { try library.sessions.keep(session(position)) } catch { failure = error }
    kept.withLock { $0 = Kept(position: position, failure: failure) }
  }
}
