import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaStudio

struct StudioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Open Tilawa in the browser.",
    discussion: """
      The pages show what the other commands show, and do what they do: one player, one library, one history of changes. \
      The address has a secret: who opens it once in a browser can use all pages until the studio ends. Only this \
      machine reaches it. Ctrl-C ends it; what plays goes on.
      """)

  @Option(help: ArgumentHelp("The port. Default: a free one.", valueName: "n"))
  var port: UInt16 = 0

  @Flag(name: .customLong("no-open"), help: "Do not open the browser; only print the address.")
  var stays = false

  @OptionGroup var report: ReportOptions

  func run() async throws {
    var wishes = StudioSession.Wishes()
    wishes.port = port
    wishes.opens = !stays
    wishes.isForProgram = report.json
    let code = try await StudioSession(wishes, in: AppContext()).run()
    if code != .done { throw Failure(code, "") }
  }
}
