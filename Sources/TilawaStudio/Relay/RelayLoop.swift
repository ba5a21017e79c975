import Glibc
import TilawaCore

/// The connections of a relay, on its thread.
final class RelayLoop {
  /// A door and those who came in by it.
  private final class Entrance {
    let door: RelayDoor
    let tls: TLSServer?
    var count = 0
    var counts: [UInt32: Int] = [:]

    init?(_ door: RelayDoor) {
      self.door = door
      guard let identity = door.identity else {
        tls = nil
        return
      }
      guard let tls = try? TLSServer(identity) else { return nil }
      self.tls = tls
    }
  }

  private struct Guest {
    let connection: RelayConnection
    let entrance: Entrance
    let address: UInt32
  }

  private let entrances: [Entrance]
  private var guests: [Guest] = []
  /// The time before which no connection is taken, because there are no descriptors left.
  private var rest: ContinuousClock.Instant?

  init(_ doors: [RelayDoor]) { entrances = doors.compactMap(Entrance.init) }

  deinit { for entrance in entrances { entrance.door.listeners.forEach { close($0) } } }

  /// Serves until the wish is nil.
  ///
  /// - Parameters:
  ///   - bell: a descriptor that can be read when there is a new wish.
  ///   - wish: returns the guests to end; nil to end all.
  func run(waking bell: Int32, wish: () -> Set<String>?) {
    let listeners = entrances.flatMap { entrance in entrance.door.listeners.map { ($0, entrance) } }
    while let unwanted = wish() {
      if !unwanted.isEmpty { guests.removeAll { leave($0, if: !$0.connection.names.isDisjoint(with: unwanted)) } }
      let now = ContinuousClock.now
      if let rest, rest <= now { self.rest = nil }
      var polled = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
      polled += listeners.map { pollfd(fd: rest == nil ? $0.0 : -1, events: Int16(POLLIN), revents: 0) }
      for guest in guests { polled += guest.connection.interests }
      guard poll(&polled, nfds_t(polled.count), timeout(now)) >= 0 || errno == EINTR else { return }
      if polled[0].revents != 0 {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { while read(bell, $0.baseAddress, 256) > 0 {} }
      }
      serve(polled[(1 + listeners.count)...], ContinuousClock.now)
      for (place, listener) in listeners.enumerated() where polled[1 + place].revents != 0 {
        accept(at: listener.0, listener.1)
      }
    }
    guests = []
  }

  /// Moves bytes where something can be moved, and removes those who are done.
  private func serve(_ polled: ArraySlice<pollfd>, _ now: ContinuousClock.Instant) {
    var place = polled.startIndex
    guests.removeAll { guest in
      let (client, server) = (polled[place].revents, polled[place + 1].revents)
      place += 2
      let isDue =
        client != 0 || server != 0 || guest.connection.isReady || guest.connection.deadline.map { $0 <= now } ?? false
      return leave(guest, if: isDue && !guest.connection.proceed(client: client, now))
    }
  }

  private func leave(_ guest: Guest, if isDone: Bool) -> Bool {
    guard isDone else { return false }
    guest.entrance.count -= 1
    let left = (guest.entrance.counts[guest.address] ?? 1) - 1
    guest.entrance.counts[guest.address] = left > 0 ? left : nil
    return true
  }

  /// Takes connections that wait, a few at a time; those over a limit are closed at once.
  private func accept(at listener: Int32, _ entrance: Entrance) {
    for _ in 0..<64 {
      var place = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = withUnsafeMutablePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.accept(listener, $0, &size)
        }
      }
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { rest = .now + .milliseconds(100) }
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      Descriptor.prepare(descriptor)
      let address = place.sin_addr.s_addr
      let (door, count) = (entrance.door, entrance.counts[address] ?? 0)
      guard entrance.count < door.limits.connections, count < door.limits.connectionsOfAddress,
        let connection = RelayConnection(descriptor, by: door, tls: entrance.tls)
      else {
        close(descriptor)
        continue
      }
      entrance.count += 1
      entrance.counts[address] = count + 1
      guests.append(Guest(connection: connection, entrance: entrance, address: address))
    }
  }

  /// The longest wait in milliseconds; −1 for one without an end.
  private func timeout(_ now: ContinuousClock.Instant) -> Int32 {
    if guests.contains(where: { $0.connection.isReady }) { return 0 }
    guard let next = (guests.compactMap(\.connection.deadline) + [rest].compactMap(\.self)).min() else { return -1 }
    return Int32(max(0, min(60_000, (next - now) / .milliseconds(1) + 1)))
  }
}
