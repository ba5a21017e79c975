import Glibc
import Synchronization
import TilawaCore

/// A server for a few clients. Each socket and each connection has a thread of its own; replies are made by tasks.
final class HTTPServer: Sendable {
  /// A connection that is open.
  private struct Connection {
    let channel: HTTPChannel
    /// The place of its listener.
    let listener: Int
    let address: UInt32
    /// The clients whose requests came by it.
    var clients: Set<String> = []
    var pieces: PieceQueue?

    /// Ends it, also where its thread waits.
    func end() {
      channel.end()
      pieces?.finish()
    }
  }

  private struct State {
    var number = 0
    var connections: [Int: Connection] = [:]
    var isEnding = false
  }

  private let state = Mutex(State())
  private let listeners: [HTTPListener]
  private let calls = TaskCalls()
  private let ticketKey: [UInt8]

  /// The size of a thread's stack: it reads and writes, and no more.
  private static let stack = 512 << 10
  /// The pause where no connection can be taken, in milliseconds.
  private static let pause: Int32 = 100

  init(_ listeners: [HTTPListener]) throws(Failure) {
    self.listeners = listeners
    ticketKey = try listeners.contains(where: { $0.identity != nil }) ? TLSSession.ticketKey() : []
  }

  deinit { for socket in listeners.flatMap(\.sockets) { close(socket) } }

  /// Serves until `stop`.
  ///
  /// - Throws: `.unavailable` where the system gives no thread to take connections.
  func run() async throws(Failure) {
    for (place, listener) in listeners.enumerated() {
      for socket in listener.sockets {
        let isStarted = SystemThread.start(stack: Self.stack) { [self] in accept(at: socket, place) }
        guard isStarted else {
          stop()
          throw Failure(.unavailable, SystemThread.refusal)
        }
      }
    }
    await calls.run()
  }

  /// Ends all connections, and takes no more.
  func stop() {
    let connections = state.withLock { state in
      state.isEnding = true
      return Array(state.connections.values)
    }
    for socket in listeners.flatMap(\.sockets) { shutdown(socket, Int32(SHUT_RDWR)) }
    for connection in connections { connection.end() }
    calls.finish()
  }

  /// Ends all connections of some clients.
  func end(_ clients: Set<String>) {
    let unwanted = state.withLock { state in
      state.connections.values.filter { !$0.clients.isDisjoint(with: clients) }
    }
    for connection in unwanted { connection.end() }
  }

  /// Takes connections until the server ends; those over a limit are closed at once.
  private func accept(at socket: Int32, _ place: Int) {
    while !state.withLock({ $0.isEnding }) {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.accept(socket, $0, &size)
        }
      }
      if descriptor >= 0 {
        take(descriptor, of: address.sin_addr.s_addr, place)
      } else if errno != EINTR, errno != ECONNABORTED {
        // No descriptors are left, for instance.
        poll(nil, 0, Self.pause)
      }
    }
  }

  private func take(_ descriptor: Int32, of address: UInt32, _ place: Int) {
    let listener = listeners[place]
    let channel = HTTPChannel(descriptor, stall: listener.limits.stall)
    let (number, gone) = state.withLock { state -> (Int?, [Connection]) in
      let others = state.connections.values.filter { $0.listener == place }
      let same = others.filter { $0.address == address }
      // A client that is gone may not have been noticed.
      let gone = same.count < listener.limits.connectionsOfAddress ? [] : same.filter(\.channel.isGone)
      guard !state.isEnding, others.count < listener.limits.connections,
        same.count - gone.count < listener.limits.connectionsOfAddress
      else { return (nil, gone) }
      state.number += 1
      state.connections[state.number] = Connection(channel: channel, listener: place, address: address)
      return (state.number, gone)
    }
    for connection in gone { connection.end() }
    guard let number else { return }
    let isServed = SystemThread.start(stack: Self.stack) { [self] in
      HTTPConnection(
        channel: channel, listener: listener, calls: calls, ticketKey: ticketKey,
        noteClient: { [self] client in note(number) { $0.clients.insert(client) } },
        notePieces: { [self] pieces in note(number) { $0.pieces = pieces } }
      ).serve()
      state.withLock { $0.connections[number] = nil }
    }
    if !isServed { state.withLock { $0.connections[number] = nil } }
  }

  private func note(_ number: Int, _ change: (inout Connection) -> Void) {
    state.withLock { state in
      guard var connection = state.connections[number] else { return }
      change(&connection)
      state.connections[number] = connection
    }
  }
}
