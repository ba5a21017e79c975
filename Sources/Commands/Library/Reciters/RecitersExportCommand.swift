import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore

struct RecitersExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print a reciter whose files can be fetched as JSON, for others to add.")

  @Argument(help: ArgumentHelp("Id of the reciter, or of the catalogue.", valueName: "id"), completion: .allReciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let json = JSON.description(try ReciterDescription.find(id, in: AppContext()))
    CommandAnswer([json.text], json).tell(report)
  }
}
