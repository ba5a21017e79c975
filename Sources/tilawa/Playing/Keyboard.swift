import Foundation
import Glibc
import Synchronization

/// Single keys from the terminal, without echo; the terminal is as it was once this is gone.
final class Keyboard: Sendable {
  enum Key: Hashable, Sendable {
    case toggle, next, previous, slower, faster, louder, softer, quit, discard, yes
  }

  /// The keys pressed; ends when the keyboard is closed.
  let keys: AsyncStream<Key>

  private let saved: termios
  private let isClosed = Atomic<Bool>(false)

  /// Nil where standard input is no terminal, or not ours to change: in the background.
  init?() {
    var saved = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &saved) == 0 else {
      return nil
    }
    self.saved = saved
    let (keys, continuation) = AsyncStream.makeStream(of: Key.self)
    self.keys = keys
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    Thread.detachNewThread { [weak self] in
      while self?.read(into: continuation) == true {}
      continuation.finish()
    }
  }

  /// Waits a moment for keys; false when there will be no more.
  private func read(into keys: AsyncStream<Key>.Continuation) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard !isClosed.load(ordering: .relaxed) else { return false }
    guard poll(&input, 1, 100) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return false }
    for key in Keyboard.keys(in: bytes.prefix(count)) { keys.yield(key) }
    return true
  }

  /// Gives the terminal back.
  func close() {
    isClosed.store(true, ordering: .relaxed)
    var saved = saved
    tcsetattr(STDIN_FILENO, TCSANOW, &saved)
  }

  /// Space, n, p, q, x, y, brackets, plus and minus, and the arrows (right: ESC [ C, or with O).
  static func keys(in bytes: some Collection<UInt8>) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "): keys.append(.toggle)
      case UInt8(ascii: "n"): keys.append(.next)
      case UInt8(ascii: "p"): keys.append(.previous)
      case UInt8(ascii: "["): keys.append(.slower)
      case UInt8(ascii: "]"): keys.append(.faster)
      case UInt8(ascii: "+"), UInt8(ascii: "="): keys.append(.louder)
      case UInt8(ascii: "-"): keys.append(.softer)
      case UInt8(ascii: "q"): keys.append(.quit)
      case UInt8(ascii: "x"): keys.append(.discard)
      case UInt8(ascii: "y"): keys.append(.yes)
      case 0x1B where rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O"):
        rest.removeFirst()
        switch rest.popFirst() {
        case UInt8(ascii: "A"): keys.append(.louder)
        case UInt8(ascii: "B"): keys.append(.softer)
        case UInt8(ascii: "C"): keys.append(.next)
        case UInt8(ascii: "D"): keys.append(.previous)
        default: break
        }
      default: break
      }
    }
    return keys
  }
}
