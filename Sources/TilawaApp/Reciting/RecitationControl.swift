import TilawaAudio

/// The wishes of a person for a session while it goes on; any thread.
package final class RecitationControl: Sendable {
  /// The word of a person on a verdict, by the index of the word in the text.
  package struct Correction: Hashable, Sendable {
    package let word: Int
    /// Whether it was said right.
    package let isRight: Bool
  }

  private struct State: Sendable {
    var isOver = false
    var isPaused = false
    var hints = 0
    var corrections: [Correction] = []
    var stop: @Sendable () -> Void = {}
  }

  private let state = Guarded(State())

  package init() {}

  package var isOver: Bool { state.withLock(\.isOver) }
  package var isPaused: Bool { state.withLock(\.isPaused) }
  package var hints: Int { state.withLock(\.hints) }

  /// Pauses or resumes a microphone: what is said in a pause is neither heard nor kept.
  package func setPaused(_ isPaused: Bool) { state.withLock { $0.isPaused = isPaused } }
  package func countHint() { state.withLock { $0.hints += 1 } }
  package func correct(_ word: Int, isRight: Bool) {
    state.withLock { $0.corrections.append(Correction(word: word, isRight: isRight)) }
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
