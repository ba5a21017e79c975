import Dispatch
import TilawaAudio
public import TilawaCore
public import TilawaStore

/// Keeps where a session is while it plays, and where it was left, so that it can go on there another time.
///
/// What is written is written on a queue of its own, and never waited for by the sound. A library that cannot be written
/// does not end the session: `failure` says so at the end.
public final class ResumePointRecorder: Sendable {
  /// A session that is killed in a long ayah loses at most this much, and the disk is not kept awake for less.
  public static let interval = Duration.seconds(5)

  private struct Kept: Sendable {
    var position: SessionPosition?
    var failure: StoreError?
  }

  private let library: Library
  private let session: @Sendable (SessionPosition) -> LastSession
  private let queue = DispatchQueue(label: "tilawa.position")
  private let kept = Guarded(Kept())

  /// - Parameters:
  ///   - library: where it is stored.
  ///   - session: what was asked for and decided, with the position.
  public init(library: Library, session: @escaping @Sendable (SessionPosition) -> LastSession) {
    self.library = library
    self.session = session
  }

  /// Writes the position as soon as something was heard, at each ayah, at each pause, and now and again in between, until
  /// the session ends or the task is cancelled. Does nothing while the session is paused.
  public func follow(_ player: Player) async {
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

  /// Writes the position unless it stands there already.
  public func keep(_ position: SessionPosition) async {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        write(position)
        continuation.resume()
      }
    }
  }

  /// Why the position kept last could not be; nil where it is safe, or none was kept.
  public var failure: StoreError? { kept.withLock { $0.failure } }

  private func write(_ position: SessionPosition) {
    guard kept.withLock({ $0.position != position || $0.failure != nil }) else { return }
    var failure: StoreError?
    do throws(StoreError) { try library.sessions.keep(session(position)) } catch { failure = error }
    kept.withLock { $0 = Kept(position: position, failure: failure) }
  }
}
