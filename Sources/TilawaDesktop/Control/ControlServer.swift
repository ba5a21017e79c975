import CSDBus
import FoundationEssentials
import Glibc
package import TilawaPlayer

/// A server at a local socket, where clients control the player and watch it. Requests, replies and events are lines of JSON.
///
/// One thread of its own reads and writes the connections. Every method can be called from any task, and none blocks.
package final class ControlServer: Sendable {
  /// A request, or what is wrong with its line. Every one of them needs a reply, in order.
  package struct Received: Sendable {
    let connection: Int
    let id: ControlID?
    /// The request, or the fault in its line.
    package let request: Result<ControlRequest, ControlFault>
  }

  /// The requests in order, until the server is finished. One task reads them.
  package let received: AsyncStream<Received>

  private let path: String
  private let file: UnixSocket.File?
  private let orders: ControlOrderQueue
  private let ended: AsyncStream<Never>

  /// Starts to listen.
  ///
  /// - Parameter path: the socket. A file there is removed, so the caller must hold the lock of the place.
  /// - Throws: `.unreachable` where the system refuses.
  package init(at path: String) throws(DesktopError) {
    let orders = try ControlOrderQueue()
    let listener = try UnixSocket.listen(at: path)
    self.orders = orders
    self.path = path
    file = UnixSocket.file(at: path)
    let (received, requests) = AsyncStream.makeStream(of: Received.self)
    self.received = received
    let (ended, ending) = AsyncStream.makeStream(of: Never.self)
    self.ended = ended
    let isStarted = SystemThread.start(stack: 512 << 10) {
      csdbus_name_thread("tilawa.control")
      var loop = ControlLoop(listener: listener, orders: orders) { requests.yield($0) }
      loop.run()
      requests.finish()
      ending.finish()
    }
    guard isStarted else {
      close(listener)
      throw DesktopError(.unreachable, DesktopSentences.cannotListen(path: path), SystemThread.refusal)
    }
  }

  /// Replies to a request.
  ///
  /// - Parameters:
  ///   - received: the request, with its connection.
  ///   - body: the content of the reply.
  ///   - isWatching: whether the connection gets events from then on.
  package func reply(to received: Received, _ body: ControlReply.Body, isWatching: Bool = false) {
    let line = ControlReply(id: received.id, body).line + "\n"
    orders.give(.reply(connection: received.connection, line: line, isWatching ? .watching : .nothing))
  }

  /// Sends an event to all connections that watch. Clients that do not read miss it.
  package func send(_ event: PlayerEventMessage) { send(line: event.line) }

  /// Sends a line, without its end, to all connections that watch.
  func send(line: String) { orders.give(.tell(line: line + "\n", missed: 0)) }

  /// Removes the socket, so that no more clients connect; those who are connected stay. A socket of another process stays.
  package func hide() {
    if let file, UnixSocket.file(at: path) == file { unlink(path) }
    orders.give(.hide)
  }

  /// Sends what is left, closes all connections, and returns when the thread has ended. `hide` comes before.
  package func finish() async {
    orders.give(.finish)
    for await _ in ended {}
  }
}
