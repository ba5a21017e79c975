import Synchronization

/// Whether the mark of a place was read just before a session began. Any task may use it.
final class PlaceMark: Sendable {
  private let isSeen: Mutex<Bool>

  init(isSeen: Bool) { self.isSeen = Mutex(isSeen) }

  /// Returns whether it was; later exchanges of the session read it again.
  func isJustSeen() -> Bool {
    isSeen.withLock { isSeen in
      defer { isSeen = false }
      return isSeen
    }
  }
}
