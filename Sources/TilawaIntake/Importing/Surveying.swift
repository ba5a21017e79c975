import Dispatch
import FoundationEssentials
import TilawaAudio

/// A survey on a thread of its own, while the file is copied.
final class Surveying: Sendable {
  private struct State: Sendable {
    var result: Result<RecordingSurvey, any Error>?
    var isCancelled = false
  }

  private let state = Guarded(State())
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the survey.
  ///
  /// - Parameter work: does the survey; its progress throws after `cancel`.
  init(
    progress: @escaping RecordingPass.Progress,
    work: @escaping @Sendable (@escaping RecordingPass.Progress) throws -> RecordingSurvey
  ) {
    SystemThread.perform { [self] in
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

  /// Waits for the end of the survey and returns its result.
  func result() throws -> RecordingSurvey {
    ended.wait()
    ended.signal()
    guard let result = state.withLock(\.result) else { throw CancellationError() }
    return try result.get()
  }
}
