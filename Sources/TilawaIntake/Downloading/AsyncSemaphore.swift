import DequeModule
import TilawaAudio

/// A semaphore for tasks: a number of permits, given in the order of the requests.
final class AsyncSemaphore: Sendable {
  private struct Waiter: Sendable {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State: Sendable {
    var free: Int
    var waiters = Deque<Waiter>()
    var next = 0
    /// The numbers of tasks that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let state: Guarded<State>

  init(permits: Int) { state = Guarded(State(free: permits)) }

  /// Runs `body` with a permit, as soon as there is one.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits; the errors of `body`.
  func withPermit<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    try await acquire()
    defer { release() }
    return try await body()
  }

  private func acquire() async throws {
    let number = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    let isAcquired = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.cancelled.remove(number) != nil { return false }
          if state.free > 0 {
            state.free -= 1
            return true
          }
          state.waiters.append(Waiter(number: number, continuation: continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiters.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.waiters.remove(at: index)
      }
      waiter?.continuation.resume(returning: false)
    }
    state.withLock { _ = $0.cancelled.remove(number) }
    guard isAcquired else { throw CancellationError() }
  }

  private func release() {
    let next = state.withLock { state -> Waiter? in
      guard let next = state.waiters.popFirst() else {
        state.free += 1
        return nil
      }
      return next
    }
    next?.continuation.resume(returning: true)
  }
}
