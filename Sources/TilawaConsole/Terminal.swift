import Glibc
import Synchronization
import TilawaCore
import TilawaTerminal

/// The output of the program: for people on standard error, for programs on standard output.
///
/// No other part of the program writes to them. Text becomes bytes only here: terminal controls in it are escaped, and
/// looks become control sequences (decision 0087). Files written to standard output stay as they are, unless that is a
/// terminal.
package enum Terminal {
  /// The name of the program before its complaints.
  private static let name = "tilawa: "

  // MARK: - Lines

  /// Writes one line on standard error, with the name of the program.
  package static func complain(_ message: String) {
    if !message.isEmpty { _ = pass(.complained(Painted("\(name)\(message)").harmless(.line) + "\n")) }
  }

  /// Writes a line on standard error that another process of the program has already named.
  package static func pass(on line: String) { _ = pass(.complained(Painted(line).harmless(.line) + "\n")) }

  /// Writes one line on standard output, at once. Ends the process if that fails.
  package static func say(_ line: String) { say(Painted(line)) }

  /// Writes one line on standard output, at once. Ends the process if that fails.
  package static func say(_ line: Painted) { say(lines: [line]) }

  /// Writes one line on standard output that is a sentence: a paragraph of its own on a terminal, from right to left in a language that
  /// is written so.
  package static func say(sentence line: String) {
    let isParagraph = isTerminal(STDOUT_FILENO) && line.beginsRightToLeft && isTurned
    say((isParagraph ? StyledText<Painted.Look>.rightMark : "") + line)
  }

  /// Whether the language is written from right to left.
  private static var isTurned: Bool { SentenceCatalogue.spoken?.form.direction == .rightToLeft }

  /// Writes lines on standard output, at once. Ends the process if that fails.
  package static func say(lines: [Painted]) { put(lines.map { $0.harmless(.line) + "\n" }.joined()) }

  /// Writes lines without looks on standard output, at once. Ends the process if that fails. For thousands of lines:
  /// no looks are compared.
  package static func say(plain lines: some Sequence<String>) {
    var text = ""
    for line in lines {
      text += line.harmless(.line)
      text += "\n"
      // Small pieces stay in the processor's cache.
      guard text.utf8.count >= 1 << 16 else { continue }
      put(text)
      text.removeAll(keepingCapacity: true)
    }
    if !text.isEmpty { put(text) }
  }

  /// Writes text of several lines on standard output, at once. Ends the process if that fails.
  package static func put(_ text: String) { put(Painted(text)) }

  /// Writes text of several lines on standard output, at once. Ends the process if that fails.
  package static func put(_ text: Painted) {
    guard let failure = pass(.said(text)) else { return }
    leave(after: failure)
  }

  /// Writes help on standard output. On a terminal its sentences are paragraphs of their own, from right to left in a language that is
  /// written so; lines with a description beside something stay as they are.
  package static func put(help text: String) {
    guard isTurned, isTerminal(STDOUT_FILENO) else { return put(text) }
    put(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let line = String(line)
        return line.beginsRightToLeft && !line.hasPrefix("  ") ? StyledText<Painted.Look>.rightMark + line : line
      }.joined(separator: "\n"))
  }

  /// Writes text on standard output. Returns the system's error number if that fails, else nil.
  package static func attempt(_ text: String) -> Int32? { pass(.said(Painted(text))) }

  // MARK: - Files

  /// Writes a file or JSON on standard output, byte for byte unless that is a terminal. Its letters stay in reading
  /// order on every terminal, because it may be copied. Ends the process if that fails.
  package static func put(file text: String) { put(Array(text.utf8)) }

  /// Writes a file on standard output, byte for byte unless that is a terminal. Ends the process if that fails.
  package static func put(_ bytes: [UInt8]) {
    let failure: Int32?
    if isTerminal(STDOUT_FILENO) {
      clear()
      failure = write(self.bytes(of: Painted(String(decoding: bytes, as: UTF8.self))), to: STDOUT_FILENO)
    } else {
      failure = bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) }
    }
    if let failure { leave(after: failure) }
  }

  // MARK: - Temporary lines

  /// The descriptor with a temporary line that the next output replaces; 0 means none.
  private static let drawn = Atomic<Int32>(0)

  /// Draws a temporary line, such as a bar, in place of the last one; the next output replaces it. Does nothing if the
  /// descriptor is no terminal. A line that would wrap is cut, because a wrapped line could not be replaced.
  package static func draw(_ line: Painted, on descriptor: Int32) {
    guard isTerminal(descriptor) else { return }
    let columns = (size(\.ws_col, of: descriptor) ?? 80) - 1
    // Both descriptors lead to the same terminal.
    if drawn.load(ordering: .relaxed) != descriptor { clear() }
    drawn.store(descriptor, ordering: .relaxed)
    _ = write("\r\u{1B}[K" + bytes(of: line.harmless(.words).fitting(columns), on: descriptor), to: descriptor)
  }

  /// Removes the temporary line, if it is still shown.
  package static func clear() {
    let descriptor = drawn.exchange(0, ordering: .relaxed)
    if descriptor != 0 { _ = write("\r\u{1B}[K", to: descriptor) }
  }

  /// Writes a question and leaves the cursor behind it.
  package static func ask(_ words: String, on descriptor: Int32) {
    clear()
    // The terminal orders a paragraph, and the cursor would stand in the middle of it: the answer has a line of its own.
    if isTurned, knowledge.bidi == .terminal, knowledge.isCertain, isTerminal(descriptor), words.beginsRightToLeft {
      let question = Painted(StyledText<Painted.Look>.rightMark + words).harmless(.line)
      _ = write(bytes(of: question + "\n", on: descriptor) + "› ", to: descriptor)
    } else {
      _ = write(bytes(of: Painted(words).harmless(.line), on: descriptor), to: descriptor)
    }
  }

  // MARK: - A page

  /// Takes over the whole terminal for a page that is drawn repeatedly.
  package static func openPage() { _ = write("\u{1B}[?1049h\u{1B}[?25l", to: STDOUT_FILENO) }

  /// Draws the page from the top, with as many rows as there are lines.
  package static func showPage(_ lines: [Painted]) {
    let lines = lines.map { bytes(of: $0.harmless(.line), on: STDOUT_FILENO) + "\u{1B}[K" }.joined(separator: "\r\n")
    guard let failure = write("\u{1B}[H\(lines)\u{1B}[J", to: STDOUT_FILENO) else { return }
    leave(after: failure)
  }

  /// Restores the terminal as it was before the page.
  package static func closePage() { _ = write("\u{1B}[?25h\u{1B}[?1049l", to: STDOUT_FILENO) }

  // MARK: - While a display has the terminal

  /// A text with its destination.
  package enum Words: Hashable, Sendable {
    /// A text for standard output.
    case said(Painted)
    /// A text for standard error.
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

  /// Sends all output for the terminal to a listener, from any thread; nil ends that.
  package static func divert(_ listener: (@Sendable (Words) -> Void)?) { self.listener.withLock { $0 = listener } }

  /// Writes a text even while a listener is set. Returns the system's error number if that fails, else nil.
  @discardableResult
  package static func write(_ words: Words) -> Int32? {
    if isTerminal(words.descriptor) { clear() }
    return write(bytes(of: words.painted, on: words.descriptor), to: words.descriptor)
  }

  private static func pass(_ words: Words) -> Int32? {
    guard let listener = listener.withLock(\.self), isTerminal(words.descriptor) else { return write(words) }
    listener(words)
    return nil
  }

  /// Ends the process because its output cannot be written: by the signal for a broken pipe, else with a message and
  /// exit code 74.
  package static func leave(after failure: Int32) -> Never {
    if failure == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    complain(ConsoleSentences.cannotWrite(fault: systemMessage(failure)).text)
    exit(ExitCodes.ioError.rawValue)
  }

  // MARK: - Properties

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether standard output shows colours, and the user wants them.
  package static var isColoured: Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isTerminal(STDOUT_FILENO) && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// Whether standard output shows underlined letters.
  package static var showsStyles: Bool {
    isTerminal(STDOUT_FILENO) && (getenv("TERM").map { String(cString: $0) } ?? "dumb") != "dumb"
  }

  /// The number of columns of the terminal on standard output; 80 if unknown.
  package static var columns: Int { size(\.ws_col, of: STDOUT_FILENO) ?? 80 }

  /// The number of rows of the terminal on standard output; 24 if unknown.
  package static var rows: Int { size(\.ws_row, of: STDOUT_FILENO) ?? 24 }

  private static func size(_ side: KeyPath<winsize, UInt16>, of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: side] > 0 else { return nil }
    return Int(size[keyPath: side])
  }

  // MARK: - Bytes

  /// Returns the text as it is written on a descriptor: on a terminal that neither orders nor joins letters, in visual
  /// order. All text of all commands passes here.
  private static func bytes(of text: Painted, on descriptor: Int32) -> String {
    guard text.mayBeTurned, isTerminal(descriptor) else { return bytes(of: text) }
    let columns = size(\.ws_col, of: descriptor) ?? 80
    switch (knowledge.bidi, isTurned) {
    case (.visual, true): return bytes(of: text.turned(columns: columns, behind: name))
    case (.visual, false): return bytes(of: text.visual(columns: columns))
    case (.terminal, true) where knowledge.isCertain: return marked(text)
    default: return bytes(of: text)
    }
  }

  /// Returns the text for a terminal that orders letters, with the direction of each paragraph (SCP of ECMA-48) and marks in it.
  private static func marked(_ text: Painted) -> String {
    let lines = text.marked(behind: name)
    return lines.enumerated().map { place, line in
      let isLast = place == lines.count - 1
      // A line without an end is a question, or is drawn in place of itself.
      guard line.isParagraph, !isLast else { return bytes(of: line.line) + (isLast ? "" : "\n") }
      return "\u{1B}[2 k" + StyledText<Painted.Look>.rightMark + bytes(of: line.line) + "\n\u{1B}[0 k"
    }.joined()
  }

  /// Returns the text as it is written: looks as SGR sequences, and terminal controls escaped.
  package static func bytes(of text: Painted) -> String {
    // The usual text has one look: nothing to join.
    if text.runs.count == 1, text.runs[0].style == .plain { return text.runs[0].text.harmless(.text) }
    return text.runs.map { run in
      let words = run.text.harmless(.text)
      guard run.style != .plain else { return words }
      return "\u{1B}[\(run.style.codes.map(String.init).joined(separator: ";"))m\(words)\u{1B}[0m"
    }.joined()
  }

  /// Writes the whole text, in several calls if necessary. Returns the system's error number if that fails, else nil.
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
