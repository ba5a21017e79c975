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
    guard files.hasPage else { throw Failure(.noInput, StudioSentences.noPage) }
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
    Task {
      do throws(Failure) { try await server.run() } catch {
        context.interface.warn(error.spoken)
        end.yield(error.code)
      }
    }
    player.watch(telling: server.events)
    StudioLibraryWatch(context.folders).watch(telling: server.events)
    tell(server, network)
    let page = options.opens ? LaunchPage(server.address, in: context.folders, environment: environment) : nil
    if let page, !(await page.open()) { context.interface.warn(StudioSentences.noBrowser) }
    var code = ExitCodes.done
    for await caught in ends {
      code = caught
      break
    }
    page?.close()
    server.stop()
    return code == .interrupted ? .done : code
  }

  private func network(_ options: NetworkOptions) throws(Failure) -> StudioNetwork {
    if let address = options.address { try NetworkAddresses.check(address) }
    let addresses = options.address.map { [$0] } ?? NetworkAddresses.all()
    guard !addresses.isEmpty else {
      throw Failure(.unavailable, StudioSentences.noNetwork)
    }
    return try StudioNetwork(at: addresses, port: options.port, folder: StudioNetwork.folder(in: context.folders))
  }

  /// Each connection needs a descriptor, and each command some; systems allow a program 1,024 at first, and more if it asks.
  private static func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(7), &limit) == 0, limit.rlim_cur < 4096 else { return }
    limit.rlim_cur = min(4096, limit.rlim_max)
    setrlimit(__rlimit_resource_t(7), &limit)
  }

  private func tell(_ server: StudioServer, _ network: StudioNetwork?) {
    let invitation = network?.invite()
    if options.isForProgram {
      let lan = network.flatMap { network in
        invitation.map { invitation in
          StudioBegun.Network(
            addresses: network.links, port: network.port, pairing: invitation.address,
            fingerprint: invitation.fingerprint, certificate: network.certificatePath)
        }
      }
      let begun = StudioBegun(address: server.address, port: server.port, lan: lan)
      context.interface.say(JSON.line(encoding: begun))
      return
    }
    context.interface.say(server.address)
    if let network, let invitation {
      tell(invitation, network)
    } else {
      context.interface.say(StudioSentences.onlyHere)
    }
  }

  private func tell(_ invitation: StudioNetwork.Invitation, _ network: StudioNetwork) {
    let say: (String) -> Void = context.interface.say(_:)
    say(StudioSentences.phoneOpens.text)
    say("")
    if let code = QRCode(invitation.address) {
      let isColoured = context.interface.isColoured
      for line in code.lines(isDrawnDark: isColoured) {
        if isColoured { context.interface.say(blackOnWhite: line) } else { say(line) }
      }
      say("")
    } else {
      context.interface.warn(StudioSentences.noQrCode)
    }
    say("  " + invitation.address)
    for link in network.links.dropFirst() {
      say("  " + StudioSentences.otherNetwork(address: "\(link)pair.html#\(invitation.code)").text)
    }
    say("")
    say(StudioSentences.addressPairs.text)
    for line in StudioSentences.browserWarns.text.split(separator: "\n") { say(String(line)) }
    say("")
    let parts = invitation.fingerprint.split(separator: ":")
    for start in stride(from: 0, to: parts.count, by: 16) {
      say("  " + parts[start..<min(start + 16, parts.count)].joined(separator: ":"))
    }
    say("")
    say(StudioSentences.ctrlCEnds.text)
  }

  /// The fonts of the system that the page asks for, by their names below `/`.
  @Sendable private static func fonts() -> [String: String] {
    guard let font = try? FontSource(family: FontSource.standardFamily) else { return [:] }
    return ["fonts/AmiriQuran.ttf": font.path]
  }
}

/// The line for programs about a studio that has begun.
private struct StudioBegun: Encodable {
  /// The access from the network.
  struct Network: Encodable {
    let addresses: [String]
    let port: UInt16
    /// The address that pairs one device.
    let pairing: String
    let fingerprint: String
    /// The path of the certificate's file.
    let certificate: String
  }

  /// The address that enters, with the secret.
  let address: String
  let port: UInt16
  let lan: Network?
}
