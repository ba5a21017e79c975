import TilawaApp
import TilawaConsole
import TilawaPlayer
import TilawaTerminal

/// One key at a time, for questions.
enum SingleKey {
  /// Waits for one key; nil where there will be none.
  static func pressed(in context: AppContext) async -> TerminalKey? {
    let leaving = context.leavingNothing(of: .sound, in: nil)
    defer { withExtendedLifetime(leaving) {} }
    guard let keyboard = Keyboard() else { return nil }
    defer {
      keyboard.close()
      Terminal.say("")
    }
    for await key in keyboard.keys { return key }
    return nil
  }
}
