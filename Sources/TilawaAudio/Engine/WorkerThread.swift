/// A thread of our own, which may block, and its end.
final class WorkerThread: Sendable {
  private let thread: Guarded<SystemThread?>

  init(_ body: @escaping @Sendable () -> Void) throws(AudioError) {
    do throws(SystemThread.Refused) { thread = Guarded(try SystemThread(body)) } catch {
      throw AudioError(.ioFailed, AudioSentences.cannotStartThread, verbatim: systemMessage(error.number))
    }
  }

  deinit { thread.withLock { $0.take() }?.detach() }

  /// Waits until the body has returned. Any thread but its own; the second call returns at once.
  func join() { thread.withLock { $0.take() }?.join() }
}
