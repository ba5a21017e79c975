import AppBase
import AppOverview
import ArgumentParser
import CommandOptions
import TilawaConsole
import TilawaCore

extension Tilawa {
  /// Shows a person where to continue, what is in the library, and what to do next; a key goes on at its place.
  static func showOverview() async throws {
    var commands: [[String]] = []
    let translated = SentenceCatalogue.current?.file("help/tilawa")
    for command in configuration.ungroupedSubcommands {
      let name = command.configuration.commandName ?? ""
      commands.append([name, translated?.pattern(of: "command-\(name)") ?? command.configuration.abstract])
    }
    let context = AppContext()
    let overview = Overview(context.overview(), commands: commands)
    overview.print(as: .text)
    guard !overview.places.isEmpty, Terminal.isTerminal(0), Surroundings.environment["TERM"] != "dumb" else { return }
    Terminal.ask("\(TilawaSentences.overviewKey) ", on: 1)
    let key = await SingleKey.letter(in: context)
    guard let place = overview.places.first(where: { $0.key == key }) else { return }
    try await run(command(place.command.words))
  }
}
