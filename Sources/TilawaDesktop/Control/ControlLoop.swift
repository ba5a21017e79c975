import Glibc

/// The loop of the server's thread: accepts connections, reads requests, sends replies and events.
///
/// It never waits for one client, and sleeps while nothing happens.
struct ControlLoop {
  private let listener: Int32
  private let orders: ControlOrderQueue
  private let receive: (ControlServer.Received) -> Void
  private var connections: [Int: ControlConnection] = [:]
  private var lastConnection = 0
  private var isOpen = true
  private var isFull = false
  private var isEnding = false

  /// The wait for free file descriptors before connections are accepted again, in milliseconds.
  private static let retry: Int32 = 200

  init(listener: Int32, orders: ControlOrderQueue, receive: @escaping (ControlServer.Received) -> Void) {
    self.listener = listener
    self.orders = orders
    self.receive = receive
  }

  /// Runs until the server ends; then the listener and all connections are closed.
  mutating func run() {
    while !isEnding { turn(timeout: isFull ? ControlLoop.retry : -1) }
    let deadline = ContinuousClock.now + .milliseconds(ControlLimits.closing)
    for id in connections.keys { connections[id]?.dismiss() }
    // The last request may have ended the player: its reply is on its way.
    while connections.values.contains(where: { !$0.isDone }), ContinuousClock.now < deadline {
      turn(timeout: 10)
    }
    for connection in connections.values { close(connection.descriptor) }
    if isOpen { close(listener) }
  }

  private mutating func turn(timeout: Int32) {
    let (ids, ready) = wait(timeout)
    isFull = false
    for order in orders.take() { obey(order) }
    for (id, events) in zip(ids, ready.dropFirst(2)) where events != 0 {
      if events & Int16(POLLOUT) != 0 { connections[id]?.send() }
      if events & Int16(POLLIN | POLLHUP | POLLERR) != 0, connections[id]?.isReadable == true { read(id) }
      // Both directions are closed: nobody reads what is left to send.
      if events & Int16(POLLERR | POLLHUP) != 0, connections[id]?.isReadable == false { leave(id) }
    }
    for (id, connection) in connections where connection.isDone { leave(id) }
    if ready[1] & Int16(POLLIN) != 0, isOpen { admit() }
  }

  /// Sleeps until something happens. Returns the polled connections, and the events of the orders, the listener, and each of
  /// the connections.
  private func wait(_ timeout: Int32) -> (ids: [Int], ready: [Int16]) {
    let all = Array(connections)
    var polled = [pollfd(fd: orders.descriptor, events: Int16(POLLIN), revents: 0)]
    polled.append(pollfd(fd: isOpen && !isFull ? listener : -1, events: Int16(POLLIN), revents: 0))
    for (_, connection) in all {
      let events = (connection.isReadable ? Int16(POLLIN) : 0) | (connection.unread > 0 ? Int16(POLLOUT) : 0)
      polled.append(pollfd(fd: connection.descriptor, events: events, revents: 0))
    }
    let count = poll(&polled, nfds_t(polled.count), timeout)
    return (all.map(\.key), count > 0 ? polled.map(\.revents) : polled.map { _ in 0 })
  }

  private mutating func obey(_ order: ControlOrderQueue.Order) {
    switch order {
    case .reply(let id, let line, let following):
      connections[id]?.unanswered -= 1
      connections[id]?.reply(line)
      if following == .watching { connections[id]?.watch() }
    case .tell(let line, let missed):
      for (id, connection) in connections where connection.isWatching { connections[id]?.tell(line, missed: missed) }
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

  /// Accepts all waiting connections.
  private mutating func admit() {
    while true {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else {
        isFull = ![EAGAIN, EINTR, ECONNABORTED].contains(errno)
        return
      }
      UnixSocket.prepare(descriptor)
      if let fault = objection(to: descriptor) {
        var connection = ControlConnection(descriptor: descriptor)
        connection.reply(ControlReply(id: nil, .fault(fault)).line + "\n")
        close(descriptor)
        continue
      }
      lastConnection += 1
      connections[lastConnection] = ControlConnection(descriptor: descriptor)
    }
  }

  private func objection(to descriptor: Int32) -> ControlFault? {
    guard let user = UnixSocket.peer(of: descriptor), UnixSocket.isTrusted(user) else {
      return ControlFault(.refused, DesktopSentences.playerOfAnother)
    }
    guard connections.count < ControlLimits.connections else {
      return ControlFault(.busy, DesktopSentences.connectedAlready(count: ControlLimits.connections))
    }
    return nil
  }

  private mutating func read(_ id: Int) {
    for line in connections[id]?.read() ?? [] {
      connections[id]?.unanswered += 1
      switch line {
      case .whole(let bytes):
        let (requestID, request) = ControlRequestMessage.read(bytes)
        receive(ControlServer.Received(connection: id, id: requestID, request: request))
      case .tooLong:
        let fault = ControlFault(.tooLong, DesktopSentences.requestLength(most: "\(ControlLimits.line)"))
        receive(ControlServer.Received(connection: id, id: nil, request: .failure(fault)))
      }
    }
  }

  private mutating func leave(_ id: Int) {
    if let connection = connections.removeValue(forKey: id) { close(connection.descriptor) }
  }
}
