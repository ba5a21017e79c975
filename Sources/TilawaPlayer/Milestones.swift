import TilawaAudio
import TilawaCore

/// A stream of the milestones of a session: an ayah begins, the session is paused, it goes on. It wakes the task that
/// stores the position.
final class Milestones: Sendable {
  /// The state of the sound after a milestone.
  enum Sound: Hashable, Sendable { case playing, silent }

  private let stream: AsyncStream<Sound>
  private let continuation: AsyncStream<Sound>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream(of: Sound.self, bufferingPolicy: .bufferingNewest(1)) }

  /// The stream of milestones for one task; a slow task receives only the latest one.
  var all: AsyncStream<Sound> { stream }

  func note(_ report: Playback.Report) {
    switch report {
    case .began: continuation.yield(.playing)
    case .state(let state, _): continuation.yield(state == .playing ? .playing : .silent)
    case .counted, .word, .gap, .speed, .sought: break
    }
  }

  func finish() { continuation.finish() }
}
