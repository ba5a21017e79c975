/// A queue of orders.
struct OrderQueue {
  private var orders: [Order?] = []
  private var first = 0

  var isEmpty: Bool { first == orders.count }

  mutating func append(_ order: Order) { orders.append(order) }

  mutating func take() -> Order? {
    guard first < orders.count else { return nil }
    defer {
      orders[first] = nil
      first += 1
      if first == orders.count { (orders, first) = ([], 0) }
    }
    return orders[first]
  }

  /// Removes and returns the cancelled orders.
  mutating func removeCancelled() -> [Order] {
    let all = orders[first...].compactMap(\.self)
    orders = all.filter { !$0.isCancelled }
    first = 0
    return all.filter(\.isCancelled)
  }
}
