import Foundation
import Glibc
package import AppBase
package import TilawaCore
import TilawaDrawing
import TilawaStore

/// A run of the studio, from its start to the request to end.
package struct StudioSession {
  /// The options of a run.
  package struct Options: Hashable, Sendable {
    /// The port; 0 for a free one.
    package var port: UInt16 = 0
    /// Whether the browser is opened.
    package var opens = true
    /// Whether a program reads the answer.
    package var isForProgram = false
    /// The access from the network; nil for this machine alone.
    package var network: NetworkOptions?

    package init() {}
  }

  /// The options for the access from the network.
  package struct NetworkOptions: Hashable, Sendable {
    /// The port; 0 for a free one.
    package var port = StudioNetwork.standardPort
    /// The address of this machine; nil for all.
    package var address: String?

    package init() {}
  }

  private let options: Options
  private let context: AppContext
  private let environment: [String: String]

  package init(_ options: Options, in context: AppContext, environment: [String: String] = Surroundings.environment) {
    (self.options, self.context, self.environment) = (options, context, environment)
  }

  /// Serves the page until a person or the system ends it.
  ///
  /// - Returns: the exit code of the request to end.
  /// - Throws: `Failure` where the port is taken, or the page is not installed.
  package func run() async throws -> ExitCodes {
    let files = StudioFiles(folder: try StudioFolder.locate(environment: environment), others: Self.fonts)
    guard files.hasPage else { throw Failure(.noInput, Sentence(verbatim: "the studio's page was not installed; install Tilawa again")) }
    Self.allowManyFiles()
    let player = StudioPlayerConnection(context.folders)
    let network = try options.network.map { options throws(Failure) in try self.network(options) }
    let server = try StudioServer(
      port: options.port, files: files,
      program: StudioProgram(path: try Background.program(), environment: environment), player: player,
      network: network)
    let (ends, end) = AsyncStream.makeStream(of: ExitCodes.self)
    let interruption = context.interface.interruption { end.yield($0) }
    defer { withExtendedLifetime(interruption) {} }
    let serving = Task {
      do { try await server.run() } catch {
        end.yield(.unavailable)
        throw error
      }
    }
    try await server.waitUntilListening()
    player.watch(telling: server.events)
    StudioLibraryWatch(context.folders).watch(telling: server.events)
    tell(server, network)
    let page = options.opens ? LaunchPage(server.address, in: context.folders, environment: environment) : nil
    if let page, !(await page.open()) { context.interface.warn("no browser was found; open the address yourself") }
    var code = ExitCodes.done
    for await caught in ends {
      code = caught
      break
    }
    page?.close()
    await server.stop()
    if code == .unavailable { try await serving.value }
    return code == .interrupted ? .done : code
  }

  private func network(_ options: NetworkOptions) throws(Failure) -> StudioNetwork {
    if let address = options.address { try NetworkAddresses.check(address) }
    let addresses = options.address.map { [$0] } ?? NetworkAddresses.all()
    guard !addresses.isEmpty else {
      throw Failure(.unavailable, Sentence(verbatim: "this machine is in no network; join one, or name its address with --lan-address"))
    }
    return try StudioNetwork(at: addresses, port: options.port, folder: StudioNetwork.folder(in: context.folders))
  }

  /// Each connection needs three descriptors; systems allow a program 1,024 at first, and more if it asks.
  private static func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(7), &limit) == 0, limit.rlim_cur < 4096 else { return }
    limit.rlim_cur = min(4096, limit.rlim_max)
    setrlimit(__rlimit_resource_t(7), &limit)
  }

  private func tell(_ server: StudioServer, _ network: StudioNetwork?) {
    let invitation = network?.invite()
    if options.isForProgram {
      var members: [(String, JSON)] = [("address", .string(server.address)), ("port", .int(Int(server.port)))]
      if let network, let invitation {
        members.append(
          (
            "lan",
            .object([
              ("addresses", .array(network.links.map { .string($0) })), ("port", .int(Int(network.port))),
              ("pairing", .string(invitation.address)), ("fingerprint", .string(invitation.fingerprint)),
              ("certificate", .string(network.certificatePath)),
            ])
          ))
      }
      context.interface.say(JSON.object(members).line)
      return
    }
    context.interface.say(server.address)
    if let network, let invitation {
      tell(invitation, network)
    } else {
      context.interface.say("Only this machine reaches it. Ctrl-C ends it; what plays goes on.")
    }
  }

  private func tell(_ invitation: StudioNetwork.Invitation, _ network: StudioNetwork) {
    let say: (String) -> Void = context.interface.say(_:)
    say("Only this machine reaches that address. A phone in the same network opens this one:")
    say("")
    if let code = QRCode(invitation.address) {
      let isColoured = context.interface.isColoured
      for line in code.lines(isDrawnDark: isColoured) {
        if isColoured { context.interface.say(blackOnWhite: line) } else { say(line) }
      }
      say("")
    } else {
      context.interface.warn("no QR code is shown without the package libqrencode4")
    }
    say("  " + invitation.address)
    for link in network.links.dropFirst() { say("  or by another network: \(link)pair.html#\(invitation.code)") }
    say("")
    say("The address pairs one device, within 10 minutes. Settings in the page on this machine has another one.")
    say(
      "The browser warns, because only this machine vouches for its certificate. Let it show the certificate, and go on"
    )
    say("only if its SHA-256 fingerprint is this:")
    say("")
    let parts = invitation.fingerprint.split(separator: ":")
    for start in stride(from: 0, to: parts.count, by: 16) {
      say("  " + parts[start..<min(start + 16, parts.count)].joined(separator: ":"))
    }
    say("")
    say("Ctrl-C ends it; what plays goes on.")
  }

  /// The fonts of the system that the page asks for, by their names below `/`.
  @Sendable private static func fonts() -> [String: String] {
    guard let font = try? FontSource(family: FontSource.standardFamily) else { return [:] }
    return ["fonts/AmiriQuran.ttf": font.path]
  }
}
