import TilawaAudio

/// Lets so many tasks in at once, in the order in which they come.
final class AsyncSemaphore: Sendable {
  private struct State {
    var free: Int
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var next = 0
    /// Those that gave up before they came to wait.
    var gone: Set<Int> = []
  }

  private let state: Guarded<State>

  init(places: Int) { state = Guarded(State(free: places)) }

  /// Does something once there is a place.
  ///
  /// - Throws: `CancellationError` where the task is cancelled while it waits; what `body` throws.
  func pass<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async throws {
    let number = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    let isIn = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.gone.remove(number) != nil { return false }
          if state.free > 0 {
            state.free -= 1
            return true
          }
          state.waiting.append((number, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
        guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
          state.gone.insert(number)
          return nil
        }
        return state.waiting.remove(at: index).continuation
      }
      waiting?.resume(returning: false)
    }
    state.withLock { _ = $0.gone.remove(number) }
    guard isIn else { throw CancellationError() }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
