import Synchronization

/// Whether what a session sends may be in the place already, from one that was interrupted. Any task may use it.
///
/// Sounds are sent in one order, so that what was sent before comes first. After `most` objects in a row that are not there the rest is
/// new, and the place is not asked any more.
final class SentBefore: Sendable {
  private static let most = 8

  private let misses = Mutex(0)

  /// Whether to ask the place for the next object.
  var isLikely: Bool { misses.withLock { $0 < Self.most } }

  func note(isThere: Bool) { misses.withLock { $0 = $0 >= Self.most ? $0 : isThere ? 0 : $0 + 1 } }

  /// Ends the asking: objects were removed, which a list may still show.
  func end() { misses.withLock { $0 = Self.most } }
}
