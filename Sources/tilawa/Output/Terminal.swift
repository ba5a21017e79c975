import Glibc

/// Where words go: to people on standard error, to programs on standard output.
enum Terminal {
  /// One line on standard error, named as ours.
  static func complain(_ message: String) {
    if !message.isEmpty { write("tilawa: \(message)\n", to: STDERR_FILENO) }
  }

  /// One line on standard output, at once.
  static func say(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  /// Text as it is, at once.
  static func put(_ text: String, to descriptor: Int32 = STDOUT_FILENO) { write(text, to: descriptor) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal on standard output; 80 where it does not say.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes all of it, however often it takes; a reader who has gone is not our error.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = Glibc.write(descriptor, base, rest.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
