import Dispatch
import Synchronization

/// Work that blocks. It runs on a thread outside the cooperative pool, and notices the cancellation of its task.
struct BlockingWork: Sendable {
  private let flag = Flag()

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// Throws `CancellationError` if the task was cancelled.
  func checkCancellation() throws {
    if flag.isSet.load(ordering: .relaxed) { throw CancellationError() }
  }

  /// Runs the work, and translates its errors.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable (BlockingWork) throws -> Value
  ) async throws(TilawaError) -> Value {
    let work = BlockingWork()
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(with: Result { try body(work) }) }
        }
      } onCancel: {
        work.flag.isSet.store(true, ordering: .relaxed)
      }
    } catch {
      throw TilawaError(error)
    }
  }
}
