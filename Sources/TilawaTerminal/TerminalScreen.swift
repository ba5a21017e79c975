import CNcurses
import Glibc
package import TilawaCore

/// The whole terminal as a page of lines with its keys, by ncursesw.
///
/// `close` restores the terminal, and so does any other end of the program. One thread uses the screen: the one that
/// made it. Only one screen exists at a time.
package final class TerminalScreen {
  /// Whether the page may have colours.
  package enum Palette: Hashable, Sendable { case colours, monochrome }

  /// An event at the terminal.
  package enum Event: Hashable, Sendable {
    case key(TerminalKey)
    case mouse(TerminalMouse)
    /// The terminal has another size, or the program goes on after a stop.
    case resized
    /// Another process asks the program to stop for now; see `stop`.
    case stopRequested
    /// The `waker` was used.
    case woken
    /// Nothing happened within the given time.
    case none
    /// The terminal is gone.
    case closed
  }

  /// Wakes the screen from any thread.
  package let waker: TerminalWaker
  let window: UnsafeMutablePointer<WINDOW>
  private let screen: OpaquePointer
  private let bell: TerminalBell
  /// Whether the terminal shows colours, and whether the theme has any.
  let canColour: Bool
  var hasColours = false
  /// Whether the colours have a grey, which a terminal of eight does not.
  var hasGrey = false
  /// The order in which right-to-left letters are sent.
  private let bidi: Bidi
  private let takesMouse: Bool
  /// Whether the terminal is told to leave the order of letters to the screen.
  private let ordersAlone: Bool
  /// The direction of the language.
  private let direction = SentenceCatalogue.spoken?.form.direction ?? .leftToRight
  /// The lines drawn last, by row.
  private var drawn: [TextLine] = []

  /// Takes over the terminal.
  ///
  /// - Parameters:
  ///   - palette: whether there may be colours.
  ///   - theme: the colours at first.
  ///   - bidi: the order in which right-to-left letters are sent.
  ///   - takesMouse: whether the terminal reports the mouse.
  ///   - ordersAlone: whether the terminal, which orders letters itself, is told to leave that to the screen.
  /// - Throws: `TerminalError`; the terminal is then untouched.
  package init(
    _ palette: Palette, _ theme: TerminalTheme, bidi: Bidi, takesMouse: Bool, ordersAlone: Bool = false
  ) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError(.noTerminal, TerminalSentences.noTerminal)
    }
    if let failure = cncurses_load() { throw TerminalError(.noLibrary, Sentence(verbatim: String(cString: failure))) }
    TerminalScreen.setLocale()
    guard let bell = TerminalBell() else { throw TerminalError(.incapable, TerminalSentences.noDescriptors) }
    var before = termios()
    tcgetattr(STDIN_FILENO, &before)
    guard let screen = cncurses_begin() else {
      throw TerminalError(.incapable, TerminalSentences.unknownType)
    }
    guard TerminalScreen.text(of: "cup") != nil, TerminalScreen.text(of: "el") != nil,
      let window = newwin(0, 0, 0, 0)
    else {
      endwin()
      delscreen(screen)
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
      throw TerminalError(.incapable, TerminalSentences.notLineByLine)
    }
    self.screen = screen
    self.window = window
    self.bell = bell
    waker = TerminalWaker(bell: bell)
    canColour = palette == .colours && has_colors()
    self.bidi = bidi
    self.takesMouse = takesMouse
    self.ordersAlone = ordersAlone
    prepare(theme)
    takeOrder()
    let endings = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].compactMap(TerminalScreen.text)
    let order = ordersAlone ? TerminalScreen.orderGivenBack : ""
    let ending = (takesMouse ? TerminalMouse.ending : "") + order + endings.joined()
    var ours = termios()
    tcgetattr(STDIN_FILENO, &ours)
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
    cncurses_guard(ending, bell.input)
    tcsetattr(STDIN_FILENO, TCSANOW, &ours)
  }

  deinit { close() }

  /// Restores the terminal; a second call does nothing.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    endwin()
    cncurses_give_back()
    delscreen(screen)
  }
  private var isClosed = false

  /// The number of rows and columns.
  package var size: (rows: Int, columns: Int) { (Int(getmaxy(window)), Int(getmaxx(window))) }

  /// Restores the terminal from any thread, for an immediate end of the program.
  package static func abandon() { cncurses_give_back() }

  /// Loads the library and returns its version: "ncurses 6.4.20221231".
  package static func libraryVersion() throws(TerminalError) -> String {
    if let failure = cncurses_load() { throw TerminalError(.noLibrary, Sentence(verbatim: String(cString: failure))) }
    return String(cString: curses_version())
  }

  // MARK: - Drawing

  /// Draws these lines from the top and clears the rest. Sends only changed lines.
  package func draw(_ lines: [TextLine]) {
    let (rows, columns) = size
    for row in 0..<rows {
      let line = row < lines.count ? lines[row].fitting(columns) : TextLine()
      guard row >= drawn.count || drawn[row] != line else { continue }
      write(bidi == .visual ? line.visual(direction, columns: columns) : line, at: row, columns)
      let wasTurned = row < drawn.count && drawn[row].isTurned
      // A terminal that turns the line does not have the letters where ncurses believes them.
      if bidi != .visual, line.isTurned || wasTurned { wredrawln(window, Int32(row), 1) }
      if row < drawn.count { drawn[row] = line } else { drawn.append(line) }
    }
    wnoutrefresh(window)
    doupdate()
  }

  private func write(_ line: TextLine, at row: Int, _ columns: Int) {
    wmove(window, Int32(row), 0)
    for run in line.runs {
      setStyle(run.style)
      let letters = run.text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
      waddnwstr(window, letters, Int32(letters.count))
    }
    setStyle(.plain)
    if line.width < columns { wclrtoeol(window) }
  }

  /// Makes the next drawing send everything again.
  package func repaint() {
    drawn = []
    werase(window)
    clearok(window, true)
  }

  // MARK: - Events

  /// Waits for the next event.
  ///
  /// - Parameter milliseconds: the longest wait; nil means without limit.
  package func next(within milliseconds: Int?) -> Event {
    if let event = input() { return event }
    var watched = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.output, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, milliseconds.map { Int32($0) } ?? -1) > 0 else { return .none }
    if watched[1].revents != 0, let event = event(of: bell.take()) { return event }
    guard watched[0].revents != 0 else { return .none }
    if let event = input() { return event }
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

  /// Returns the next known key or action of the mouse; nil if none is waiting.
  private func input() -> Event? {
    var letter = wint_t()
    while true {
      let result = wget_wch(window, &letter)
      if result == cncurses_error { return nil }
      if result == cncurses_key_code {
        let code = Int32(bitPattern: letter)
        if code == KEY_MOUSE {
          if let action = TerminalMouse.next() { return .mouse(action) }
        } else if let key = TerminalKey(code: code) {
          return .key(key)
        }
      } else if letter == 27, skipSequence() {
        continue
      } else if let key = TerminalKey(scalar: letter) {
        return .key(key)
      }
    }
  }

  /// Skips the rest of an escape sequence unknown to ncurses, because its letters were not typed. Returns false for the
  /// escape key alone.
  private func skipSequence() -> Bool {
    var letter = wint_t()
    guard wget_wch(window, &letter) != cncurses_error else { return false }
    guard letter == UInt8(ascii: "[") || letter == UInt8(ascii: "O") else { return true }
    while wget_wch(window, &letter) != cncurses_error {
      if (0x40...0x7E).contains(letter) { break }
    }
    return true
  }

  /// Stops the program like Ctrl-Z in a shell; returns when it continues.
  package func stop() {
    endwin()
    cncurses_give_back()
    cncurses_stop()
    resume()
  }

  private func resume() {
    cncurses_take()
    // The modes are set again by the next refresh.
    takeOrder()
    resize()
    repaint()
  }

  /// Bidirectional support mode (BDSM): explicit, so that letters stay where they are written, and implicit, as before.
  private static let (orderTaken, orderGivenBack) = ("\u{1B}[8l", "\u{1B}[8h")

  private func takeOrder() {
    guard ordersAlone else { return }
    let sequence = Array(TerminalScreen.orderTaken.utf8)
    _ = Glibc.write(STDOUT_FILENO, sequence, sequence.count)
  }

  private func resize() {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return }
    resizeterm(Int32(size.ws_row), Int32(size.ws_col))
    wresize(window, Int32(size.ws_row), Int32(size.ws_col))
    repaint()
  }

  // MARK: - The beginning

  private func prepare(_ theme: TerminalTheme) {
    raw()
    noecho()
    nonl()
    // The wait for the rest of another key after an escape; keys over ssh come in one piece.
    set_escdelay(25)
    keypad(window, true)
    // Some terminals send these although they were told to send others.
    let others = [("A", KEY_UP), ("B", KEY_DOWN), ("C", KEY_RIGHT), ("D", KEY_LEFT), ("H", KEY_HOME), ("F", KEY_END)]
    for (letter, key) in others { define_key("\u{1B}[\(letter)", key) }
    nodelay(window, true)
    curs_set(0)
    if takesMouse { TerminalMouse.begin() }
    guard canColour else { return }
    start_color()
    mix(theme)
  }

  /// Returns a control sequence of the terminal, without the delays for old terminals.
  private static func text(of control: String) -> String? {
    guard let text = tigetstr(control), Int(bitPattern: text) != -1 else { return nil }
    return String(cString: text).replacing(#/\$<[^>]*>/#, with: "")
  }

  /// Sets UTF-8 as the encoding of letters, even if the environment names another: all output of the program is UTF-8.
  private static func setLocale() {
    setlocale(LC_CTYPE, "")
    guard let name = nl_langinfo(nl_item(CODESET)), String(cString: name) == "UTF-8" else {
      setlocale(LC_CTYPE, "C.UTF-8")
      return
    }
  }
}
