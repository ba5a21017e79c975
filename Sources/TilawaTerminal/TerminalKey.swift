import CNcurses

/// A key of the terminal.
package enum TerminalKey: Hashable, Sendable {
  /// A letter, digit or sign, as it is typed.
  case character(Character)
  /// A letter with the control key.
  case control(Character)
  case enter, escape, backspace, delete, tab, backTab
  case left, right, up, down, home, end, pageUp, pageDown
  /// An arrow with the shift key.
  case shiftLeft, shiftRight

  /// Reads a key code of ncurses. Returns nil for keys without a use.
  init?(code: Int32) {
    switch code {
    case KEY_LEFT: self = .left
    case KEY_RIGHT: self = .right
    case KEY_UP: self = .up
    case KEY_DOWN: self = .down
    case KEY_HOME: self = .home
    case KEY_END: self = .end
    case KEY_PPAGE: self = .pageUp
    case KEY_NPAGE: self = .pageDown
    case KEY_SLEFT: self = .shiftLeft
    case KEY_SRIGHT: self = .shiftRight
    case KEY_ENTER: self = .enter
    case KEY_BACKSPACE: self = .backspace
    case KEY_DC: self = .delete
    case KEY_BTAB: self = .backTab
    default: return nil
    }
  }

  /// Reads a character as a key. Returns nil if it is none.
  package init?(scalar: UInt32) {
    switch scalar {
    case 9: self = .tab
    case 10, 13: self = .enter
    case 8, 127: self = .backspace
    case 27: self = .escape
    case 1...26: self = .control(Character(Unicode.Scalar(UInt8(scalar + 96))))
    case ..<32: return nil
    default:
      guard let letter = Unicode.Scalar(scalar) else { return nil }
      self = .character(Character(letter))
    }
  }
}
