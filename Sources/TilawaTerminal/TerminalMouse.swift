import CNcurses

/// An action of the mouse on the screen. Rows and columns count from 0.
package enum TerminalMouse: Hashable, Sendable {
  /// The left button was pressed.
  case press(row: Int, column: Int)
  /// The wheel was turned: positive steps go down.
  case wheel(Int)

  /// Takes the next action from ncurses. Returns nil for an action without a use.
  static func next() -> TerminalMouse? {
    var event = MEVENT()
    guard getmouse(&event) != cncurses_error else { return nil }
    let buttons = event.bstate
    if buttons & cncurses_wheel_up != 0 { return .wheel(-1) }
    if buttons & cncurses_wheel_down != 0 { return .wheel(1) }
    return buttons & cncurses_left_pressed != 0 ? .press(row: Int(event.y), column: Int(event.x)) : nil
  }

  /// Asks the terminal for the buttons and the wheel. Shift with the mouse selects text as before.
  static func begin() {
    mouseinterval(0)
    _ = mousemask(cncurses_left_pressed | cncurses_wheel_up | cncurses_wheel_down, nil)
  }

  /// The sequence that ends mouse reports in every protocol that ncurses uses.
  static let ending = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
}
