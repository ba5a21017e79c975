import Glibc

/// A lock between processes, kept by the system for as long as it is held; gone with the process that holds it.
struct FileLock {
  private let descriptor: Int32

  /// Waits until no other process holds it; makes the file if absent.
  ///
  /// - Parameter waiting: called if another process holds it.
  /// - Throws: `.cannotCreate`, also where the file system has no locks.
  init(path: String, waiting: () -> Void = {}) throws(StoreError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StoreError(system: errno, .cannotCreate, operation: FilesSentences.cannotLock, path: path)
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK { waiting() }
    guard Disk.lock(descriptor) else { throw FileLock.failure(path, closing: descriptor) }
  }

  /// Takes the lock; returns nil if another process holds it.
  ///
  /// - Throws: `.cannotCreate`, also where the file system has no locks.
  init?(ifFree path: String) throws(StoreError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StoreError(system: errno, .cannotCreate, operation: FilesSentences.cannotLock, path: path)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else { throw FileLock.failure(path, closing: descriptor) }
      close(descriptor)
      return nil
    }
  }

  private static func failure(_ path: String, closing descriptor: Int32) -> StoreError {
    let number = errno
    close(descriptor)
    return StoreError(system: number, .cannotCreate, operation: FilesSentences.cannotLock, path: path)
  }

  /// Replaces the content of the file, for processes that ask for the holder.
  func note(_ words: String) {
    guard ftruncate(descriptor, 0) == 0 else { return }
    var words = words
    _ = words.withUTF8 { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  func release() { close(descriptor) }
}
