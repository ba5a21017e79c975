import CSDBus
import Glibc
import Synchronization

/// A queue of orders to the bus thread, and the pipe that wakes it.
final class BusOrderQueue: Sendable {
  enum Order: Sendable {
    case answer(Int, Result<[DBusValue], BusFault>)
    case emit(BusSignal)
    case call(BusRequest, answer: @Sendable (Result<[DBusValue], BusFault>) -> Void)
    /// Send the rest and end.
    case close
  }

  private struct Contents {
    var orders: [Order] = []
    /// Whether the thread takes no more orders.
    var isOver = false
  }

  /// The end of the pipe that is readable when there are orders.
  let descriptor: Int32
  private let waking: Int32
  private let contents = Mutex(Contents())

  /// Returns nil where the process has no file descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard csdbus_pipe(&ends) == 0 else { return nil }
    (descriptor, waking) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(waking)
  }

  /// Adds an order from any thread; never blocks.
  func send(_ order: Order) {
    let isOver = contents.withLock { contents in
      if !contents.isOver { contents.orders.append(order) }
      return contents.isOver
    }
    if isOver { return BusOrderQueue.refuse(order) }
    // A pipe that is full wakes as well.
    var byte: UInt8 = 0
    _ = write(waking, &byte, 1)
  }

  /// Takes the new orders in order; for the bus thread.
  func take() -> [Order] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    return contents.withLock { contents in
      defer { contents.orders = [] }
      return contents.orders
    }
  }

  /// Refuses the remaining and all later orders; the last call of the bus thread.
  func end() {
    let left = contents.withLock { contents in
      contents.isOver = true
      defer { contents.orders = [] }
      return contents.orders
    }
    for order in left { BusOrderQueue.refuse(order) }
  }

  /// Answers a refused call with an error.
  private static func refuse(_ order: Order) {
    if case .call(_, let answer) = order { answer(.failure(.noBus)) }
  }
}
