import Glibc

/// What the server's thread does: lets others in, reads what they ask, sends what they are told. It never waits for one of
/// them, and sleeps while nothing happens.
struct ControlLoop {
  private let listener: Int32
  private let orders: ControlOrders
  private let receive: (ControlServer.Received) -> Void
  private var guests: [Int: ControlGuest] = [:]
  private var lastGuest = 0
  private var isOpen = true
  private var isFull = false
  private var isEnding = false

  /// How long nobody is let in where the process can have no more files, in milliseconds.
  private static let respite: Int32 = 200

  init(listener: Int32, orders: ControlOrders, receive: @escaping (ControlServer.Received) -> Void) {
    self.listener = listener
    self.orders = orders
    self.receive = receive
  }

  /// Returns when all is over; the listener and all connections are closed then.
  mutating func run() {
    while !isEnding { turn(patience: isFull ? ControlLoop.respite : -1) }
    let deadline = ContinuousClock.now + .milliseconds(ControlLimits.farewell)
    for id in guests.keys { guests[id]?.dismiss() }
    // What was asked last may have ended the player: its answer is on its way.
    while guests.values.contains(where: { !$0.isDone }), ContinuousClock.now < deadline {
      turn(patience: 10)
    }
    for guest in guests.values { close(guest.descriptor) }
    if isOpen { close(listener) }
  }

  private mutating func turn(patience: Int32) {
    let (ids, ready) = wait(patience)
    isFull = false
    for order in orders.take() { obey(order) }
    for (id, events) in zip(ids, ready.dropFirst(2)) where events != 0 {
      if events & Int16(POLLOUT) != 0 { guests[id]?.send() }
      if events & Int16(POLLIN | POLLHUP | POLLERR) != 0, guests[id]?.isHeard == true { read(id) }
      // Both directions are closed: whatever is left to say, nobody hears it.
      if events & Int16(POLLERR | POLLHUP) != 0, guests[id]?.isHeard == false { leave(id) }
    }
    for (id, guest) in guests where guest.isDone { leave(id) }
    if ready[1] & Int16(POLLIN) != 0, isOpen { admit() }
  }

  /// Sleeps until something happens. Gives whom it looked at, and what happened: with the orders, the listener, then them.
  private func wait(_ patience: Int32) -> (ids: [Int], ready: [Int16]) {
    let all = Array(guests)
    var polled = [pollfd(fd: orders.descriptor, events: Int16(POLLIN), revents: 0)]
    polled.append(pollfd(fd: isOpen && !isFull ? listener : -1, events: Int16(POLLIN), revents: 0))
    for (_, guest) in all {
      let events = (guest.isHeard ? Int16(POLLIN) : 0) | (guest.unread > 0 ? Int16(POLLOUT) : 0)
      polled.append(pollfd(fd: guest.descriptor, events: events, revents: 0))
    }
    let count = poll(&polled, nfds_t(polled.count), patience)
    return (all.map(\.key), count > 0 ? polled.map(\.revents) : polled.map { _ in 0 })
  }

  private mutating func obey(_ order: ControlOrders.Order) {
    switch order {
    case .answer(let id, let line, let following):
      guests[id]?.unanswered -= 1
      guests[id]?.answer(line)
      if following == .watching { guests[id]?.watch() }
    case .tell(let line, let missed):
      for (id, guest) in guests where guest.isWatching { guests[id]?.tell(line, missed: missed) }
    case .hide: shut()
    case .finish:
      shut()
      isEnding = true
    }
  }

  private mutating func shut() {
    if isOpen { close(listener) }
    isOpen = false
  }

  /// Lets everybody in who waits.
  private mutating func admit() {
    while true {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else {
        isFull = ![EAGAIN, EINTR, ECONNABORTED].contains(errno)
        return
      }
      UnixSocket.prepare(descriptor)
      if let fault = objection(to: descriptor) {
        var guest = ControlGuest(descriptor: descriptor)
        guest.answer(ControlAnswer.fault(fault).line(id: nil))
        close(descriptor)
        continue
      }
      lastGuest += 1
      guests[lastGuest] = ControlGuest(descriptor: descriptor)
    }
  }

  private func objection(to descriptor: Int32) -> ControlFault? {
    guard let user = UnixSocket.peer(of: descriptor), UnixSocket.isTrusted(user) else {
      return ControlFault(.refused, "this player is another user's")
    }
    guard guests.count < ControlLimits.guests else {
      return ControlFault(.busy, "\(ControlLimits.guests) programs speak with the player already")
    }
    return nil
  }

  private mutating func read(_ id: Int) {
    for line in guests[id]?.read() ?? [] {
      guests[id]?.unanswered += 1
      switch line {
      case .whole(let bytes):
        let (tag, request) = ControlRequest.read(bytes)
        receive(ControlServer.Received(guest: id, id: tag, request: request))
      case .tooLong:
        let fault = ControlFault(.tooLong, "a request has \(ControlLimits.line) bytes at most")
        receive(ControlServer.Received(guest: id, id: nil, request: .failure(fault)))
      }
    }
  }

  private mutating func leave(_ id: Int) {
    if let guest = guests.removeValue(forKey: id) { close(guest.descriptor) }
  }
}
