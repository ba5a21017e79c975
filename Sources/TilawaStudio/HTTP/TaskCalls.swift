import Dispatch
import Synchronization

/// Calls of asynchronous functions by threads that wait for them.
final class TaskCalls: Sendable {
  private final class Outcome<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
    let signal = DispatchSemaphore(value: 0)
  }

  private let calls: AsyncStream<@Sendable () async -> Void>
  private let call: AsyncStream<@Sendable () async -> Void>.Continuation

  init() { (calls, call) = AsyncStream.makeStream() }

  /// Runs the functions on tasks, until `finish`.
  func run() async {
    await withDiscardingTaskGroup { group in
      for await call in calls { group.addTask { await call() } }
      group.cancelAll()
    }
  }

  func finish() { call.finish() }

  /// Waits for the value of a function; nil where the calls have ended. Only for threads of one's own.
  @discardableResult func wait<Value: Sendable>(for body: @escaping @Sendable () async -> Value) -> Value? {
    let outcome = Outcome<Value>()
    let result = call.yield {
      let value = await body()
      outcome.value.withLock { $0 = value }
      outcome.signal.signal()
    }
    guard case .enqueued = result else { return nil }
    outcome.signal.wait()
    return outcome.value.withLock { $0 }
  }
}
