import Glibc

/// Counts how often any process opens a file, as the kernel tells it by inotify.
package final class FileOpenings {
  private let descriptor: Int32
  private static let headLength = 16

  /// Watches a file that is there from now on.
  package init(of path: String) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    // The kernel joins events that are equal and follow each other: a reading parts two openings.
    inotify_add_watch(descriptor, path, UInt32(IN_OPEN | IN_ACCESS | IN_CLOSE))
  }

  deinit { close(descriptor) }

  /// The openings since the last call. Nil if the kernel lost some, or watches nothing.
  package func take() -> Int? {
    guard descriptor >= 0 else { return nil }
    var (count, isLost) = (0, false)
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
      while case let length = read(descriptor, buffer.baseAddress, buffer.count), length > 0 {
        var place = 0
        while place + Self.headLength <= length {
          let mask = buffer.load(fromByteOffset: place + 4, as: UInt32.self)
          let name = buffer.load(fromByteOffset: place + 12, as: UInt32.self)
          if mask & UInt32(IN_OPEN) != 0 { count += 1 }
          if mask & UInt32(IN_Q_OVERFLOW) != 0 { isLost = true }
          place += Self.headLength + Int(name)
        }
      }
    }
    return isLost ? nil : count
  }
}
