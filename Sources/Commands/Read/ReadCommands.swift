package import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaCore
import TilawaScreens

/// The commands that show the text.
package enum ReadCommands {
  /// The commands at the top of the help.
  package static let first: [any ParsableCommand.Type] = [ReadCommand.self]

  package static let group = CommandGroup(
    name: "Read",
    subcommands: [
      ShowCommand.self, SearchCommand.self, InfoCommand.self, ConvertCommand.self, BookmarkCommand.self,
      TextCommand.self, AyahOfTheDayCommand.self,
    ])

  /// The commands about the text that the help lists under "Learn".
  package static let learning: [any ParsableCommand.Type] = [TajweedCommand.self, SimilarCommand.self]

  /// Shows the ayat of a line with nothing but `show` and ranges.
  ///
  /// The argument parser would take twice as long as all other work (decision 0013).
  ///
  /// - Returns: whether the line has this form.
  package static func show(plain arguments: [String]) throws -> Bool {
    guard let ranges = ShowCommand.plainRanges(in: arguments) else { return false }
    try ShowCommand.show(TextRequest(ranges)) { try $0.say() }
    return true
  }

  /// Returns the typed words with `default` after each option of a pack that has no id.
  package static func complete(_ typed: [String]) -> [String] {
    switch typed.first {
    case ShowCommand.configuration.commandName: PackOptions.complete(typed)
    case ReadCommand.configuration.commandName: PackOptions.complete(typed, [.words])
    default: typed
    }
  }
}
