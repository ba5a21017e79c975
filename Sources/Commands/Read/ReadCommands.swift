package import ArgumentParser
import CommandOptions
import TilawaCore

/// The commands that show the text.
package enum ReadCommands {
  /// The commands that stand first in the help.
  package static let first: [any ParsableCommand.Type] = [ReadCommand.self]

  package static let group = CommandGroup(
    name: "Read",
    subcommands: [
      ShowCommand.self, SearchCommand.self, InfoCommand.self, ConvertCommand.self, BookmarkCommand.self,
      PositionCommand.self, TextCommand.self, AyahOfTheDayCommand.self,
    ])

  /// The commands about the text that the help lists under "Learn".
  package static let learning: [any ParsableCommand.Type] = [TajweedCommand.self, SimilarCommand.self]

  /// Shows the ayat of a line that is nothing but `show` and ranges.
  ///
  /// The argument parser would take twice as long as all that follows (decision 0013).
  ///
  /// - Returns: Whether the line is such a line.
  package static func show(plain arguments: [String]) throws -> Bool {
    guard let ranges = ShowCommand.plainRanges(in: arguments) else { return false }
    try ShowCommand.show(ranges)
    return true
  }

  /// Returns what was typed with `default` behind each option of a pack that no id follows.
  package static func complete(_ typed: [String]) -> [String] {
    switch typed.first {
    case ShowCommand.configuration.commandName: PackOptions.complete(typed)
    case ReadCommand.configuration.commandName: PackOptions.complete(typed, [.words])
    default: typed
    }
  }
}
