import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStudio

struct StudioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Open Tilawa in the browser, here or on a phone.",
    subcommands: [StudioOpenCommand.self, StudioDevicesCommand.self, StudioForgetCommand.self],
    defaultSubcommand: StudioOpenCommand.self)
}

struct StudioOpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open Tilawa in the browser.",
    discussion: """
      The pages show what the other commands show, and do what they do: one player, one library, one history of changes. \
      The address has a secret: who opens it once in a browser can use all pages until the studio ends. Only this \
      machine reaches it. Ctrl-C ends it; what plays goes on.

      With --lan, phones and other machines in the same network can be paired. Each opens an address with a code, or \
      scans it, and gets a token of its own, which tilawa studio forget takes back. What they send is encrypted.
      """)

  @Option(help: ArgumentHelp("The port. Default: a free one.", valueName: "n"))
  var port: UInt16 = 0

  @Flag(help: "Let paired devices in the network in too.")
  var lan = false

  @Option(help: ArgumentHelp("The port for the network. Default: 7115; 0 for a free one.", valueName: "n"))
  var lanPort: UInt16?

  @Option(help: ArgumentHelp("The address of this machine for the network. Default: all.", valueName: "address"))
  var lanAddress: String?

  @Flag(name: .customLong("no-open"), help: "Do not open the browser; only print the address.")
  var stays = false

  @OptionGroup var report: ReportOptions

  func validate() throws {
    guard lan || lanPort == nil && lanAddress == nil else {
      throw ValidationError(SettingsCommandsSentences.lanNeeded)
    }
  }

  func run() async throws {
    var options = StudioSession.Options()
    options.port = port
    options.opens = !stays
    options.isForProgram = report.json
    if lan {
      var network = StudioSession.NetworkOptions()
      if let lanPort { network.port = lanPort }
      network.address = lanAddress
      options.network = network
    }
    let code = try await StudioSession(options, in: AppContext()).run()
    if code != .done { throw Failure(silent: code) }
  }
}
