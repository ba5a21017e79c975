import Synchronization
import TilawaCore
import TilawaTerminal

/// What others have to tell the reader, until its thread asks; any thread.
final class ReaderMail: Sendable {
  /// What is told.
  enum Letter {
    /// What sounds by now; nil: nothing.
    case sound(ReaderSound?)
    /// Something that somebody should know.
    case said(String)
    /// The reader is to end, with this code.
    case end(ExitCodes)
  }

  private struct State {
    var waiting: [Letter] = []
    var waker: TerminalWaker?
  }

  private let state = Mutex(State())

  /// From now on the screen is woken for what comes.
  func attach(_ waker: TerminalWaker) {
    state.withLock { $0.waker = waker }
    waker.wake()
  }

  /// Of what sounds only the latest is kept.
  func add(_ letter: Letter) {
    let waker = state.withLock { state in
      if case .sound = letter, case .sound? = state.waiting.last { state.waiting.removeLast() }
      state.waiting.append(letter)
      return state.waker
    }
    waker?.wake()
  }

  func take() -> [Letter] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
