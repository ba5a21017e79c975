import Dispatch
import FoundationEssentials
import Glibc
import Synchronization
package import TilawaTerminal

/// A reader of single keys from the terminal, without echo. `close` restores the terminal. Only one exists at a time.
package final class Keyboard: Sendable {
  /// The keys pressed; ends when the keyboard is closed.
  package let keys: AsyncStream<TerminalKey>

  /// The former state of the terminal; nil while it is not changed.
  private static let saved = Mutex<termios?>(nil)
  /// Rings when the keyboard is closed, and when the program stops for now.
  private let closing: TerminalWaker.Pipe
  private let isRead = DispatchSemaphore(value: 0)

  /// Takes over the terminal. Returns nil if standard input is no terminal, if the program is in the background, or if
  /// the system gives no thread.
  package init?() {
    var saved = termios()
    guard Keyboard.isOurs, tcgetattr(STDIN_FILENO, &saved) == 0, let closing = TerminalWaker.Pipe() else { return nil }
    self.closing = closing
    let (keys, continuation) = AsyncStream.makeStream(of: TerminalKey.self)
    self.keys = keys
    Keyboard.saved.withLock { $0 = saved }
    closing.hearStops()
    Keyboard.listen()
    let isStarted = SystemThread.start { [isRead] in
      while Keyboard.read(into: continuation, until: closing) {}
      continuation.finish()
      isRead.signal()
    }
    guard isStarted else {
      closing.leaveStops()
      Keyboard.giveBack()
      return nil
    }
  }

  /// Whether standard input is a terminal with this program in the foreground.
  package static var isOurs: Bool { isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Waits for keys; returns false when there will be no more.
  private static func read(into keys: AsyncStream<TerminalKey>.Continuation, until closing: TerminalWaker.Pipe) -> Bool
  {
    var watched = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: closing.output, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, -1) > 0 else { return errno == EINTR }
    guard watched[1].revents == 0 else { return heed(closing.take()) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return false }
    for key in Keyboard.keys(in: bytes.prefix(count)) { keys.yield(key) }
    return true
  }

  /// Handles rings. After Ctrl-Z the shell has changed the terminal, so its mode is set again.
  ///
  /// - Returns: whether there will be more keys.
  private static func heed(_ rings: Set<TerminalWaker.Pipe.Ring>) -> Bool {
    if rings.contains(.somebody) { return false }
    if rings.contains(.stop) {
      saved.withLock { saved in if var before = saved { tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
      TerminalWaker.Pipe.stop()
    }
    listen()
    return true
  }

  /// Sets the terminal to single keys without echo; does nothing in the background.
  private static func listen() {
    guard isOurs else { return }
    saved.withLock { saved in
      guard var raw = saved else { return }
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }
  }

  /// Restores the terminal.
  package func close() {
    closing.leaveStops()
    Keyboard.giveBack()
    closing.ring()
    // Wait for the reading thread: later keys belong to another reader, such as the next step.
    _ = isRead.wait(timeout: .now() + 0.2)
  }

  /// Restores the terminal if it was changed, for an immediate end of the program; any thread.
  package static func giveBack() {
    saved.withLock { saved in
      guard var before = saved else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
      saved = nil
    }
  }

  /// Returns the typed keys: characters in UTF-8, and the sequences of arrow and page keys.
  package static func keys(in bytes: some Collection<UInt8>) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    var rest = Array(bytes)[...]
    while let first = rest.first {
      if first == 0x1B, rest.count > 1 {
        rest.removeFirst()
        if let key = sequence(&rest) { keys.append(key) }
        continue
      }
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let letter = String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars.first
      rest = rest.dropFirst(length)
      if let key = letter.flatMap({ TerminalKey(scalar: $0.value) }) { keys.append(key) }
    }
    return keys
  }

  /// Reads the sequence after an escape. Returns nil for an unknown key.
  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> TerminalKey? {
    guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else { return nil }
    rest.removeFirst()
    let end = rest.firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex
    let numbers = String(decoding: rest[..<end], as: UTF8.self)
    let letter = end < rest.endIndex ? rest[end] : 0
    rest = rest[min(end + 1, rest.endIndex)...]
    switch (letter, numbers) {
    case (UInt8(ascii: "A"), _): return .up
    case (UInt8(ascii: "B"), _): return .down
    case (UInt8(ascii: "C"), "1;2"): return .shiftRight
    case (UInt8(ascii: "D"), "1;2"): return .shiftLeft
    case (UInt8(ascii: "C"), _): return .right
    case (UInt8(ascii: "D"), _): return .left
    case (UInt8(ascii: "~"), "5"): return .pageUp
    case (UInt8(ascii: "~"), "6"): return .pageDown
    default: return nil
    }
  }
}
