import Dispatch
import FoundationEssentials
import TilawaAudio

/// A pool of threads for long or blocking work. It keeps the cooperative pool free, and its threads end with it.
final class WorkerPool: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var idle = 0
    var threads = 0
    var isOver = false
  }

  /// The state that the threads share with the pool.
  private final class Shared: Sendable {
    let state = Guarded(State())
    let bell = DispatchSemaphore(value: 0)

    func work() {
      while true {
        bell.wait()
        let task = state.withLock { state -> (@Sendable () -> Void)? in
          guard !state.work.isEmpty else { return nil }
          state.idle -= 1
          return state.work.removeFirst()
        }
        guard let task else { return }
        task()
        state.withLock { $0.idle += 1 }
      }
    }
  }

  private let shared = Shared()
  private let most: Int

  /// Makes a pool.
  ///
  /// - Parameter threads: the largest number of threads; they start when there is work.
  init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) { most = max(1, threads) }

  deinit {
    let threads = shared.state.withLock { $0.threads }
    for _ in 0..<threads { shared.bell.signal() }
  }

  /// Runs `body` on one of the threads, in order.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      add { continuation.resume(with: Result(catching: body)) }
    }
  }

  private func add(_ task: @escaping @Sendable () -> Void) {
    let isNew = shared.state.withLock { state -> Bool in
      state.work.append(task)
      guard state.threads < most, state.idle < state.work.count else { return false }
      state.threads += 1
      state.idle += 1
      return true
    }
    guard !isNew || SystemThread.start({ [shared] in shared.work() }) else { return refused() }
    shared.bell.signal()
  }

  /// Leaves the work to the other threads where the system refuses one; where there is none, does it here.
  private func refused() {
    let isAlone = shared.state.withLock { state in
      state.threads -= 1
      state.idle -= 1
      return state.threads == 0
    }
    shared.bell.signal()
    guard isAlone else { return }
    while let task = shared.state.withLock({ $0.work.isEmpty ? nil : $0.work.removeFirst() }) { task() }
  }
}
