import TilawaAudio
import TilawaPlayer

/// Says that a session is to end; any thread may.
package final class RecitationEnding: Sendable {
  private struct State: Sendable {
    var isOver = false
    var stop: @Sendable () -> Void = {}
  }

  private let state = Guarded(State())

  package init() {}

  package var isOver: Bool { state.withLock(\.isOver) }

  /// Sets what makes a waiting source give up.
  func set(_ stop: @escaping @Sendable () -> Void) { state.withLock { $0.stop = stop } }

  package func end() {
    state.withLock { $0.isOver = true }
    let stop = state.withLock(\.stop)
    stop()
  }
}

/// Reads a sound, and keeps what is read.
final class RecitationIntake {
  private let sound: any RecitedSound
  private let record: RecitationRecord?
  private let ending: RecitationEnding
  private(set) var isOver = false
  private(set) var failure: (any Error)?

  init(_ sound: any RecitedSound, _ record: RecitationRecord?, _ ending: RecitationEnding) {
    (self.sound, self.record, self.ending) = (sound, record, ending)
  }

  /// Fills the beginning of a buffer and returns the number of frames; 0 at the end.
  func read(into target: UnsafeMutableBufferPointer<Float>) -> Int {
    // A microphone is read to its end: what was said before it stopped belongs to the session.
    guard !isOver, !ending.isOver || sound is RecitedMicrophone else {
      isOver = true
      return 0
    }
    do {
      let count = try sound.read(into: target)
      isOver = count == 0
      try record?.add(UnsafeBufferPointer(rebasing: target[..<count]))
      return count
    } catch {
      (failure, isOver) = (error, true)
      return 0
    }
  }
}
