import FlyingFox
import FlyingSocks
import Glibc
package import TilawaCore

/// The server of the page: this machine's browser, and nobody else, unless asked.
package final class StudioServer: Sendable {
  private let server: HTTPServer
  private let gate: StudioGuard
  /// The events for all pages.
  package let events: StudioEvents
  private let recitation: StudioRecitation
  /// The port at which it listens.
  package let port: UInt16

  /// The most connections that wait at once.
  private static let mostConnections = 1024
  /// The longest time until a reply begins. A download answers when it is complete.
  private static let timeout = 7260.0
  /// The longest time until the server listens, in seconds: a busy machine may need some.
  private static let longestStart = 60.0

  /// - Parameters:
  ///   - port: the port; 0 chooses a free one.
  ///   - files: the files of the page.
  ///   - program: the program whose commands answer.
  ///   - player: the player that sounds.
  package init(
    port: UInt16, files: StudioFiles, program: StudioProgram, player: any StudioPlayer
  ) throws(Failure) {
    let port = try Self.freePort(port)
    self.port = port
    events = StudioEvents()
    gate = StudioGuard(hosts: ["127.0.0.1:\(port)", "localhost:\(port)"])
    recitation = StudioRecitation(program, events)
    let handler = StudioHandler(
      gate: gate, files: files, program: program, events: events, recitation: recitation, player: player)
    do {
      server = HTTPServer(
        config: HTTPServer.Configuration(
          address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout,
          sharedRequestReplaySize: StudioGuard.mostBody,
          pool: LimitedSocketPool(HTTPServer.defaultPool(), most: Self.mostConnections), logger: .disabled),
        handler: handler)
    } catch {
      throw Failure(.unavailable, "cannot listen on 127.0.0.1: \(error)")
    }
  }

  /// The address that enters, with the secret.
  package var address: String { "http://127.0.0.1:\(port)/?key=\(gate.secret)" }

  /// Serves until it is stopped.
  package func run() async throws(Failure) {
    let beats = Task { [events] in
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(25))
        events.beat()
      }
    }
    let heads = StudioHeadWatch(port: port)
    heads.start()
    defer {
      beats.cancel()
      heads.end()
    }
    do { try await server.run() } catch is CancellationError {} catch SocketError.disconnected {} catch {
      throw Failure(.unavailable, "cannot listen on port \(port): \(error)")
    }
  }

  /// Waits until connections are taken.
  package func waitUntilListening() async throws { try await server.waitUntilListening(timeout: Self.longestStart) }

  /// Ends all connections, and the recitation that is listened to. Returns after a second at most: what does not end by
  /// itself ends with the process.
  package func stop() async {
    recitation.end()
    events.finish()
    let (stopped, end) = AsyncStream.makeStream(of: Void.self)
    let stopping = Task { [server] in
      await server.stop(timeout: 0.25)
      end.finish()
    }
    let alarm = Task {
      try? await Task.sleep(for: .seconds(1))
      end.finish()
    }
    for await _ in stopped {}
    alarm.cancel()
    stopping.cancel()
  }

  /// Returns the port if it is free, or a free one for 0.
  ///
  /// - Throws: `Failure` (unavailable) where it is taken.
  private static func freePort(_ wanted: UInt16) throws(Failure) -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(.unavailable, "cannot make a socket") }
    defer { close(descriptor) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else {
      let reason = String(cString: strerror(errno))
      throw Failure(.unavailable, "cannot listen on port \(wanted): \(reason); choose another one with --port")
    }
    return UInt16(bigEndian: address.sin_port)
  }
}
