import AppPlayback
import TilawaPlayer
import TilawaTerminal

/// The keys of the player that are the same in every display.
enum PlayerKeys {
  /// The step of the volume, in per cent of full amplitude.
  private static let volumeStep = 5
  private static let seekStep = Duration.seconds(5)

  /// Returns the action of a standard key; nil for a key with another meaning or none.
  static func action(_ key: TerminalKey) -> PlayerAction? {
    switch key {
    case " ": .command(.toggle)
    case "n": .command(.next)
    case "p": .command(.previous)
    case .pageDown: .command(.nextPage)
    case .pageUp: .command(.previousPage)
    case ")": .command(.nextSurah)
    case "(": .command(.previousSurah)
    case ".": .command(.seekBy(seekStep))
    case ",": .command(.seekBy(.zero - seekStep))
    case "[": .command(.slower)
    case "]": .command(.faster)
    case "+": .command(.volumeBy(volumeStep))
    case "-": .command(.volumeBy(-volumeStep))
    case "m": .command(.mute)
    case "e": .each(.more)
    case "E": .each(.less)
    case "r": .passes(.more)
    case "R": .passes(.less)
    case "}": .gap(.more)
    case "{": .gap(.less)
    case "L": .endless
    case "a": .command(.markLoop)
    case "A": .command(.clearLoop)
    case "q": .command(.stop)
    default: nil
    }
  }
}
