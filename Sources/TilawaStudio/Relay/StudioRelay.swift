import Foundation
import Glibc
import Synchronization
import TilawaCore

/// Stands between clients and the server: takes connections, ends TLS, reads each head within limits, and passes on what
/// holds to the server's socket, which only this user reaches.
///
/// One thread of its own serves all connections.
final class StudioRelay: Sendable {
  private struct State {
    var isEnding = false
    /// The clients whose connections are to be ended.
    var unwanted: Set<String> = []
  }

  private let state = Mutex(State())
  /// A pipe that wakes the thread.
  private let wakePipe: (input: Int32, output: Int32)
  private let listeners: [RelayListener]

  init(_ listeners: [RelayListener]) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(.unavailable, StudioSentences.cannotMakePipe) }
    ends.forEach(Descriptor.prepare)
    wakePipe = (ends[1], ends[0])
    self.listeners = listeners
  }

  deinit {
    close(wakePipe.input)
    close(wakePipe.output)
  }

  /// Begins to serve, until `stop`.
  func start() {
    Thread.detachNewThread { [self] in
      RelayLoop(listeners).run(waking: wakePipe.output) {
        state.withLock { state in
          defer { state.unwanted = [] }
          return state.isEnding ? nil : state.unwanted
        }
      }
    }
  }

  /// Ends all connections and closes the listening sockets.
  func stop() {
    state.withLock { $0.isEnding = true }
    wake()
  }

  /// Ends all connections of some clients.
  func end(_ clients: Set<String>) {
    guard !clients.isEmpty else { return }
    state.withLock { $0.unwanted.formUnion(clients) }
    wake()
  }

  private func wake() { _ = write(wakePipe.input, [1], 1) }
}

enum Descriptor {
  /// Makes a descriptor non-blocking, and closed in other programs.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }
}
