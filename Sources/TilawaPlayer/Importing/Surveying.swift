import Dispatch
import Foundation
import TilawaAudio

/// A survey that goes on by itself, on a thread of its own, while something else is done with the file.
final class Surveying: Sendable {
  private struct State: Sendable {
    var result: Result<RecordingSurvey, any Error>?
    var isCancelled = false
  }

  private let state = Guarded(State())
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameter work: is given a progress that ends it once it is cancelled.
  init(
    progress: @escaping RecordingPass.Progress,
    work: @escaping @Sendable (@escaping RecordingPass.Progress) throws -> RecordingSurvey
  ) {
    Thread.detachNewThread { [self] in
      let result = Result {
        try work { [self] done, count in
          if state.withLock(\.isCancelled) { throw CancellationError() }
          try progress(done, count)
        }
      }
      state.withLock { $0.result = result }
      ended.signal()
    }
  }

  /// The error of the survey; nil while the survey runs, and after success.
  var failure: (any Error)? {
    state.withLock { if case .failure(let error)? = $0.result { error } else { nil } }
  }

  /// Ends the survey soon and discards its result.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Waits for its end.
  func result() throws -> RecordingSurvey {
    ended.wait()
    ended.signal()
    guard let result = state.withLock(\.result) else { throw CancellationError() }
    return try result.get()
  }
}
