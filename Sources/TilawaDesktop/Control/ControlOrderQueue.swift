import TilawaCore
import Glibc
import Synchronization

/// Orders of any task to the server's thread, which sleeps until there are some.
final class ControlOrderQueue: Sendable {
  enum Order: Sendable {
    /// A reply to a connection, and what the connection does then.
    case reply(connection: Int, line: String, Following)
    /// An event for all connections that watch, and how many events were dropped before it.
    case tell(line: String, missed: Int)
    /// Accept no more connections.
    case hide
    /// Send what is left, and end the thread.
    case finish
  }

  /// The state of a connection after a reply.
  enum Following: Hashable, Sendable { case nothing, watching }

  private struct Waiting {
    var orders: [Order] = []
    var missed = 0
  }

  /// The end of a pipe that can be read when there are orders.
  let descriptor: Int32
  private let waker: Int32
  private let waiting = Mutex(Waiting())

  /// - Throws: `.unreachable` where the process can have no more files.
  init() throws(DesktopError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw DesktopError(.unreachable, DesktopSentences.cannotListenAnywhere, Sentence.system())
    }
    for end in ends { UnixSocket.prepare(end) }
    (descriptor, waker) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(waker)
  }

  /// Adds an order, from any thread, without blocking. Events beyond the limit are counted instead.
  func give(_ order: Order) {
    waiting.withLock { waiting in
      guard case .tell(let line, _) = order else {
        waiting.orders.append(order)
        return
      }
      guard waiting.orders.count < ControlLimits.orders else {
        waiting.missed += 1
        return
      }
      waiting.orders.append(.tell(line: line, missed: waiting.missed))
      waiting.missed = 0
    }
    // A full pipe wakes the thread, too.
    var one: UInt8 = 1
    _ = write(waker, &one, 1)
  }

  /// Takes all orders, in their order.
  func take() -> [Order] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    return waiting.withLock { waiting in
      defer { waiting.orders = [] }
      return waiting.orders
    }
  }
}
