import Glibc
package import TilawaCore

/// A thread of our own, apart from the cooperative pool, so that it may wait for any time.
package struct SystemThread: Sendable {
  /// A thread that the system does not give.
  package struct Refused: Error {
    /// The number of the system's error.
    package let number: Int32
  }

  /// The reason that people are told where the system gives no thread.
  package static let refusal = Sentence.system(EAGAIN)

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let handle: pthread_t

  /// Starts a thread, for which `join` or `detach` is called once.
  ///
  /// - Parameter stack: the bytes of address space of its stack; nil: those that the system gives.
  package init(stack: Int? = nil, _ body: @escaping @Sendable () -> Void) throws(Refused) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let stack { pthread_attr_setstacksize(&attributes, stack) }
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      throw Refused(number: failure)
    }
    handle = thread
  }

  /// Starts a thread that is not waited for.
  ///
  /// - Returns: false where the system gives no thread, and `body` does not run.
  package static func start(stack: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
    do throws(Refused) { try SystemThread(stack: stack, body).detach() } catch { return false }
    return true
  }

  /// Runs a body that ends by itself: on a thread that is not waited for, or in place where the system gives none.
  package static func perform(stack: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    if !start(stack: stack, body) { body() }
  }

  /// Returns the value of a body that may block, without blocking the cooperative pool. Where the system gives no
  /// thread, the body runs in place.
  package static func value<Value: Sendable, Fault: Error>(
    stack: Int? = nil, of body: @escaping @Sendable () throws(Fault) -> Value
  ) async throws(Fault) -> Value {
    try await withCheckedContinuation { continuation in
      perform(stack: stack) { continuation.resume(returning: Result(catching: body)) }
    }.get()
  }

  /// Leaves all signals to the other threads of the program, from this thread on which it is called.
  package static func leaveSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, nil)
  }

  /// Whether the caller is on this thread.
  package var isCurrent: Bool { pthread_equal(pthread_self(), handle) != 0 }

  /// Waits until the body has returned. Any thread but its own.
  package func join() { pthread_join(handle, nil) }

  package func detach() { pthread_detach(handle) }
}
