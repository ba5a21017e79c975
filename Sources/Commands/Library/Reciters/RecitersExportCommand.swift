import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct RecitersExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print a reciter whose files can be fetched as JSON, for others to add.")

  @Argument(help: ArgumentHelp("Id of the reciter, or of the catalogue.", valueName: "id"), completion: .allReciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    let reciter: Reciter
    do throws(StoreError) {
      reciter = try library.reciters.find(id)
    } catch {
      guard error.reciter != nil, let entry = try? context.catalogue()[id: id] else { throw error }
      return Terminal.say(JSON.description(entry.description()).text)
    }
    guard let source = try library.reciters.source(of: id) else {
      throw Failure(.noInput, "the files of \(id) lie here: there are no addresses to share")
    }
    Terminal.say(JSON.description(ReciterDescription(reciter, source, in: try? context.catalogue())).text)
  }
}
