import AppReciters
import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore

struct RecitersExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print the description of an online reciter as JSON, which others can add.")

  @Argument(
    help: ArgumentHelp("The id of the reciter, in the library or the catalogue.", valueName: "id"),
    completion: .allReciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let value = DescribedReciter(try ReciterDescription.find(id, in: AppContext()))
    CommandAnswer([Sentence(verbatim: JSON.text(encoding: value))], value).tell(report)
  }
}
