import Glibc
import Synchronization
import Testing
import TilawaFiles

struct SystemThreadTests {
  @Test func `the body runs on a thread of its own, and join waits for its end`() throws {
    let isOther = Mutex(false)
    let caller = pthread_self()
    let thread = try SystemThread { isOther.withLock { $0 = pthread_equal(pthread_self(), caller) == 0 } }
    thread.join()
    #expect(isOther.withLock { $0 } && !thread.isCurrent)
  }

  @Test func `a thread that is not waited for runs with a small stack`() async {
    let hasRun = await withCheckedContinuation { continuation in
      let isStarted = SystemThread.start(stack: 512 << 10) { continuation.resume(returning: true) }
      if !isStarted { continuation.resume(returning: false) }
    }
    #expect(hasRun)
  }

  @Test func `a thread that the system refuses is told`() {
    // No address space has room for such a stack.
    #expect(!SystemThread.start(stack: 1 << 48) {})
    do throws(SystemThread.Refused) {
      try SystemThread(stack: 1 << 48) {}.detach()
      Issue.record("a stack of 256 TiB was given")
    } catch {
      #expect(error.number != 0)
    }
  }

  @Test(arguments: [nil, 1 << 48]) func `a value is computed, in place where the system refuses a thread`(stack: Int?)
    async
  {
    struct Fault: Error {}
    #expect(await SystemThread.value(stack: stack) { 7 } == 7)
    await #expect(throws: Fault.self) {
      try await SystemThread.value(stack: stack) { () throws(Fault) -> Int in throw Fault() }
    }
  }

  @Test func `a body that ends by itself is run, in place where the system refuses a thread`() {
    let caller = pthread_self()
    let isHere = Mutex(false)
    SystemThread.perform(stack: 1 << 48) { isHere.withLock { $0 = pthread_equal(pthread_self(), caller) != 0 } }
    #expect(isHere.withLock { $0 })
  }

  @Test func `signals are left to the other threads`() throws {
    let isBlocked = Mutex(false)
    let thread = try SystemThread {
      SystemThread.leaveSignals()
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      isBlocked.withLock { $0 = sigismember(&mask, SIGTERM) == 1 }
    }
    thread.join()
    #expect(isBlocked.withLock { $0 })
  }
}
