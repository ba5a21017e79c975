import Glibc

extension Terminal {
  /// Asks on standard error, and reads a line from standard input without showing it; nil at the end of the input, and after Ctrl-C,
  /// which also sends SIGINT to this process.
  package static func readSecret(asking question: String) -> String? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      ask(question, on: STDERR_FILENO)
      return readLine()
    }
    var hidden = before
    // Ctrl-C is read as a byte, so that the terminal is as before when the signal ends the program.
    hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    ask(question, on: STDERR_FILENO)
    let key = readHidden()
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    Glibc.write(STDERR_FILENO, "\n", 1)
    switch key {
    case .line(let text): return text
    case .end: return nil
    case .interrupt:
      kill(getpid(), SIGINT)
      return nil
    }
  }

  private enum Hidden { case line(String), end, interrupt }

  /// Reads the keys of a line: Backspace and Ctrl-U edit it, Ctrl-D ends the input where the line is empty.
  private static func readHidden() -> Hidden {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return .end }
      switch byte {
      case 0x03: return .interrupt
      case 0x04: if line.isEmpty { return .end }
      case 0x0A, 0x0D: return .line(String(decoding: line, as: UTF8.self))
      case 0x08, 0x7F:
        while let last = line.popLast(), last & 0xC0 == 0x80 {}
      case 0x15: line = []
      default: if line.count < longestSecret { line.append(byte) }
      }
    }
  }

  /// The most bytes of a line that is read without showing it.
  private static var longestSecret: Int { 4096 }
}
