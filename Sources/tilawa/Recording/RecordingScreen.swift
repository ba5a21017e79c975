import Synchronization
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaTerminal

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

  func answer(_ key: TerminalKey) -> Order? {
    state.withLock { state in
      if let before = state.beforeQuestion {
        state.beforeQuestion = nil
        state.line.show(before)
        state.isDiscarded = key == .character("y")
        draw(state.line)
        return state.isDiscarded ? .quit : nil
      }
      switch key {
      case .character(" "): return .toggle
      case .character("q"): return .quit
      case .character("x"):
        state.beforeQuestion = state.line.state
        state.line.show(.asking)
        draw(state.line)
        return nil
      default: return nil
      }
    }
  }

  private func draw(_ line: LevelLine) {
    Terminal.draw(Painted(line.line(columns: Terminal.columns - 1)), on: 1)
  }
}
