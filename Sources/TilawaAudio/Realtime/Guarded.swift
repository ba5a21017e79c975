import Glibc

/// A value behind a lock for the threads of the engine. Not for the sound server's callback.
///
/// It replaces `Synchronization.Mutex`. When that has to wait, the kernel passes the lock on without the knowledge of
/// the thread sanitizer, and the sanitizer reports false races; it understands pthread's locks.
///
/// `@unchecked Sendable`: `value` is `Sendable` and used only in `withLock`, between lock and unlock; the lock's
/// address is set once and freed in `deinit`, when no call is possible any more.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
