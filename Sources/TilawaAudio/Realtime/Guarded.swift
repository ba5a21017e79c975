import Glibc

/// A value behind a lock, for what threads of the engine contend for. Not for the sound server's callback.
///
/// In place of `Synchronization.Mutex`: once that has to wait, the kernel hands the lock over unseen by the thread
/// sanitizer, which then reports races that are none; it sees through pthread's.
///
/// `@unchecked Sendable`: `value` is `Sendable` and reached only in `withLock`, between lock and unlock; the lock's address is
/// set once and freed in `deinit`, when nobody can call any more.
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
