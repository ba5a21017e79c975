import CSDBus
import Glibc
import Synchronization

/// How orders come to the bus thread, and what wakes it.
final class BusOrderQueue: Sendable {
  enum Order: Sendable {
    case answer(Int, Result<[DBusValue], BusFault>)
    case emit(BusSignal)
    case call(BusRequest, answer: @Sendable (Result<[DBusValue], BusFault>) -> Void)
    /// Send what is left and end.
    case close
  }

  private struct Contents {
    var orders: [Order] = []
    /// Nobody takes orders any more.
    var isOver = false
  }

  /// Readable when there are orders.
  let descriptor: Int32
  private let waking: Int32
  private let contents = Mutex(Contents())

  /// Nil where the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard csdbus_pipe(&ends) == 0 else { return nil }
    (descriptor, waking) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(waking)
  }

  /// Any thread; never blocks.
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

  /// The orders that came since, in order; the bus thread.
  func take() -> [Order] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    return contents.withLock { contents in
      defer { contents.orders = [] }
      return contents.orders
    }
  }

  /// Refuses what is left and all that comes; the bus thread, as its last.
  func end() {
    let left = contents.withLock { contents in
      contents.isOver = true
      defer { contents.orders = [] }
      return contents.orders
    }
    for order in left { BusOrderQueue.refuse(order) }
  }

  /// Whoever waits for an answer has one.
  private static func refuse(_ order: Order) {
    if case .call(_, let answer) = order { answer(.failure(.noBus)) }
  }
}
