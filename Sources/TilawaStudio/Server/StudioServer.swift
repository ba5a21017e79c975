import Glibc
package import TilawaCore
import TilawaFiles

/// The server of the page, for browsers of this machine, and for devices in the network where that is asked for.
///
/// Each has sockets and a guard of its own, so a request of the network cannot pass for one of this machine, whatever it says.
package final class StudioServer: Sendable {
  private let http: HTTPServer
  private let network: StudioNetwork?
  /// The events for all pages.
  package let events: StudioEvents
  private let recitation: StudioRecitation
  /// The port at which browsers of this machine are served.
  package let port: UInt16
  private let secret: String
  /// The folder of sounds that were rendered for devices.
  private let folder: String

  /// The limits for browsers of this machine and for devices in the network.
  package static let limits = (
    machine: HTTPLimits(connections: 640, connectionsOfAddress: 640),
    network: HTTPLimits(connections: 128, connectionsOfAddress: 32)
  )

  /// Listens; connections wait until it runs.
  ///
  /// - Parameters:
  ///   - port: the port; 0 chooses a free one.
  ///   - files: the files of the page.
  ///   - program: the program whose commands answer.
  ///   - player: the player that sounds.
  ///   - network: the way in from the network; nil for this machine alone.
  package init(
    port: UInt16, files: StudioFiles, program: StudioProgram, player: any StudioPlayer, network: StudioNetwork? = nil,
    limits: (machine: HTTPLimits, network: HTTPLimits) = StudioServer.limits
  ) throws(Failure) {
    let (socket, port) = try HTTPListener.listen(at: "127.0.0.1", port: port, option: "--port")
    guard let folder = TemporaryFile.folder(beginning: "/tmp/tilawa-studio-") else {
      let reason = Sentence.system()
      close(socket)
      throw Failure(.cannotCreate, StudioSentences.cannotMakeFolder(folder: "/tmp", reason: reason))
    }
    (self.port, self.folder, self.network, secret) = (port, folder, network, Secret.random())
    let events = StudioEvents()
    let recitation = StudioRecitation(program)
    (self.events, self.recitation) = (events, recitation)
    let listening = StudioListening(program, folder: folder)
    func handler(_ gate: StudioGuard) -> StudioHandler {
      StudioHandler(
        gate: gate, files: files, program: program, events: events, recitation: recitation, player: player,
        listening: listening, network: network)
    }
    let here = StudioGuard(hosts: ["127.0.0.1:\(port)", "localhost:\(port)"], secret: secret)
    var listeners = [
      HTTPListener(
        sockets: [socket], identity: nil, limits: limits.machine, client: { _ in nil }, receive: handler(here).receive)
    ]
    if let network {
      let there = StudioGuard(hosts: network.hosts, devices: network.devices)
      listeners.append(
        HTTPListener(
          sockets: network.sockets, identity: network.identity, limits: limits.network, client: there.device,
          receive: handler(there).receive))
    }
    http = try HTTPServer(listeners)
  }

  /// The address that enters, with the secret.
  package var address: String { "http://127.0.0.1:\(port)/?key=\(secret)" }

  /// Serves until it is stopped.
  ///
  /// - Throws: `.unavailable` where the system gives no thread.
  package func run() async throws(Failure) {
    try network?.watch { [http, events] in
      http.end($0)
      events.send("library", StudioNetwork.change)
    }
    try await http.run()
  }

  /// Ends all connections, and the recitations that are listened to.
  package func stop() {
    recitation.end()
    events.finish()
    http.stop()
    for name in Disk.names(in: folder) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
