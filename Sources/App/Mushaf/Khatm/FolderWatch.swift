import Glibc

/// A watch on a folder, by inotify.
package struct FolderWatch: ~Copyable {
  /// The descriptor of inotify; −1 if the folder cannot be watched because the user has no watch left.
  private let descriptor: Int32

  /// Begins to watch a folder. Changes from now on are reported, however late `wait` is called.
  package init(_ folder: String) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return }
    inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_DELETE))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Blocks until a file there is written, made, put in place or removed, a signal comes, or the time is over.
  ///
  /// - Parameter timeout: in whole milliseconds.
  /// - Returns: whether something was done there.
  package func wait(atMost timeout: Duration) -> Bool {
    // poll passes over a negative descriptor, and the time remains.
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, Int32(timeout / .milliseconds(1))) > 0 else { return false }
    // Discard the events: the caller looks at the folder itself.
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { events in
      while read(descriptor, events.baseAddress, events.count) > 0 {}
    }
    return true
  }
}
