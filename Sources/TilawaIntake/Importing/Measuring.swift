import Dispatch
import FoundationEssentials
import Synchronization
package import TilawaAudio
package import TilawaCore

/// Reads an audio file to its end and returns its format and length. Throws for any file that is not complete audio.
package typealias Measure = @Sendable (_ path: String) throws -> AudioFile

/// Reads a recording to its end in one pass and returns its length, its outline and its loudness. `heard` is called
/// before the reading and returns the frames whose loudness counts; `progress` may end the pass by an error.
package typealias SurveyRecording =
  @Sendable (_ path: String, _ heard: (AudioFile) throws -> [Range<Int>], _ progress: @escaping RecordingPass.Progress)
  throws -> RecordingSurvey

/// Applies `work` to all items, on all processors. Blocks until all is done.
///
/// - Returns: the results in the order of `items`.
/// - Throws: the error of `work` for the first refused item; the items after it are then skipped.
func mapAll<Item: Sendable, Result: Sendable>(
  _ items: [Item], progress: Progress, _ work: @Sendable (Item) throws -> Result
) throws -> [Result] {
  let next = Atomic(0)
  let state = Guarded((results: [Result?](repeating: nil, count: items.count), done: 0, failure: FirstFailure?.none))
  let workers = min(ProcessInfo.processInfo.activeProcessorCount, items.count)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < items.count, state.withLock({ $0.failure == nil }) else { return }
      let result = Swift.Result { try work(items[index]) }
      let done = state.withLock { state in
        state.done += 1
        switch result {
        case .success(let value): state.results[index] = value
        case .failure(let error) where index < state.failure?.index ?? .max:
          state.failure = FirstFailure(index: index, error: error)
        case .failure: break
        }
        return state.done
      }
      progress(done, items.count)
    }
  }
  return try state.withLock { state in
    if let failure = state.failure { throw failure.error }
    return state.results.compactMap(\.self)
  }
}

/// The error of the first failed item.
private struct FirstFailure {
  let index: Int
  let error: any Error
}
