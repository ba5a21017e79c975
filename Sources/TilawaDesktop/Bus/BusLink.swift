import CSDBus

/// A connection to a bus, on a thread of its own. Nothing here blocks; without a bus nothing happens.
final class BusLink: Sendable {
  /// An event of a connection, reported on the bus thread; the receiver must not block.
  enum Happening: Hashable, Sendable {
    /// The program owns this name on the bus.
    case named(String)
    case called(BusCall)
    /// A signal of the service in `listening` arrived.
    case heard(BusSignal)
    /// The bus is gone; the connection is tried again from time to time.
    case lost
    /// The thread has ended: the link was closed, or the library is not installed.
    case closed
  }

  /// The names, the object and the signals of a connection.
  struct Offer: Sendable {
    /// The wanted names; the program takes the first free one.
    var names: [String] = []
    /// The path of our object; nil for no object.
    var path: String?
    /// The name of the service to listen to, also that of its interface; nil for none.
    var listening: String?
  }

  private let orders: BusOrderQueue

  /// Returns nil where no thread can be started.
  init?(to address: BusAddress, offering offer: Offer = Offer(), _ tell: @escaping @Sendable (Happening) -> Void) {
    guard let orders = BusOrderQueue() else { return nil }
    self.orders = orders
    let isStarted = SystemThread.start {
      SystemThread.leaveSignals()
      csdbus_name_thread("tilawa-bus")
      let loop = BusLoop(address, offer, orders, tell)
      loop.run()
      tell(.closed)
    }
    guard isStarted else { return nil }
  }

  /// Answers a call; ignored if the call no longer waits.
  func answer(_ call: Int, _ result: Result<[DBusValue], BusFault>) { orders.send(.answer(call, result)) }

  func emit(_ signal: BusSignal) { orders.send(.emit(signal)) }

  /// Calls another program, which has two seconds for its answer.
  func call(_ request: BusRequest) async -> Result<[DBusValue], BusFault> {
    await withCheckedContinuation { continuation in
      orders.send(.call(request) { continuation.resume(returning: $0) })
    }
  }

  /// Ends the thread after everything is sent; `.closed` is reported then.
  func close() { orders.send(.close) }

  deinit { orders.send(.close) }
}
