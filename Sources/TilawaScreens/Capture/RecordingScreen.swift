import Synchronization
package import AppBase
import AppRecordings
package import TilawaAudio
import TilawaConsole
package import TilawaCore
import TilawaTerminal

/// The line of a recording on the terminal, and the keys that steer it; any thread.
package final class RecordingScreen: RecordingDisplay {
  private struct State {
    var line: LevelLine
    /// The state of the line before the question.
    var beforeQuestion: LevelLine.State?
    var isDiscarded = false
    var keyboard: Keyboard?
    var keys: Task<Void, Never>?
  }

  private let state: Mutex<State>

  package init(_ line: LevelLine) { state = Mutex(State(line: line)) }

  package var isDiscarded: Bool { state.withLock(\.isDiscarded) }

  package func starts(_ title: String, limit: TimeLength) {
    Terminal.say(ScreensSentences.recordingBegins(title: title, limit: Lengths.time(limit.seconds)).text)
  }

  package func open(_ handler: @escaping @Sendable (RecordingCommand) -> Void) {
    guard let keyboard = Keyboard() else { return }
    let keys = Task {
      for await key in keyboard.keys { if let command = answer(key) { handler(command) } }
    }
    state.withLock { ($0.keyboard, $0.keys) = (keyboard, keys) }
  }

  package func clear() { Terminal.clear() }

  package func close() {
    let (keyboard, keys) = state.withLock { ($0.keyboard, $0.keys) }
    keyboard?.close()
    keys?.cancel()
  }

  /// Draws the line anew; a warning goes above it.
  package func show(_ event: CaptureEvent) {
    state.withLock { state in
      let asking = state.line.state == .asking
      state.line.show(event)
      if let words = RecordingWords.warning(event) {
        Terminal.clear()
        Terminal.complain(words.text)
      }
      if asking, state.beforeQuestion != nil, state.line.state != .keeping {
        if state.line.state != .asking { state.beforeQuestion = state.line.state }
        state.line.show(.asking)
      }
      draw(state.line)
    }
  }

  private func answer(_ key: TerminalKey) -> RecordingCommand? {
    state.withLock { state in
      if let before = state.beforeQuestion {
        state.beforeQuestion = nil
        state.line.show(before)
        state.isDiscarded = key == .character("y")
        draw(state.line)
        return state.isDiscarded ? .finish : nil
      }
      switch key {
      case .character(" "): return .toggle
      case .character("q"): return .finish
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
