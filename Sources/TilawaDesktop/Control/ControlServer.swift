import Foundation
import Glibc

/// Listens at a local socket for those who steer the player or watch it: requests and answers are lines of JSON.
///
/// Sockets are read and written by one thread of its own. Every method can be called from any task, and none blocks.
public final class ControlServer: Sendable {
  /// A request as it came, or what is wrong with it; every one of them is to be answered, in order.
  public struct Received: Sendable {
    let guest: Int
    let id: String?
    /// What is asked, or what is wrong with the line.
    public let request: Result<ControlRequest, ControlFault>
  }

  /// What comes, in order; ends when the server is finished. One task reads it.
  public let received: AsyncStream<Received>

  private let path: String
  private let file: UnixSocket.File?
  private let orders: ControlOrders
  private let ended: AsyncStream<Never>

  /// Begins to listen.
  ///
  /// - Parameter path: the socket; what stands there is taken away, so the caller must have the place for itself.
  /// - Throws: `.unreachable` where nobody can listen there.
  public init(at path: String) throws(DesktopError) {
    let orders = try ControlOrders()
    let listener = try UnixSocket.listen(at: path)
    self.orders = orders
    self.path = path
    file = UnixSocket.file(at: path)
    let (received, requests) = AsyncStream.makeStream(of: Received.self)
    self.received = received
    let (ended, ending) = AsyncStream.makeStream(of: Never.self)
    self.ended = ended
    let thread = Thread {
      var loop = ControlLoop(listener: listener, orders: orders) { requests.yield($0) }
      loop.run()
      requests.finish()
      ending.finish()
    }
    thread.name = "tilawa.control"
    thread.stackSize = 512 << 10
    thread.start()
  }

  /// Answers a request.
  public func answer(_ received: Received, _ answer: ControlAnswer) {
    orders.give(.answer(guest: received.guest, line: answer.line(id: received.id), .nothing))
  }

  /// Answers a request, and tells whoever asked what happens from then on.
  public func answer(_ received: Received, thenTelling answer: ControlAnswer) {
    orders.give(.answer(guest: received.guest, line: answer.line(id: received.id), .watching))
  }

  /// Tells all who watch; those who do not read miss it.
  ///
  /// - Parameter line: of JSON, without its end.
  public func tell(_ line: String) { orders.give(.tell(line: line + "\n", missed: 0)) }

  /// Nobody finds it any more; whoever is there is served on. What somebody else has put in its place stays.
  public func hide() {
    if let file, UnixSocket.file(at: path) == file { unlink(path) }
    orders.give(.hide)
  }

  /// Sends what is left to be sent, lets everybody go, and returns when the thread has ended. `hide` comes before.
  public func finish() async {
    orders.give(.finish)
    for await _ in ended {}
  }
}
