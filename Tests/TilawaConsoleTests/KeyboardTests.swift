import Testing
import TilawaTerminal

@testable import TilawaConsole

@Suite struct KeyboardTests {
  @Test(arguments: [
    ("\u{1B}[C", [TerminalKey.right]), ("\u{1B}OD", [.left]), ("\u{1B}[1;2C", [.shiftRight]),
    ("\u{1B}[5~n", [.pageUp, .character("n")]),
    ("q", [.character("q")]), ("\u{1B}", [.escape]), ("\u{1B}[15~ ", [.character(" ")]), ("ب", [.character("ب")]),
  ])
  func `keys without a screen are read as terminals send them`(typed: String, keys: [TerminalKey]) {
    #expect(Keyboard.keys(in: Array(typed.utf8)) == keys)
  }
}
