import TilawaApp
import TilawaPlayer
import TilawaTerminal

/// The single keys of the player, the same in every display.
enum PlayerKeys {
  /// The step of the volume, in per cent of full amplitude.
  private static let volumeStep = 5
  private static let seekStep = Duration.seconds(5)

  /// Returns the action of a key; nil for a key with another meaning or none.
  static func action(_ key: TerminalKey) -> PlayerAction? {
    switch key {
    case .right: .command(.next)
    case .left: .command(.previous)
    case .pageDown: .command(.nextPage)
    case .pageUp: .command(.previousPage)
    case .shiftRight: .command(.seekBy(seekStep))
    case .shiftLeft: .command(.seekBy(.zero - seekStep))
    case .character(let letter): action(letter)
    default: nil
    }
  }

  private static func action(_ letter: Character) -> PlayerAction? {
    switch letter {
    case " ", "P": .command(.toggle)
    case "n", ">": .command(.next)
    case "p", "<": .command(.previous)
    case ")": .command(.nextSurah)
    case "(": .command(.previousSurah)
    case ".": .command(.seekBy(seekStep))
    case ",": .command(.seekBy(.zero - seekStep))
    case "[": .command(.slower)
    case "]": .command(.faster)
    case "+", "=": .command(.volumeBy(volumeStep))
    case "-": .command(.volumeBy(-volumeStep))
    case "e": .each(.more)
    case "E": .each(.less)
    case "r": .passes(.more)
    case "R": .passes(.less)
    case "}": .gap(.more)
    case "{": .gap(.less)
    case "m": .endless
    case "a": .command(.markLoop)
    case "A": .command(.clearLoop)
    case "q": .command(.stop)
    default: nil
    }
  }
}
