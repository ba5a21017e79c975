import TilawaAudio
import TilawaCore

/// Wakes the one who keeps the place of a session when that is worth keeping: an ayah begins, it is paused, it goes on.
final class Milestones: Sendable {
  /// What is heard from a milestone on.
  enum Sound: Hashable, Sendable { case playing, silent }

  private let stream: AsyncStream<Sound>
  private let continuation: AsyncStream<Sound>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream(of: Sound.self, bufferingPolicy: .bufferingNewest(1)) }

  /// One task reads them; of those that it did not read in time it is given the latest.
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
