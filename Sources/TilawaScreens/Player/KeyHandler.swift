import AppPlayback
import TilawaConsole
import TilawaPlayer
import TilawaTerminal

/// A handler of single keys for displays other than the screen.
final class KeyHandler: Sendable {
  /// Whether a line gives the reason for a refused command.
  enum Complaining: Hashable, Sendable { case aloud, silently }

  private let keyboard: Keyboard?
  private let work: Task<Void, Never>

  init(_ nowPlaying: NowPlaying, _ keys: KeyTable, complaining: Complaining) {
    let keyboard = Keyboard()
    self.keyboard = keyboard
    work = Task {
      guard let keyboard else { return }
      for await key in keyboard.keys {
        let meaning = keys.meaning(of: key, on: .player)
        guard let action = meaning.flatMap({ PlayerKeys.action($0) ?? KeyHandler.arrows($0) }) else { continue }
        do throws(CommandRefusal) {
          try await nowPlaying.obey(try action.command(await nowPlaying.progress?.settings))
        } catch {
          if complaining == .aloud { Terminal.say("\(error)") }
        }
      }
    }
  }

  /// Returns the action of an up or down arrow, which changes the volume here because there is no page to move on.
  private static func arrows(_ key: TerminalKey) -> PlayerAction? {
    switch key {
    case .up: PlayerKeys.action("+")
    case .down: PlayerKeys.action("-")
    default: nil
    }
  }

  /// Whether there are keys to press.
  var isThere: Bool { keyboard != nil }

  func close() {
    keyboard?.close()
    work.cancel()
  }
}
