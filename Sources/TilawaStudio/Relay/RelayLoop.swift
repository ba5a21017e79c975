import Glibc
import TilawaCore

/// The connections of a relay, on its thread.
final class RelayLoop {
  /// A listener with the numbers of its connections.
  private final class ListenerState {
    let listener: RelayListener
    let tls: TLSServer?
    var count = 0
    var counts: [UInt32: Int] = [:]

    init?(_ listener: RelayListener) {
      self.listener = listener
      guard let identity = listener.identity else {
        tls = nil
        return
      }
      guard let tls = try? TLSServer(identity) else { return nil }
      self.tls = tls
    }
  }

  private struct Client {
    let connection: RelayConnection
    let state: ListenerState
    let address: UInt32
  }

  private let states: [ListenerState]
  private var clients: [Client] = []
  /// The time before which no connection is taken, because there are no descriptors left.
  private var rest: ContinuousClock.Instant?

  init(_ listeners: [RelayListener]) { states = listeners.compactMap(ListenerState.init) }

  deinit { for state in states { state.listener.sockets.forEach { close($0) } } }

  /// Serves until `order` returns nil.
  ///
  /// - Parameters:
  ///   - wakePipe: a descriptor that can be read when there is a new order.
  ///   - order: returns the clients to end; nil to end all.
  func run(waking wakePipe: Int32, order: () -> Set<String>?) {
    let sockets = states.flatMap { state in state.listener.sockets.map { ($0, state) } }
    while let unwanted = order() {
      if !unwanted.isEmpty { clients.removeAll { leave($0, if: !$0.connection.names.isDisjoint(with: unwanted)) } }
      let now = ContinuousClock.now
      if let rest, rest <= now { self.rest = nil }
      var polled = [pollfd(fd: wakePipe, events: Int16(POLLIN), revents: 0)]
      polled += sockets.map { pollfd(fd: rest == nil ? $0.0 : -1, events: Int16(POLLIN), revents: 0) }
      for client in clients { polled += client.connection.interests }
      guard poll(&polled, nfds_t(polled.count), timeout(now)) >= 0 || errno == EINTR else { return }
      if polled[0].revents != 0 {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { while read(wakePipe, $0.baseAddress, 256) > 0 {} }
      }
      serve(polled[(1 + sockets.count)...], ContinuousClock.now)
      for (place, socket) in sockets.enumerated() where polled[1 + place].revents != 0 {
        accept(at: socket.0, socket.1)
      }
    }
    clients = []
  }

  /// Moves bytes where something can be moved, and removes those who are done.
  private func serve(_ polled: ArraySlice<pollfd>, _ now: ContinuousClock.Instant) {
    var place = polled.startIndex
    clients.removeAll { client in
      let (events, serverEvents) = (polled[place].revents, polled[place + 1].revents)
      place += 2
      let connection = client.connection
      let isDue =
        events != 0 || serverEvents != 0 || connection.isReady || connection.deadline.map { $0 <= now } ?? false
      return leave(client, if: isDue && !connection.proceed(client: events, now))
    }
  }

  private func leave(_ client: Client, if isDone: Bool) -> Bool {
    guard isDone else { return false }
    client.state.count -= 1
    let left = (client.state.counts[client.address] ?? 1) - 1
    client.state.counts[client.address] = left > 0 ? left : nil
    return true
  }

  /// Takes connections that wait, a few at a time; those over a limit are closed at once.
  private func accept(at socket: Int32, _ state: ListenerState) {
    for _ in 0..<64 {
      var place = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = withUnsafeMutablePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.accept(socket, $0, &size)
        }
      }
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { rest = .now + .milliseconds(100) }
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      Descriptor.prepare(descriptor)
      let address = place.sin_addr.s_addr
      let (limits, count) = (state.listener.limits, state.counts[address] ?? 0)
      guard state.count < limits.connections, count < limits.connectionsOfAddress,
        let connection = RelayConnection(descriptor, by: state.listener, tls: state.tls)
      else {
        close(descriptor)
        continue
      }
      state.count += 1
      state.counts[address] = count + 1
      clients.append(Client(connection: connection, state: state, address: address))
    }
  }

  /// The longest wait in milliseconds; −1 for one without an end.
  private func timeout(_ now: ContinuousClock.Instant) -> Int32 {
    if clients.contains(where: { $0.connection.isReady }) { return 0 }
    guard let next = (clients.compactMap(\.connection.deadline) + [rest].compactMap(\.self)).min() else { return -1 }
    return Int32(max(0, min(60_000, (next - now) / .milliseconds(1) + 1)))
  }
}
