import FlyingFox
import FlyingSocks
import Foundation
import Glibc
package import TilawaCore
import TilawaFiles

/// The servers of the page: one for browsers of this machine, and one for devices in the network where that is asked for.
///
/// Both listen at sockets that only this user reaches; the relay stands before them. So a request of the network
/// cannot pass for one of this machine, whatever it says.
package final class StudioServer: Sendable {
  private let servers: [HTTPServer]
  private let relay: StudioRelay
  private let network: StudioNetwork?
  /// The events for all pages.
  package let events: StudioEvents
  private let recitation: StudioRecitation
  /// The port at which browsers of this machine are served.
  package let port: UInt16
  private let secret: String
  /// The folder of the servers' sockets.
  private let folder: String

  /// The most connections that wait at once.
  private static let mostConnections = 1024
  /// The longest time until a reply begins. A download answers when it is complete.
  private static let timeout = 7260.0
  /// The longest time until the server listens, in seconds: a busy machine may need some.
  private static let longestStart = 60.0

  /// The limits for browsers of this machine and for devices in the network.
  package static let limits = (
    machine: RelayLimits(connections: 640, connectionsOfAddress: 640),
    network: RelayLimits(connections: 128, connectionsOfAddress: 32)
  )

  /// - Parameters:
  ///   - port: the port; 0 chooses a free one.
  ///   - files: the files of the page.
  ///   - program: the program whose commands answer.
  ///   - player: the player that sounds.
  ///   - network: the server for the network; nil for this machine alone.
  package init(
    port: UInt16, files: StudioFiles, program: StudioProgram, player: any StudioPlayer, network: StudioNetwork? = nil,
    limits: (machine: RelayLimits, network: RelayLimits) = StudioServer.limits
  ) throws(Failure) {
    let (socket, port) = try RelayListener.listen(at: "127.0.0.1", port: port, option: "--port")
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
    func server(_ gate: StudioGuard, at path: String) -> HTTPServer {
      let handler = StudioHandler(
        gate: gate, files: files, program: program, events: events, recitation: recitation, player: player,
        listening: listening, network: network)
      return HTTPServer(
        config: HTTPServer.Configuration(
          address: .unix(path: path), timeout: Self.timeout, sharedRequestReplaySize: StudioGuard.mostBody,
          pool: LimitedSocketPool(HTTPServer.defaultPool(), most: Self.mostConnections), logger: .disabled),
        handler: handler)
    }
    let here = StudioGuard(hosts: ["127.0.0.1:\(port)", "localhost:\(port)"], secret: secret)
    var servers = [server(here, at: folder + "/machine")]
    var listeners = [
      RelayListener(sockets: [socket], target: folder + "/machine", identity: nil, limits: limits.machine) { _ in nil }
    ]
    if let network {
      let devices = network.devices
      servers.append(server(StudioGuard(hosts: network.hosts, devices: devices), at: folder + "/network"))
      listeners.append(
        RelayListener(
          sockets: network.sockets, target: folder + "/network", identity: network.identity, limits: limits.network
        ) { head in
          let tokens = head.values(of: "cookie").flatMap { StudioGuard.cookies(StudioGuard.deviceCookieName, in: $0) }
          return tokens.lazy.compactMap { devices.device(with: $0)?.hash }.first
        })
    }
    self.servers = servers
    relay = try StudioRelay(listeners)
  }

  /// The address that enters, with the secret.
  package var address: String { "http://127.0.0.1:\(port)/?key=\(secret)" }

  /// Serves until it is stopped.
  package func run() async throws(Failure) {
    let beats = Task { [events] in
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(25))
        events.beat()
      }
    }
    defer { beats.cancel() }
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for server in servers { group.addTask { try await server.run() } }
        while try await group.next() != nil {}
      }
    } catch is CancellationError {} catch SocketError.disconnected {} catch {
      throw Failure(.unavailable, StudioSentences.cannotListenIn(folder: folder, reason: "\(error)"))
    }
  }

  /// Waits until connections are taken.
  package func waitUntilListening() async throws {
    for server in servers { try await server.waitUntilListening(timeout: Self.longestStart) }
    network?.watch { [relay, events] in
      relay.end($0)
      events.send("library", StudioNetwork.change)
    }
    relay.start()
  }

  /// Ends all connections, and the recitations that are listened to. Returns after a second at most: what does not end by
  /// itself ends with the process.
  package func stop() async {
    recitation.end()
    events.finish()
    relay.stop()
    let (stopped, end) = AsyncStream.makeStream(of: Void.self)
    let stopping = Task { [servers] in
      for server in servers { await server.stop(timeout: 0.25) }
      end.finish()
    }
    let alarm = Task {
      try? await Task.sleep(for: .seconds(1))
      end.finish()
    }
    for await _ in stopped {}
    alarm.cancel()
    stopping.cancel()
    for name in Disk.names(in: folder) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
