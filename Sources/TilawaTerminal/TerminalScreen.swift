import CNcurses
import Glibc

/// The whole terminal as a page of lines, and the keys that are pressed; by ncursesw.
///
/// The terminal is given back by `close`, and whenever the program ends otherwise. Used by one thread, the one that made it;
/// there is one at a time.
package final class TerminalScreen {
  /// Whether the page may have colours.
  package enum Palette: Hashable, Sendable { case colours, monochrome }

  /// What happened at the terminal.
  package enum Event: Hashable, Sendable {
    case key(TerminalKey)
    /// It has another size, or the program goes on after a stop.
    case resized
    /// Somebody else wants the program to stop for now; see `stop`.
    case stopRequested
    /// The `waker` was used.
    case woken
    /// Nothing, for as long as one was to wait.
    case none
    /// The terminal is gone.
    case closed
  }

  /// Rings when something is to be looked at; any thread.
  package let waker: TerminalWaker
  private let window: UnsafeMutablePointer<WINDOW>
  private let screen: OpaquePointer
  private let bell: TerminalBell
  let hasColours: Bool
  /// What stands on each row.
  private var drawn: [TextLine] = []

  /// Takes the terminal.
  ///
  /// - Throws: `TerminalError`, the terminal untouched.
  package init(_ palette: Palette) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError(.noTerminal, "standard input and output are not both a terminal")
    }
    if let failure = cncurses_load() { throw TerminalError(.noLibrary, String(cString: failure)) }
    TerminalScreen.setLocale()
    guard let bell = TerminalBell() else { throw TerminalError(.incapable, "the system has no descriptors left") }
    var before = termios()
    tcgetattr(STDIN_FILENO, &before)
    guard let screen = cncurses_begin() else {
      throw TerminalError(.incapable, "TERM names no terminal that is known here")
    }
    guard TerminalScreen.text(of: "cup") != nil, TerminalScreen.text(of: "el") != nil,
      let window = newwin(0, 0, 0, 0)
    else {
      endwin()
      delscreen(screen)
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
      throw TerminalError(.incapable, "this kind of terminal cannot be written on line by line")
    }
    self.screen = screen
    self.window = window
    self.bell = bell
    waker = TerminalWaker(bell: bell)
    hasColours = palette == .colours && has_colors()
    prepare()
    let ending = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].compactMap(TerminalScreen.text).joined()
    var ours = termios()
    tcgetattr(STDIN_FILENO, &ours)
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
    cncurses_guard(ending, bell.input)
    tcsetattr(STDIN_FILENO, TCSANOW, &ours)
  }

  deinit { close() }

  /// Gives the terminal back; a second call does nothing.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    endwin()
    cncurses_give_back()
    delscreen(screen)
  }
  private var isClosed = false

  /// How many rows and columns there are.
  package var size: (rows: Int, columns: Int) { (Int(getmaxy(window)), Int(getmaxx(window))) }

  /// Gives the terminal back from any thread, for whoever ends the program at once.
  package static func abandon() { cncurses_give_back() }

  /// "ncurses 6.4.20221231"; loads the library.
  package static func libraryVersion() throws(TerminalError) -> String {
    if let failure = cncurses_load() { throw TerminalError(.noLibrary, String(cString: failure)) }
    return String(cString: curses_version())
  }

  // MARK: - Drawing

  /// Shows these lines from the top; what stood there before is gone. Only what changed is sent.
  package func draw(_ lines: [TextLine]) {
    let (rows, columns) = size
    for row in 0..<rows {
      let line = row < lines.count ? lines[row].fitting(columns) : TextLine()
      guard row >= drawn.count || drawn[row] != line else { continue }
      write(line, at: row, columns)
      let wasTurned = row < drawn.count && drawn[row].script == .rightToLeft
      // A terminal that turns the line does not have the letters where ncurses believes them.
      if line.script == .rightToLeft || wasTurned { wredrawln(window, Int32(row), 1) }
      if row < drawn.count { drawn[row] = line } else { drawn.append(line) }
    }
    wnoutrefresh(window)
    doupdate()
  }

  private func write(_ line: TextLine, at row: Int, _ columns: Int) {
    wmove(window, Int32(row), 0)
    for run in line.runs {
      set(run.style)
      let letters = run.text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
      waddnwstr(window, letters, Int32(letters.count))
    }
    set(.plain)
    if line.width < columns { wclrtoeol(window) }
  }

  private func set(_ style: TextStyle) {
    var attributes = attr_t(0)
    if style.stress.contains(.bold) { attributes |= cncurses_bold }
    if style.stress.contains(.dim) { attributes |= cncurses_dim }
    if style.stress.contains(.reverse) { attributes |= cncurses_reverse }
    if style.stress.contains(.underline) { attributes |= cncurses_underline }
    wattr_set(window, attributes, hasColours ? Int16(style.colour?.rawValue ?? 0) : 0, nil)
  }

  /// Sends everything once more with the next drawing.
  package func repaint() {
    drawn = []
    werase(window)
    clearok(window, true)
  }

  // MARK: - What happens

  /// Waits for the next event.
  ///
  /// - Parameter milliseconds: for how long at most; nil: as long as it takes.
  package func next(within milliseconds: Int?) -> Event {
    if let key = key() { return .key(key) }
    var watched = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.output, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, milliseconds.map { Int32($0) } ?? -1) > 0 else { return .none }
    if watched[1].revents != 0, let event = event(of: bell.take()) { return event }
    guard watched[0].revents != 0 else { return .none }
    if let key = key() { return .key(key) }
    return watched[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 ? .closed : .none
  }

  private func event(of rings: [UInt8]) -> Event? {
    if rings.contains(UInt8(ascii: "t")) { return .stopRequested }
    if rings.contains(UInt8(ascii: "c")) {
      resume()
      return .resized
    }
    if rings.contains(UInt8(ascii: "w")) {
      resize()
      return .resized
    }
    return rings.isEmpty ? nil : .woken
  }

  /// The next key that means something; nil where nothing more was pressed.
  private func key() -> TerminalKey? {
    var letter = wint_t()
    while true {
      let result = wget_wch(window, &letter)
      if result == cncurses_error { return nil }
      if result == cncurses_key_code {
        if let key = TerminalKey(code: Int32(bitPattern: letter)) { return key }
      } else if letter == 27, skipSequence() {
        continue
      } else if let key = TerminalKey(scalar: letter) {
        return key
      }
    }
  }

  /// Drops the rest of an escape sequence that ncurses does not know: its letters were not typed. False after a mere escape.
  private func skipSequence() -> Bool {
    var letter = wint_t()
    guard wget_wch(window, &letter) != cncurses_error else { return false }
    guard letter == UInt8(ascii: "[") || letter == UInt8(ascii: "O") else { return true }
    while wget_wch(window, &letter) != cncurses_error {
      if (0x40...0x7E).contains(letter) { break }
    }
    return true
  }

  /// Stops the program as the shell's Ctrl-Z does; returns when it goes on.
  package func stop() {
    endwin()
    cncurses_give_back()
    cncurses_stop()
    resume()
  }

  private func resume() {
    cncurses_take()
    // The modes are set again by the next refresh.
    resize()
    repaint()
  }

  private func resize() {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return }
    resizeterm(Int32(size.ws_row), Int32(size.ws_col))
    wresize(window, Int32(size.ws_row), Int32(size.ws_col))
    repaint()
  }

  // MARK: - The beginning

  private func prepare() {
    raw()
    noecho()
    nonl()
    // How long an escape may be the beginning of another key; what comes by ssh comes in one piece.
    set_escdelay(25)
    keypad(window, true)
    // Some terminals send these although they were told to send others.
    let others = [("A", KEY_UP), ("B", KEY_DOWN), ("C", KEY_RIGHT), ("D", KEY_LEFT), ("H", KEY_HOME), ("F", KEY_END)]
    for (letter, key) in others { define_key("\u{1B}[\(letter)", key) }
    nodelay(window, true)
    curs_set(0)
    guard hasColours else { return }
    start_color()
    mix(nil)
  }

  /// A control of the terminal, without the pauses that old ones need.
  private static func text(of control: String) -> String? {
    guard let text = tigetstr(control), Int(bitPattern: text) != -1 else { return nil }
    return String(cString: text).replacing(#/\$<[^>]*>/#, with: "")
  }

  /// Letters are UTF-8, also where the environment has not heard of it: so is all else that the program writes.
  private static func setLocale() {
    setlocale(LC_CTYPE, "")
    guard let name = nl_langinfo(nl_item(CODESET)), String(cString: name) == "UTF-8" else {
      setlocale(LC_CTYPE, "C.UTF-8")
      return
    }
  }
}
