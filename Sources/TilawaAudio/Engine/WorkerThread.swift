import Glibc

/// A thread of our own, apart from the cooperative pool, so that it may block.
final class WorkerThread: Sendable {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let handle: Guarded<pthread_t?>

  init(_ body: @escaping @Sendable () -> Void) throws(AudioError) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let failure = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      throw AudioError(.ioFailed, AudioSentences.cannotStartThread, verbatim: systemMessage(failure))
    }
    handle = Guarded(thread)
  }

  deinit {
    if let thread = handle.withLock({ $0.take() }) { pthread_detach(thread) }
  }

  /// Waits until the body has returned. Any thread but its own; the second call returns at once.
  func join() {
    guard let thread = handle.withLock({ $0.take() }) else { return }
    pthread_join(thread, nil)
  }
}
