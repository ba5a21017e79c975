import Glibc

extension Terminal {
  /// Reads a line from standard input without showing it; nil at the end of the input.
  package static func readSecret() -> String? {
    var before = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO)
    // The end of the line is still shown.
    hidden.c_lflag |= tcflag_t(ECHONL)
    if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) } }
    return readLine()
  }
}
