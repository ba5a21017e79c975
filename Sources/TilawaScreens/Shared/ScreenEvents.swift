import Synchronization
import TilawaCore
import TilawaTerminal

/// Events for a screen from other threads, in order, until the thread of the screen takes them.
///
/// The screen waits in `poll` for the keyboard and for a pipe; an event is queued and the pipe is written to, so that one wait
/// serves both. Any thread may add.
final class ScreenEvents<Event: Sendable>: Sendable {
  private struct State {
    var waiting: [Event] = []
    var waker: TerminalWaker?
    var ending: ExitCodes?
  }

  private let state = Mutex(State())
  private let supersedes: @Sendable (Event, Event) -> Bool

  /// - Parameter supersedes: whether an event makes the one added just before it needless.
  init(supersedes: @escaping @Sendable (Event, Event) -> Bool = { _, _ in false }) { self.supersedes = supersedes }

  /// Wakes this screen for events from now on, also for those that wait already.
  func attach(_ waker: TerminalWaker) {
    state.withLock { $0.waker = waker }
    waker.wake()
  }

  func add(_ event: Event) {
    state.withLock { state in
      if let last = state.waiting.last, supersedes(event, last) { state.waiting.removeLast() }
      state.waiting.append(event)
      return state.waker
    }?.wake()
  }

  /// Ends the screen with this code, after the waiting events.
  func end(_ code: ExitCodes) {
    state.withLock { state in
      state.ending = state.ending ?? code
      return state.waker
    }?.wake()
  }

  /// Takes what waits.
  func take() -> (events: [Event], ending: ExitCodes?) {
    state.withLock { state in
      defer { state.waiting = [] }
      return (state.waiting, state.ending)
    }
  }
}
