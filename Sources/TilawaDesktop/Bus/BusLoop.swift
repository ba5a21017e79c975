import CSDBus
import Glibc

/// The loop of the bus thread: connects, sends, passes on messages, and reconnects to a lost bus.
final class BusLoop {
  private let address: BusAddress
  let offer: BusLink.Offer
  private let orders: BusOrderQueue
  let tell: @Sendable (BusLink.Happening) -> Void
  private(set) var bus: OpaquePointer?
  /// The calls that wait for our answer.
  private var calls: [Int: OpaquePointer] = [:]
  private var lastCall = 0
  /// Our calls that wait for an answer.
  private var askings: [Int: BusAsking] = [:]
  private var lastAsking = 0
  private var isClosing = false
  /// The pause before the next attempt to connect, in microseconds.
  private var timeout = BusLoop.shortest
  /// The earliest time of the next attempt, in the unit of `now`.
  private var nextAttempt: UInt64 = 0

  private static let shortest: UInt64 = 1_000_000
  private static let longest: UInt64 = 30_000_000
  /// The greatest number of waiting calls; no person sends more.
  private static let mostCalls = 4096

  init(
    _ address: BusAddress, _ offer: BusLink.Offer, _ orders: BusOrderQueue,
    _ tell: @escaping @Sendable (BusLink.Happening) -> Void
  ) {
    self.address = address
    self.offer = offer
    self.orders = orders
    self.tell = tell
  }

  /// Runs until the link is closed; returns at once where the library is not installed.
  func run() {
    defer { orders.end() }
    guard csdbus_load() == nil else { return }
    while !isClosing {
      if bus == nil, BusLoop.now >= nextAttempt { connect() }
      wait()
      for order in orders.take() { carryOut(order) }
      process()
    }
    disconnect(.afterSending)
  }

  // MARK: - Coming and going

  /// Connects to the bus. The pause before the next attempt also applies to a bus that accepts the connection and
  /// closes it at once.
  private func connect() {
    nextAttempt = BusLoop.now + timeout
    timeout = min(timeout * 2, BusLoop.longest)
    var new: OpaquePointer?
    guard sd_bus_new(&new) >= 0, let new else { return }
    let this = Unmanaged.passUnretained(self).toOpaque()
    guard sd_bus_set_address(new, address.text) >= 0, sd_bus_set_bus_client(new, 1) >= 0,
      offer.path.map({ sd_bus_add_object(new, nil, $0, BusLoop.receive, this) >= 0 }) ?? true,
      sd_bus_start(new) >= 0
    else {
      sd_bus_close_unref(new)
      return
    }
    bus = new
    if let service = offer.listening { listen(to: service, on: new) }
    requestName(offer.names[...])
  }

  private enum Manner { case afterSending, atOnce }

  private func disconnect(_ manner: Manner) {
    for message in calls.values { sd_bus_message_unref(message) }
    calls = [:]
    guard let bus else { return }
    // Flush only a connection that is ready: a bus that never answered would block here.
    if manner == .afterSending, sd_bus_is_ready(bus) > 0 { sd_bus_flush(bus) }
    sd_bus_close_unref(bus)
    self.bus = nil
    let unanswered = askings.values
    askings = [:]
    for asking in unanswered { asking.answer(.failure(.noBus)) }
  }

  /// Sleeps until a message or an order arrives, or until the next attempt to connect.
  private func wait() {
    var watched = [pollfd(fd: orders.descriptor, events: Int16(POLLIN), revents: 0)]
    var due = nextAttempt
    if let bus {
      watched.append(
        pollfd(fd: sd_bus_get_fd(bus), events: Int16(truncatingIfNeeded: sd_bus_get_events(bus)), revents: 0))
      // sd-bus gives the largest number for never.
      due = sd_bus_get_timeout(bus, &due) >= 0 ? due : .max
    }
    _ = poll(&watched, nfds_t(watched.count), BusLoop.milliseconds(until: due))
  }

  /// The present time in microseconds, on the clock of the library's timeouts.
  private static var now: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
  }

  /// Returns the timeout in milliseconds, rounded up; −1 for none.
  private static func milliseconds(until due: UInt64) -> Int32 {
    if due == .max { return -1 }
    let now = now
    return due <= now ? 0 : Int32(clamping: (due - now + 999) / 1000)
  }

  private func process() {
    while let bus {
      let outcome = sd_bus_process(bus, nil)
      if sd_bus_is_ready(bus) > 0 { timeout = BusLoop.shortest }
      if outcome == 0 { return }
      guard outcome < 0 else { continue }
      disconnect(.atOnce)
      tell(.lost)
    }
  }

  // MARK: - Orders

  private func carryOut(_ order: BusOrderQueue.Order) {
    switch order {
    case .answer(let call, let result): answer(call, result)
    case .emit(let signal): emit(signal)
    case .call(let request, let answer): call(request, answer)
    case .close: isClosing = true
    }
  }

  /// Keeps a waiting call until `forget`.
  func ask(_ answer: @escaping BusAsking.Answer) -> BusAsking {
    lastAsking += 1
    let asking = BusAsking(lastAsking, by: self, answer)
    askings[asking.id] = asking
    return asking
  }

  /// Removes and returns a waiting call; nil if it has its answer already.
  func forget(_ asking: BusAsking) -> BusAsking? { askings.removeValue(forKey: asking.id) }

  private func answer(_ id: Int, _ result: Result<[DBusValue], BusFault>) {
    guard let bus, let call = calls.removeValue(forKey: id) else { return }
    defer { sd_bus_message_unref(call) }
    guard sd_bus_message_get_expect_reply(call) > 0 else { return }
    BusLoop.reply(to: call, result, on: bus)
  }

  private static func reply(to call: OpaquePointer, _ result: Result<[DBusValue], BusFault>, on bus: OpaquePointer) {
    switch result {
    case .success(let values):
      guard let message = BusMessage.make({ sd_bus_message_new_method_return(call, &$0) }), message.append(values)
      else {
        return reply(to: call, .failure(.failed(DesktopSentences.answerNotSent)), on: bus)
      }
      sd_bus_send(bus, message.pointer, nil)
    case .failure(let fault):
      fault.name.withCString { name in
        fault.message.withCString { words in
          var error = sd_bus_error(name: name, message: words, _need_free: 0)
          if let message = BusMessage.make({ sd_bus_message_new_method_error(call, &$0, &error) }) {
            sd_bus_send(bus, message.pointer, nil)
          }
        }
      }
    }
  }

  private func emit(_ signal: BusSignal) {
    guard let bus,
      let message = BusMessage.make({
        sd_bus_message_new_signal(bus, &$0, signal.path, signal.interface, signal.member)
      }), message.append(signal.arguments)
    else { return }
    sd_bus_send(bus, message.pointer, nil)
  }

  // MARK: - Calls to us

  /// Receives all messages for our object; a call that is not answered yet is kept.
  private static let receive: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    Unmanaged<BusLoop>.fromOpaque(userdata).takeUnretainedValue().take(message)
    return 1
  }

  private func take(_ message: OpaquePointer) {
    guard let bus else { return }
    guard calls.count < BusLoop.mostCalls else {
      return BusLoop.reply(to: message, .failure(.tooMany), on: bus)
    }
    let arguments = BusMessage(sharing: message).values()
    lastCall += 1
    calls[lastCall] = sd_bus_message_ref(message)
    func word(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
    tell(
      .called(
        BusCall(
          id: lastCall, path: word(sd_bus_message_get_path(message)),
          interface: word(sd_bus_message_get_interface(message)), member: word(sd_bus_message_get_member(message)),
          arguments: arguments)))
  }
}
