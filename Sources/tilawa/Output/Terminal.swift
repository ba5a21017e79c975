import Glibc
import Synchronization

/// Where words go: to people on standard error, to programs on standard output.
enum Terminal {
  /// One line on standard error, named as ours.
  static func complain(_ message: String) {
    if !message.isEmpty { _ = pass(.complained("tilawa: \(message)\n")) }
  }

  /// One line on standard output, at once. Ends the process where it cannot be written.
  static func say(_ line: String) { put(line + "\n") }

  /// Text on standard output as it is, at once. Ends the process where it cannot be written.
  static func put(_ text: String) {
    guard let failure = attempt(text) else { return }
    leave(after: failure)
  }

  /// Bytes on standard output, at once. Ends the process where they cannot be written.
  static func put(_ bytes: [UInt8]) {
    guard let failure = bytes.withUnsafeBytes({ write($0, to: STDOUT_FILENO) }) else { return }
    leave(after: failure)
  }

  /// What stands on a terminal only as long as nothing else does, such as a bar.
  static func draw(_ text: String, on descriptor: Int32) { _ = write(text, to: descriptor) }

  /// Text on standard output; the system's error number where it cannot be written.
  static func attempt(_ text: String) -> Int32? { pass(.said(text)) }

  // MARK: - While a display has the terminal

  /// What the program says, and where that belongs.
  enum Words: Hashable, Sendable {
    /// On standard output.
    case said(String)
    /// On standard error.
    case complained(String)

    var text: String {
      switch self {
      case .said(let text), .complained(let text): text
      }
    }

    fileprivate var descriptor: Int32 {
      switch self {
      case .said: STDOUT_FILENO
      case .complained: STDERR_FILENO
      }
    }
  }

  private static let listener = Mutex<(@Sendable (Words) -> Void)?>(nil)

  /// From now on somebody takes what would be written to the terminal, from any thread; nil: it is written again.
  static func divert(_ listener: (@Sendable (Words) -> Void)?) { self.listener.withLock { $0 = listener } }

  /// Writes it whoever has the terminal; the system's error number where that fails.
  @discardableResult
  static func write(_ words: Words) -> Int32? { write(words.text, to: words.descriptor) }

  private static func pass(_ words: Words) -> Int32? {
    guard let listener = listener.withLock(\.self), isTerminal(words.descriptor) else { return write(words) }
    listener(words)
    return nil
  }

  /// Ends the process because nobody takes what it says: as a broken pipe ends others, else with a line and exit 74.
  static func leave(after failure: Int32) -> Never {
    if failure == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    complain("cannot write to standard output: \(String(cString: strerror(failure)))")
    exit(ExitCodes.ioError.rawValue)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether colours are seen on standard output, and wanted.
  static var isColoured: Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isTerminal(STDOUT_FILENO) && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// Whether standard output shows lines under letters.
  static var showsStyles: Bool {
    isTerminal(STDOUT_FILENO) && (getenv("TERM").map { String(cString: $0) } ?? "dumb") != "dumb"
  }

  /// Columns of the terminal on standard output; 80 where it does not say.
  static var columns: Int { size(\.ws_col) ?? 80 }

  /// Rows of the terminal on standard output; 24 where it does not say.
  static var rows: Int { size(\.ws_row) ?? 24 }

  private static func size(_ side: KeyPath<winsize, UInt16>) -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: side] > 0 else { return nil }
    return Int(size[keyPath: side])
  }

  /// Writes all of it, however often it takes; the system's error number where that fails.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, base, rest.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return errno }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }
}
