import TilawaAudio
import TilawaCore

/// A stream of the milestones of a session: an ayah begins, the session is paused, it goes on. It wakes the task that
/// stores the position.
final class Milestones: Sendable {
  /// The state of the sound after a milestone.
  enum Sound: Hashable, Sendable { case playing, silent }

  private let stream: AsyncStream<Sound>
  private let continuation: AsyncStream<Sound>.Continuation

  /// A stream of nothing that ends once the first ayah has begun to sound, or with the session; for one task.
  let opening: AsyncStream<Void>
  private let beginning: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: Sound.self, bufferingPolicy: .bufferingNewest(1))
    (opening, beginning) = AsyncStream.makeStream(of: Void.self)
  }

  /// The stream of milestones for one task; a slow task receives only the latest one.
  var all: AsyncStream<Sound> { stream }

  func note(_ report: Playback.Report) {
    switch report {
    case .began:
      beginning.finish()
      continuation.yield(.playing)
    case .state(let state, _): continuation.yield(state == .playing ? .playing : .silent)
    case .counted, .word, .gap, .speed, .sought: break
    }
  }

  func finish() {
    beginning.finish()
    continuation.finish()
  }
}
