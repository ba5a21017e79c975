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
    /// Guests whose connections are to be ended.
    var unwanted: Set<String> = []
  }

  private let state = Mutex(State())
  /// A pipe that wakes the thread.
  private let bell: (input: Int32, output: Int32)
  private let doors: [RelayDoor]

  init(_ doors: [RelayDoor]) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(.unavailable, "cannot make a pipe") }
    ends.forEach(Descriptor.prepare)
    bell = (ends[1], ends[0])
    self.doors = doors
  }

  deinit {
    close(bell.input)
    close(bell.output)
  }

  /// Begins to serve, until `stop`.
  func start() {
    Thread.detachNewThread { [self] in
      RelayLoop(doors).run(waking: bell.output) {
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
    ring()
  }

  /// Ends all connections of some guests.
  func end(_ guests: Set<String>) {
    guard !guests.isEmpty else { return }
    state.withLock { $0.unwanted.formUnion(guests) }
    ring()
  }

  private func ring() { _ = write(bell.input, [1], 1) }
}

enum Descriptor {
  /// Makes a descriptor non-blocking, and closed in other programs.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }
}
