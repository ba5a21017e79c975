import Synchronization
import TilawaAudio

/// The line on the terminal, what the keys mean at the moment, and how it came to an end; any thread.
final class RecordingScreen: Sendable {
  /// What a key asks of the recorder.
  enum Order { case toggle, quit }

  private struct State {
    var line: LevelLine
    /// What the line showed before the question.
    var beforeQuestion: LevelLine.State?
    var isDiscarded = false
    var signal: ExitCodes?
  }

  private let state: Mutex<State>

  init(_ line: LevelLine) { state = Mutex(State(line: line)) }

  var isDiscarded: Bool { state.withLock(\.isDiscarded) }
  /// The exit code of the first signal.
  var signal: ExitCodes? { state.withLock(\.signal) }

  func caught(_ code: ExitCodes) { state.withLock { $0.signal = $0.signal ?? code } }

  /// Draws the line anew; a warning goes above it.
  func show(_ event: CaptureEvent) {
    state.withLock { state in
      let asking = state.line.state == .asking
      state.line.show(event)
      if let words = RecordingWords.warning(event) {
        LiveLine.clear()
        Terminal.complain(words)
      }
      if asking, state.beforeQuestion != nil, state.line.state != .keeping {
        if state.line.state != .asking { state.beforeQuestion = state.line.state }
        state.line.show(.asking)
      }
      draw(state.line)
    }
  }

  func answer(_ key: Keyboard.Key) -> Order? {
    state.withLock { state in
      if let before = state.beforeQuestion {
        state.beforeQuestion = nil
        state.line.show(before)
        state.isDiscarded = key == .yes
        draw(state.line)
        return key == .yes ? .quit : nil
      }
      switch key {
      case .toggle: return .toggle
      case .quit: return .quit
      case .discard:
        state.beforeQuestion = state.line.state
        state.line.show(.asking)
        draw(state.line)
        return nil
      case .next, .previous, .slower, .faster, .louder, .softer, .yes: return nil
      }
    }
  }

  private func draw(_ line: LevelLine) {
    Terminal.draw("\r\u{1B}[K" + line.line(columns: Terminal.columns - 1), on: 1)
  }
}
