import Glibc
import Synchronization

/// What the server's thread is to do, from whichever task wants it; the thread sleeps until there is something.
final class ControlOrders: Sendable {
  enum Order: Sendable {
    /// An answer to one; the second says what becomes of them then.
    case answer(guest: Int, line: String, Following)
    /// To all who watch; before it so many were dropped.
    case tell(line: String, missed: Int)
    /// Nobody new is let in.
    case hide
    /// All is sent that was said, and the thread ends.
    case finish
  }

  /// What becomes of somebody who was answered.
  enum Following: Hashable, Sendable { case nothing, watching }

  private struct Waiting {
    var orders: [Order] = []
    var missed = 0
  }

  /// Can be read when there are orders.
  let descriptor: Int32
  private let waker: Int32
  private let waiting = Mutex(Waiting())

  /// - Throws: `.unreachable` where the process can have no more files.
  init() throws(DesktopError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw DesktopError(.unreachable, "listen", String(cString: strerror(errno)))
    }
    for end in ends { UnixSocket.prepare(end) }
    (descriptor, waker) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(waker)
  }

  /// Any thread; does not block. An event that finds no room is counted instead.
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
    // Where the pipe is full the thread has something to wake it already.
    var one: UInt8 = 1
    _ = write(waker, &one, 1)
  }

  /// The orders since it was asked last, in order.
  func take() -> [Order] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    return waiting.withLock { waiting in
      defer { waiting.orders = [] }
      return waiting.orders
    }
  }
}
