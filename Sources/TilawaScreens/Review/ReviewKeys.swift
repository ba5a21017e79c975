import Glibc
import Synchronization
package import TilawaCore

/// Single keys from a terminal without echo, or characters from another standard input; white space is no key there.
package final class ReviewKeys: Sendable {
  /// Whether somebody sits there: then a key is obeyed while the sound goes on.
  package let isTerminal: Bool
  private let saved: Mutex<termios?>

  package init() {
    var saved = termios()
    isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &saved) == 0
    self.saved = Mutex(isTerminal ? saved : nil)
    guard isTerminal else { return }
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  /// The next key; nil at the end of the input. Blocks.
  package func next() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      let key = Character(Unicode.Scalar(byte))
      if isTerminal || !key.isWhitespace { return key }
    }
  }

  /// Gives the terminal back.
  package func close() {
    saved.withLock { saved in
      guard var settings = saved else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &settings)
      saved = nil
    }
  }

  /// Ends the process at once: all decisions are stored already.
  package static func leave(_ code: ExitCodes) -> Never { _exit(code.rawValue) }
}
