import Synchronization
import TilawaPlayer

/// Lets the live line be drawn from whichever task has news.
final class Screen: Sendable {
  private let line: Mutex<LiveLine>

  init(_ line: sending LiveLine) { self.line = Mutex(line) }

  func show(_ progress: Player.Progress) { line.withLock { $0.draw(progress) } }
}
