import CSDBus
import Glibc

/// A connection to a bus, on a thread of its own. Nothing here blocks; where there is no bus, nothing comes of it.
final class BusLink: Sendable {
  /// What is told of a connection, on the bus thread; whoever is told must not block.
  enum Happening: Hashable, Sendable {
    /// The program has this name on the bus.
    case named(String)
    case called(BusCall)
    /// What the offer listens to was told on the bus.
    case heard(BusSignal)
    /// The bus is gone; it is looked for from time to time.
    case lost
    /// The thread is over: it was closed, or there is no library.
    case closed
  }

  /// What is offered on the bus, and listened to.
  struct Offer: Sendable {
    /// The first of these that nobody has becomes ours.
    var names: [String] = []
    /// Of our object; nil: there is none.
    var path: String?
    /// The service whose signals are told, by its name, which is that of its interface too; nil: none are.
    var listening: String?
  }

  private let orders: BusOrderQueue

  /// Nil where no thread can be had.
  init?(to address: BusAddress, offering offer: Offer = Offer(), _ tell: @escaping @Sendable (Happening) -> Void) {
    guard let orders = BusOrderQueue() else { return nil }
    self.orders = orders
    let isStarted = BusThread.start {
      let loop = BusLoop(address, offer, orders, tell)
      loop.run()
      tell(.closed)
    }
    guard isStarted else { return nil }
  }

  /// Answers a call. One that nobody waits for any more is forgotten.
  func answer(_ call: Int, _ result: Result<[DBusValue], BusFault>) { orders.send(.answer(call, result)) }

  func emit(_ signal: BusSignal) { orders.send(.emit(signal)) }

  /// Asks another program; it has two seconds.
  func call(_ request: BusRequest) async -> Result<[DBusValue], BusFault> {
    await withCheckedContinuation { continuation in
      orders.send(.call(request) { continuation.resume(returning: $0) })
    }
  }

  /// Ends the thread when all is sent; `.closed` is told then.
  func close() { orders.send(.close) }

  deinit { orders.send(.close) }
}

/// Starts the thread of a connection, apart from the cooperative pool: it waits for as long as it likes.
enum BusThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// As the system's tools list it.
  static let name = "tilawa-bus"

  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        // Signals are for the program's other threads.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, nil)
        csdbus_name_thread(BusThread.name)
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
