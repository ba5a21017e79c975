import TilawaAudio
package import TilawaCore
package import TilawaIntake
package import TilawaStore

/// The word of a person on a word that was recited.
package struct PersonMark: Hashable, Sendable {
  package let origin: HifzOrigin
  /// Whether the word itself was right; a fault in the way of saying it is no slip of memory.
  package let isRight: Bool
  package let fault: StoredRecitation.Fault?

  package init(_ origin: HifzOrigin, isRight: Bool, fault: StoredRecitation.Fault? = nil) {
    (self.origin, self.isRight, self.fault) = (origin, isRight, fault)
  }
}

/// The wishes of a person for a session while it goes on; any thread.
package final class RecitationControl: Sendable {
  /// The word of a person on a verdict, by the index of the word in the text.
  package struct Correction: Hashable, Sendable {
    package let word: Int
    package let mark: PersonMark
  }

  private struct State: Sendable {
    var isOver = false
    var isPaused = false
    var isPlaying = false
    var hints = 0
    var corrections: [Correction] = []
    var stop: @Sendable () -> Void = {}
  }

  private let state = Guarded(State())

  package init() {}

  package var isOver: Bool { state.withLock(\.isOver) }
  /// Whether nothing of a microphone is heard or kept: it is paused, or a word is played beside it.
  package var isPaused: Bool { state.withLock { $0.isPaused || $0.isPlaying } }
  /// The last minutes of the sound, and where its words are.
  package let sound = RecentSound()
  package var hints: Int { state.withLock(\.hints) }

  /// Pauses or resumes a microphone: what is said in a pause is neither heard nor kept.
  package func setPaused(_ isPaused: Bool) { state.withLock { $0.isPaused = isPaused } }
  /// Notes whether a word is played: the microphone would hear it.
  package func setPlaying(_ isPlaying: Bool) { state.withLock { $0.isPlaying = isPlaying } }
  package func countHint() { state.withLock { $0.hints += 1 } }
  package func correct(_ word: Int, _ mark: PersonMark) {
    state.withLock { $0.corrections.append(Correction(word: word, mark: mark)) }
  }

  /// Takes the corrections since the last call.
  func takeCorrections() -> [Correction] {
    state.withLock { state in
      defer { state.corrections = [] }
      return state.corrections
    }
  }

  /// Sets what makes a waiting source give up.
  func set(_ stop: @escaping @Sendable () -> Void) { state.withLock { $0.stop = stop } }

  package func end() {
    state.withLock { $0.isOver = true }
    let stop = state.withLock(\.stop)
    stop()
  }
}
