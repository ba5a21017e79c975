import FlyingFox
import FlyingSocks
import Glibc
import Synchronization

/// A pool of sockets with limits: how many wait at once, and for how long each may.
///
/// It keeps a client that reads slowly, or that begins a request and does not end it, from holding a connection. The
/// listening socket waits without an end.
final class LimitedSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private let base: Base
  private let most: Int
  private let waiting = Mutex(0)

  /// The longest wait for a client to read on.
  private static var writeTimeout: Duration { .seconds(20) }
  /// The longest wait for a client to send on; also how long a connection stays open without a request.
  private static var readTimeout: Duration { .seconds(75) }

  /// - Parameter most: the number of sockets that may wait.
  init(_ base: Base, most: Int) {
    self.base = base
    self.most = most
  }

  func prepare() async throws { try await base.prepare() }
  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    if Self.isListening(socket) { return try await base.suspendSocket(socket, untilReadyFor: events) }
    let isOver = waiting.withLock { count in
      count += 1
      return count > most
    }
    defer { waiting.withLock { $0 -= 1 } }
    if isOver { throw SocketError.disconnected }
    let limit = events.contains(.write) ? Self.writeTimeout : Self.readTimeout
    try await withThrowingTaskGroup(of: Void.self) { [base] group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: limit)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func isListening(_ socket: Socket) -> Bool {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(socket.file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &value, &size) == 0 && value != 0
  }
}
