import Synchronization
import TilawaPlayer

/// Lets the live line be drawn from whichever task has news.
final class Screen: Sendable {
  private let line: Mutex<LiveLine>

  init(_ line: sending LiveLine) { self.line = Mutex(line) }

  /// Prints a line above the live line.
  func warn(_ words: String) {
    line.withLock { _ in
      LiveLine.clear()
      Terminal.complain(words)
    }
  }

  func show(_ progress: Player.Progress) { line.withLock { $0.draw(progress) } }
}
