import Glibc
import Synchronization

/// A signal that wakes one thread; several signals before a wait count as one.
///
/// `signal` never blocks or allocates, so the sound server's callback may call it: it posts a semaphore at most once
/// until the sleeper has woken. One thread waits at a time. A wake-up may be false: check the condition.
///
/// `@unchecked Sendable`: the only stored state besides the atomic is the address of a semaphore, set once in `init`
/// and freed in `deinit` when no call is possible any more; `sem_post` and `sem_wait` are safe from any thread.
final class WakeUp: @unchecked Sendable {
  private let semaphore: UnsafeMutablePointer<sem_t>
  private let pending = Atomic<Bool>(false)

  init() {
    semaphore = .allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func signal() {
    if !pending.exchange(true, ordering: .acquiringAndReleasing) { sem_post(semaphore) }
  }

  func wait() {
    while sem_wait(semaphore) != 0 {}
    take()
  }

  /// Resets the pending flag by an exchange, not a store: an exchange reads the last `signal`, so that everything
  /// before it is visible. This includes a signal without a post, between the waking and this call.
  private func take() { _ = pending.exchange(false, ordering: .acquiringAndReleasing) }
}
