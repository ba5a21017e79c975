import Glibc
import Synchronization
import TilawaCore
import TilawaTerminal

/// Where words go: to people on standard error, to programs on standard output.
///
/// Nothing else of the program writes to them. Here, and only here, words become bytes: what a terminal would obey is spelled, whoever
/// wrote it, and looks become sequences (decision 0087). Files that are written to standard output stay as they are, unless
/// that is a terminal.
package enum Terminal {
  // MARK: - Lines

  /// One line on standard error, named as ours.
  package static func complain(_ message: String) {
    if !message.isEmpty { _ = pass(.complained(Painted("tilawa: \(message)").harmless(.line) + "\n")) }
  }

  /// A line on standard error that somebody else of ours has said before.
  package static func pass(on line: String) { _ = pass(.complained(Painted(line).harmless(.line) + "\n")) }

  /// One line on standard output, at once. Ends the process where it cannot be written.
  package static func say(_ line: String) { say(Painted(line)) }

  /// One line on standard output, at once. Ends the process where it cannot be written.
  package static func say(_ line: Painted) { say(lines: [line]) }

  /// Lines on standard output, at once. Ends the process where they cannot be written.
  package static func say(lines: [Painted]) { put(lines.map { $0.harmless(.line) + "\n" }.joined()) }

  /// Text of several lines on standard output, at once. Ends the process where it cannot be written.
  package static func put(_ text: String) { put(Painted(text)) }

  /// Text of several lines on standard output, at once. Ends the process where it cannot be written.
  package static func put(_ text: Painted) {
    guard let failure = pass(.said(text)) else { return }
    leave(after: failure)
  }

  /// Text on standard output; the system's error number where it cannot be written.
  package static func attempt(_ text: String) -> Int32? { pass(.said(Painted(text))) }

  // MARK: - Files

  /// A file on standard output, byte for byte unless that is a terminal. Ends the process where it cannot be written.
  package static func put(file text: String) {
    if isTerminal(STDOUT_FILENO) { put(text) } else { put(Array(text.utf8)) }
  }

  /// A file on standard output, byte for byte unless that is a terminal. Ends the process where it cannot be written.
  package static func put(_ bytes: [UInt8]) {
    guard !isTerminal(STDOUT_FILENO) else { return put(String(decoding: bytes, as: UTF8.self)) }
    guard let failure = bytes.withUnsafeBytes({ write($0, to: STDOUT_FILENO) }) else { return }
    leave(after: failure)
  }

  // MARK: - What does not stay

  /// On which descriptor something stands that goes as soon as something else is written; 0: on none.
  private static let drawn = Atomic<Int32>(0)

  /// Shows a line, such as a bar, in place of the one that was drawn before; whatever is written next takes its place. Nothing where
  /// nobody looks. A line that would wrap is cut: it could not be drawn over.
  package static func draw(_ line: Painted, on descriptor: Int32) {
    guard isTerminal(descriptor) else { return }
    let columns = (size(\.ws_col, of: descriptor) ?? 80) - 1
    // What stands on the other one stands on the same terminal.
    if drawn.load(ordering: .relaxed) != descriptor { clear() }
    drawn.store(descriptor, ordering: .relaxed)
    _ = write("\r\u{1B}[K" + bytes(of: line.harmless(.words).fitting(columns)), to: descriptor)
  }

  /// Takes away the line that was drawn, if it still stands there.
  package static func clear() {
    let descriptor = drawn.exchange(0, ordering: .relaxed)
    if descriptor != 0 { _ = write("\r\u{1B}[K", to: descriptor) }
  }

  /// A question, and the cursor behind it.
  package static func ask(_ words: String, on descriptor: Int32) {
    clear()
    _ = write(bytes(of: Painted(words).harmless(.line)), to: descriptor)
  }

  // MARK: - A page

  /// Takes the whole terminal for a page that is shown again and again.
  package static func openPage() { _ = write("\u{1B}[?1049h\u{1B}[?25l", to: STDOUT_FILENO) }

  /// Shows the page from the top, as much of it as there are lines.
  package static func showPage(_ lines: [Painted]) {
    let lines = lines.map { bytes(of: $0.harmless(.line)) + "\u{1B}[K" }.joined(separator: "\r\n")
    guard let failure = write("\u{1B}[H\(lines)\u{1B}[J", to: STDOUT_FILENO) else { return }
    leave(after: failure)
  }

  /// Gives the terminal back as it was.
  package static func closePage() { _ = write("\u{1B}[?25h\u{1B}[?1049l", to: STDOUT_FILENO) }

  // MARK: - While a display has the terminal

  /// What the program says, and where that belongs.
  package enum Words: Hashable, Sendable {
    /// On standard output.
    case said(Painted)
    /// On standard error.
    case complained(Painted)

    package var text: String { painted.text }

    fileprivate var painted: Painted {
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
  package static func divert(_ listener: (@Sendable (Words) -> Void)?) { self.listener.withLock { $0 = listener } }

  /// Writes it whoever has the terminal; the system's error number where that fails.
  @discardableResult
  package static func write(_ words: Words) -> Int32? {
    if isTerminal(words.descriptor) { clear() }
    return write(bytes(of: words.painted), to: words.descriptor)
  }

  private static func pass(_ words: Words) -> Int32? {
    guard let listener = listener.withLock(\.self), isTerminal(words.descriptor) else { return write(words) }
    listener(words)
    return nil
  }

  /// Ends the process because nobody takes what it says: as a broken pipe ends others, else with a line and exit 74.
  package static func leave(after failure: Int32) -> Never {
    if failure == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    complain("cannot write to standard output: \(String(cString: strerror(failure)))")
    exit(ExitCodes.ioError.rawValue)
  }

  // MARK: - What it is

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether colours are seen on standard output, and wanted.
  package static var isColoured: Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isTerminal(STDOUT_FILENO) && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// Whether standard output shows lines under letters.
  package static var showsStyles: Bool {
    isTerminal(STDOUT_FILENO) && (getenv("TERM").map { String(cString: $0) } ?? "dumb") != "dumb"
  }

  /// Columns of the terminal on standard output; 80 where it does not say.
  package static var columns: Int { size(\.ws_col, of: STDOUT_FILENO) ?? 80 }

  /// Rows of the terminal on standard output; 24 where it does not say.
  package static var rows: Int { size(\.ws_row, of: STDOUT_FILENO) ?? 24 }

  private static func size(_ side: KeyPath<winsize, UInt16>, of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: side] > 0 else { return nil }
    return Int(size[keyPath: side])
  }

  // MARK: - Bytes

  /// The words as they are written: looks as sequences of SGR, and of the rest nothing that a terminal would obey.
  package static func bytes(of text: Painted) -> String {
    text.runs.map { run in
      let words = run.text.harmless(.text)
      guard run.style != .plain else { return words }
      return "\u{1B}[\(run.style.codes.map(String.init).joined(separator: ";"))m\(words)\u{1B}[0m"
    }.joined()
  }

  /// Writes all of it, however often it takes; the system's error number where that fails.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    // A path may hold bytes that are no text; JSON has spelled them by now.
    var text = text.readablePath
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
