import Synchronization
import TilawaTerminal

/// What others have to tell the screen, until its thread asks; any thread.
final class ScreenMail: Sendable {
  private struct State {
    var waiting: [PlayerScreenEvent] = []
    var waker: TerminalWaker?
    var isClosing = false
  }

  private let state = Mutex(State())

  /// From now on the screen is woken for what comes.
  func attach(_ waker: TerminalWaker) { state.withLock { $0.waker = waker } }

  func add(_ event: PlayerScreenEvent) {
    let waker = state.withLock { state in
      state.waiting.append(event)
      return state.waker
    }
    waker?.wake()
  }

  /// The screen is to give the terminal back.
  func close() {
    let waker = state.withLock { state in
      state.isClosing = true
      return state.waker
    }
    waker?.wake()
  }

  var isClosing: Bool { state.withLock(\.isClosing) }

  func take() -> [PlayerScreenEvent] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
