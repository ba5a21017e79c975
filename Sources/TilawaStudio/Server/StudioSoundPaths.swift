import Synchronization

/// The paths of recordings that were asked for lately.
final class StudioSoundPaths: Sendable {
  private let paths = Mutex<[String: String]>([:])

  /// The most paths that are kept.
  private static let most = 64

  func path(of id: String) -> String? { paths.withLock { $0[id] } }

  func note(_ path: String, of id: String) {
    paths.withLock { paths in
      if paths.count >= Self.most { paths = [:] }
      paths[id] = path
    }
  }

  /// Forgets all paths: a recording may have gone, or lie elsewhere.
  func forget() { paths.withLock { $0 = [:] } }
}
