import TilawaIntake
package import AppBase
import TilawaConsole
import TilawaPlayer
package import TilawaTerminal

/// Single keys, for questions.
package enum SingleKey {
  /// Waits for one key; nil where there will be none.
  package static func pressed(in context: AppContext) async -> TerminalKey? {
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

  /// Waits for one key; nil for one that is no letter, and where there will be none.
  package static func letter(in context: AppContext) async -> Character? {
    guard case .character(let letter)? = await pressed(in: context) else { return nil }
    return letter
  }
}
